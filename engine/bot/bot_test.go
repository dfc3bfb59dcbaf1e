package bot

import (
	"errors"
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

func position(t *testing.T, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// chosen is the move that the bot of that name chooses at p.
func chosen(t *testing.T, name string, p engine.Position, value Value, seed uint64) engine.Move {
	t.Helper()
	m, err := named(t, name).Choose(p, value, rand.New(rand.NewPCG(seed, 1)), nil)
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Check(m); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return m
}

func named(t *testing.T, name string) Bot {
	t.Helper()
	b, err := Named(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// From every position of every {1..n} perfect play keeps the value, whatever the
// opponent does.
func TestPerfectNeverGivesAnythingAway(t *testing.T) {
	solver := make(recursion.Solver)
	checked := 0
	var visit func(p engine.Position, seen map[engine.Position]bool)
	visit = func(p engine.Position, seen map[engine.Position]bool) {
		if p.Over() || seen[p] {
			return
		}
		seen[p] = true
		m := chosen(t, Perfect, p, solver.Outcome, 0)
		if got, want := Outcome(p, m, solver.Outcome), solver.Outcome(p); got != want {
			t.Errorf("%v: perfect plays %s, a %v, want a %v", p, m.List(), got, want)
		}
		checked++
		for m := range p.Moves() {
			next, _ := p.After(m)
			visit(next, seen)
		}
	}
	for n := 1; n <= 8; n++ {
		visit(engine.Position{Left: engine.OneTo(n)}, map[engine.Position]bool{})
	}
	if checked < 1000 {
		t.Errorf("only %d positions were checked", checked)
	}
}

// Hardest leaves no more good replies than any other move that keeps the value,
// unless the reply is forced.
func TestHardestLeavesTheFewestGoodReplies(t *testing.T) {
	solver := make(recursion.Solver)
	for _, text := range []string{"1-7", "{2,2,2,3,3}:0", "{1,3,4,5,6}:3", "{3,4,7}:2", "{1,2,4,5,7,8}:2"} {
		p := position(t, text)
		replies := func(m engine.Move) int {
			next, _ := p.After(m)
			if next.CountMoves() < 2 {
				return 1 << 30
			}
			return Good(next, solver.Outcome, 1<<30)
		}
		chosen := Hardest(p, solver.Outcome)
		for m := range p.Moves() {
			if Outcome(p, m, solver.Outcome) == solver.Outcome(p) && replies(m) < replies(chosen) {
				t.Errorf("%v: %s leaves %d good replies, but %s only %d", p, chosen.List(), replies(chosen), m.List(), replies(m))
			}
		}
	}
}

func TestUnknownNameIsRefused(t *testing.T) {
	if _, err := Named("clever"); err == nil || err.Error() != "no player is called clever: there are random, min-score, use-most-nums, max-score, perfect" {
		t.Errorf("got %v", err)
	}
}

// Whatever a bot does when its tick fails, it stops soon and passes the error on.
func TestTickEndsThinking(t *testing.T) {
	stop := errors.New("stop")
	solver := make(recursion.Solver)
	for _, name := range append(Names, "use-most-nums+min-score") {
		ticks := 0
		_, err := named(t, name).Choose(position(t, "1-9:11"), solver.Outcome, rand.New(rand.NewPCG(1, 1)), func() error {
			if ticks++; ticks >= 10 {
				return stop
			}
			return nil
		})
		if err != stop || ticks != 10 {
			t.Errorf("%s: error %v after %d ticks", name, err, ticks)
		}
	}
}
