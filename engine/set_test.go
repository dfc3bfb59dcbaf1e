package engine

import (
	"iter"
	"math/rand/v2"
	"slices"
	"testing"
)

func setOf(t testing.TB, numbers ...int) Set {
	t.Helper()
	s, err := SetOf(numbers...)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func position(t testing.TB, text string) Position {
	t.Helper()
	p, err := ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// multisets yields every multiset of the numbers 1 to largest with at most count
// numbers.
func multisets(largest, count int) iter.Seq[Set] {
	return func(yield func(Set) bool) {
		var extend func(s Set, from int) bool
		extend = func(s Set, from int) bool {
			if !yield(s) {
				return false
			}
			for n := from; n <= largest && s.Len() < count; n++ {
				if !extend(s.With(n), n) {
					return false
				}
			}
			return true
		}
		extend(Set{}, 1)
	}
}

// A Set agrees with a sorted slice of its numbers.
func TestSetAgreesWithASlice(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		numbers := make([]int, r.IntN(12))
		built := Set{}
		for i := range numbers {
			numbers[i] = 1 + r.IntN(MaxNumber)
			built = built.With(numbers[i])
		}
		s := setOf(t, numbers...)
		slices.Sort(numbers)
		sum := 0
		for _, n := range numbers {
			sum += n
		}
		if got := slices.Collect(s.All()); !slices.Equal(got, numbers) || s != built {
			t.Fatalf("%v and %v, want %v", s, built, numbers)
		}
		if s.Len() != len(numbers) || s.Sum() != sum || s.Max() != slices.Max(append(numbers, 0)) {
			t.Errorf("%v: length %d, sum %d, max %d", s, s.Len(), s.Sum(), s.Max())
		}
		counted := 0
		for n, count := range s.Distinct() {
			counted += count
			if s.Count(n) != count {
				t.Errorf("%v holds %d %d times, or %d", s, n, count, s.Count(n))
			}
			if s.Without(n).With(n) != s || s.Count(n+256) != 0 {
				t.Errorf("%v without %d is %v; it holds %d %d times", s, n, s.Without(n), n+256, s.Count(n+256))
			}
		}
		if counted != s.Len() {
			t.Errorf("%v has %d distinct numbers with their copies", s, counted)
		}
	}
}

// What is taken out and put back gives the set again.
func TestMinusIsTheInverseOfWith(t *testing.T) {
	whole := setOf(t, 1, 2, 2, 3, 3, 3)
	for part := range multisets(4, 4) {
		fits := true
		for n, count := range part.Distinct() {
			fits = fits && count <= whole.Count(n)
		}
		if whole.Contains(part) != fits {
			t.Errorf("%v contains %v: %v", whole, part, !fits)
		}
		if !fits {
			continue
		}
		back := whole.Minus(part)
		for n := range part.All() {
			back = back.With(n)
		}
		if back != whole {
			t.Errorf("%v less and plus %v is %v", whole, part, back)
		}
	}
}

func TestSetOfRefuses(t *testing.T) {
	for want, numbers := range map[string][]int{
		`number "0", character 1: must be from 1 to 99`:   {1, 0},
		`number "100", character 1: must be from 1 to 99`: {100},
		`set "61 numbers", character 1: holds at most 60`: make([]int, 61),
		`number "-5", character 1: must be from 1 to 99`:  {-5},
	} {
		if _, err := SetOf(numbers...); err == nil || err.Error() != want {
			t.Errorf("SetOf(%v): error %v, want %s", numbers, err, want)
		}
	}
}

func TestOneTo(t *testing.T) {
	for n := range MaxCount + 1 {
		if s := OneTo(n); s.Len() != n || s.Max() != n || s.Sum() != n*(n+1)/2 {
			t.Errorf("OneTo(%d) = %v", n, s)
		}
	}
}
