package induction

import (
	"slices"

	"catchup/engine"
)

// shape numbers the sub-multisets of a multiset. Each has as many digits as the
// multiset has distinct numbers; a digit says how many copies are in. With mixed
// radices, {1,2,2} has the sub-multisets
//
//	index   0    1     2      3     4       5
//	        {}  {2}  {2,2}   {1}  {1,2}  {1,2,2}
//
// A sub-multiset's index is the sum of the strides of its numbers, and every
// sub-multiset comes after those inside it.
//
// Even numbers come before odd ones, so that long runs of neighbours have sums of
// the same parity. The first few of them are shared: the sub-multisets that differ
// only by these are stored in one cell.
type shape struct {
	axes    []axis // first the shared, then the other even, then the odd numbers
	shared  int    // how many axes are shared
	sharing int    // how many sub-multisets a cell holds
	subsets int
	stride  [engine.MaxNumber + 1]int
	copies  [engine.MaxNumber + 1]int
}

// axis is one distinct number of the multiset.
type axis struct{ number, copies, stride int }

// digit returns how many copies the sub-multiset with the given index has.
func (a axis) digit(index int) int { return index / a.stride % (a.copies + 1) }

// digitSum returns how many numbers of these axes the sub-multiset with the given
// index has.
func digitSum(axes []axis, index int) int {
	sum := 0
	for _, a := range axes {
		sum += a.digit(index)
	}
	return sum
}

// shapeOf returns the shape in which a cell holds as many sub-multisets as it can
// but at most room, which is at most 4.
func shapeOf(set engine.Set, room int) shape {
	s := shape{subsets: 1}
	for number, copies := range set.Distinct() {
		s.axes = append(s.axes, axis{number: number, copies: copies})
	}
	slices.SortStableFunc(s.axes, func(a, b axis) int { return a.number&1 - b.number&1 })
	for s.sharing = room; !s.share(); s.sharing-- {
	}
	for i := range s.axes {
		a := &s.axes[i]
		a.stride = s.subsets
		s.stride[a.number], s.copies[a.number] = a.stride, a.copies
		s.subsets *= a.copies + 1
	}
	return s
}

// share moves even numbers that have exactly as many sub-multisets as are to share
// a cell to the front, if there are such: one number or, each with one copy, two.
func (s *shape) share() bool {
	missing := s.sharing
	for copies := s.sharing - 1; copies > 0; copies-- {
		for i, a := range s.axes {
			if a.number%2 == 0 && a.copies == copies && i >= s.shared && missing%(copies+1) == 0 {
				copy(s.axes[s.shared+1:i+1], s.axes[s.shared:i])
				s.axes[s.shared] = a
				s.shared++
				missing /= copies + 1
			}
		}
	}
	if missing > 1 {
		s.shared = 0
	}
	return missing == 1
}

// index returns where left stands; inside is false if it is no sub-multiset.
func (s *shape) index(left engine.Set) (index int, inside bool) {
	previous, copies := 0, 0
	for number := range left.All() {
		if number != previous {
			previous, copies = number, 0
		}
		if copies++; copies > s.copies[number] {
			return 0, false
		}
		index += s.stride[number]
	}
	return index, true
}
