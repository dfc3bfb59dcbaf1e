// Package induction holds the outcome of every position of a multiset in one
// table, made by backward induction over its sub-multisets. All deficits of a
// sub-multiset are settled at once, one bit each: see layout.go for the bits and
// build.go for the steps. The recursion it unrolls is that of package recursion.
//
// A table takes 8 bytes a sub-multiset as long as numbers and deficits stay below
// 32: 8 MiB and some 15 ms for {1..20}, 128 MiB and some 0.3 s for {1..24}.
package induction

import "catchup/engine"

// Table is the outcome of every position that can follow from where it started,
// and of more: of every sub-multiset with every deficit up to the starting one or
// the largest number, whichever is greater. It never changes, so any number of
// goroutines can read it.
type Table struct {
	shape  shape
	layout layout
	words  []uint64
}

// New makes the table for everything that can follow from start. It fails at
// once with a [*TooLargeError] if the table would take more than limit bytes; less
// than 1 MiB is needed besides.
//
// The caller's progress, which may be nil, hears about once a millisecond which
// share of the work is done, and finally 1. It runs on the caller's goroutine, so
// that it can also give way to others. An error it returns, such as that of a
// context, ends the work and is New's error.
func New(start engine.Position, limit uint64, progress func(done float64) error) (*Table, error) {
	if need := Size(start); need > limit {
		return nil, &TooLargeError{Set: start.Left, Need: need, Limit: limit}
	}
	t := &Table{shape: shapeOf(start.Left), layout: layoutFor(start)}
	t.words = make([]uint64, t.shape.subsets*t.layout.words())
	if err := build(t, progress); err != nil {
		return nil, err
	}
	return t, nil
}

// Covers reports whether the table knows the outcome of p.
func (t *Table) Covers(p engine.Position) bool {
	_, inside := t.shape.index(p.Left)
	return inside && (p.Deficit < t.layout.deficits() || p.Deficit > p.Left.Sum())
}

// Outcome returns what p is worth to the player to move. The table must cover p:
// it panics if p.Left is not a sub-multiset of the table's, and if the deficit
// has no bit although it could still be made good.
func (t *Table) Outcome(p engine.Position) engine.Outcome {
	index, inside := t.shape.index(p.Left)
	if inside && p.Deficit < t.layout.deficits() {
		return t.layout.outcome(t.words, index, p.Deficit)
	}
	if inside && p.Deficit > p.Left.Sum() {
		return engine.Loss
	}
	panic("induction: " + p.String() + " is outside the table")
}
