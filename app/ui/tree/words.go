package tree

import (
	"strconv"
	"strings"

	"catchup/app/ui/draw"
	"catchup/app/ui/words"
	"catchup/engine"
)

// Say returns what is at a twig, in words: for the line under the drawing and for
// screen readers.
func (t *Tree) Say(twig int) string {
	w, n := t.Twigs[twig], t.Of(twig)
	if w.Kind == Finished {
		p1, p2 := t.Graph.Score(w.Node)
		if p1 == p2 {
			return "The game ends in a draw, " + strconv.Itoa(p1) + " to " + strconv.Itoa(p2) + "."
		}
		who, _ := winner(n)
		return draw.Name(who) + " wins " + strconv.Itoa(max(p1, p2)) + " to " + strconv.Itoa(min(p1, p2)) + "."
	}
	text := draw.Name(n.Mover) + " to move at " + Brief(n.Position) + ": " + n.Outcome.String() + ". " + t.count(w.Node)
	switch w.Kind {
	case Folded:
		text += " Folded."
	case Again:
		text += " Drawn whole elsewhere."
	case Whole:
		if hidden := t.Hidden(twig); hidden > 0 {
			text += " " + words.Grouped(hidden) + " not shown."
		}
	}
	return text
}

// count says how many moves a node has and what they are worth.
func (t *Tree) count(node int) string {
	n := t.Graph.Nodes[node]
	moves := words.Count(n.Total, "move", "moves")
	if n.Total == 1 {
		moves = "One move"
	}
	if !n.Grown || uint64(len(n.Moves)) < n.Total {
		return moves + "."
	}
	var worth [3]int // wins, draws and losses
	for _, e := range n.Moves {
		worth[engine.Win-e.Outcome]++
	}
	switch most := n.Moves[0].Outcome; {
	case len(n.Moves) == 1:
		return moves + ", it " + words.Does(most) + "."
	case worth[engine.Win-most] == len(n.Moves):
		return moves + ", all " + words.Do(len(n.Moves), most) + "."
	}
	return moves + ": " + words.Divided(worth[0], worth[1], worth[2]) + "."
}

// Move says the move that leads to a twig: "1,2,7 or 2,1,7, the best" for one that
// keeps what the position is worth.
func (t *Tree) Move(twig int) string {
	from, e, ok := t.Into(twig)
	if !ok {
		return "The start"
	}
	text := strings.Join(Orders(from.Position, e.Move), " ")
	if from.Best(e) {
		text += ", best"
	}
	return text
}

// Rows returns the twigs of the tree in words, as many as can be taken in: from the
// root to what is selected, with the moves of each of them.
func (t *Tree) Rows() []int {
	rows := []int{}
	var list func(twig int)
	list = func(twig int) {
		rows = append(rows, twig)
		if t.leads(twig) {
			for _, c := range t.Twigs[twig].Children {
				list(c)
			}
		}
	}
	list(0)
	return rows
}

// leads reports whether a twig is the selected one or above it.
func (t *Tree) leads(twig int) bool {
	i := t.Selected
	for i > twig {
		i = t.Twigs[i].Parent
	}
	return i == twig
}
