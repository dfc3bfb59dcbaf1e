package prove

import (
	"math"

	"catchup/app/ui/tree"
	"catchup/engine/solver"
	"catchup/puzzles/defence"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Figure is a finished proof, drawn. What is left open in it, because nothing more must
// be found there, can be unfolded further.
type Figure struct {
	Tree *tree.Tree
}

// memory is what is needed to unfold what a proof leaves open, in bytes.
const memory = 1 << 24

// Draw returns the drawing of a proof, with all of it unfolded.
func Draw(t *defence.Tree) *Figure {
	game := t.Puzzle.Game()
	first := game.Mover()
	graph := tree.NewGraph(game, t.Goal)
	var grown []int
	for _, n := range t.Nodes { // a node comes after the one from which it was first met
		mover := first
		if !n.Solver {
			mover = first.Other()
		}
		node, _ := graph.Find(tree.Place{Position: n.Position, Mover: mover})
		if len(n.Edges) == 0 {
			continue
		}
		moves := make([]solver.Judged, len(n.Edges))
		for i, e := range n.Edges {
			moves[i] = solver.Judged{Move: e.Move, Outcome: t.Puzzle.Worth(n.Position, e.Move)}
		}
		graph.Grow(node, moves)
		grown = append(grown, node)
	}
	f := &Figure{tree.New(graph, tree.Down)}
	f.Tree.Unfold(grown...)
	return f
}

// Unfold shows every move of a node that the proof leaves open.
func (f *Figure) Unfold(ctx app.Context, node int) {
	question := &solver.Evaluate{Position: f.Tree.Graph.Nodes[node].Position, Limit: tree.Listed}
	e, _ := question.Answer(solver.New(memory), nil) // no puzzle is too large
	f.Tree.Graph.Grow(node, e.Moves)
	f.Tree.Unfold(node)
}

// UnfoldAll unfolds what is known: the proof, and what was unfolded of the rest.
func (f *Figure) UnfoldAll(ctx app.Context) {
	_, known, _ := f.Tree.Missing(math.MaxInt)
	f.Tree.Unfold(known...)
}
