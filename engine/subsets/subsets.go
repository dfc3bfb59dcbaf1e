// Package subsets is the mathematics that all exact solvers here share, on one page: how
// the sub-multisets of a multiset are numbered, and how what is known of one of them
// follows from those that are one number smaller.
//
// # The numbering
//
// A sub-multiset has a digit for each distinct number of the whole, which says how many
// copies of it are in. Its index is the numeral of these digits in mixed radix, the first
// number's digit being the lowest; what one copy of a number adds to it is the number's
// stride. {1,2,2,5} has the strides
//
//	number   1   2   5          {2,2,5} has the digits     0       2       1
//	copies   1   2   1          times the strides          0 * 1 + 2 * 2 + 1 * 6
//	stride   1   2   6          gives its index, 10
//
// and these sub-multisets:
//
//	index    0     1     2      3      4       5
//	         {}   {1}   {2}   {1,2}  {2,2}  {1,2,2}
//	index    6     7     8      9      10      11
//	        {5}  {1,5} {2,5} {1,2,5} {2,2,5} {1,2,2,5}
//
// To take a number is to subtract its stride. So every sub-multiset comes after those
// inside it, and whoever goes through them in ascending order has settled all that the
// next one needs; nothing has to be looked up by anything but its index.
//
// # The planes
//
// A sub-multiset B has two planes of bits, with a bit for every deficit D that can occur:
//
//	W  is set if the mover wins at B:D
//	N  is set if the mover does not lose there
//
// A number taken moves the deficit by just as much, up or down. So the parity of D plus
// the sum of B never changes, and where play started decides which deficits can occur
// with B: all even or all odd ones. One bit for every other deficit is enough:
//
//	bit        . . .  5   4   3   2   1   0
//	even D     . . . 10   8   6   4   2   0
//	odd D      . . . 11   9   7   5   3   1
//
// If D plus the sum is odd, no game ends with D = 0. Nobody ever draws, and W is N.
//
// # The step
//
// What B is worth follows from every C = B - x, one number x smaller:
//
//	W(B) at D |= W(C) at D-x        D > x: the same player goes on
//	W(B) at D |= not N(C) at x-D    D <= x: the turn passes, and the opponent, now to
//	                                move, must be lost
//
// and the same for N with W and N exchanged. Seen from the bits of B, those of C run down
// to the deficit 0 and then up again: the upper ones are moved up by [Step.Up], the lower
// ones turned round at [Step.Turn]. Let 5 be taken, from odd deficits to even ones:
//
//	B, bit       . . .  6   5   4   3 | 2   1   0
//	   deficit   . . . 13  11   9   7 | 5   3   1
//	C, deficit   . . .  8   6   4   2 | 0   2   4
//	   bit       . . .  4   3   2   1 | 0   1   2
//	                      of W(C)     |  of not N(C)
//	                 goes on: up by 2 | passes: turned round, bit i to 2-i
//
// For instance, from {1,2}:1 on {1} and {1,2} occur with odd deficits, {} and {2} with
// even ones. With bit 0 on the right, W({1}) is 00 and N({1}) 01, a draw at D = 1; W({2})
// is 01, a win at D = 0, and N({2}) 11, a draw at D = 2.
//
//	                                          W           N
//	take 1, left {2}   goes on, up by 0    0_ -> 0_    1_ -> 1_
//	                   passes, turn 0       0 -> _0     0 -> _0
//	take 2, left {1}   goes on, up by 1    00 -> 0_    01 -> 1_
//	                   passes, turn 0       0 -> _0     0 -> _1
//	                              {1,2}          00          11
//
// Neither {1,2}:1 nor {1,2}:3 can be won, and both can be drawn.
//
// # Who uses it
//
// Package induction takes the step on all sub-multisets in a row, several in one word;
// search on those it meets, from bounds of W and N to bounds; the puzzles' weak players on
// planes that know only a few turns; package stats the other way, from B to C, to find the
// deficits that play leads to. Packages induction, stats and tiebreak and the puzzles go
// by the numbering. Search, which meets too few sub-multisets to keep a place for each, has
// its own with a bit for each tile, and comes back to the numbering where a table begins.
package subsets

