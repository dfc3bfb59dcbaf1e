package search

import (
	"catchup/engine"
	"catchup/engine/subsets"
)

// What is known of a sub-multiset B is a bit for every deficit D, in the two planes W
// and N that package subsets draws. Since not everything is known, each plane comes as a
// lower and an upper bound.
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

// step is the step of package subsets for bounds and demands.
type step struct {
	subsets.Step
	near uint64 // the bits but *
}

// stepFor makes the step for x from deficits of the given parity. near has all
// bits but *.
func stepFor(x, parity int, near uint64) step { return step{subsets.StepOf(x, parity^x&1), near} }

// worth returns what the bounds of C say about taking x, in place of the bounds of B.
// What is won at least and not lost at most goes together, as each says of the other
// when the turn passes, and so do the other two. Without draws the planes stay the same.
func (s *step) worth(c bounds, draws bool) (b bounds) {
	b.win.atLeast, b.notLoss.atMost = s.bits(c.win.atLeast, c.notLoss.atMost)
	if !draws {
		b.win.atMost = b.notLoss.atMost
		b.notLoss = b.win
		return b
	}
	b.win.atMost, b.notLoss.atLeast = s.bits(c.win.atMost, c.notLoss.atLeast)
	return b
}

// bits is the step without the bit *.
func (s *step) bits(win, notLoss uint64) (uint64, uint64) {
	return s.GoesOn(win&s.near)&s.near | s.Passes(^notLoss), s.GoesOn(notLoss&s.near)&s.near | s.Passes(^win)
}

// asks returns what has to be known of C to know what taking x is worth at the
// demanded bits of B.
func (s *step) asks(d demand, draws bool) demand {
	if !draws {
		return demand{win: s.LeadsOn(d.win)&s.near | s.LeadsOver(d.win)}
	}
	return demand{
		win:     s.LeadsOn(d.win)&s.near | s.LeadsOver(d.notLoss),
		notLoss: s.LeadsOver(d.win) | s.LeadsOn(d.notLoss)&s.near,
	}
}
