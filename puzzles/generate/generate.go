// Package generate makes the catalogue's puzzles, on a developer's machine.
//
// The catalogue is append-only, across releases too: a puzzle's id, which is its game
// in notation, is a link that people keep, and the daily boards are drawn from the
// order of the lines. So generation finds lines to add and never touches those that are
// there. A puzzle that people turn down leaves a "-" in its place and goes on the list
// in rejected.txt, from which it never comes back.
package generate

import (
	"math/rand/v2"
	"slices"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
	"catchup/puzzles"
)

// Plan is what to generate.
type Plan struct {
	Sets     []engine.Set            // that the games start with
	Have     []puzzles.Entry         // that are there already
	Rejected []Rejection             // that must not come back
	Want     int                     // how many to add, at most
	Layer    int                     // how many positions of a set are followed, turn by turn
	Sample   int                     // how many of a set are rated, of those with as many numbers left
	Seed     uint64                  // the same seed and the same plan give the same puzzles
	Progress func(set, of int) error // hears before each set; its error ends the work; may be nil
}

// Run finds puzzles and returns them in ascending order of rating. The steps, the
// first five for each set:
//
//  1. Census: walk the positions that games with the set come to, the nearest first,
//     each with a game that tells a story (see census).
//  2. Uniqueness: keep those where, of several moves, one alone wins, or nothing wins
//     and one alone draws.
//  3. Interest: turn down what asks for too little or too much (see interesting).
//  4. Prove what is left, a sample for each number of numbers left.
//  5. Themes and rating, from exact values.
//  6. Variety and quotas: choose, for every rating alike, what the choice so far has
//     least of, and no near-copies (see choose).
func (plan Plan) Run() ([]puzzles.Entry, error) {
	r := rand.New(rand.NewPCG(plan.Seed, 0))
	met := map[engine.Position]bool{}
	for _, rejection := range plan.Rejected {
		met[rejection.Position] = true
	}
	for _, entry := range plan.Have {
		met[entry.Position()] = true
	}
	var pool []candidate
	for i, set := range plan.Sets {
		if plan.Progress != nil {
			if err := plan.Progress(i, len(plan.Sets)); err != nil {
				return nil, err
			}
		}
		found, err := plan.search(set, met, r)
		if err != nil {
			return nil, err
		}
		pool = append(pool, found...)
	}
	var have []candidate
	for _, entry := range plan.Have {
		game, err := engine.ParseGame(entry.ID)
		if err != nil {
			return nil, err
		}
		known, err := prove(game)
		if err != nil {
			return nil, err
		}
		have = append(have, known)
	}
	chosen := choose(pool, have, plan.Want) // 6
	slices.SortStableFunc(chosen, func(a, b puzzles.Entry) int { return a.Rating - b.Rating })
	return chosen, nil
}

// memory is what the table of a whole set may take, in bytes.
const memory = 1 << 24

// search is steps 1 to 5 for one set. It adds what it keeps to the positions met.
func (plan Plan) search(set engine.Set, met map[engine.Position]bool, r *rand.Rand) ([]candidate, error) {
	start := engine.Position{Left: set}
	table, err := induction.New(start, memory, nil)
	if err != nil {
		return nil, err
	}
	sampled := map[int]int{} // by how many numbers are left
	var found []candidate
	for _, n := range census(start, table.Outcome, plan.Layer, r) { // 1
		p := n.position
		if met[p] || sampled[p.Left.Len()] == plan.Sample {
			continue
		}
		if table.Outcome(p) == engine.Loss || bot.Good(p, table.Outcome, 1) > 1 { // 2
			continue
		}
		if !interesting(p, table.Outcome) { // 3
			continue
		}
		next, err := prove(n.game(start))
		if err != nil {
			return nil, err
		}
		met[p] = true
		sampled[p.Left.Len()]++
		found = append(found, next)
	}
	return found, nil
}

// prove is steps 4 and 5.
func prove(game *engine.Game) (candidate, error) {
	puzzle, err := puzzles.Prove(game)
	if err != nil {
		return candidate{}, err
	}
	return candidate{puzzle.Entry(), game.Position(), puzzle.Solution[0]}, nil
}
