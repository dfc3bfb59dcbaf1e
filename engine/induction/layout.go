package induction

import "catchup/engine"

// A sub-multiset B has two planes of bits, with a bit for every deficit D that can
// occur:
//
//	W  is set if the mover wins at B:D
//	N  is set if the mover does not lose there
//
// A number taken moves the deficit by just as much, up or down. So the parity of D
// plus the sum of B never changes, and where it started decides which deficits can
// occur with B: all even or all odd ones. Bit i stands for D = 2i or D = 2i+1.
//
// If that parity is odd, no game ends with D = 0. Nobody ever draws, and as W and
// N are the same, one plane is kept.
//
// What B is worth follows from every C = B - x, one number x smaller:
//
//	W(B) at D |= W(C) at D-x        D > x: the same player goes on
//	W(B) at D |= not N(C) at x-D    D <= x: the opponent is to move, and must be
//	                                lost there
//
// and the same for N with W and N exchanged. From {1,2}:1, for instance, {1} and
// {1,2} occur with odd deficits, {} and {2} with even ones. W({1}) = 00,
// N({1}) = 01 (a draw at D = 1), W({2}) = 01 (a win at D = 0) and N({2}) = 11 (a
// draw at D = 2), bit 0 on the right. By [stepFor]:
//
//	                                             W          N
//	x=1, C={2}   from bit 1 on, up by 0:         0_ -> 0_   1_ -> 1_
//	             not the other plane, bit 0:      0 -> _0    0 -> _0
//	x=2, C={1}   from bit 0 on, up by 1:         00 -> 0_   01 -> 1_
//	             not the other plane, bit 0:      0 -> _0    1 -> _1
//	                                   {1,2}           00         11
//
// Neither {1,2}:1 nor {1,2}:3 can be won, and both can be drawn.
//
// A layout says where these bits are. It stores the sub-multisets in cells, each
// some words with one sub-multiset or with several whose sums have the same parity,
// and works on runs of neighbouring cells. Once a cell is settled, its mirror is
// made: the same bits as the opponent sees them, complemented and reversed once
// instead of again for every x.
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
			return newLanes(width, planes, shape.axes[:shape.shared]), shape
		}
	}
	return wide{largest/128 + 1, planes}, shapeOf(start.Left, 1)
}

// parityOf returns what stays the same from the position on, 0 or 1.
func parityOf(p engine.Position) int { return (p.Left.Sum() + p.Deficit) & 1 }

// step says where the bits of C go in B when the number is taken that B has and C
// has not.
type step struct {
	first int // the lowest bit of which a player goes on: 1 if bit 0 is for D = 0
	up    int // from there on, bit i goes to i+up: the player goes on
	turn  int // up to here, bit i goes to turn-i: the turn passes
}

// stepFor returns the step of taking x that leads to deficits of the given parity.
// It follows from D = 2i + parity in C and D = 2i + before in B.
func stepFor(x, parity int) step {
	before := (parity + x) & 1
	return step{first: 1 - parity, up: (x + parity - before) / 2, turn: (x - parity - before) / 2}
}
