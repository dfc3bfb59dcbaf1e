package generate

import (
	"catchup/engine"
	"catchup/engine/bot"
)

// Bounds of what people can look through.
const (
	fewestMoves = 3   // with two, either is as good a guess
	mostMoves   = 100 // with more, nobody looks at them all
)

// interesting turns down what no one would enjoy:
//
//   - fewer than 3 moves, or more than 100;
//   - a number that outweighs all the others left together: only it matters;
//   - a right move that takes everything, or scores most and leaves a single number, for
//     which nothing has to be seen but the sums;
//   - a right move that each of the paper's heuristics makes.
func interesting(p engine.Position, value bot.Value) bool {
	if moves := p.CountMoves(); moves < fewestMoves || moves > mostMoves {
		return false
	}
	if p.Left.Max() >= p.Left.Sum()-p.Left.Max() {
		return false
	}
	var right engine.Move
	most := 0
	for m := range p.Moves() {
		most = max(most, m.Sum())
		if bot.Outcome(p, m, value) == value(p) {
			right = m
		}
	}
	left := p.Left.Len() - right.Len()
	if left == 0 || left == 1 && right.Sum() == most {
		return false
	}
	for _, like := range bot.Preferences {
		if preferred := bot.Preferred(p, like); len(preferred) > 1 || preferred[0] != right {
			return true
		}
	}
	return false
}
