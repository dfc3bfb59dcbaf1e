package stats

import (
	"catchup/engine"
	"catchup/engine/subsets"
)

// reached is which deficits arise at a sub-multiset, for either player to move: at
// the beginning of a turn, and during one. The bits are those of its planes.
type reached struct{ beginning, during [2]uint64 }

const reachedBytes = 32

// begins reports whether a turn can begin with a deficit of the parity that play leads to.
func (r *reached) begins(deficit int) bool {
	return (r.beginning[engine.P1]|r.beginning[engine.P2])>>(deficit/2)&1 != 0
}

// reach returns what is reached at every sub-multiset from the whole set, which it
// takes before those inside it. The bytes are those of [newGrid], besides its own.
func reach(set engine.Set, bytes, perSubset int, limit uint64, progress engine.Progress) (*grid, []reached, error) {
	g, err := newGrid(set, bytes, perSubset+reachedBytes, limit)
	if err != nil {
		return nil, nil, err
	}
	all := make([]reached, g.Count)
	all[g.Whole()].beginning[engine.P1] = 1 // level
	err = g.down(progress, func(at stop) {
		here := all[at.index]
		for _, x := range at.numbers {
			step := subsets.StepOf(x.Number, (at.least+x.Number)&1)
			next := &all[at.index-x.Stride]
			for mover := range here.beginning {
				open := here.beginning[mover] | here.during[mover]
				next.during[mover] |= step.LeadsOn(open)
				next.beginning[1-mover] |= step.LeadsOver(open)
			}
		}
	})
	return g, all, err
}
