package induction

import (
	"math"
	"math/rand/v2"
	"sync"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

func setOf(t testing.TB, numbers ...int) engine.Set {
	t.Helper()
	set, err := engine.SetOf(numbers...)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

func tableFor(t testing.TB, start engine.Position) *Tablebase {
	t.Helper()
	table, err := New(start, math.MaxUint64, nil)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// subMultisets returns every sub-multiset, slowly.
func subMultisets(set engine.Set) []engine.Set {
	all := []engine.Set{{}}
	for number, copies := range set.Distinct() {
		for _, smaller := range all {
			for range copies {
				smaller = smaller.With(number)
				all = append(all, smaller)
			}
		}
	}
	return all
}

// agree compares the tables that the set leads to with the recursion at every
// position: for each parity the one with the fewest deficits and the one with them
// all.
func agree(t *testing.T, set engine.Set, slow recursion.Solver) {
	t.Helper()
	subsets := subMultisets(set)
	for odd := range 2 {
		few := tableFor(t, engine.Position{Left: set, Deficit: odd})
		all := tableFor(t, engine.Position{Left: set, Deficit: set.Sum() + odd})
		for _, left := range subsets {
			for deficit := range set.Sum() + 2 {
				p := engine.Position{Left: left, Deficit: deficit}
				fits := parityOf(p) == all.parity
				want := slow.Outcome(p)
				if covered := all.Covers(p); covered && all.Outcome(p) != want {
					t.Fatalf("%v in the full table of %v: %v, want %v", p, set, all.Outcome(p), want)
				} else if covered != (fits || deficit > left.Sum()) {
					t.Fatalf("%v in the full table of %v: covered %v", p, set, covered)
				}
				fits = parityOf(p) == few.parity
				if covered := few.Covers(p); covered && few.Outcome(p) != want {
					t.Fatalf("%v in the table of %v:%d: %v, want %v", p, set, odd, few.Outcome(p), want)
				} else if !covered && fits && deficit <= max(odd, set.Max()) {
					t.Fatalf("%v can follow from %v:%d but is not in its table", p, set, odd)
				}
			}
		}
	}
}

func TestEveryPositionOfOneToTenAgreesWithTheRecursion(t *testing.T) {
	slow := make(recursion.Solver)
	for n := range 11 {
		agree(t, engine.OneTo(n), slow)
	}
}

func TestRandomMultisetsAgreeWithTheRecursion(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 15))
	for i := range 220 {
		largest := []int{5, 12, 30, 31, 32, 60, 63, 64, 99}[i%9]
		count := 1 + r.IntN(9)
		if largest > 31 {
			count = min(count, 6) // the recursion meets every sum
		}
		numbers := make([]int, count)
		for k := range numbers {
			numbers[k] = 1 + r.IntN(largest)
			if k > 0 && r.IntN(4) == 0 {
				numbers[k] = numbers[k-1]
			}
		}
		agree(t, setOf(t, numbers...), make(recursion.Solver))
	}
}

// Blocks, far axes and long runs of equal numbers only come into play with more
// sub-multisets than fit in one block.
func TestLargerMultisetsAgreeWithTheRecursion(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 11))
	sets := []engine.Set{
		engine.OneTo(13),
		setOf(t, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7),
		setOf(t, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 31, 31, 31),
		setOf(t, 1, 3, 5, 7, 9, 20, 33, 35, 40, 62, 63),
		setOf(t, 1, 2, 4, 8, 16, 32, 33, 64, 65, 98, 99),
	}
	for _, set := range sets {
		slow := make(recursion.Solver)
		for _, deficit := range []int{0, 40, 70, set.Sum()} {
			table := tableFor(t, engine.Position{Left: set, Deficit: deficit})
			for range 2000 {
				p := engine.Position{}
				for number := range set.All() {
					if r.IntN(2) == 0 {
						p.Left = p.Left.With(number)
					}
				}
				if p.Deficit = r.IntN(max(set.Max(), deficit) + 1); !table.Covers(p) {
					p.Deficit ^= 1
				}
				if got, want := table.Outcome(p), slow.Outcome(p); got != want {
					t.Fatalf("%v in the table of %v:%d: %v, want %v", p, set, deficit, got, want)
				}
			}
		}
	}
}

func TestTableCoversSubMultisetsOnly(t *testing.T) {
	table := tableFor(t, engine.Position{Left: setOf(t, 2, 2, 3), Deficit: 5}) // sums and deficits are even together
	for text, want := range map[string]bool{
		"{}": true, "{}:9999": true, "{2,2,3}:31": true, "{2,2}:9999": true, "{2,3}:1": true,
		"{2,2,3}:4": false, "{2,3}:0": false, "{2}:1": false, "{}:1": true, "{2,2,3}:33": true,
		"{2,2,2}": false, "{3,3}": false, "{1}": false, "{2,3,99}": false, "{4}:9999": false,
	} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := table.Covers(p); got != want {
			t.Errorf("Covers(%v) = %v, want %v", p, got, want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a position outside the table has an outcome")
		}
	}()
	table.Outcome(engine.Position{Left: setOf(t, 1)})
}

func TestManyReadersAtOnce(t *testing.T) {
	set := engine.OneTo(8)
	table := tableFor(t, engine.Position{Left: set})
	var readers sync.WaitGroup
	for range 4 {
		readers.Go(func() {
			for _, left := range subMultisets(set) {
				table.Outcome(engine.Position{Left: left, Deficit: left.Sum() % 2})
			}
		})
	}
	readers.Wait()
}
