package stats

import (
	"math/big"

	"catchup/engine"
	"catchup/engine/induction"
)

// Measures says how large the game on a set is: a line of the paper's Table 5.
type Measures struct {
	PlayThroughs Tally          // their total is what the paper calls the tree size
	States       int            // distinct (player to move, position) between two turns, start and ends included
	Outcome      engine.Outcome // under best play, for P1
	MaxBranch    *big.Int       // the most moves on the first turn or the second, as orders of numbers
	MinDepth     int            // the fewest turns in which a game can end
}

// Measure returns the measures of a set. A state is the same however it was
// reached. The ends count too, as the paper's figures have it: the turn has passed
// even from a player who did not catch up, so that an end with P1 ahead by 3 is one
// state with P1 to move and another with P2 to move.
//
// It takes as many bytes as [PlayThroughs] or, if that is more, 64 a sub-multiset;
// {1..18} takes about half a second.
func Measure(set engine.Set, limit uint64, progress func(done float64) error) (Measures, error) {
	openings, err := PlayThroughs(set, limit, part(progress, 0, 0.5))
	if err != nil {
		return Measures{}, err
	}
	m := Measures{PlayThroughs: openings.All}
	table, err := induction.New(engine.Position{Left: set}, limit, part(progress, 0.5, 0.6))
	if err != nil {
		return Measures{}, err
	}
	m.Outcome = table.Outcome(engine.Position{Left: set})
	if m.States, err = states(set, limit, part(progress, 0.6, 0.7)); err != nil {
		return Measures{}, err
	}
	if m.MinDepth, err = minDepth(set, limit, part(progress, 0.7, 0.8)); err != nil {
		return Measures{}, err
	}
	m.MaxBranch, err = maxBranch(set, limit, part(progress, 0.8, 1))
	return m, err
}

// reached is which deficits arise at a sub-multiset, for either player to move: at
// the beginning of a turn, and during one.
type reached struct{ beginning, during [2]deficits }

const reachedBytes = 64

// reach returns what is reached at every sub-multiset from the whole set, which it
// takes before those inside it.
func reach(g *grid, progress func(done float64) error) ([]reached, error) {
	all := make([]reached, g.subsets)
	all[g.whole()].beginning[engine.P1] = onlyLevel()
	work := pace{progress: progress, steps: g.subsets}
	var numbers []axis
	for index := g.whole(); index > 0; index-- {
		numbers, _ = g.numbers(index, numbers)
		for mover := range all[index].beginning {
			open := all[index].beginning[mover].or(all[index].during[mover])
			for _, x := range numbers {
				next := &all[index-x.stride]
				next.during[mover] = next.during[mover].or(open.goingOn(x.number))
				next.beginning[1-mover] = next.beginning[1-mover].or(open.handingOver(x.number))
			}
		}
		if err := work.step(); err != nil {
			return nil, err
		}
	}
	return all, work.finish()
}

// states counts the states of the game. Where nothing is left, what arises during a
// turn is an end from which the turn has passed with the opponent ahead, not behind.
func states(set engine.Set, limit uint64, progress func(done float64) error) (int, error) {
	g, err := newGrid(set, 0, reachedBytes, limit)
	if err != nil {
		return 0, err
	}
	all, err := reach(g, progress)
	if err != nil {
		return 0, err
	}
	count := 0
	for mover := range all[0].beginning {
		for _, r := range all[1:] {
			count += r.beginning[mover].count()
		}
		count += all[0].beginning[mover].count() + all[0].during[mover].count()
	}
	return count, nil
}

// minDepth returns the fewest turns in which the game can end. For every position,
// it counts the turn that is in progress as well:
//
//  1. Taking x < D, the same turn goes on, unless nothing is left.
//  2. Taking x >= D, it ends, and others follow.
func minDepth(set engine.Set, limit uint64, progress func(done float64) error) (int, error) {
	g, err := newGrid(set, 1, 0, limit)
	if err != nil {
		return 0, err
	}
	turns := make([]uint8, g.positions()) // at most MaxCount; 0 if nothing is left
	work := pace{progress: progress, steps: g.subsets}
	var numbers []axis
	for index := 1; index < g.subsets; index++ {
		var sum int
		numbers, sum = g.numbers(index, numbers)
		for deficit := g.least(sum); deficit <= g.largest; deficit += 2 {
			fewest := uint8(engine.MaxCount)
			for _, x := range numbers {
				if x.number < deficit && index > x.stride { // 1
					fewest = min(fewest, turns[g.at(index-x.stride, deficit-x.number)])
				} else { // 2, or nothing is left
					fewest = min(fewest, 1+turns[g.at(index-x.stride, max(0, x.number-deficit))])
				}
			}
			turns[g.at(index, deficit)] = fewest
		}
		if err := work.step(); err != nil {
			return 0, err
		}
	}
	return int(turns[g.at(g.whole(), 0)]), work.finish()
}
