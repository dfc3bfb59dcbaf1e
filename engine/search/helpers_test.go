package search

import (
	"math/rand/v2"
	"testing"

	"catchup/engine"
)

func parse(t testing.TB, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// solve asks without limits but that of memory and wants proof.
func solve(t testing.TB, p engine.Position, limits Limits) engine.Outcome {
	t.Helper()
	r, err := Solve(p, limits, nil)
	if err != nil || !r.Proved() {
		t.Fatalf("%v: %+v, error %v, want proof", p, r, err)
	}
	return r.AtLeast
}

// randomSet returns count numbers up to largest, about one in four a repeat.
func randomSet(r *rand.Rand, count, largest int) engine.Set {
	numbers := make([]int, count)
	for i := range numbers {
		numbers[i] = 1 + r.IntN(largest)
		if i > 0 && r.IntN(4) == 0 {
			numbers[i] = numbers[r.IntN(i)]
		}
	}
	set, err := engine.SetOf(numbers...)
	if err != nil {
		panic(err)
	}
	return set
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
