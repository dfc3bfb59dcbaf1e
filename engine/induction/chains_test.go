package induction

import (
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// chain is Longest straight from its definition: it forgets everything and looks at
// every move of every turn.
func chain(p engine.Position, slow recursion.Solver) int {
	var good []engine.Position // after the moves that keep the outcome
	moves, worth := 0, slow.Outcome(p)
	for m := range p.Moves() {
		moves++
		if next, passed := p.After(m); !passed && slow.Outcome(next) == worth || passed && -slow.Outcome(next) == worth {
			good = append(good, next)
		}
	}
	if worth == engine.Loss || len(good) != 1 {
		return 0
	}
	longest := 0
	for reply := range good[0].Moves() {
		next, passed := good[0].After(reply)
		if passed && slow.Outcome(next) == worth {
			longest = max(longest, chain(next, slow))
		}
	}
	if moves > 1 {
		longest++
	}
	return longest
}

func TestChainsAgreeWithTheirDefinition(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 9))
	sets := []engine.Set{engine.OneTo(5), engine.OneTo(7), engine.OneTo(8), engine.OneTo(9)}
	for range 20 {
		numbers := make([]int, 4+r.IntN(4))
		for k := range numbers {
			numbers[k] = 1 + r.IntN(9)
		}
		sets = append(sets, setOf(t, numbers...))
	}
	longest := 0
	for _, set := range sets {
		slow := make(recursion.Solver)
		for odd := range 2 {
			table := tableFor(t, engine.Position{Left: set, Deficit: odd})
			chains := NewChains(table)
			for _, left := range subMultisets(set) {
				for deficit := range set.Max() + 1 {
					p := engine.Position{Left: left, Deficit: deficit}
					if !table.Covers(p) {
						continue
					}
					got, want := chains.Longest(p), chain(p, slow)
					if got != want {
						t.Fatalf("%v: %d only moves, want %d", p, got, want)
					}
					longest = max(longest, got)
				}
			}
		}
	}
	if longest < 3 {
		t.Errorf("no chain has more than %d moves", longest)
	}
}
