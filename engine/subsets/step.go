package subsets

import "math/bits"

// Step is how the bits of a sub-multiset B and those of C = B - x belong together.
type Step struct {
	First int // the lowest bit of C with which a player goes on: 1 if bit 0 is for D = 0
	Up    int // from there on, bit i of C belongs to bit i+Up of B: the same player goes on
	Turn  int // up to here, bit i of C belongs to bit Turn-i of B: the turn passes
}

// StepOf returns the step of taking x, at most [engine.MaxNumber], that leads to deficits
// of the given parity, 0 or 1. It follows from D = 2i + parity in C and D = 2i + before in
// B.
func StepOf(x, parity int) Step {
	before := (parity + x) & 1
	return Step{First: 1 - parity, Up: (x + parity - before) / 2, Turn: (x - parity - before) / 2}
}

// Worth is the step of the recurrence, from C to B: it returns what taking x is worth,
// given what C is. Planes have 64 bits here; what would lie beyond is left out.
func (s Step) Worth(win, notLoss uint64) (winsBy, holdsBy uint64) {
	return s.GoesOn(win) | s.Passes(^notLoss), s.GoesOn(notLoss) | s.Passes(^win)
}

// GoesOn moves the bits of C to the deficits of B at which whoever takes x goes on.
func (s Step) GoesOn(c uint64) uint64 { return c >> (s.First & 63) << (s.First & 63) << (s.Up & 63) }

// Passes moves the bits of C to the deficits of B at which taking x passes the turn.
func (s Step) Passes(c uint64) uint64 { return bits.Reverse64(c) >> ((63 - s.Turn) & 63) }

// LeadsOn is the way back from B to C: the deficits of C with which whoever has taken x
// at the given ones of B goes on.
func (s Step) LeadsOn(b uint64) uint64 { return b >> (s.Up & 63) >> (s.First & 63) << (s.First & 63) }

// LeadsOver is the same for turns that have passed.
func (s Step) LeadsOver(b uint64) uint64 { return bits.Reverse64(b << ((63 - s.Turn) & 63)) }
