// Package tree draws game trees as the paper's Figures 2 to 5 do: a triangle or a
// square for the player to move, {B}:D over it, what it is worth, and the moves
// between. It has, from the bottom up, the [Graph] of positions and moves, the [Tree]
// that is unfolded from it, its layout, the [Scene] to draw, the ways to write it
// (SVG, PNG, JSON) and to read it again, and [Drawing], the component that shows any
// Tree.
package tree

import (
	"catchup/engine"
	"catchup/engine/solver"
)

// Node is a position at which a turn begins, or at which the game is over.
type Node struct {
	Place
	Outcome engine.Outcome // for the mover
	Total   uint64         // how many moves there are, listed or not
	Grown   bool           // the moves have been listed
	Moves   []Edge         // in the order in which they are drawn
}

// Edge is a move as a set, and where it leads.
type Edge struct {
	Move    engine.Move
	To      int            // the node
	Outcome engine.Outcome // for the player who makes the move
}

// Best reports whether the move keeps what the node that it starts from is worth.
func (n Node) Best(e Edge) bool { return e.Outcome == n.Outcome }

// Graph holds positions and the moves between them. A position with the same player
// to move is one node, however it came about, so that a graph is no tree: [Tree]
// makes one of it. Node 0 is where it starts. Moves are added by [Graph.Grow]: all of
// a position, or those that a proof needs.
type Graph struct {
	Nodes  []Node
	start  *engine.Game
	points int // of all numbers and scores together, the same in every node
	index  map[Place]int
}

// Place is what tells one node from another.
type Place struct {
	Position engine.Position
	Mover    engine.Player // in a finished game the player whom the deficit concerns
}

// NewGraph returns the graph that starts where the game stands, which is worth
// outcome to the player to move there.
func NewGraph(game *engine.Game, outcome engine.Outcome) *Graph {
	g := &Graph{
		start:  game.Clone(),
		points: game.Score(engine.P1) + game.Score(engine.P2) + game.Position().Left.Sum(),
		index:  map[Place]int{},
	}
	g.add(Place{game.Position(), game.Mover()}, outcome)
	return g
}

// Find returns the node at a place.
func (g *Graph) Find(at Place) (node int, found bool) {
	node, found = g.index[at]
	return node, found
}

// Grow lists moves of a node, in the order in which they are to be drawn. A node
// grows once.
func (g *Graph) Grow(node int, moves []solver.Judged) {
	if g.Nodes[node].Grown {
		return
	}
	from := g.Nodes[node].Place
	edges := make([]Edge, len(moves))
	for i, m := range moves {
		to, worth := from, m.Outcome
		next, passed := from.Position.After(m.Move)
		if to.Position = next; passed {
			to.Mover, worth = from.Mover.Other(), worth.Opposite()
		}
		edges[i] = Edge{m.Move, g.add(to, worth), m.Outcome}
	}
	g.Nodes[node].Grown, g.Nodes[node].Moves = true, edges
}

// add returns the node of the place, a new one if there is none.
func (g *Graph) add(at Place, outcome engine.Outcome) int {
	node, found := g.index[at]
	if !found {
		node = len(g.Nodes)
		g.index[at] = node
		g.Nodes = append(g.Nodes, Node{at, outcome, at.Position.CountMoves(), at.Position.Over(), nil})
	}
	return node
}

// Score returns what the players have at a node. It follows from the position: all
// points that are not left have been taken, and the mover has Deficit fewer.
func (g *Graph) Score(node int) (p1, p2 int) {
	n := g.Nodes[node]
	taken := g.points - n.Position.Left.Sum()
	behind := (taken - n.Position.Deficit) / 2
	if n.Mover == engine.P1 {
		return behind, taken - behind
	}
	return taken - behind, behind
}
