package induction

import (
	"slices"

	"catchup/engine/subsets"
)

// blockCells is how many neighbouring cells are settled together, at most. Their
// words and mirrors stay in the processor's nearest cache. As every axis at least
// doubles the cells, no more than nearAxes run within a block.
const (
	blockCells = 1 << nearAxes
	nearAxes   = 7
)

// near is what the cells of a block have to do with one another.
type near struct {
	axes  []subsets.Axis // by which they differ; strides in cells
	cells []nearCell     // in an order in which they can be settled
}

// nearCell is a cell of a block. It follows from its parts, the cells one near
// number smaller.
type nearCell struct {
	at    int
	parts []part
}

// part is a cell and the axis by which another is larger.
type part struct{ at, axis int }

// nearOf returns the block over the first axes, as many as are even and fit.
//
// Cells with equally many near numbers do not wait for one another. They are
// settled one after the other so that the processor can work on several at once.
func nearOf(axes []subsets.Axis) *near {
	n, cells := &near{}, 1
	for _, a := range axes {
		if a.Number%2 == 1 || cells*(a.Copies+1) > blockCells {
			break
		}
		n.axes, cells = append(n.axes, a), cells*(a.Copies+1)
	}
	n.cells = make([]nearCell, cells)
	for at := range cells {
		n.cells[at].at = at
		for i, a := range n.axes {
			if a.Digit(at) > 0 {
				n.cells[at].parts = append(n.cells[at].parts, part{at - a.Stride, i})
			}
		}
	}
	slices.SortStableFunc(n.cells, func(a, b nearCell) int {
		return digitSum(n.axes, a.at) - digitSum(n.axes, b.at)
	})
	return n
}
