package defence

import (
	"fmt"
	"strconv"

	"catchup/engine"
	"catchup/puzzles"
)

// Tree is a proof that the solver of a puzzle reaches its goal, a win or a draw: at
// the solver's turns it has the right move, at the opponent's all of them. It grows
// until more than one move reaches the goal, or the game is over. A position with the
// same player to move is one node, however it came about, so that the tree is in fact
// an acyclic graph.
type Tree struct {
	Puzzle *puzzles.Puzzle
	Goal   engine.Outcome // that the solver reaches at least: Win or Draw
	Nodes  []Node         // depth first, as they are met; 0 is the puzzle

	index map[place]int
}

// Node is a position of the proof at which a turn begins, or the game is over.
type Node struct {
	Position engine.Position
	Solver   bool // the solver is to move; at the end, the deficit is the solver's
	Kind     Kind
	Edges    []Edge // one move of the solver, or all of the opponent, or none
	Asks     bool   // it is a Choice, or leads to one
	From     int    // the node from which it was first met; -1 for the puzzle
	Into     engine.Move
}

// Edge is a move and where it leads.
type Edge struct {
	Move engine.Move
	To   int // the node
}

// Kind says what a node is in the proof.
type Kind uint8

const (
	Choice  Kind = iota // the solver must find the only right move among several
	Forced              // the solver has a single move
	Replies             // the opponent is to move
	Open                // several moves of the solver reach the goal: nothing more is asked
	Over                // the game is over
)

// place is what tells one node from another.
type place struct {
	position engine.Position
	solver   bool
}

// LargeError says that a proof has more positions than were allowed.
type LargeError struct {
	Position engine.Position
	Most     int
}

func (e *LargeError) Error() string {
	return "the proof of " + e.Position.String() + " has more than " + strconv.Itoa(e.Most) + " positions"
}

// LostError says that there is nothing to prove in a puzzle whose every move loses.
type LostError struct{ Position engine.Position }

func (e *LostError) Error() string {
	return fmt.Sprintf("every move of %v loses: only a win or a draw can be proved", e.Position)
}

// Grow returns the proof of a puzzle, with at most so many positions. It takes time in
// proportion to all moves of these. The error is a [*LostError] or a [*LargeError].
func Grow(z *puzzles.Puzzle, most int) (*Tree, error) {
	t := &Tree{Puzzle: z, Goal: engine.Win, index: map[place]int{}}
	start := z.Game().Position()
	switch z.Task {
	case puzzles.Resist:
		return nil, &LostError{start}
	case puzzles.Hold:
		t.Goal = engine.Draw
	}
	t.grow(place{start, true}, -1, engine.Move{}, most)
	if len(t.Nodes) > most {
		return nil, &LargeError{start, most}
	}
	return t, nil
}

// grow returns the node of a place, and grows the proof below it if it is new. It
// gives up, with a proof that is not whole, beyond most nodes.
func (t *Tree) grow(at place, from int, into engine.Move, most int) int {
	if node, met := t.index[at]; met {
		return node
	}
	node := len(t.Nodes)
	t.index[at] = node
	kind, moves := t.expand(at)
	t.Nodes = append(t.Nodes, Node{Position: at.position, Solver: at.solver, Kind: kind, From: from, Into: into})
	edges, asks := make([]Edge, 0, len(moves)), kind == Choice
	for _, m := range moves {
		if len(t.Nodes) > most {
			break
		}
		next, passed := at.position.After(m)
		to := t.grow(place{next, at.solver != passed}, node, m, most)
		edges = append(edges, Edge{m, to})
		asks = asks || t.Nodes[to].Asks
	}
	t.Nodes[node].Edges, t.Nodes[node].Asks = edges, asks
	return node
}

// expand returns what a place is in the proof, and the moves that the proof needs.
func (t *Tree) expand(at place) (Kind, []engine.Move) {
	p := at.position
	if p.Over() {
		return Over, nil
	}
	var all, right []engine.Move
	for m := range p.Moves() {
		all = append(all, m)
		if at.solver && t.Puzzle.Worth(p, m) >= t.Goal {
			right = append(right, m)
		}
	}
	switch {
	case !at.solver:
		return Replies, all
	case len(all) == 1:
		return Forced, all
	case len(right) > 1:
		return Open, nil
	default:
		return Choice, right
	}
}

// Choices returns the nodes at which the solver must find a move, depth first.
func (t *Tree) Choices() []int {
	var choices []int
	for i, n := range t.Nodes {
		if n.Kind == Choice {
			choices = append(choices, i)
		}
	}
	return choices
}

// Game returns the game that led to the puzzle, played on to where the node was first
// met.
func (t *Tree) Game(node int) *engine.Game {
	if t.Nodes[node].From < 0 {
		return t.Puzzle.Game()
	}
	return t.Game(t.Nodes[node].From).After(t.Nodes[node].Into)
}
