package stats

import "catchup/engine"

// Widest is the board with the widest choice.
type Widest struct {
	Moves uint64          // distinct sets that can be taken
	At    engine.Position // where there are so many
}

// WidestBoard returns, of the positions at which a turn can begin in a game with the
// whole set, one with the most moves. Here a move is a set, unlike in [Branching]. It
// takes 64 bytes a sub-multiset, and counts the moves of every position: for {1..14}
// some 0.1 s.
func WidestBoard(set engine.Set, limit uint64, progress func(done float64) error) (Widest, error) {
	g, err := newGrid(set, 0, reachedBytes, limit)
	if err != nil {
		return Widest{}, err
	}
	all, err := reach(g, part(progress, 0, 0.2))
	if err != nil {
		return Widest{}, err
	}
	var widest Widest
	work := pace{progress: part(progress, 0.2, 1), steps: g.subsets}
	for index := g.whole(); index > 0; index-- {
		left := g.set(index)
		begins := all[index].beginning[engine.P1].or(all[index].beginning[engine.P2])
		for deficit := range g.largest + 1 {
			if !begins.has(deficit) {
				continue
			}
			p := engine.Position{Left: left, Deficit: deficit}
			if moves := p.CountMoves(); moves > widest.Moves {
				widest = Widest{moves, p}
			}
		}
		if err := work.step(); err != nil {
			return Widest{}, err
		}
	}
	return widest, work.finish()
}
