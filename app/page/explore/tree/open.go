package tree

import (
	"catchup/app/ui/shell"
	"catchup/engine"
)

// Open shows an exported tree: its game, with the same positions unfolded. Every
// position is solved again, so that a file cannot make anyone believe what is not so.
func (p *Page) Open(f File) {
	game, err := engine.ParseGame(f.Game)
	if err != nil {
		panic(err) // Parse has read it
	}
	p.begin(game)
	if p.tree == nil {
		p.failure = "This tree is too large to be checked here."
		return
	}
	if p.own.Context != nil {
		address := *p.own.Page().URL()
		address.Fragment = game.String()
		p.own.Page().ReplaceURL(&address)
	}
	var open []int // as nodes of the graph
	at := 0
	next := func() (int, bool) {
		for ; at < len(f.Nodes); at++ {
			node, found := f.find(p.tree.Graph, at)
			if !found || !f.Nodes[at].Open {
				continue
			}
			if !p.tree.Graph.Nodes[node].Grown {
				return node, true
			}
			open = append(open, node)
		}
		return 0, false
	}
	p.grow(p.work(), next, func() {
		if err := f.Check(p.tree.Graph); err != nil {
			p.failure = shell.Sentence(err.Error())
			return
		}
		p.tree.OnlyBest = f.OnlyBest
		p.tree.FoldAll()
		if len(open) == 0 {
			p.tree.Fold(0)
		}
		p.tree.Unfold(open...)
	})
}

// find returns the node of a graph that node i of the file is.
func (f File) find(g *Graph, i int) (node int, found bool) {
	position, _ := engine.ParsePosition(f.Nodes[i].Position)
	mover := engine.P1
	if f.Nodes[i].Player == engine.P2.String() {
		mover = engine.P2
	}
	return g.Find(position, mover)
}

// Check returns a [*FileError] if a position is not worth what the file says. The
// graph has solved all of them.
func (f File) Check(g *Graph) error {
	for i, n := range f.Nodes {
		node, found := f.find(g, i)
		if !found {
			return wrong("nodes", i, "position", "it takes a move that is too bad to be drawn")
		}
		if solved := g.Nodes[node].Outcome.String(); solved != n.Outcome {
			return wrong("nodes", i, "outcome", "the file says "+n.Outcome+", but it is a "+solved)
		}
	}
	return nil
}
