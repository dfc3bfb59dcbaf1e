package stats

import (
	"math/big"
	"math/bits"

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
// It takes as many bytes as [PlayThroughs] or, if that is more, 32 a sub-multiset;
// {1..18} takes about half a second.
func Measure(set engine.Set, limit uint64, progress engine.Progress) (Measures, error) {
	openings, err := PlayThroughs(set, limit, progress.Part(0, 0.5))
	if err != nil {
		return Measures{}, err
	}
	m := Measures{PlayThroughs: openings.All}
	table, err := induction.New(engine.Position{Left: set}, limit, progress.Part(0.5, 0.6))
	if err != nil {
		return Measures{}, err
	}
	m.Outcome = table.Outcome(engine.Position{Left: set})
	if m.States, err = states(set, limit, progress.Part(0.6, 0.7)); err != nil {
		return Measures{}, err
	}
	if m.MinDepth, err = minDepth(set, limit, progress.Part(0.7, 0.8)); err != nil {
		return Measures{}, err
	}
	m.MaxBranch, err = maxBranch(set, limit, progress.Part(0.8, 1))
	return m, err
}

// states counts the states of the game. Where nothing is left, what arises during a
// turn is an end from which the turn has passed with the opponent ahead, not behind.
func states(set engine.Set, limit uint64, progress engine.Progress) (int, error) {
	_, all, err := reach(set, 0, 0, limit, progress)
	if err != nil {
		return 0, err
	}
	count := 0
	for mover, during := range all[0].during {
		count += bits.OnesCount64(during)
		for _, r := range all {
			count += bits.OnesCount64(r.beginning[mover])
		}
	}
	return count, nil
}

// minDepth returns the fewest turns in which the game can end. For every position,
// it counts the turn that is in progress as well:
//
//  1. Taking x < D, the same turn goes on, unless nothing is left.
//  2. Taking x >= D, it ends, and others follow.
func minDepth(set engine.Set, limit uint64, progress engine.Progress) (int, error) {
	g, err := newGrid(set, 1, 0, limit)
	if err != nil {
		return 0, err
	}
	turns := make([]uint8, g.positions()) // at most MaxCount; 0 if nothing is left
	err = g.up(progress, func(at stop) {
		for deficit := at.least; deficit <= g.largest; deficit += 2 {
			fewest := uint8(engine.MaxCount)
			for _, x := range at.numbers {
				if left := at.index - x.Stride; x.Number < deficit && left > 0 { // 1
					fewest = min(fewest, turns[g.at(left, deficit-x.Number)])
				} else { // 2, or nothing is left
					fewest = min(fewest, 1+turns[g.at(left, max(0, x.Number-deficit))])
				}
			}
			turns[g.at(at.index, deficit)] = fewest
		}
	})
	return int(turns[g.start()]), err
}
