package tree

import (
	"slices"

	"catchup/engine"
	"catchup/engine/solver"
)

// Listed is how many moves of a position are drawn at most: the best ones.
const Listed = 100

// Judge lists the moves of p, of which worth says what each is to who makes it, in
// the order of [solver.Evaluation]: best first, then short before long.
func Judge(p engine.Position, worth func(engine.Move) engine.Outcome) []solver.Judged {
	var moves []solver.Judged
	for m := range p.Moves() {
		moves = append(moves, solver.Judged{Move: m, Outcome: worth(m)})
	}
	slices.SortStableFunc(moves, func(a, b solver.Judged) int {
		if a.Outcome != b.Outcome {
			return int(b.Outcome) - int(a.Outcome)
		}
		return a.Move.Len() - b.Move.Len()
	})
	return moves[:min(len(moves), Listed)]
}
