package tree

import (
	"slices"

	"catchup/engine"
)

// Listed is how many moves of a position are drawn at most: the best ones.
const Listed = 100

// Tree is a part of a [Graph], unfolded into a tree: every node is drawn whole where
// it first appears, counted level by level, and elsewhere as a reference. Its
// methods are all that can happen to it; after each it is laid out.
type Tree struct {
	Revision int // changes with what is drawn; no two trees have the same
	Graph    *Graph
	Form     Form
	OnlyBest bool   // leave out moves that give something away
	Twigs    []Twig // level by level; 0 is the root
	Selected int    // a twig

	open map[int]bool // nodes that are unfolded
	home map[int]int  // the twig where a node is drawn whole
	// Of each twig:
	texts [][]Text // seen from its anchor
	cards []Box    // its own room
	boxes []Box    // with that of the edge into it
	at    []Point
}

// Twig is a node where it is drawn.
type Twig struct {
	Node     int
	Kind     Kind
	Parent   int // the twig, -1 for the root
	Edge     int // index among the moves of the parent's node
	Depth    int // 0 for the root
	Children []int
}

// Kind says how a node is drawn.
type Kind uint8

const (
	Whole    Kind = iota // with its moves
	Folded               // it has moves that are not shown
	Finished             // the game is over
	Again                // it is drawn elsewhere: see [Tree.Home]
)

// New returns the tree of a graph with nothing unfolded.
func New(g *Graph, form Form) *Tree {
	t := &Tree{Graph: g, Form: form, open: map[int]bool{}}
	t.arrange()
	return t
}

// Of returns the node that a twig stands for.
func (t *Tree) Of(twig int) Node { return t.Graph.Nodes[t.Twigs[twig].Node] }

// Into returns the move that leads to a twig and the node that it starts from. The
// root has none.
func (t *Tree) Into(twig int) (from Node, move Edge, ok bool) {
	w := t.Twigs[twig]
	if w.Parent < 0 {
		return Node{}, Edge{}, false
	}
	from = t.Of(w.Parent)
	return from, from.Moves[w.Edge], true
}

// Home returns the twig where the node of a twig is drawn whole.
func (t *Tree) Home(twig int) int {
	if t.Twigs[twig].Kind == Again {
		return t.home[t.Twigs[twig].Node]
	}
	return twig
}

// Hidden returns how many moves of a node are not drawn where it is unfolded: they
// give something away and are left out, or they are too many.
func (t *Tree) Hidden(twig int) uint64 {
	return t.Of(twig).Total - uint64(len(t.Twigs[twig].Children))
}

// Unfold shows the moves of nodes, which must be grown.
func (t *Tree) Unfold(nodes ...int) {
	for _, n := range nodes {
		t.open[n] = true
	}
	t.arrange()
}

// Fold hides the moves of a node.
func (t *Tree) Fold(node int) {
	delete(t.open, node)
	t.arrange()
}

// FoldAll leaves the root with its moves.
func (t *Tree) FoldAll() {
	clear(t.open)
	t.open[0] = t.Graph.Nodes[0].Grown
	t.arrange()
}

// ShowOnlyBest leaves out the moves that give something away, or shows them again.
func (t *Tree) ShowOnlyBest(only bool) {
	t.OnlyBest = only
	t.arrange()
}

// Turn spreads the tree out in another form.
func (t *Tree) Turn(form Form) {
	t.Form = form
	t.layOut()
}

// Shown yields the moves of a node that are drawn where it is unfolded, with their
// index.
func (t *Tree) Shown(node int) func(yield func(int, Edge) bool) {
	n := t.Graph.Nodes[node]
	return func(yield func(int, Edge) bool) {
		for i, e := range n.Moves {
			if (!t.OnlyBest || n.Best(e)) && !yield(i, e) {
				return
			}
		}
	}
}

// arrange makes twigs of the nodes that are unfolded, level by level, and lays them
// out. What was selected stays so, or the nearest above it that is left.
func (t *Tree) arrange() {
	var trail [][2]int // what is selected and what is above it, each as node and move
	for i := t.Selected; i > 0 && i < len(t.Twigs); i = t.Twigs[i].Parent {
		trail = append(trail, [2]int{t.Twigs[t.Twigs[i].Parent].Node, t.Twigs[i].Edge})
	}
	t.Twigs = append(t.Twigs[:0:0], Twig{Parent: -1})
	t.home = map[int]int{}
	t.Selected = 0
	closest := len(trail)
	for i := 0; i < len(t.Twigs); i++ {
		w := &t.Twigs[i]
		w.Kind = t.kind(w.Node)
		if w.Kind == Again {
			continue
		}
		if w.Kind != Finished {
			t.home[w.Node] = i
		}
		if w.Kind != Whole {
			continue
		}
		node, depth := w.Node, w.Depth
		for k, e := range t.Shown(node) {
			t.Twigs[i].Children = append(t.Twigs[i].Children, len(t.Twigs))
			if at := slices.Index(trail, [2]int{node, k}); at >= 0 && at < closest {
				closest, t.Selected = at, len(t.Twigs)
			}
			t.Twigs = append(t.Twigs, Twig{Node: e.To, Parent: i, Edge: k, Depth: depth + 1})
		}
	}
	t.layOut()
}

// layOut gives the twigs their places.
func (t *Tree) layOut() {
	t.texts, t.cards, t.boxes = make([][]Text, len(t.Twigs)), make([]Box, len(t.Twigs)), make([]Box, len(t.Twigs))
	children := make([][]int, len(t.Twigs))
	for i, w := range t.Twigs {
		t.write(i)
		children[i] = w.Children
	}
	t.at = Arrange(t.Form, t.boxes, children)
	revisions++
	t.Revision = revisions
}

var revisions int // of all trees together

func (t *Tree) kind(node int) Kind {
	_, drawn := t.home[node]
	switch {
	case t.Graph.Nodes[node].Position.Over():
		return Finished
	case drawn:
		return Again
	case t.open[node] && t.Graph.Nodes[node].Grown:
		return Whole
	default:
		return Folded
	}
}

// Missing returns, level by level and up to so many moves, the nodes that must be grown
// before all can be unfolded, those that are grown and can be seen then, and whether that
// is all there is as far as it is known.
func (t *Tree) Missing(most int) (missing, known []int, all bool) {
	seen := map[int]bool{0: true}
	queue := []int{0}
	for moves := 0; len(queue) > 0 && moves < most; queue = queue[1:] {
		n := queue[0]
		if !t.Graph.Nodes[n].Grown {
			missing = append(missing, n)
			moves += int(min(t.Graph.Nodes[n].Total, Listed))
			continue
		}
		known = append(known, n)
		for _, e := range t.Shown(n) {
			moves++
			if !seen[e.To] {
				seen[e.To] = true
				queue = append(queue, e.To)
			}
		}
	}
	return missing, known, len(queue) == 0
}

// Path returns the game from the start of the graph to a twig.
func (t *Tree) Path(twig int) *engine.Game {
	var moves []engine.Move
	for i := twig; i > 0; i = t.Twigs[i].Parent {
		_, move, _ := t.Into(i)
		moves = append(moves, move.Move)
	}
	slices.Reverse(moves)
	return t.Graph.start.After(moves...)
}
