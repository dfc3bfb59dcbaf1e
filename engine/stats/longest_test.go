package stats

import (
	"math"
	"testing"

	"catchup/engine"
)

// Its slow twin looks at every move of every position that a game comes to.
func TestLongestTurns(t *testing.T) {
	for _, text := range small {
		set := setOf(t, text)
		got, err := LongestTurns(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		points, numbers := 0, 0
		seen := map[engine.Position]bool{}
		var look func(p engine.Position)
		look = func(p engine.Position) {
			if seen[p] {
				return
			}
			seen[p] = true
			for m := range p.Moves() {
				points, numbers = max(points, m.Sum()), max(numbers, m.Len())
				if next, passed := p.After(m); passed {
					look(next)
				}
			}
		}
		look(engine.Position{Left: set})
		if got.Points != points || got.Numbers != numbers {
			t.Errorf("%s: %+v, want %d points, %d numbers", text, got, points, numbers)
		}
		if !seen[got.PointsAt] || !seen[got.NumbersAt] {
			t.Errorf("%s: no game comes to %v or %v", text, got.PointsAt, got.NumbersAt)
		}
	}
}

// The formulas of the paper's sections 4.3 and 4.7.
func TestLongestTurnsOfThePaper(t *testing.T) {
	for n := 3; n <= largest; n++ {
		got, err := LongestTurns(engine.OneTo(n), plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		numbers := int(math.Floor(math.Sqrt(2*float64(n)-1.75) + 0.5))
		if got.Points != 2*n-2 || got.Numbers != numbers {
			t.Errorf("{1..%d}: %+v, printed %d points, %d numbers", n, got, 2*n-2, numbers)
		}
	}
}
