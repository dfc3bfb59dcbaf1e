package bot

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
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

// Hardest is the first of the moves that keep the value, sorted by the three
// criteria; the value is an outcome or a margin.
func TestHardestAgreesWithSorting(t *testing.T) {
	solver := make(recursion.Solver)
	checked, differ := 0, 0
	for _, text := range []string{"1-7", "{2,2,2,3,3}:0", "{1,3,4,5,6}:3", "{3,4,7}:2", "{1,2,4,5,7,8}:2", "1-8:7", "2-8:4", "1,1,2,2,3,4:3"} {
		start := position(t, text)
		for m := range start.Moves() {
			p, _ := start.After(m)
			if p.Over() {
				continue
			}
			checked++
			got, want := Hardest(p, solver.Outcome), bySorting(p, Value(solver.Outcome).margin)
			if got != want {
				t.Errorf("%v: %s is the hardest to answer, not %s", p, want.List(), got.List())
			}
			byMargin, err := HardestByMargin(p, solver.Margin, nil)
			if want := bySorting(p, solver.Margin); err != nil || byMargin != want {
				t.Errorf("%v: %s is the hardest to answer by margin, not %s, error %v", p, want.List(), byMargin.List(), err)
			}
			if got != byMargin {
				differ++
			}
		}
	}
	if checked < 80 || differ < 10 {
		t.Errorf("only %d positions, and %d with a margin of their own", checked, differ)
	}
}

// bySorting is hardest, the slow way.
func bySorting(p engine.Position, value func(engine.Position) int) engine.Move {
	var keeping []engine.Move
	keys := map[engine.Move][]int{}
	for m := range p.Moves() {
		if margin(p, m, value) != value(p) {
			continue
		}
		next, _ := p.After(m)
		key := []int{math.MaxInt, 0, -next.Left.Len()}
		if next.CountMoves() > 1 {
			key[0] = good(next, value, math.MaxInt)
			if greedyFails(next, value) {
				key[1] = -1
			}
		}
		keeping = append(keeping, m)
		keys[m] = key
	}
	slices.SortStableFunc(keeping, func(a, b engine.Move) int { return slices.Compare(keys[a], keys[b]) })
	return keeping[0]
}

func TestUnknownNameIsRefused(t *testing.T) {
	if _, err := Named("clever"); err == nil || err.Error() != "no player is called clever: there are random, min-score, use-most-nums, max-score, perfect, "+
		"chains such as use-most-nums+min-score, level-1 to level-10, and mcts-N with N simulations" {
		t.Errorf("got %v", err)
	}
}

// Whatever a bot does when its tick fails, it stops soon and passes the error on.
func TestTickEndsThinking(t *testing.T) {
	stop := errors.New("stop")
	solver := make(recursion.Solver)
	for _, name := range append(Names, "use-most-nums+min-score", "mcts-100", "level-6", "level-9") {
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
