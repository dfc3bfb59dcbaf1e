package stats

import (
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// slowWorth counts the position after looking at every move.
func (w *Worth) slowAdd(p engine.Position, solver recursion.Solver) {
	moves, kept := 0, 0
	for m := range p.Moves() {
		next, passed := p.After(m)
		outcome := solver.Outcome(next)
		if passed {
			outcome = outcome.Opposite()
		}
		moves++
		if outcome == solver.Outcome(p) {
			kept++
		}
	}
	w.add(solver.Outcome(p), moves > 1 && kept == 1)
}

func TestCensusAgainstEveryMove(t *testing.T) {
	solver := make(recursion.Solver)
	for _, text := range append(small, "1-8", "1-9", "2-9,15") {
		set := setOf(t, text)
		var want Census
		reachable := map[engine.Position]bool{}
		var visit func(p engine.Position)
		visit = func(p engine.Position) {
			if p.Over() || reachable[p] {
				return
			}
			reachable[p] = true
			want.Reachable.slowAdd(p, solver)
			for m := range p.Moves() {
				next, _ := p.After(m)
				visit(next)
			}
		}
		visit(from(set))
		g, err := newGrid(set, 0, 0, plenty)
		if err != nil {
			t.Fatal(err)
		}
		for index := 1; index < g.subsets; index++ {
			for deficit := range set.Max() + 1 {
				want.All.slowAdd(engine.Position{Left: g.set(index), Deficit: deficit}, solver)
			}
		}
		if got, err := CensusOf(set, plenty, nil); err != nil || got != want {
			t.Errorf("%s: %+v, want %+v, error %v", text, got, want, err)
		}
	}
}
