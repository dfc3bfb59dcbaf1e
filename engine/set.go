package engine

import (
	"iter"
	"slices"
	"strings"
)

// Set is a multiset of numbers from 1 to [MaxNumber]: equal numbers are the same
// tile, and there may be several of them. A Set is an immutable value; two are
// equal (==) if they hold the same numbers. The zero value is the empty set.
type Set struct {
	sorted string // the numbers as bytes, in ascending order
}

// Move is the set of numbers taken in one turn.
type Move = Set

// SetOf returns the set of the given numbers, in any order. It fails if a number
// lies outside 1 to [MaxNumber] or if there are more than [MaxCount].
func SetOf(numbers ...int) (Set, error) {
	if len(numbers) > MaxCount {
		return Set{}, tooMany(len(numbers))
	}
	bytes := make([]byte, len(numbers))
	for i, n := range numbers {
		if n < 1 || n > MaxNumber {
			return Set{}, outOfRange(n)
		}
		bytes[i] = byte(n)
	}
	slices.Sort(bytes)
	return Set{string(bytes)}, nil
}

// one returns the set of one number.
func one(n int) Set { return Set{string([]byte{byte(n)})} }

// OneTo returns the set {1..n} for n from 0 to [MaxCount].
func OneTo(n int) Set {
	bytes := make([]byte, n)
	for i := range bytes {
		bytes[i] = byte(i + 1)
	}
	return Set{string(bytes)}
}

// Len returns how many numbers the set holds, repeats counted.
func (s Set) Len() int { return len(s.sorted) }

// Sum returns the sum of the numbers.
func (s Set) Sum() int {
	sum := 0
	for i := range len(s.sorted) {
		sum += int(s.sorted[i])
	}
	return sum
}

// Max returns the largest number, or 0 for the empty set.
func (s Set) Max() int {
	if s.sorted == "" {
		return 0
	}
	return int(s.sorted[len(s.sorted)-1])
}

// Count returns how often the set holds n.
func (s Set) Count(n int) int {
	if n < 1 || n > MaxNumber {
		return 0
	}
	return strings.Count(s.sorted, one(n).sorted)
}

// All yields every number in ascending order, each as often as the set holds it.
func (s Set) All() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i := range len(s.sorted) {
			if !yield(int(s.sorted[i])) {
				return
			}
		}
	}
}

// Distinct yields each different number in ascending order, with how often the
// set holds it.
func (s Set) Distinct() iter.Seq2[int, int] {
	return func(yield func(number, count int) bool) {
		for i := 0; i < len(s.sorted); {
			end := i + 1
			for end < len(s.sorted) && s.sorted[end] == s.sorted[i] {
				end++
			}
			if !yield(int(s.sorted[i]), end-i) {
				return
			}
			i = end
		}
	}
}

// Contains reports whether s holds every number of t, each at least as often.
func (s Set) Contains(t Set) bool {
	_, ok := s.minus(t)
	return ok
}

// With returns the set with n added.
func (s Set) With(n int) Set {
	at := strings.IndexFunc(s.sorted, func(r rune) bool { return int(r) > n })
	if at < 0 {
		at = len(s.sorted)
	}
	return Set{s.sorted[:at] + one(n).sorted + s.sorted[at:]}
}

// Without returns the set with one n less. It trusts its caller: s must hold n.
func (s Set) Without(n int) Set { return s.Minus(one(n)) }

// Minus returns what is left of s without the numbers of t. It trusts its
// caller: s must contain t.
func (s Set) Minus(t Set) Set {
	left, ok := s.minus(t)
	if !ok {
		panic("engine: " + s.String() + " does not contain " + t.String())
	}
	return left
}

// minus walks both sets in ascending order; ok is false if t has a number that
// s lacks.
func (s Set) minus(t Set) (left Set, ok bool) {
	kept := make([]byte, 0, len(s.sorted))
	j := 0
	for i := range len(s.sorted) {
		if j < len(t.sorted) && t.sorted[j] == s.sorted[i] {
			j++
			continue
		}
		kept = append(kept, s.sorted[i])
	}
	return Set{string(kept)}, j == len(t.sorted)
}
