package generate

import (
	"math/rand/v2"

	"catchup/engine"
	"catchup/engine/bot"
)

// node is a position with the move that led to it.
type node struct {
	position engine.Position
	before   *node // nil at the start
	move     engine.Move
	slip     bool // the move gave something away
}

// game returns the game that led to the node.
func (n *node) game(start engine.Position) *engine.Game {
	if n.before == nil {
		return engine.NewGame(start)
	}
	return n.before.game(start).After(n.move)
}

// census returns positions at which a turn begins, in the order of the turns it takes
// to come to them. After each turn only so many positions, drawn by lot, are followed
// further; small sets have fewer and are walked completely.
//
// A position comes with one of the shortest games that lead to it and, where there is
// one, with a game whose last move was a slip, so that the puzzle is the chance that
// the opponent has just given.
func census(start engine.Position, value bot.Value, most int, r *rand.Rand) []*node {
	met := map[engine.Position]*node{}
	var all []*node
	for layer := []*node{{position: start}}; len(layer) > 0; {
		all = append(all, layer...)
		for _, n := range layer {
			met[n.position] = nil // too early for a later game to count
		}
		var next []*node
		for _, n := range layer {
			for m := range n.position.Moves() {
				p, passed := n.position.After(m)
				if !passed || p.Over() {
					continue
				}
				slip := value(p).Opposite() != value(n.position)
				known, again := met[p]
				switch {
				case !again:
					met[p] = &node{p, n, m, slip}
					next = append(next, met[p])
				case known != nil && slip && !known.slip:
					known.before, known.move, known.slip = n, m, true
				}
			}
		}
		r.Shuffle(len(next), func(i, j int) { next[i], next[j] = next[j], next[i] })
		layer = next[:min(len(next), most)]
		for _, n := range next[len(layer):] {
			delete(met, n.position)
		}
	}
	return all
}
