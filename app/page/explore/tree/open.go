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
	p.work()
	p.reopen(saved)
}

// reopen unfolds the nodes that are open, from the root down: only where their moves are
// listed are the next ones found.
func (p *Page) reopen(saved tree.Saved) {
	var open, closed []int // as nodes of the graph
	var lost []tree.Place
	for _, at := range saved.Open {
		switch node, found := p.tree.Graph.Find(at); {
		case !found:
			lost = append(lost, at)
		case p.tree.Graph.Nodes[node].Grown:
			open = append(open, node)
		default:
			closed = append(closed, node)
		}
	}
	switch {
	case len(closed) > 0:
		p.grow(closed, func() { p.reopen(saved) })
	case len(lost) > 0:
		p.failure = lost[0].Position.String() + " with " + lost[0].Mover.String() + " to move cannot be unfolded: no move that is drawn leads there."
	default:
		p.tree.OnlyBest = saved.OnlyBest
		p.tree.FoldAll()
		if len(open) == 0 {
			p.tree.Fold(0)
		}
		p.tree.Unfold(open...)
	}
}
