package solver

import (
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
	"catchup/engine/search"
)

// The search shown finds what package search finds, and what it says on the way is
// true of every position that play leads to.
func TestTheTrailIsRight(t *testing.T) {
	solver := make(recursion.Solver)
	for _, text := range []string{"1-2", "1-3", "1-4", "1-5", "1-6", "1-7", "2,2,3", "1,1,2,4,4", "1,3,4:3", "1,2,4,7:4", "2,3,5,8:6", "1,2,3:6"} {
		start, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		trail := Follow(start)
		// With so little memory the engine has no table of the largest numbers either.
		result, err := search.Solve(start, search.Limits{Memory: 64}, nil)
		if err != nil || !result.Proved() || result.AtLeast != trail.Result || trail.Result != solver.Outcome(start) {
			t.Errorf("%s: a %v, package search says %+v, error %v", text, trail.Result, result, err)
		}
		// Nor can it remember much: what it looks into is at least as much.
		if uint64(trail.Nodes) > result.Nodes {
			t.Errorf("%s: %d nodes, package search looks into %d", text, trail.Nodes, result.Nodes)
		}
		nodes := 0
		for i, event := range trail.Events {
			if event.Kind == Asked {
				nodes++
			}
			for d := range event.Left.Sum() + 2 {
				if (start.Left.Sum()-event.Left.Sum()+d+start.Deficit)&1 == 1 {
					continue // play does not lead to it
				}
				truth := solver.Outcome(engine.Position{Left: event.Left, Deficit: d})
				if low, high := event.Bounds.At(d); low > truth || high < truth {
					t.Fatalf("%s, event %d: %v:%d is a %v, bounds %v to %v", text, i, event.Left, d, truth, low, high)
				}
			}
		}
		if nodes != trail.Nodes {
			t.Errorf("%s: %d nodes counted, %d asked", text, trail.Nodes, nodes)
		}
	}
}
