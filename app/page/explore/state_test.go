package explore

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"catchup/app/ui/board"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func opened(t *testing.T, text string) *Study {
	t.Helper()
	s, err := Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestOpen(t *testing.T) {
	for text, want := range map[string]string{
		"{1,2,4,7}:4": "1,2,4,7:4",
		" 1-7/3/5/6 ": "1-7/3/5/6",
		"https://example.org/base/explore/#1-7/3": "1-7/3",
		"2,2,2,3,3": "2,2,2,3,3",
		"{}":        "{}",
	} {
		if s := opened(t, text); s.Text() != want {
			t.Errorf("%q is %q, want %q", text, s.Text(), want)
		}
	}
	if _, err := Open("1-7/3/5,,6"); err == nil || !strings.Contains(err.Error(), "character") {
		t.Errorf("got %v", err)
	}
}

// Whatever is accepted is written back as the same game.
func FuzzOpen(f *testing.F) {
	for _, text := range []string{"1-7", "{1,2,4,7}:4", "1-7/3/5/6", "x#1-7:3", "", "#"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := Open(text)
		if err != nil {
			return
		}
		again, err := Open(s.Text())
		if err != nil || again.Text() != s.Text() {
			t.Errorf("%q is written %q: %v", text, s.Text(), err)
		}
	})
}

func known(t *testing.T, s *Study, err error) {
	t.Helper()
	value, unknown := (&solver.Evaluate{Position: s.Game.Position(), Limit: 100, Margins: true}).Answer(solver.New(1<<24), nil)
	if err == nil {
		err = unknown
	}
	s.Valued(s.Game, value, err)
}

func TestValued(t *testing.T) {
	s := opened(t, "1-7/3/5/6")
	known(t, s, nil)
	if s.Value == nil || s.Value.Margin != 2 || !s.Puzzle || s.TooLarge {
		t.Errorf("{1,2,4,7}:4: %+v", s.Known)
	}
	s = opened(t, "1-8")
	known(t, s, nil)
	if s.Puzzle {
		t.Error("{1..8} is a puzzle")
	}
	s = opened(t, "1-60")
	known(t, s, nil)
	if !s.TooLarge || s.Failure != "" {
		t.Errorf("{1..60}: %+v", s.Known)
	}
	s = opened(t, "1-7")
	known(t, s, nil)
	known(t, s, &induction.TooLargeError{Set: s.Game.Position().Left})
	if !s.Untold || s.TooLarge || s.Value == nil {
		t.Errorf("{1..7} with margins too large: %+v", s.Known)
	}
	s = opened(t, "1-7")
	known(t, s, errors.New("no worker"))
	if s.Failure != "No worker." {
		t.Errorf("failure %q", s.Failure)
	}
}

// The best line goes on from where the game is, each turn with the game so far.
func TestTurns(t *testing.T) {
	s := opened(t, "1-7/3/5")
	line, err := (&solver.Line{Position: s.Game.Position(), Margins: true}).Answer(solver.New(1<<24), nil)
	if err != nil {
		t.Fatal(err)
	}
	s.Line = s.Game.After(line...)
	turns := s.Turns()
	if len(turns) == 0 || turns[0].Mover != engine.P1 || turns[0].Behind != 2 {
		t.Fatalf("turns %+v", turns)
	}
	for i, turn := range turns {
		game := opened(t, turn.Game).Game
		if len(game.Moves()) != 3+i || !strings.HasPrefix(turn.Game, "1-7/3/5/") {
			t.Errorf("turn %d leads to %s", i, turn.Game)
		}
		if last := i == len(turns)-1; game.Over() != last {
			t.Errorf("turn %d of %d: over is %v", i, len(turns), game.Over())
		}
	}
}

