package tree

import (
	"slices"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/worker"
)

const (
	// listed is how many moves of a position are drawn at most: the best ones.
	listed = 100
	// memory is what the page's own table may take, in bytes: enough for 14 numbers
	// and made in milliseconds. Larger ones are the worker's.
	memory = 1 << 17
)

// judge lists the moves of p, which the table must cover, in the order of
// [worker.Evaluation]: best first, then short before long.
func judge(table *induction.Tablebase, p engine.Position) []worker.Judged {
	var moves []worker.Judged
	for m := range p.Moves() {
		next, passed := p.After(m)
		outcome := table.Outcome(next)
		if passed {
			outcome = outcome.Opposite()
		}
		moves = append(moves, worker.Judged{Move: m, Outcome: outcome})
	}
	slices.SortStableFunc(moves, func(a, b worker.Judged) int {
		if a.Outcome != b.Outcome {
			return int(b.Outcome) - int(a.Outcome)
		}
		return a.Move.Len() - b.Move.Len()
	})
	return moves[:min(len(moves), listed)]
}
