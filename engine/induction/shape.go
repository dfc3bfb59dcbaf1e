package induction

import (
	"slices"

	"catchup/engine"
	"catchup/engine/subsets"
)

// shape is the numbering in which a table stores the sub-multisets.
//
// Even numbers come before odd ones, so that long runs of neighbours have sums of
// the same parity. The first few of them are shared: the sub-multisets that differ
// only by these are stored in one cell.
type shape struct {
	subsets.Numbering     // axes: first the shared, then the other even, then the odd numbers
	shared            int // how many axes are shared
	sharing           int // how many sub-multisets a cell holds
}

// digitSum returns how many numbers of these axes the sub-multiset with the given
// index has.
func digitSum(axes []subsets.Axis, index int) int {
	sum := 0
	for _, a := range axes {
		sum += a.Digit(index)
	}
	return sum
}

// shapeOf returns the shape in which a cell holds as many sub-multisets as it can
// but at most room, which is at most 4.
func shapeOf(set engine.Set, room int) shape {
	axes := subsets.Of(set).Axes
	slices.SortStableFunc(axes, func(a, b subsets.Axis) int { return a.Number&1 - b.Number&1 })
	shared, sharing := 0, room
	for ; sharing > 1; sharing-- {
		if shared = share(axes, sharing); shared > 0 {
			break
		}
	}
	return shape{subsets.Along(axes), shared, sharing}
}

// share moves even numbers that have exactly as many sub-multisets as are to share a
// cell to the front, if there are such: one number or, each with one copy, two. It
// returns how many they are.
func share(axes []subsets.Axis, sharing int) (shared int) {
	missing := sharing
	for copies := sharing - 1; copies > 0; copies-- {
		for i, a := range axes {
			if a.Number%2 == 0 && a.Copies == copies && i >= shared && missing%(copies+1) == 0 {
				copy(axes[shared+1:i+1], axes[shared:i])
				axes[shared] = a
				shared++
				missing /= copies + 1
			}
		}
	}
	if missing > 1 {
		return 0
	}
	return shared
}

// cells returns how many cells there are.
func (s *shape) cells() int { return s.Count / s.sharing }
