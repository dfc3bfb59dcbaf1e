package match

import (
	"testing"

	"catchup/engine"
	"catchup/engine/solver"
)

func evaluation(t *testing.T, game string) solver.Evaluation {
	t.Helper()
	m := match(t, game, "", engine.P1)
	e, err := (&solver.Evaluate{Position: m.Game.Position(), Limit: listed}).Answer(solver.New(1<<20), nil)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func TestHintsTellMoreAndMore(t *testing.T) {
	for game, want := range map[string][]string{
		"1-7/3/5/6":   {"", "Of 8 moves, 1 wins.", "One way takes 3 rods, among them the 7.", "Take 1 + 2 + 7."},
		"1-7/3/5/6/7": {"", "Of 4 moves, 1 wins.", "One way takes 2 rods, among them the 4.", "Take 2 + 4."},
		"1,2,4:9":     {"", "Every move loses if it is answered well: choose one that is hard to answer."},
	} {
		e := evaluation(t, game)
		for steps, text := range want {
			if got := hint(steps, e); got != text {
				t.Errorf("%s, %d steps: %q, want %q", game, steps, got, text)
			}
		}
	}
}

func TestWarning(t *testing.T) {
	m := match(t, "1-7/3/5/6/7", "perfect", engine.P2)
	view := m.View()
	reply := set(t, "2,4")
	if got := warning(view, engine.P2, set(t, "7"), engine.Win, engine.Loss, reply); got != "Your 7 gave the win away: 2 + 4 is the answer." {
		t.Errorf("%q", got)
	}
	if got := warning(view, engine.P2, set(t, "2,7"), engine.Win, engine.Draw, engine.Set{}); got != "Your 2 + 7 gave the win away for a draw." {
		t.Errorf("%q", got)
	}
	if got := warning(view, engine.P2, set(t, "7"), engine.Loss, engine.Loss, reply); got != "" {
		t.Errorf("where nothing was given away: %q", got)
	}
}

// Between two people help is shown only if both want it.
func TestBothMustWantHelp(t *testing.T) {
	m := match(t, "1-7", "", engine.P1)
	m.Aids = Winner
	for _, wants := range [][2]bool{{}, {true, false}, {false, true}, {true, true}} {
		m.Wants = wants
		if got := m.Aided(Winner); got != (wants[0] && wants[1]) {
			t.Errorf("wanted by %v: %v", wants, got)
		}
	}
	if m.Aided(Worths | Warning) {
		t.Error("help that is off is shown")
	}
	m.Opponent = "perfect"
	m.Wants = [2]bool{}
	if !m.Aided(Winner) {
		t.Error("help against a bot is not shown")
	}
}

func TestAidsInLetters(t *testing.T) {
	for a := Aids(0); a < 1<<len(aids); a++ {
		if got := AidsOf(a.String()); got != a {
			t.Errorf("%v is read as %v", a, got)
		}
	}
}
