package induction

import "catchup/engine"

// A sub-multiset B has two planes of bits, with a bit for every deficit D:
//
//	W  bit D is set if the mover wins at B:D
//	N  bit D is set if the mover does not lose there
//
// What B is worth follows from every C = B - x, one number x smaller. In words of
// plain numbers, bit 0 on the right:
//
//	W(B) |= (W(C) without bit 0) << x        x < D: the same player goes on, at C:D-x
//	W(B) |= reverse of bits 0..x of not N(C) x >= D: the opponent is to move, at
//	                                         C:x-D, and must be lost there
//
// and the same for N with W and N exchanged. For {1,2}, where W({1}) = 0001,
// N({1}) = 0011, W({2}) = 0011 and N({2}) = 0111:
//
//	x=1, C={2}   W(C) without bit 0:    0010  << 1                0100
//	             not N(C), bits 0..1:     00  reversed              00
//	x=2, C={1}   W(C) without bit 0:    0000  << 2                0000
//	             not N(C), bits 0..2:    100  reversed             001
//	                                                     W({1,2}) 0101
//
// The mover wins {1,2}:0 by taking 2 and {1,2}:2 by taking either; at {1,2}:1 a
// draw is the best: the planes differ there.
//
// A layout says where these bits are and works on runs of neighbouring
// sub-multisets. Once a word is settled, its mirror is made: the same word as the
// opponent sees it, complemented and reversed once instead of again for every x.
type layout interface {
	// words is how many uint64 a sub-multiset takes.
	words() int

	// deficits is how many deficits have a bit, from 0 on.
	deficits() int

	// outcome reads one position.
	outcome(words []uint64, index, deficit int) engine.Outcome

	// begin marks the empty set: lost with a deficit, drawn without.
	begin(words []uint64)

	// settle settles a block of sub-multisets in ascending order and mirrors each.
	// From one to the next counts one digit up and all below it back to 0: carries
	// has its axis. The run just completed, as long as the axis's stride, is pushed
	// to the one that begins there.
	settle(block, mirror []uint64, carries []axis)

	// push adds to a run of sub-multisets what taking x is worth, by which they
	// become the settled ones.
	push(to, settled, mirror []uint64, x int)

	// pushTwo is push to two runs at once, the second by taking y.
	pushTwo(to []uint64, x int, also []uint64, y int, settled, mirror []uint64)
}

// layoutFor returns the smallest layout with a bit for every deficit that can
// follow from start and is not lost anyway. A pick x passes the turn with a
// deficit of at most x.
func layoutFor(start engine.Position) layout {
	largest := max(start.Left.Max(), min(start.Deficit, start.Left.Sum()))
	if largest < narrowDeficits {
		return narrow{}
	}
	return wide(largest/64 + 1)
}
