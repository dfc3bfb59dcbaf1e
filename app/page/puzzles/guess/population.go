// Package guess asks of a position what it is worth.
package guess

import (
	"math/rand/v2"
	"strconv"

	"catchup/app/ui/question"
	"catchup/engine"
	"catchup/engine/bot"
)

// Level is a population of positions, by how many numbers are left in them. One is
// drawn in three steps, and what it is worth plays no part in any of them:
//
//  1. One of the level's sets is chosen, each as likely as the others.
//  2. You and an opponent play a game from it. Either of you begins, as likely as
//     the other. You make any move, each as likely as the others. So does your
//     opponent in every other game; in the rest it makes any of those that give
//     nothing away.
//  3. Your first turn that begins with Least to Most numbers left, and with a choice
//     of two moves or more, is the position. If the game has none, back to 2.
//
// If both always moved at random, hardly a turn would begin in a lost position.
type Level struct {
	Least, Most int // numbers left
	Sources     []Source
}

// Source is a set that games begin with, and which shares of the positions drawn
// from it are a loss, a draw and a win.
type Source struct {
	Set    string
	Shares [3]float64 // by [engine.Outcome] + 1, rounded to the sixth digit
}

// Levels holds every level, the smallest positions first. As many sets have an even
// sum as an odd one, with which there is no draw. A test computes the shares anew,
// with the slow recursion, from all the games that can be played.
var Levels = []Level{
	{4, 5, []Source{
		{"1-6", [3]float64{0.583517, 0.000000, 0.416483}},
		{"2-8", [3]float64{0.582395, 0.000000, 0.417605}},
		{"1,1,2,2,3,4,4", [3]float64{0.536489, 0.000000, 0.463511}},
		{"1-7", [3]float64{0.095366, 0.678482, 0.226152}},
		{"1,1,2,2,3,3,4,4", [3]float64{0.289979, 0.602139, 0.107882}},
		{"1,2,3,5,7,11,13", [3]float64{0.000000, 0.603236, 0.396764}},
	}},
	{6, 7, []Source{
		{"1-9", [3]float64{0.559654, 0.000000, 0.440346}},
		{"1-10", [3]float64{0.540674, 0.000000, 0.459326}},
		{"1,1,2,3,3,4,5,6,6", [3]float64{0.523109, 0.000000, 0.476891}},
		{"1-11", [3]float64{0.062944, 0.746520, 0.190536}},
		{"1,1,2,2,3,3,4,4,5,5", [3]float64{0.343739, 0.554432, 0.101829}},
		{"1,2,3,5,7,11,13,17,19", [3]float64{0.175974, 0.340374, 0.483651}},
	}},
	{8, 9, []Source{
		{"1-13", [3]float64{0.601087, 0.000000, 0.398913}},
		{"2-12", [3]float64{0.556165, 0.000000, 0.443835}},
		{"1,1,2,2,3,3,4,5,5,6,7", [3]float64{0.556225, 0.000000, 0.443775}},
		{"1-12", [3]float64{0.000000, 0.904555, 0.095445}},
		{"1,1,2,2,3,3,4,4,5,5,6,6", [3]float64{0.388034, 0.519631, 0.092335}},
		{"1,3,4,5,6,8,9,12,13,15,16", [3]float64{0.000000, 0.712248, 0.287752}},
	}},
}

// String returns how many numbers are left: "4 or 5".
func (l Level) String() string { return strconv.Itoa(l.Least) + " or " + strconv.Itoa(l.Most) }

// asks reports whether the turn of yours at p is one of those asked about.
func (l Level) asks(p engine.Position) bool {
	n := p.Left.Len()
	return l.Least <= n && n <= l.Most && p.CountMoves() > 1
}

// Draw draws a position of the level: the game that led to it.
func (l Level) Draw(r *rand.Rand) *engine.Game {
	set, err := engine.ParseSet(l.Sources[r.IntN(len(l.Sources))].Set)
	if err != nil {
		panic(err) // a test reads them all
	}
	for {
		game := engine.NewGame(engine.Position{Left: set})
		you := engine.Player(r.IntN(2))
		opponent := anyMove
		if r.IntN(2) == 0 {
			opponent = keeping(game.Position())
		}
		for game.Position().Left.Len() >= l.Least {
			p := game.Position()
			moves := opponent
			if game.Mover() == you {
				if l.asks(p) {
					return game
				}
				moves = anyMove
			}
			game = game.After(choose(p, moves, r))
		}
	}
}

// allowed reports whether a player considers the legal move m of p.
type allowed func(p engine.Position, m engine.Move) bool

func anyMove(engine.Position, engine.Move) bool { return true }

// keeping allows the moves that give nothing away, in every position that can
// follow from start.
func keeping(start engine.Position) allowed {
	value, err := question.Solve(start)
	if err != nil {
		panic(err) // a test draws from every set of the levels
	}
	return func(p engine.Position, m engine.Move) bool { return bot.Outcome(p, m, value) == value(p) }
}

// choose returns one of the allowed moves of p, each with the same probability.
func choose(p engine.Position, allowed allowed, r *rand.Rand) engine.Move {
	var chosen engine.Move
	seen := 0
	for m := range p.Moves() {
		if !allowed(p, m) {
			continue
		}
		if seen++; r.IntN(seen) == 0 {
			chosen = m
		}
	}
	return chosen
}

// Share returns which share of the level's positions have the outcome.
func (l Level) Share(o engine.Outcome) float64 {
	sum := 0.0
	for _, source := range l.Sources {
		sum += source.Shares[o+1]
	}
	return sum / float64(len(l.Sources))
}
