// Package induction holds the outcome of every position of a multiset in one table, made
// by backward induction over its sub-multisets. All deficits of a sub-multiset are settled
// at once, one bit each: package subsets draws the bits and the step that is taken on them,
// layout.go says how they are stored, and build.go has the order of the work. The
// recursion it unrolls is that of package recursion.
//
// A table takes 4 bytes a sub-multiset as long as numbers and deficits stay below
// 32, and 2 bytes if the numbers and the deficit it starts from are together odd:
// 4 MiB and some 12 ms for {1..20}, 64 MiB and 0.2 s for {1..24}, 1 GiB and 4 s for
// {1..28}. Sets with few even numbers take up to 8.
//
// [Margins] tells by how much a position is won.
package induction

import "catchup/engine"

// Tablebase is the outcome of every position that can follow from where it started,
// and of more: of every sub-multiset with every deficit that is not larger than
// the starting one or the largest number and has the parity that play leads to. It
// never changes, so any number of goroutines can read it.
type Tablebase struct {
	shape  shape
	layout layout
	parity int // of sum and deficit together, in every position
	words  []uint64
}

// New makes the table for everything that can follow from start. It fails at
// once with a [*TooLargeError] if the table would take more than limit bytes; less
// than 1 MiB is needed besides.
//
// Progress hears of it about once a millisecond; see [engine.Progress].
func New(start engine.Position, limit uint64, progress func(done float64) error) (*Tablebase, error) {
	if need := Size(start); need > limit {
		return nil, &TooLargeError{Set: start.Left, Need: need, Limit: limit}
	}
	layout, shape := layoutOf(start)
	t := &Tablebase{shape: shape, layout: layout, parity: parityOf(start)}
	t.words = make([]uint64, shape.cells()*layout.words())
	if err := build(t, progress); err != nil {
		return nil, err
	}
	return t, nil
}

// Covers reports whether the table knows the outcome of p: whether p.Left is a
// sub-multiset of the table's and the deficit has a bit, or cannot be made good.
func (t *Tablebase) Covers(p engine.Position) bool {
	_, inside := t.shape.Index(p.Left)
	return inside && (p.Deficit > p.Left.Sum() || t.stores(p))
}

// stores reports whether a deficit has a bit.
func (t *Tablebase) stores(p engine.Position) bool {
	return p.Deficit < t.layout.deficits() && parityOf(p) == t.parity
}

// Outcome returns what p is worth to the player to move. It panics if the table
// does not cover p.
func (t *Tablebase) Outcome(p engine.Position) engine.Outcome {
	index, inside := t.shape.Index(p.Left)
	switch {
	case inside && t.stores(p):
		cell := t.words[index/t.shape.sharing*t.layout.words():]
		return t.layout.outcome(cell, index%t.shape.sharing, p.Deficit)
	case inside && p.Deficit > p.Left.Sum():
		return engine.Loss
	}
	panic("induction: " + p.String() + " is outside the table")
}
