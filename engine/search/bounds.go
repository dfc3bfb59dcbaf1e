package search

import (
	"math/bits"

	"catchup/engine"
)

// What is known of a sub-multiset B is a bit for every deficit D, in two planes
// as in package induction: W has the deficits at which the mover wins, N those at
// which they do not lose. Since not everything is known, each plane comes as a
// lower and an upper bound.
//
// Both players together have taken what is gone, so the parity of D follows from
// B: with an odd number missing, as seen from the start, only every other D can be.
// Bit i stands for the deficit 2i or, if it is odd, 2i+1:
//
//	bit   31 30 ..... 2 1 0          bit   63 62 ..... 2 1 0
//	even   * 60       4 2 0          even   * 124      4 2 0
//	odd    * 61       5 3 1          odd    * 125      5 3 1
//
// and the topmost bit, *, for any deficit beyond. There is at most one: no pick
// leaves the opponent further behind than by itself, so such a deficit is what
// the start's has become in its first turn, and follows from B.
type plane struct{ atLeast, atMost uint64 }

func (p plane) unknown() uint64 { return p.atMost &^ p.atLeast }

// bounds is what is known of a sub-multiset. If the sum of everything at the start
// is odd nobody can draw, and both planes are the same.
type bounds struct{ win, notLoss plane }

// demand is which bits of a sub-multiset are to be found out.
type demand struct{ win, notLoss uint64 }

func (d demand) empty() bool { return d.win|d.notLoss == 0 }

// unknown leaves of the demand what is not yet known.
func (d demand) unknown(b bounds) demand {
	return demand{d.win & b.win.unknown(), d.notLoss & b.notLoss.unknown()}
}

// and demands both.
func (d demand) and(e demand) demand { return demand{d.win | e.win, d.notLoss | e.notLoss} }

// has reports whether a bit is demanded of either plane.
func (d demand) has(bit int) bool { return (d.win|d.notLoss)>>bit&1 != 0 }

// or is for the mover to choose between what two picks are worth.
func (b bounds) or(c bounds) bounds {
	return bounds{
		plane{b.win.atLeast | c.win.atLeast, b.win.atMost | c.win.atMost},
		plane{b.notLoss.atLeast | c.notLoss.atLeast, b.notLoss.atMost | c.notLoss.atMost},
	}
}

// raise learns what one pick is worth: the mover can have that at least.
func (b *bounds) raise(value bounds) {
	b.win.atLeast |= value.win.atLeast
	b.notLoss.atLeast |= value.notLoss.atLeast
}

// lower learns what the best pick is worth: the mover can have that at most.
func (b *bounds) lower(best bounds) {
	b.win.atMost &= best.win.atMost | b.win.atLeast
	b.notLoss.atMost &= best.notLoss.atMost | b.notLoss.atLeast
}

// both returns what follows from b and c together.
func (b bounds) both(c bounds) bounds {
	return bounds{
		plane{b.win.atLeast | c.win.atLeast, b.win.atMost & c.win.atMost},
		plane{b.notLoss.atLeast | c.notLoss.atLeast, b.notLoss.atMost & c.notLoss.atMost},
	}
}

// atLeast and atMost read the outcome for one deficit.
func (b bounds) atLeast(bit int) engine.Outcome {
	return engine.Outcome(b.win.atLeast>>bit&1+b.notLoss.atLeast>>bit&1) - 1
}

func (b bounds) atMost(bit int) engine.Outcome {
	return engine.Outcome(b.win.atMost>>bit&1+b.notLoss.atMost>>bit&1) - 1
}

// step is how the bits of B and those of C = B - x belong together, for one
// number x and one parity of B's deficits. In words of plain deficits:
//
//	W(B) |= (W(C) without deficit 0) << x         the same player goes on
//	W(B) |= reverse of deficits 0..x of not N(C)  the turn has passed
//
// and the same for N with W and N exchanged; with every other deficit left out the
// shifts are half as far.
type step struct {
	on    int    // how far up the bits of a player who goes on move
	pass  int    // 63 less the bit of B that belongs to bit 0 of C when the turn passes
	nears uint64 // the bits of C with which a player can go on: all but * and deficit 0
	near  uint64 // the bits of B but *
}

// stepFor makes the step for x from deficits of the given parity. near has all
// bits but *.
func stepFor(x, parity int, near uint64) step {
	after := parity ^ x&1
	s := step{on: (x + after - parity) / 2, pass: 63 - (x-after-parity)/2, nears: near, near: near}
	if after == 0 {
		s.nears &^= 1
	}
	return s
}

// goesOn moves bits of C to the deficits of B from which taking x leads there.
func (s *step) goesOn(c uint64) uint64 { return (c & s.nears) << s.on & s.near }

// passes does the same for turns that pass.
func (s *step) passes(c uint64) uint64 { return bits.Reverse64(c) >> s.pass }

// worth returns what the bounds of C say about taking x, in place of the bounds
// of B. Without draws the planes stay the same.
func (s *step) worth(c bounds, draws bool) bounds {
	var b bounds
	b.win.atLeast = s.goesOn(c.win.atLeast) | s.passes(^c.notLoss.atMost)
	b.win.atMost = s.goesOn(c.win.atMost) | s.passes(^c.notLoss.atLeast)
	if !draws {
		b.notLoss = b.win
		return b
	}
	b.notLoss.atLeast = s.goesOn(c.notLoss.atLeast) | s.passes(^c.win.atMost)
	b.notLoss.atMost = s.goesOn(c.notLoss.atMost) | s.passes(^c.win.atLeast)
	return b
}

// asks returns what has to be known of C to know what taking x is worth at the
// demanded bits of B.
func (s *step) asks(d demand, draws bool) demand {
	win := d.win >> s.on & s.nears
	notLoss := bits.Reverse64(d.win << s.pass)
	if !draws {
		return demand{win: win | notLoss}
	}
	return demand{
		win:     win | bits.Reverse64(d.notLoss<<s.pass),
		notLoss: notLoss | d.notLoss>>s.on&s.nears,
	}
}
