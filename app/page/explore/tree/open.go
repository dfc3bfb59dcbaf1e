package tree

import (
	"catchup/app/ui/shell"
	"catchup/app/ui/tree"
)

// Open shows an exported tree: its game, with the same positions unfolded. Every
// position is solved again.
func (p *Page) Open(saved tree.Saved) {
	p.begin(saved.Game)
	if p.tree == nil {
		p.failure = "This tree is too large to be opened here."
		return
	}
	if p.own.Context != nil {
		shell.Address(p.own, saved.Game.String())
	}
	var open []int // as nodes of the graph
	next := func() (node int, more bool) {
		for len(open) < len(saved.Open) {
			node, found := p.tree.Graph.Find(saved.Open[len(open)])
			if !found || !p.tree.Graph.Nodes[node].Grown {
				return node, found
			}
			open = append(open, node)
		}
		return 0, false
	}
	p.work()
	p.grow(next, func() {
		if len(open) < len(saved.Open) {
			lost := saved.Open[len(open)]
			p.failure = lost.Position.String() + " with " + lost.Mover.String() + " to move cannot be unfolded: no move that is drawn leads there."
			return
		}
		p.tree.OnlyBest = saved.OnlyBest
		p.tree.FoldAll()
		if len(open) == 0 {
			p.tree.Fold(0)
		}
		p.tree.Unfold(open...)
	})
}