func TestFares(t *testing.T) {
	five, _ := engine.SetOf(5)
	one := func(o engine.Outcome) []solver.Judged { return []solver.Judged{{Move: five, Outcome: o}} }
	for want, c := range map[string]solver.Choice{
		"takes 5, which loses":                                   {Exact: true, Losses: 1, Moves: one(engine.Loss)},
		"took 5 this time, which draws":                          {Draws: 1, Moves: one(engine.Draw)},
		"takes any of 3 moves, which all win":                    {Exact: true, Wins: 3, Moves: one(engine.Win)},
		"takes any of 1\u202f205 moves: 1 wins, 1\u202f204 lose": {Exact: true, Wins: 1, Losses: 1204, Moves: one(engine.Win)},
	} {
		if got := fares(c); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

func TestHunt(t *testing.T) {
	s := opened(t, "1-30")
	view := board.View{Game: s.Game, Seats: board.Marks}
	h := NewHunt(s.Game.Position(), ordinary)
	now := time.Unix(0, 0)
	if h.Says(view) != "" {
		t.Errorf("before it began it says %q", h.Says(view))
	}
	h.Begin(now)
	h.Tell(solver.Work{Done: 0.5, Nodes: 100, Bytes: 64 * mebibyte}, now.Add(10*time.Second))
	h.End(solver.Found{AtLeast: engine.Draw, AtMost: engine.Win, Nodes: 200, Bytes: 64 * mebibyte}, context.DeadlineExceeded, now.Add(60*time.Second))
	if got, want := h.Says(view), "Not proved: the time is over. What is known: Triangle has at least a draw."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	// The second go breaks off, knowing nothing; what was known stays true.
	h.Begin(now.Add(time.Hour))
	h.Tell(solver.Work{Nodes: 50}, now.Add(time.Hour+time.Second))
	h.End(solver.Nothing, errors.New("the worker is gone"), now.Add(time.Hour+5*time.Second))
	if got, want := h.Says(view), "Not proved: the search broke off. The worker is gone. What is known: Triangle has at least a draw."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if h.Nodes() != 250 || h.took != 65*time.Second || h.Err == nil {
		t.Errorf("%d nodes in %v, %v", h.Nodes(), h.took, h.Err)
	}
	h.Begin(now)
	h.End(solver.Found{AtLeast: engine.Win, AtMost: engine.Win, Nodes: 10}, nil, now)
	if !h.Found.Proved() || h.Says(view) != "Triangle can win." {
		t.Errorf("%v: %q", h.Found, h.Says(view))
	}
}

// comparison is a page that compares two moves as soon as it is there.
type comparison struct {
	app.Compo
	rivals *rivals
}

func (c *comparison) OnPreRender(ctx app.Context) {
	c.rivals.asker.Mount(ctx)
	c.rivals.compare()
}

func (c *comparison) Render() app.UI { return app.Div() }

// compare has both sides of a contest proved.
func compare(t *testing.T, s *Study, c *Contest) {
	t.Helper()
	page := &comparison{rivals: &rivals{Game: s.Game, Value: s.Value, contest: c}}
	e := app.NewTestEngine()
	if err := e.Load(page); err != nil {
		t.Fatal(err)
	}
	for e.ConsumeAll(); page.rivals.asker.Working(); e.ConsumeAll() {
		time.Sleep(time.Millisecond)
	}
	if page.rivals.failure != "" {
		t.Fatal(page.rivals.failure)
	}
}

// Figure 3a: of all moves one wins, one draws and the others lose.
func TestContest(t *testing.T) {
	s := opened(t, "1-7")
	known(t, s, nil)
	c := NewContest(s.Game, s.Value.Moves)
	if c.Sides[0].Outcome != s.Value.Outcome || c.Sides[1].Outcome >= c.Sides[0].Outcome {
		t.Fatalf("sides %+v", c.Sides)
	}
	compare(t, s, c)
	if c.Sides[0].Proof.Refutes() || !c.Sides[1].Proof.Refutes() {
		t.Errorf("proofs %+v", c.Sides)
	}
	if got := c.Sides[0].verdict(); got != "Keeps the draw." && got != "Keeps the win." {
		t.Errorf("verdict %q", got)
	}
	if len(c.Sides[1].line()) == 0 || !strings.Contains(c.Sides[1].lineName(), "efut") || c.Sides[1].settled() == "" || c.Sides[1].size() == "" {
		t.Errorf("the other side: %v, %q, %q, %q", c.Sides[1].line(), c.Sides[1].lineName(), c.Sides[1].settled(), c.Sides[1].size())
	}
	replies := 0
	for _, a := range c.Sides[0].answers() {
		replies += len(a.replies)
		if !strings.HasPrefix(a.says(), "Against ") {
			t.Errorf("row %q", a.says())
		}
	}
	if want := len(c.Sides[0].Proof.Tree.Next); replies != want {
		t.Errorf("%d replies are answered, want %d", replies, want)
	}
	c.Choose(0, 2)
	if c.Chosen(0) != 2 || c.Sides[0].Proof != nil {
		t.Error("a move just chosen has a proof already")
	}
}

// In a lost position every move loses: the answer that wins is shown.
func TestContestOfALostPosition(t *testing.T) {
	s := opened(t, "2,2,2,3,3/2/2") // whatever
	for _, text := range []string{"2,2,2,3,3/3", "1-7/3/5/6/4"} {
		s = opened(t, text)
		known(t, s, nil)
		if s.Value.Outcome == engine.Loss && len(s.Value.Moves) > 1 {
			break
		}
	}
	if s.Value.Outcome != engine.Loss || len(s.Value.Moves) < 2 {
		t.Skip("neither is lost with several moves")
	}
	c := NewContest(s.Game, s.Value.Moves)
	compare(t, s, c)
	if c.Sides[0].Reply.Len() == 0 || c.Sides[0].lineName() != "A reply that wins" || c.Sides[0].verdict() != "Loses, as every move does here." {
		t.Errorf("%+v: %q, %q", c.Sides[0], c.Sides[0].lineName(), c.Sides[0].verdict())
	}
}