import (
	"math"
	"math/bits"

	"catchup/engine"
)

// Axis is one distinct number of a multiset, or of a sub-multiset.
type Axis struct {
	Number int
	Copies int // how many there are
	Stride int // what one copy adds to an index
}

// Digit returns how many copies the sub-multiset with the given index has.
func (a Axis) Digit(index int) int { return index / a.Stride % (a.Copies + 1) }

// Numbering numbers the sub-multisets of a multiset.
type Numbering struct {
	Axes  []Axis // in ascending order of their strides
	Count int    // how many sub-multisets there are, at most 2^60

	byNumber [engine.MaxNumber + 1]struct{ copies, stride int }
}

// Of returns the numbering of a multiset whose smallest number has the lowest digit.
func Of(set engine.Set) Numbering {
	axes := make([]Axis, 0, engine.MaxCount)
	for number, copies := range set.Distinct() {
		axes = append(axes, Axis{Number: number, Copies: copies})
	}
	return Along(axes)
}

// Along returns the numbering with the axes in the given order, and sets their strides.
func Along(axes []Axis) Numbering {
	n := Numbering{Axes: axes, Count: 1}
	for i := range axes {
		a := &axes[i]
		a.Stride = n.Count
		n.byNumber[a.Number].copies, n.byNumber[a.Number].stride = a.Copies, a.Stride
		n.Count *= a.Copies + 1
	}
	return n
}

// Bytes returns how much it takes to keep so many bytes for every sub-multiset, or the
// largest uint64 if that is more.
func (n *Numbering) Bytes(each int) uint64 {
	high, low := bits.Mul64(uint64(n.Count), uint64(each))
	if high > 0 {
		return math.MaxUint64
	}
	return low
}

// Whole is the index of the multiset itself.
func (n *Numbering) Whole() int { return n.Count - 1 }

// Stride returns what one copy of a number adds to an index, 0 if it is not there.
func (n *Numbering) Stride(number int) int { return n.byNumber[number].stride }

// Index returns the index of left; inside is false if that is no sub-multiset.
func (n *Numbering) Index(left engine.Set) (index int, inside bool) {
	previous, copies := 0, 0
	for number := range left.All() {
		if number != previous {
			previous, copies = number, 0
		}
		if copies++; copies > n.byNumber[number].copies {
			return 0, false
		}
		index += n.byNumber[number].stride
	}
	return index, true
}

// Set returns the sub-multiset with the given index.
func (n *Numbering) Set(index int) engine.Set {
	numbers := make([]int, 0, engine.MaxCount)
	for _, a := range n.Axes {
		for range a.Digit(index) {
			numbers = append(numbers, a.Number)
		}
	}
	set, _ := engine.SetOf(numbers...) // they come from a set
	return set
}

// Numbers appends to in, emptied, the axes of the sub-multiset with the given index, each
// with the copies that are in it, and returns also their sum.
func (n *Numbering) Numbers(index int, in []Axis) (numbers []Axis, sum int) {
	numbers = in[:0]
	for _, a := range n.Axes {
		if a.Copies = a.Digit(index); a.Copies > 0 {
			numbers = append(numbers, a)
			sum += a.Number * a.Copies
		}
	}
	return numbers, sum
}

// Next counts the digits of these axes up by one, as from one index to the next, and
// returns by how much the sum of the numbers grows.
func Next(digits []int, axes []Axis) (growth int) {
	for i, a := range axes {
		if digits[i] < a.Copies {
			digits[i]++
			return growth + a.Number
		}
		growth -= digits[i] * a.Number
		digits[i] = 0
	}
	return growth
}
