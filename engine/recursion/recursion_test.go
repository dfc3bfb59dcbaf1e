package recursion

import (
	"slices"
	"testing"

	"catchup/engine"
)

// byTurns plays whole turns where the recursion picks number by number.
func byTurns(p engine.Position) int {
	if p.Over() {
		return p.Margin()
	}
	var margins []int
	for m := range p.Moves() {
		next, passed := p.After(m)
		margin := byTurns(next)
		if passed {
			margin = -margin
		}
		margins = append(margins, margin)
	}
	return slices.Max(margins)
}

func TestPicksAndTurnsAgree(t *testing.T) {
	solver := make(Solver)
	for _, text := range []string{"1-6", "2,2,2,3,3", "{1,2,4,7}", "{1,3,4,6}", "3,5,5,9,20"} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for p.Deficit = range p.Left.Sum() + 2 {
			if got, want := solver.Margin(p), byTurns(p); got != want || solver.Outcome(p) != engine.OutcomeOf(want) {
				t.Errorf("%v: margin %d, %v, want %d", p, got, solver.Outcome(p), want)
			}
		}
	}
}

// The article reports of its Rule 4, that margins count, that {1..n} up to n=20 is
// won by exactly one point if the sum is odd, and a draw if it is even.
func TestMarginsOfOneToNAreAtMostOne(t *testing.T) {
	solver := make(Solver)
	for n := 1; n <= 14; n++ {
		p := engine.Position{Left: engine.OneTo(n)}
		margin := solver.Margin(p)
		if margin*margin != p.Left.Sum()%2 {
			t.Errorf("%v has the margin %d", p, margin)
		}
	}
}
