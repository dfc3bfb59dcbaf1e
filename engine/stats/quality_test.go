package stats

import (
	"math"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// The slow twin goes through every game, and asks the recursion at every turn.
func TestQualityAgreesWithItsDefinition(t *testing.T) {
	for _, text := range []string{"1-3", "1-6", "2,2,2,3,3", "2,4,6,8", "1,3,4,8,9", "5", "1,1"} {
		set, err := engine.ParseSet(text)
		if err != nil {
			t.Fatal(err)
		}
		got, err := QualityOf(set, 1<<20, 1<<20)
		if err != nil {
			t.Fatal(err)
		}
		solver := recursion.Solver{}
		after := func(p engine.Position, m engine.Move) engine.Outcome {
			next, passed := p.After(m)
			if passed {
				return solver.Outcome(next).Opposite()
			}
			return solver.Outcome(next)
		}
		lost := func(p engine.Position) float64 {
			sum, moves := 0.0, 0.0
			for m := range p.Moves() {
				sum += float64(solver.Outcome(p)-after(p, m)) / 2
				moves++
			}
			return sum / moves
		}
		want := Quality{Outcome: solver.Outcome(engine.Position{Left: set}), Draws: got.Draws}
		seen := map[engine.Position]bool{}
		var visit func(p engine.Position)
		visit = func(p engine.Position) {
			if p.Over() || seen[p] {
				return
			}
			seen[p] = true
			wins, moves := 0, 0
			for m := range p.Moves() {
				moves++
				if after(p, m) == engine.Win {
					wins++
				}
				next, _ := p.After(m)
				visit(next)
			}
			if p.Deficit > 0 {
				want.Upsets.All++
				if wins > 0 {
					want.Upsets.Of++
				}
			}
			if wins > 0 && moves > 1 {
				want.Narrow.All++
				if wins == 1 {
					want.Narrow.Of++
				}
			}
		}
		start := engine.Position{Left: set}
		visit(start)
		replies, best := 0.0, 0.0
		for m := range start.Moves() {
			if next, _ := start.After(m); !next.Over() && after(start, m) == want.Outcome {
				best += lost(next)
				replies++
			}
		}
		want.Slip = lost(start) / 2
		if replies > 0 {
			want.Slip += best / replies / 2
		}
		if math.Abs(got.Slip-want.Slip) < 1e-12 {
			want.Slip = got.Slip
		}
		if got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
		openings, err := PlayThroughs(set, 1<<20, nil)
		if err != nil {
			t.Fatal(err)
		}
		if draws, _ := openings.All.Odds().Draw.Float64(); draws != got.Draws {
			t.Errorf("%s: draws %v, want %v", text, got.Draws, draws)
		}
	}
}
