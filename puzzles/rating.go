package puzzles

import (
	"math"

	"catchup/engine"
	"catchup/engine/bot"
)

// A player of the panel is one of the weak players whose chances make the rating.
// Given a choice, each makes one of the moves that look best to it, all with the same
// probability.
type player struct {
	name   string
	rating float64
	likes  func(s *sight, p engine.Position, m engine.Move) int
}

// panel are the players that every puzzle is given to: the paper's heuristics, moves
// being sets, and three players who look ahead. Whoever looks a turn further is put 300
// points higher, and so expected to solve 85 of 100 puzzles of which the other solves 50.
var panel = []player{
	{bot.Random, 600, func(*sight, engine.Position, engine.Move) int { return 0 }},
	{bot.MinScore, 700, by(bot.MinScore)},
	{bot.UseMostNums, 700, by(bot.UseMostNums)},
	{bot.MaxScore, 800, by(bot.MaxScore)},
	{"one turn ahead", 1200, ahead(1)},
	{"two turns ahead", 1500, ahead(2)},
	{"three turns ahead", 1800, ahead(3)},
}

func by(heuristic string) func(*sight, engine.Position, engine.Move) int {
	return func(_ *sight, _ engine.Position, m engine.Move) int { return bot.Preferences[heuristic](m) }
}

func ahead(turns int) func(*sight, engine.Position, engine.Move) int {
	return func(s *sight, p engine.Position, m engine.Move) int { return int(s.after(p, m, turns)) }
}

// The ratings end here.
const (
	lowestRating  = 600
	highestRating = 2600
)

// Rating returns how hard the puzzle is, on the scale of Elo's ratings, 600 to 2600.
//
//  1. Give the puzzle to every player of the panel. A player who likes k moves best,
//     g of them right, finds a right one with probability g/k; the whole line with
//     the product over its positions. These chances are exact.
//
//  2. Treat each chance as the score of a game between the player and the puzzle.
//
//  3. The rating of the puzzle is the one at which Elo's formula expects the panel,
//     with its own stated ratings, to score exactly what it did in all:
//
//     sum of chances = sum of 1 / (1 + 10^((rating - player's rating) / 400))
//
// The right side falls as the rating grows, so that there is one solution, and it is
// lower if any player's chance is higher.
func (z *Puzzle) Rating() int { return rate(z.chances()) }

// chances returns the probability that each player of the panel finds every move.
func (z *Puzzle) chances() []float64 {
	p := z.game.Position()
	s := look(p)
	chances := make([]float64, len(panel))
	for i, player := range panel {
		chances[i] = 1
		if z.Task == Resist {
			chances[i] = z.chance(player, s, p)
			continue
		}
		for p := range z.line(p) {
			chances[i] *= z.chance(player, s, p)
		}
	}
	return chances
}

// chance returns the probability that the player makes a right move in p.
func (z *Puzzle) chance(player player, s *sight, p engine.Position) float64 {
	liked, best, right := 0, math.MinInt, 0
	for m := range p.Moves() {
		like := player.likes(s, p, m)
		if like < best {
			continue
		}
		if like > best {
			liked, best, right = 0, like, 0
		}
		liked++
		if z.right(p, m) {
			right++
		}
	}
	return float64(right) / float64(liked)
}

// rate is step 3, by bisection.
func rate(chances []float64) int {
	score := 0.0
	for _, chance := range chances {
		score += chance
	}
	low, high := float64(lowestRating), float64(highestRating)
	for high-low > 0.25 {
		middle := (low + high) / 2
		if expected(middle) > score {
			low = middle
		} else {
			high = middle
		}
	}
	return int(math.Round(low))
}

// expected returns what Elo's formula expects the panel to score against a puzzle of
// the given rating.
func expected(rating float64) float64 {
	score := 0.0
	for _, player := range panel {
		score += 1 / (1 + math.Pow(10, (rating-player.rating)/400))
	}
	return score
}
