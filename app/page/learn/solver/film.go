// Package solver is the page on how the solver works: backward induction with bits,
// and the search beside it, as pictures to step through. The steps have the numbers
// that they have in packages induction and search.
package solver

import (
	"math/bits"

	"catchup/engine"
	"catchup/engine/induction"
)

// Planes says of a sub-multiset at which deficits the mover wins, and at which they
// do not lose: bit D is for the deficit D. The engine leaves every other bit out.
type Planes struct{ Win, NotLoss uint64 }

// Outcome reads what the planes say of a deficit.
func (p Planes) Outcome(deficit int) engine.Outcome {
	return engine.Outcome(p.Win>>deficit&1+p.NotLoss>>deficit&1) - 1
}

// Film is the making of a table, a frame for each thing that happens.
type Film struct {
	Start   engine.Set
	Subsets []engine.Set // in the order of their index in the table
	Frames  []Frame
}

// Frame is one thing that happens: what taking a number is worth is added to the
// planes of a sub-multiset.
type Frame struct {
	Step   int        // of build.go
	Set    engine.Set // the sub-multiset at work
	Number int        // that is taken; 0 in the first frame and in the last
	Passes bool       // for the deficits at which the turn passes; or for those at which it goes on
	From   Planes     // of the sub-multiset without the number
	Before Planes     // of the one at work
	After  Planes
}

// Shoot films the table of everything that can follow from a set, with the scores
// level. The set must be small: there are two frames for each number of each
// sub-multiset.
//
// The steps are those of package induction, and the order that of its index. It
// differs in two ways: a sub-multiset fetches here what each number is worth, where
// the engine pushes that to all larger ones; and each is on its own, where the engine
// does several in one word. Neither changes a bit.
func Shoot(start engine.Set) *Film {
	f := &Film{Start: start, Subsets: inOrder(start)}
	planes := map[engine.Set]Planes{{}: {NotLoss: 1}}
	f.Frames = append(f.Frames, Frame{Step: 1, After: planes[engine.Set{}]})
	for _, set := range f.Subsets[1:] {
		now := Planes{}
		for x := range set.Distinct() {
			from := planes[set.Without(x)]
			frame := Frame{Step: 2 + x&1, Set: set, Number: x, From: from, Before: now}
			now.Win |= goesOn(from.Win, x)
			now.NotLoss |= goesOn(from.NotLoss, x)
			frame.After = now
			f.Frames = append(f.Frames, frame)

			frame.Passes, frame.Before = true, now
			now.Win |= passes(from.NotLoss, x)
			now.NotLoss |= passes(from.Win, x)
			frame.After = now
			f.Frames = append(f.Frames, frame)
		}
		planes[set] = now
	}
	f.Frames = append(f.Frames, Frame{Step: 4, Set: start, Before: planes[start], After: planes[start]})
	return f
}

// goesOn moves every bit but that of deficit 0 up by x: whoever takes x below the
// deficit goes on with what is left of it.
func goesOn(plane uint64, x int) uint64 { return plane &^ 1 << x }

// passes complements and reverses the bits 0 to x: after taking x at the deficit D
// the opponent is x - D behind, and it must be they who fail.
func passes(plane uint64, x int) uint64 { return bits.Reverse64(^plane) >> (63 - x) }

// inOrder returns the sub-multisets in the order in which the engine numbers them.
func inOrder(start engine.Set) []engine.Set {
	table, err := induction.New(engine.Position{Left: start}, 1<<16, nil)
	if err != nil {
		panic(err) // the sets shown are small
	}
	numbering := table.Numbering()
	all := make([]engine.Set, numbering.Count)
	for index := range all {
		all[index] = numbering.Set(index)
	}
	return all
}

// Planes returns what is known of every sub-multiset after a frame, as far as there
// is anything.
func (f *Film) Planes(at int) map[engine.Set]Planes {
	known := map[engine.Set]Planes{}
	for _, frame := range f.Frames[:at+1] {
		known[frame.Set] = frame.After
	}
	return known
}

// Deficits returns the deficits that play from the start can lead to with these
// numbers left and that can still be made good, in ascending order: every other one.
func Deficits(start, left engine.Set) []int {
	var deficits []int
	for d := (start.Sum() - left.Sum()) & 1; d <= start.Sum(); d += 2 {
		deficits = append(deficits, d)
	}
	return deficits
}
