package heuristics

import (
	"math"
	"testing"

	"catchup/app/ui/study/studytest"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/stats/paper"
)

func TestLinks(t *testing.T) {
	for text, want := range map[string]string{
		"1-10":                         "1-10/-/min-score/max-score",
		"1-9/max-score+min-score":      "1-9/max-score+min-score/min-score/max-score",
		"1-9/random":                   "1-9/-/min-score/max-score",
		"2,2,3/-/random/use-most-nums": "2,2,3/-/random/use-most-nums",
		"1-7/min-score+use-most-nums/random/random":          "1-7/min-score+use-most-nums/random/random",
		"1-7/max-score+min-score/max-score+min-score/random": "1-7/max-score+min-score/max-score+min-score/random",
	} {
		m, err := Open(text)
		if err != nil || m.Link() != want {
			t.Errorf("%s: %v, %v, want %s", text, m, err, want)
		}
	}
	for _, text := range []string{"", "1-13", "{}", "x", "1-5/nobody", "1-5/-/random", "1-5/-/random/nobody", "1-5/-/random/random/random"} {
		if m, err := Open(text); err == nil {
			t.Errorf("%q opens %v", text, m)
		}
	}
}

// The pairings that the paper prints are asked for first, and its figures are those of
// the tables.
func TestPrintedFigures(t *testing.T) {
	m := NewMatrix(printedSet, "")
	rows := append(paper.Table(3), paper.Table(4)...)
	for i, row := range rows {
		pair := Pair{row["p1"], row["p2"]}
		if percent, found := m.Printed(pair); !found || percent != row.Number("printed") {
			t.Errorf("%v: printed %v %v", pair, percent, found)
		}
		if i < len(rows) && rank(m.Pairs()[i]) != 0 {
			t.Errorf("%v is asked for before printed ones", m.Pairs()[i])
		}
		// The paper's samples are as good as samples of that size are.
		if deviation := Deviation(row.Number("printed"), row.Number("exact")); math.Abs(deviation) > 2.5 {
			t.Errorf("%v: %.2f standard errors", pair, deviation)
		}
	}
	if _, found := NewMatrix(engine.OneTo(9), "").Printed(Pair{"random", "random"}); found {
		t.Error("the paper prints nothing for {1..9}")
	}
}

// Neither player ever had a choice, and P2 wins.
func TestCounterexample(t *testing.T) {
	game, err := engine.ParseGame(counterexample)
	if err != nil {
		t.Fatal(err)
	}
	replay := engine.NewGame(game.Start())
	for _, move := range game.Moves() {
		name := map[engine.Player]string{engine.P1: bot.MaxScore, engine.P2: combination}[replay.Mover()]
		chain, err := bot.ChainNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		if liked := bot.Preferred(replay.Position(), chain...); len(liked) != 1 || liked[0] != move {
			t.Errorf("at %s %s likes %v, not %s alone", replay, name, liked, move)
		}
		if err := replay.Play(move); err != nil {
			t.Fatal(err)
		}
	}
	if outcome, by := game.Result(engine.P2); !game.Over() || outcome != engine.Win || by != 1 {
		t.Errorf("P2 has a %v by %d", outcome, by)
	}
}

func TestMatrixFills(t *testing.T) {
	m := NewMatrix(engine.OneTo(4), "max-score+use-most-nums")
	studytest.Ask(t, &m.answers, m.Questions()...)
	if len(m.Pairs()) != 36 {
		t.Errorf("%d pairings", len(m.Pairs()))
	}
	if odds, known := m.Odds(Pair{"random", "random"}); !known || math.Abs(odds.Win+odds.Draw+odds.Loss-100) > 1e-9 || odds.Exact.Win == "" {
		t.Errorf("odds %+v", odds)
	}
	m.SetChain("min-score+use-most-nums")
	missing := 0
	for _, pair := range m.Pairs() {
		if _, known := m.Odds(pair); !known {
			missing++
		}
	}
	if missing != 11 {
		t.Errorf("another chain leaves %d pairings to ask for", missing)
	}
}

// The games add up, and the truth lies between the error bars in the end.
func TestSampleComesCloser(t *testing.T) {
	set := engine.OneTo(5)
	s := NewSample(set, Pair{"random", "max-score"}, 7)
	studytest.Ask(t, &s.answers, s.Questions()...)
	m := NewMatrix(set, "")
	studytest.Ask(t, &m.answers, m.question(s.Pair))
	exact, _ := m.Odds(s.Pair)
	if len(s.Marks()) != len(milestones) {
		t.Errorf("%d marks", len(s.Marks()))
	}
	for i, mark := range s.Marks() {
		if mark.Games != milestones[i] {
			t.Errorf("mark %d after %d games", i, mark.Games)
		}
		if share, bar := mark.Share(); math.Abs(share-exact.Win) > 2.5*bar {
			t.Errorf("after %d games %.2f ± %.2f, exact %.2f", mark.Games, share, bar, exact.Win)
		}
	}
}
