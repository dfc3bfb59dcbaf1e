package stats

import (
	"math"
	"math/rand/v2"

	"catchup/engine"
)

// Sampled is how simulated games ended for P1.
type Sampled struct{ Win, Draw, Loss int }

// Games returns how many there were.
func (s Sampled) Games() int { return s.Win + s.Draw + s.Loss }

// Share returns the share that one of the counts is of all games, and its standard
// error: the true probability lies within two of them in 19 of 20 samples. The error of
// a share of 0 or 1 comes out as 0, which says too little.
func (s Sampled) Share(count int) (share, standardError float64) {
	games := float64(s.Games())
	share = float64(count) / games
	return share, math.Sqrt(share * (1 - share) / games)
}

// Sample simulates games from start between two policies, as the paper did for its
// Tables 3 and 4 with 100,000 games a cell. The same random numbers give the same
// games. It remembers the moves of at most limit positions; the error is a
// [*TooManyError] if a position has more moves than that. Progress is told after
// every game.
func Sample(start engine.Position, p1, p2 Policy, games int, r *rand.Rand, limit int, progress engine.Progress) (Sampled, error) {
	var result Sampled
	policies := [2]Policy{p1, p2}
	known := map[state][]engine.Move{}
	for game := range games {
		s := state{start, engine.P1}
		for !s.position.Over() {
			moves, found := known[s]
			if !found {
				if s.position.CountMoves() > uint64(limit) {
					return Sampled{}, &TooManyError{s.position, limit}
				}
				moves = policies[s.mover](s.position)
				if len(known) < limit {
					known[s] = moves
				}
			}
			s = s.after(moves[r.IntN(len(moves))])
		}
		switch s.outcome() {
		case engine.Win:
			result.Win++
		case engine.Loss:
			result.Loss++
		default:
			result.Draw++
		}
		if err := progress.Tell(float64(game+1) / float64(games)); err != nil {
			return Sampled{}, err
		}
	}
	return result, nil
}
