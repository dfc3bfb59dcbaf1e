package stats

import (
	"math"
	"math/bits"

	"catchup/engine"
	"catchup/engine/induction"
)

// grid numbers the positions that can follow when a game begins with a whole set:
// its sub-multisets, and for each the deficits that can arise. The scores together
// are the sum of what was taken, so a deficit has the parity of that sum, and it is
// at most the largest number: each sub-multiset has span places,
//
//	deficits 0 2 4 ...   if an even sum was taken
//	deficits 1 3 5 ...   if an odd sum was taken
//
// Sub-multisets are numbered in mixed radix by how many copies of each number they
// have, so that each comes after those inside it. {1,2,2} has
//
//	index   0    1    2     3      4      5
//	        {}  {1}  {2}  {1,2}  {2,2}  {1,2,2}
type grid struct {
	axes    []axis // in ascending order of their numbers
	subsets int
	span    int
	largest int // number, and so the largest deficit
	sum     int // of the set
}

// axis is one distinct number of the set. Taking one of it leads from a
// sub-multiset to the one whose index is less by the stride.
type axis struct{ number, copies, stride int }

// newGrid lays out the positions of set. It fails with an
// [*induction.TooLargeError] if bytes for every position and perSubset for every
// sub-multiset are more than limit.
func newGrid(set engine.Set, bytes, perSubset int, limit uint64) (*grid, error) {
	g := &grid{subsets: 1, span: set.Max()/2 + 1, largest: set.Max(), sum: set.Sum()}
	need := uint64(g.span*bytes + perSubset)
	for number, copies := range set.Distinct() {
		high, low := bits.Mul64(need, uint64(copies+1))
		if high > 0 {
			return nil, &induction.TooLargeError{Set: set, Need: math.MaxUint64, Limit: limit}
		}
		need = low
		g.axes = append(g.axes, axis{number, copies, g.subsets})
		g.subsets *= copies + 1
	}
	if need > limit {
		return nil, &induction.TooLargeError{Set: set, Need: need, Limit: limit}
	}
	return g, nil
}

// whole is the index of the set itself.
func (g *grid) whole() int { return g.subsets - 1 }

// positions is how many places there are.
func (g *grid) positions() int { return g.subsets * g.span }

// at returns the place of a position.
func (g *grid) at(index, deficit int) int { return index*g.span + deficit>>1 }

// numbers appends to in, emptied, the numbers that the sub-multiset has, each once,
// in ascending order, and returns also their sum, copies counted. An axis's copies
// there are those that the sub-multiset has.
func (g *grid) numbers(index int, in []axis) (numbers []axis, sum int) {
	numbers = in[:0]
	for _, a := range g.axes {
		if a.copies = index / a.stride % (a.copies + 1); a.copies > 0 {
			numbers = append(numbers, a)
			sum += a.number * a.copies
		}
	}
	return numbers, sum
}

// least returns the smallest deficit that can arise where what is left has the
// given sum: 0 or 1. The others follow in steps of 2, up to g.largest.
func (g *grid) least(sum int) int { return (g.sum - sum) & 1 }

// set returns the sub-multiset of that index.
func (g *grid) set(index int) engine.Set {
	var all []int
	numbers, _ := g.numbers(index, nil)
	for _, a := range numbers {
		for range a.copies {
			all = append(all, a.number)
		}
	}
	set, _ := engine.SetOf(all...) // they come from a set
	return set
}
