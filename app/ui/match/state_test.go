package match

import (
	"slices"
	"testing"

	"catchup/app/ui/table"
	"catchup/engine"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func match(t *testing.T, game, opponent string, human engine.Player) *Match {
	t.Helper()
	g, err := engine.ParseGame(game)
	if err != nil {
		t.Fatal(err)
	}
	return New(g, opponent, human)
}

func set(t *testing.T, text string) engine.Set {
	t.Helper()
	s, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestTurnIsPickedAndTaken(t *testing.T) {
	m := match(t, "1-7/3/5/6", "", engine.P1)
	for _, n := range []int{1, 2} {
		table.Press(m, n, false)
	}
	table.Take(m)
	if m.Game.String() != "1-7/3/5/6" {
		t.Fatalf("an unfinished turn was taken: %v", m.Game)
	}
	table.Press(m, 7, false)
	table.Take(m)
	if m.Game.String() != "1-7/3/5/6/1,2,7" || m.Picked.Len() > 0 {
		t.Errorf("%v, %v still picked", m.Game, m.Picked)
	}
}

func TestBotsTurnIsTheBots(t *testing.T) {
	m := match(t, "1-7/3", bot.Perfect, engine.P1)
	if !m.BotToMove() || !m.View().Locked {
		t.Fatal("the bot is not to move")
	}
	table.Press(m, 5, false)
	m.Play(set(t, "5"))
	if m.Picked.Len() > 0 || m.Game.String() != "1-7/3" {
		t.Errorf("the visitor moved for the bot: %v, %v picked", m.Game, m.Picked)
	}
	asked := m.Game.Position()
	m.Answer(asked, set(t, "1,2"))
	for i, want := range []string{"", "1", "1,2"} {
		if got := m.Picked.List(); got != want || m.Game.String() != "1-7/3" || !m.Watching() {
			t.Errorf("watched for %d steps: %s picked, want %s, %v", i, got, want, m.Game)
		}
		table.PutBack(m) // the rods are not the visitor's
		m.Watch()
	}
	if m.Game.String() != "1-7/3/1,2" || m.BotToMove() || m.Watching() {
		t.Errorf("after the answer: %v", m.Game)
	}
	m.Undo()
	m.Play(set(t, "3"))
	m.Answer(asked, set(t, "5"))
	m.Skip()
	if m.Game.String() != "1-7/3/5" || m.Picked.Len() > 0 {
		t.Errorf("after the answer was skipped: %v, %v picked", m.Game, m.Picked)
	}
	m.Answer(asked, set(t, "5")) // the same answer once more, late
	if m.Game.String() != "1-7/3/5" {
		t.Errorf("a late answer was played: %v", m.Game)
	}
}

func TestUndoGoesBackToTheVisitorsTurn(t *testing.T) {
	for _, c := range []struct {
		game, opponent string
		human          engine.Player
		undone         string // "" if there is nothing to undo
	}{
		{"1-7/3/5/6", "", engine.P1, "1-7/3/5"},
		{"1-7/3/5", bot.Random, engine.P1, "1-7"},
		{"1-7/3/5/6", bot.Random, engine.P1, "1-7/3/5"}, // while the bot thinks
		{"1-7/3", bot.Random, engine.P2, ""},            // the bot began
		{"1-7/3/5/6", bot.Random, engine.P2, "1-7/3"},
		{"1-7", "", engine.P1, ""},
	} {
		m := match(t, c.game, c.opponent, c.human)
		if m.CanUndo() != (c.undone != "") {
			t.Errorf("%s: can undo is %v", c.game, m.CanUndo())
			continue
		}
		before := m.Game.String()
		m.Undo()
		if want := c.undone; want != "" && m.Game.String() != want {
			t.Errorf("%s: undone to %v, want %s", c.game, m.Game, want)
		}
		for m.CanRedo() {
			m.Redo()
		}
		if got := m.Game.String(); got != before {
			t.Errorf("%s: redone to %s", before, got)
		}
	}
}

func TestRestartKeepsTheMovesForRedo(t *testing.T) {
	m := match(t, "1-7/3/5/6", "", engine.P1)
	table.Press(m, 1, false)
	m.Restart()
	if m.Game.String() != "1-7" || m.Picked.Len() > 0 || !m.CanRedo() {
		t.Errorf("%v, %v picked, can redo %v", m.Game, m.Picked, m.CanRedo())
	}
}

func TestEveryBotHasAName(t *testing.T) {
	names := slices.Clone(bot.Names)
	for _, level := range bot.Levels {
		names = append(names, level.Name)
	}
	for _, name := range append(names, Sampler.Bot, "max-score+min-score") {
		if o := Called(name); o.Thinks == "" || o.Name == "" {
			t.Errorf("%s has no name", name)
		}
	}
	for _, o := range Opponents {
		if _, err := bot.Named(o.Bot); err != nil {
			t.Error(err)
		}
	}
}

// The page may be drawn again while its board waits to be mounted, and before it has
// read its address. The game it starts with must not take the place of the one in
// the address, nor of the one that was kept.
func TestNothingIsKeptBeforeTheBoardIsMounted(t *testing.T) {
	board := &Board{Match: match(t, "1-7", bot.MaxScore, engine.P1), Keep: func(app.Context) { t.Error("it is kept") }}
	board.OnUpdate(app.Context{})
	if board.number != 0 {
		t.Error("a board that is not mounted has taken up a game")
	}
}
