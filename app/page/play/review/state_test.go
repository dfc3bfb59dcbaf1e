package review

import (
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
	"catchup/engine/solver"
)

func reviewed(t *testing.T, text string) *Review {
	t.Helper()
	game, err := engine.ParseGame(text)
	if err != nil {
		t.Fatal(err)
	}
	r := New(game)
	s := solver.New(1 << 20)
	for {
		position, more := r.Next()
		if !more {
			return r
		}
		e, err := (&solver.Evaluate{Position: position}).Answer(s, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Add(e)
	}
}

// Figure 3a: the only winning move was 1 + 2 + 7; 7 alone loses.
func TestTurningPointOfFigure3a(t *testing.T) {
	r := reviewed(t, "1-7/3/5/6/7/2,4/1")
	slips := r.Slips()
	if len(slips) == 0 {
		t.Fatal("no turning point")
	}
	last := slips[len(slips)-1]
	if last.Game != "1-7/3/5/6" || last.Was != engine.Win || last.Now != engine.Loss || last.Kept != 1 || last.Moves != 8 {
		t.Errorf("turning point %+v", last)
	}
	n := namesOf(engine.P1, false)
	if got := n.turning(last); got != "Square took 7, and the win went to the other side." {
		t.Errorf("it says %q", got)
	}
	if got := width(last); got != "1 of 8 moves wins" {
		t.Errorf("it says %q", got)
	}
}

// Every turn of every game of {1..4} agrees with the recursion.
func TestEveryGameAgreesWithTheRecursion(t *testing.T) {
	slow := make(recursion.Solver)
	games := 0
	var walk func(g *engine.Game)
	walk = func(g *engine.Game) {
		if !g.Over() {
			for m := range g.Position().Moves() {
				next := g.Clone()
				if err := next.Play(m); err != nil {
					t.Fatal(err)
				}
				walk(next)
			}
			return
		}
		games++
		r := reviewed(t, g.String())
		value := slow.Outcome(g.Start())
		for _, turn := range r.Turns {
			next, passed := turn.From.After(turn.Move)
			now := slow.Outcome(next)
			if passed {
				now = now.Opposite()
			}
			if !turn.Known || turn.Was != slow.Outcome(turn.From) || turn.Now != now || turn.Now > turn.Was {
				t.Errorf("%s: %+v", g, turn)
			}
			if got := turn.For(engine.P1); got != value {
				t.Errorf("%s, %s: for the triangle %v, want %v", g, turn.Game, got, value)
			}
			value = turn.Now
			if turn.Mover == engine.P2 {
				value = value.Opposite()
			}
		}
		kept1, of1 := r.Accuracy(engine.P1)
		kept2, of2 := r.Accuracy(engine.P2)
		if got := of1 - kept1 + of2 - kept2; got != len(r.Slips()) {
			t.Errorf("%s: %d turns gave something away, there are %d slips", g, got, len(r.Slips()))
		}
	}
	walk(engine.NewGame(engine.Position{Left: engine.OneTo(4)}))
	if games < 10 {
		t.Errorf("only %d games", games)
	}
}

// A turn whose position, or the one after it, could not be solved is not known.
func TestWhatIsTooLargeStaysUnknown(t *testing.T) {
	game, err := engine.ParseGame("1-4/1/2/3/4")
	if err != nil {
		t.Fatal(err)
	}
	r := New(game)
	r.Skip()
	s := solver.New(1 << 20)
	for position, more := r.Next(); more; position, more = r.Next() {
		e, err := (&solver.Evaluate{Position: position}).Answer(s, nil)
		if err != nil {
			t.Fatal(err)
		}
		r.Add(e)
	}
	for i, turn := range r.Turns {
		if turn.Known != (i > 0) {
			t.Errorf("turn %d: known is %v", i, turn.Known)
		}
	}
	if r.Done() != 1 {
		t.Errorf("done is %v", r.Done())
	}
}
