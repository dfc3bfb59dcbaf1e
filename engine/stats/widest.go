package stats

import "catchup/engine"

// Widest is the board with the widest choice.
type Widest struct {
	Moves uint64          // distinct sets that can be taken
	At    engine.Position // where there are so many
}

// WidestBoard returns, of the positions at which a turn can begin in a game with the
// whole set, one with the most moves. Here a move is a set, unlike in [Branching]. It
// takes 32 bytes a sub-multiset, and counts the moves of every position: for {1..14}
// some 0.1 s.
func WidestBoard(set engine.Set, limit uint64, progress engine.Progress) (Widest, error) {
	g, all, err := reach(set, 0, 0, limit, progress.Part(0, 0.2))
	if err != nil {
		return Widest{}, err
	}
	var widest Widest
	err = g.down(progress.Part(0.2, 1), func(at stop) {
		left := g.Set(at.index)
		for deficit := at.least; deficit <= g.largest; deficit += 2 {
			if !all[at.index].begins(deficit) {
				continue
			}
			p := engine.Position{Left: left, Deficit: deficit}
			if moves := p.CountMoves(); moves > widest.Moves {
				widest = Widest{moves, p}
			}
		}
	})
	return widest, err
}
