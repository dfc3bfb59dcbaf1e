package induction

import (
	"errors"
	"math"
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

func marginsFor(t testing.TB, start engine.Position) *Margins {
	t.Helper()
	margins, err := NewMargins(start, math.MaxUint64, nil)
	if err != nil {
		t.Fatal(err)
	}
	return margins
}

// marginsAgree compares the margins that the set leads to with the recursion at
// every position, for each parity those with the fewest deficits and those with
// them all.
func marginsAgree(t *testing.T, set engine.Set, slow recursion.Solver) {
	t.Helper()
	for odd := range 2 {
		for _, deficit := range []int{odd, set.Sum() + odd} {
			start := engine.Position{Left: set, Deficit: deficit}
			margins, table := marginsFor(t, start), tableFor(t, start)
			for _, left := range subMultisets(set) {
				for deficit := range set.Sum() + 3 {
					p := engine.Position{Left: left, Deficit: deficit}
					covered := margins.Covers(p)
					if covered && margins.Margin(p) != slow.Margin(p) {
						t.Fatalf("%v from %v: margin %d, want %d", p, start, margins.Margin(p), slow.Margin(p))
					}
					follows := parityOf(p) == parityOf(start) && deficit <= max(set.Max(), start.Deficit)
					if follows && !covered || covered && !table.Covers(p) {
						t.Fatalf("%v from %v: covered %v, by the table %v", p, start, covered, table.Covers(p))
					}
				}
			}
		}
	}
}

func TestMarginsOfOneToNineAgreeWithTheRecursion(t *testing.T) {
	slow := make(recursion.Solver)
	for n := range 10 {
		marginsAgree(t, engine.OneTo(n), slow)
	}
}

func TestMarginsOfRandomMultisetsAgreeWithTheRecursion(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 25))
	for i := range 60 {
		largest := []int{3, 9, 30, 99}[i%4]
		numbers := make([]int, 1+r.IntN(6))
		for k := range numbers {
			numbers[k] = 1 + r.IntN(largest)
		}
		marginsAgree(t, setOf(t, numbers...), make(recursion.Solver))
	}
}

// The article reports that with an odd sum, best play by both under Rule 4 ends with
// a margin of exactly 1, for every {1..n} up to 20.
func TestOddSumsEndWithAMarginOfOne(t *testing.T) {
	for n := 1; n <= 18; n++ { // the sums of {1..19} and {1..20} are even
		p := engine.Position{Left: engine.OneTo(n)}
		if parityOf(p) == 0 {
			continue
		}
		if margin := marginsFor(t, p).Margin(p); margin != 1 && margin != -1 {
			t.Errorf("%v ends with a margin of %d", p, margin)
		}
	}
}

func TestMarginsAgreeWithTheTable(t *testing.T) {
	start := engine.Position{Left: engine.OneTo(15)}
	margins, table := marginsFor(t, start), tableFor(t, start)
	for _, left := range subMultisets(start.Left) {
		for deficit := left.Sum() % 2; deficit <= 15; deficit += 2 {
			p := engine.Position{Left: left, Deficit: deficit}
			if got, want := engine.OutcomeOf(margins.Margin(p)), table.Outcome(p); got != want {
				t.Fatalf("%v: margin %d, outcome %v", p, margins.Margin(p), want)
			}
		}
	}
}

func TestMarginsSayTheirSize(t *testing.T) {
	for text, want := range map[string]uint64{
		"{}":         1,
		"1-20":       11 << 20,
		"1-20:127":   64 << 20,
		"1-20:128":   2 * 65 << 20,
		"1-20:9999":  2 * 106 << 20,
		"2,2,2,3,3":  2 * 4 * 3,
		"1-60:9999":  math.MaxUint64,
		"80-99:1000": 2 * 501 << 20,
	} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := MarginsSize(p); got != want {
			t.Errorf("MarginsSize(%s) = %d, want %d", text, got, want)
		}
		if want > 1<<20 {
			var tooLarge *TooLargeError
			if _, err := NewMargins(p, want-1, nil); !errors.As(err, &tooLarge) || tooLarge.Need != want {
				t.Errorf("the margins of %s within %d bytes: %v", text, want-1, err)
			}
		}
	}
}

func TestMarginsTellTheirProgress(t *testing.T) {
	last, calls := 0.0, 0
	stop := errors.New("stop")
	_, err := NewMargins(engine.Position{Left: engine.OneTo(16)}, math.MaxUint64, func(done float64) error {
		if done < last || done > 1 {
			t.Errorf("progress from %v to %v", last, done)
		}
		last = done
		calls++
		return nil
	})
	if err != nil || last != 1 || calls < 8 {
		t.Errorf("progress ended at %v after %d calls, error %v", last, calls, err)
	}
	margins, err := NewMargins(engine.Position{Left: engine.OneTo(16)}, math.MaxUint64, func(float64) error { return stop })
	if margins != nil || err != stop {
		t.Errorf("stopped: %v, error %v", margins, err)
	}
}
