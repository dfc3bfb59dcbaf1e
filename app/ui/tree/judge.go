package tree

import (
	"slices"

	"catchup/engine"
	"catchup/engine/worker"
)

// Listed is how many moves of a position are drawn at most: the best ones.
const Listed = 100

// Judge lists the moves of p, of which worth says what each is to who makes it, in
// the order of [worker.Evaluation]: best first, then short before long.
func Judge(p engine.Position, worth func(engine.Move) engine.Outcome) []worker.Judged {
	var moves []worker.Judged
	for m := range p.Moves() {
		moves = append(moves, worker.Judged{Move: m, Outcome: worth(m)})
	}
	slices.SortStableFunc(moves, func(a, b worker.Judged) int {
		if a.Outcome != b.Outcome {
			return int(b.Outcome) - int(a.Outcome)
		}
		return a.Move.Len() - b.Move.Len()
	})
	return moves[:min(len(moves), Listed)]
}
