package induction

import "catchup/engine"

// A layout says where the bits of the planes are, which package subsets draws. Without
// draws one plane is kept. It stores the sub-multisets in cells, each some words with one
// sub-multiset or with several whose sums have the same parity, and works on runs of
// neighbouring cells. Once a cell is settled, its mirror is made: the same bits as the
// opponent sees them, complemented and reversed once instead of again for every x. So the
// layouts take the step in ways of their own, and [subsets.Step] says by how far: taken as
// it stands there, one sub-multiset after another, {1..20} takes 20 times as long.
type layout interface {
	// words is how many uint64 a cell takes.
	words() int

	// deficits is how many deficits have a bit, from 0 on, of both parities.
	deficits() int

	// outcome reads one position; at says which sub-multiset of the cell is meant.
	outcome(cell []uint64, at, deficit int) engine.Outcome

	// read returns the planes of one sub-multiset, as far as they fit.
	read(cell []uint64, at int) (win, notLoss uint64)

	// begin marks the empty set, the first of its cell: lost with a deficit, drawn
	// without.
	begin(cell []uint64)

	// settle settles a block of cells and mirrors each. All deficits of the block
	// have the parity given.
	settle(block, mirror []uint64, near *near, parity int)

	// push adds to a run of cells what taking x is worth, by which they become the
	// settled ones, whose deficits have the parity given.
	push(to, settled, mirror []uint64, x, parity int)

	// pushTwo is push to two runs at once, the second by taking y.
	pushTwo(to []uint64, x int, also []uint64, y int, settled, mirror []uint64, parity int)
}

// layoutOf returns the smallest layout with a bit for every deficit that can
// follow from start and is not lost anyway, and the shape in its cells. A pick x
// passes the turn with a deficit of at most x.
func layoutOf(start engine.Position) (layout, shape) {
	largest := max(start.Left.Max(), min(start.Deficit, start.Left.Sum()))
	planes := 2 - parityOf(start)
	for width := 16; width*planes <= 64; width *= 2 {
		if largest/2 < width {
			shape := shapeOf(start.Left, 64/(width*planes))
			return newLanes(width, planes, shape.Axes[:shape.shared]), shape
		}
	}
	return wide{largest/128 + 1, planes}, shapeOf(start.Left, 1)
}

// parityOf returns what stays the same from the position on, 0 or 1.
func parityOf(p engine.Position) int { return (p.Left.Sum() + p.Deficit) & 1 }
