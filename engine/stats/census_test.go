package stats

import (
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/recursion"
)

// slowCensus counts a position after looking at every move.
type slowCensus struct {
	outcomes recursion.Solver
	chains   func(p engine.Position) int
}

func (s slowCensus) add(w *Worth, p engine.Position) {
	moves, kept, worth := 0, 0, s.outcomes.Outcome(p)
	for m := range p.Moves() {
		next, passed := p.After(m)
		outcome := s.outcomes.Outcome(next)
		if passed {
			outcome = outcome.Opposite()
		}
		moves++
		if outcome == worth {
			kept++
		}
	}
	w.add(p, fact{worth, uint8(s.chains(p))}, moves > 1 && kept == 1)
}

func TestCensusAgainstEveryMove(t *testing.T) {
	outcomes := make(recursion.Solver)
	for _, text := range append(small, "1-8", "1-9", "2-9,15") {
		set := setOf(t, text)
		slow := slowCensus{outcomes, chainsOf(t, set)}
		var want Census
		reachable := map[engine.Position]bool{}
		var visit func(p engine.Position)
		visit = func(p engine.Position) {
			if p.Over() || reachable[p] {
				return
			}
			reachable[p] = true
			slow.add(&want.Reachable, p)
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
				slow.add(&want.All, engine.Position{Left: g.set(index), Deficit: deficit})
			}
		}
		got, err := CensusOf(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range []*Worth{&got.Reachable, &got.All} {
			if w.LongestChain > 0 && slow.chains(w.LongestAt) != w.LongestChain {
				t.Errorf("%s: a chain of %d from %v, want %d", text, w.LongestChain, w.LongestAt, slow.chains(w.LongestAt))
			}
		}
		// Where it begins is any of several positions.
		got.Reachable.LongestAt, got.All.LongestAt = want.Reachable.LongestAt, want.All.LongestAt
		if got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}

// chainsOf returns the chains of every position of a set, of either parity.
func chainsOf(t *testing.T, set engine.Set) func(p engine.Position) int {
	var chains [2]*induction.Chains
	for odd := range chains {
		table, err := induction.New(engine.Position{Left: set, Deficit: odd}, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		chains[odd] = induction.NewChains(table)
	}
	return func(p engine.Position) int { return chains[(set.Sum()-p.Left.Sum()+p.Deficit)&1].Longest(p) }
}
