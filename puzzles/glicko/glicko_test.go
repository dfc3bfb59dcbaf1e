package glicko

import (
	"math"
	"testing"
)

func near(a, b, within float64) bool { return math.Abs(a-b) <= within }

// The worked example of Glickman's paper.
func TestGlickmansExample(t *testing.T) {
	got := Rating{1500, 200, 0.06}.After(
		Game{Opponent: 1400, Deviation: 30, Score: 1, Weight: 1},
		Game{Opponent: 1550, Deviation: 100, Score: 0, Weight: 1},
		Game{Opponent: 1700, Deviation: 300, Score: 0, Weight: 1},
	)
	if !near(got.Value, 1464.06, 0.01) || !near(got.Deviation, 151.52, 0.01) || !near(got.Volatility, 0.05999, 0.00001) {
		t.Errorf("got %+v", got)
	}
}

func TestWithoutGamesOnlyTheDeviationGrows(t *testing.T) {
	before := Rating{1623, 80, 0.05}
	want := Rating{1623, scale * math.Hypot(80/scale, 0.05), 0.05}
	for name, got := range map[string]Rating{
		"no games":     before.After(),
		"weight of 0":  before.After(Game{Opponent: 900, Score: 0, Weight: 0}),
		"weight of -1": before.After(Game{Opponent: 900, Score: 0, Weight: -1}),
	} {
		if !near(got.Value, want.Value, 1e-9) || !near(got.Deviation, want.Deviation, 1e-9) || got.Volatility != want.Volatility {
			t.Errorf("%s: got %+v, want %+v", name, got, want)
		}
	}
	if got := New().After(); got != New() {
		t.Errorf("a new player a period older: %+v", got)
	}
}

func TestWeights(t *testing.T) {
	before := Rating{1500, 120, 0.06}
	game := func(weight float64) Game { return Game{Opponent: 1600, Score: 1, Weight: weight} }
	last := before
	for weight := 0.125; weight <= 1; weight += 0.125 {
		got := before.After(game(weight))
		if got.Value <= last.Value || weight > 0.125 && got.Deviation >= last.Deviation {
			t.Errorf("weight %v: %+v after %+v", weight, got, last)
		}
		last = got
	}
	whole, halves := before.After(game(1)), before.After(game(0.5), game(0.5))
	if !near(whole.Value, halves.Value, 1e-9) || !near(whole.Deviation, halves.Deviation, 1e-9) {
		t.Errorf("two halves: %+v, a whole: %+v", halves, whole)
	}
	if got := before.After(game(7)); got != whole {
		t.Errorf("a weight above 1 counts for %+v, 1 for %+v", got, whole)
	}
}

func TestBetterResultsRateHigher(t *testing.T) {
	before := New()
	last := math.Inf(-1)
	for score := 0.0; score <= 1; score += 0.25 {
		got := before.After(Game{Opponent: 1500, Score: score, Weight: 1}).Value
		if got <= last {
			t.Errorf("score %v: %v after %v", score, got, last)
		}
		last = got
	}
	for _, score := range []float64{0, 1} {
		last := math.Inf(-1)
		for opponent := 600.0; opponent <= 2600; opponent += 100 {
			got := before.After(Game{Opponent: opponent, Score: score, Weight: 1}).Value
			if got <= last {
				t.Errorf("score %v against %v: %v after %v", score, opponent, got, last)
			}
			last = got
		}
	}
}

// Somebody who solves as a player of 1800 should is rated 1800 in the end.
func TestRatingFindsTheStrength(t *testing.T) {
	r := New()
	for i := range 400 {
		opponent := 1500 + float64(i%7)*100
		expected := 1 / (1 + math.Exp((opponent-1800)/scale))
		r = r.After(Game{Opponent: opponent, Score: expected, Weight: 1})
	}
	if !near(r.Value, 1800, 10) || r.Deviation > 75 {
		t.Errorf("after 400 puzzles: %+v", r)
	}
}

// Whatever comes in, from a damaged file for instance, a usable rating comes out.
func TestExtremes(t *testing.T) {
	odd := []float64{math.NaN(), math.Inf(-1), -1e300, -1, 0, 1e-300, 0.06, 1, 350, 1500, 1e300, math.Inf(1)}
	for _, value := range odd {
		for _, deviation := range odd {
			for _, volatility := range odd {
				for _, opponent := range odd {
					for _, score := range odd {
						got := Rating{value, deviation, volatility}.After(
							Game{Opponent: opponent, Deviation: deviation, Score: score, Weight: 1},
							Game{Opponent: 1500, Score: 0.5, Weight: score},
						)
						if got != got.bounded() || math.IsNaN(got.Value+got.Deviation+got.Volatility) {
							t.Fatalf("%v %v %v against %v: %+v", value, deviation, volatility, opponent, got)
						}
					}
				}
			}
		}
	}
}

// The zero that the iteration finds is one: f changes its sign there.
func TestVolatilityConverges(t *testing.T) {
	for _, volatility := range []float64{0.01, 0.06, 0.1} {
		for _, phi := range []float64{0.006, 0.3, 2} {
			for _, v := range []float64{0.1, 4, 1e9} {
				for _, delta := range []float64{-1e9, -30, -1, 0, 1e-9, 2, 30, 1e9} {
					got := newVolatility(volatility, phi, v, delta)
					x, a := math.Log(got*got), math.Log(volatility*volatility)
					f := func(x float64) float64 {
						spread := phi*phi + v + math.Exp(x)
						return math.Exp(x)*(delta*delta-spread)/(2*spread*spread) - (x-a)/(restraint*restraint)
					}
					if step := 1e-4; f(x-step)*f(x+step) > 0 {
						t.Errorf("volatility %v, phi %v, v %v, delta %v: %v, where f is %v and %v",
							volatility, phi, v, delta, got, f(x-step), f(x+step))
					}
				}
			}
		}
	}
}
