// Package tree is the page of the game tree of any position, as the paper's Figures 2
// to 5 draw it. Trees are opened here and saved.
package tree

import (
	"time"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/shell"
	"catchup/app/ui/tree"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page of the tree of any position. The game that leads there stands
// behind "#" in the address.
type Page struct {
	app.Compo

	game    *engine.Game
	tree    *tree.Tree     // nil while the first answer is waited for
	solver  *solver.Solver // nil if the position is the worker's
	note    string         // what came of the last command
	failure string         // what went wrong
	field   shell.Field    // for a position
	pasted  string         // in the field for a file
	unread  string         // why that is no tree
	asker   client.Asker

	own app.Context
}

const (
	// memory is what the page's own tables may take, in bytes: enough for 14 numbers
	// and made in milliseconds. Larger ones are the worker's.
	memory = 1 << 17
	// slice is how long the page works in one go.
	slice = 8 * time.Millisecond
	// unfoldedFirst is how many moves are drawn at first, whole levels of them.
	unfoldedFirst = 48
	// unfoldedMost is how many moves are drawn when all is to be unfolded.
	unfoldedMost = 3000
)

// figures are the paper's, by their numbers.
var figures = []struct{ number, game string }{
	{"2", "1-4"},
	{"3a", "1-7/3/5/6"},
	{"3b", "1-7/2/5/7"},
	{"4", "1-7/1/2/5/6"},
	{"5", "2,2,2,3,3"},
}

func (p *Page) OnInit() { p.read(figures[0].game) }

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.asker.Mount(ctx)
}

func (p *Page) OnNav(ctx app.Context) {
	p.own = ctx
	if text := ctx.Page().URL().Fragment; text != "" && text != p.game.String() {
		p.read(text)
	}
}

func (p *Page) OnDismount() { p.asker.Stop() }

// read shows the tree of the game that the text says, or why it says none.
func (p *Page) read(text string) bool {
	game, err := engine.ParseGame(text)
	if err != nil {
		p.field.Typed, p.failure = text, shell.Sentence(err.Error())
		return false
	}
	p.begin(game)
	return true
}

// begin shows the first levels of a game's tree.
func (p *Page) begin(game *engine.Game) {
	p.work()
	p.game, p.tree, p.solver = game, nil, solver.New(memory)
	p.field = shell.Field{Typed: game.Position().Short()}
	if e, err := p.evaluated(game.Position()); err == nil {
		p.root(e)
		p.unfoldFirst()
		return
	}
	p.solver = nil
	p.ask(game.Position(), func(e solver.Evaluation) {
		p.root(e)
		p.tree.Unfold(0)
	})
}

// root begins the tree.
func (p *Page) root(e solver.Evaluation) {
	p.tree = tree.New(tree.NewGraph(p.game, e.Outcome), tree.Down)
	p.tree.Graph.Grow(0, e.Moves)
}

// unfoldFirst unfolds whole levels, as long as they are not too much.
func (p *Page) unfoldFirst() {
	graph := p.tree.Graph
	for {
		missing, known, _ := p.tree.Missing(unfoldedMost)
		drawn := uint64(0)
		for _, n := range append(known, missing...) {
			drawn += graph.Nodes[n].Total
		}
		if len(missing) == 0 || drawn > unfoldedFirst {
			p.tree.Unfold(known...)
			return
		}
		for _, n := range missing {
			e, _ := p.evaluated(graph.Nodes[n].Position) // it follows from one that fits
			graph.Grow(n, e.Moves)
		}
	}
}

// work begins work that the next one ends.
func (p *Page) work() {
	p.asker.Stop()
	p.note, p.failure = "", ""
}

// evaluate is the question about a position to be drawn.
func evaluate(p engine.Position) *solver.Evaluate {
	return &solver.Evaluate{Position: p, Limit: tree.Listed}
}

// evaluated works out on the page what a position and its moves are worth, unless it is
// too large for that.
func (p *Page) evaluated(position engine.Position) (solver.Evaluation, error) {
	return evaluate(position).Answer(p.solver, nil)
}

// ask asks the worker for the moves of a position.
func (p *Page) ask(position engine.Position, then func(solver.Evaluation)) {
	client.Ask(&p.asker, evaluate(position), func(e solver.Evaluation, err error) {
		switch {
		case err != nil:
			p.failure = shell.Sentence(err.Error())
		case !e.Counted:
			p.failure = "There are too many moves at " + position.String() + " to draw them."
		default:
			then(e)
		}
	})
}

// grow grows nodes, one after the other, and then calls done. It never works for long in
// one go.
func (p *Page) grow(nodes []int, done func()) {
	graph := p.tree.Graph
	for start := time.Now(); len(nodes) > 0; nodes = nodes[1:] {
		node := graph.Nodes[nodes[0]]
		switch {
		case node.Grown:
		case p.solver == nil:
			p.ask(node.Position, func(e solver.Evaluation) {
				graph.Grow(nodes[0], e.Moves)
				p.grow(nodes[1:], done)
			})
			return
		case time.Since(start) > slice:
			p.later(func() { p.grow(nodes, done) })
			return
		default:
			e, _ := p.evaluated(node.Position) // it follows from one that fits
			graph.Grow(nodes[0], e.Moves)
		}
	}
	done()
}

// later goes on with something after the browser had its turn.
func (p *Page) later(do func()) {
	if p.own.Context == nil { // there is no browser
		do()
		return
	}
	p.asker.After(time.Millisecond, do)
}

// Unfold implements [tree.Grower].
func (p *Page) Unfold(ctx app.Context, node int) {
	p.work()
	p.grow([]int{node}, func() { p.tree.Unfold(node) })
}

// UnfoldAll implements [tree.Grower]. It unfolds level by level, until there is no more or
// it is more than can be drawn well.
func (p *Page) UnfoldAll(ctx app.Context) {
	p.work()
	p.unfoldLevels()
}

func (p *Page) unfoldLevels() {
	missing, known, all := p.tree.Missing(unfoldedMost)
	if len(missing) > 0 {
		p.grow(missing, p.unfoldLevels)
		return
	}
	p.later(func() { p.tree.Unfold(known...) })
	if !all {
		p.note = "This tree is too large to be drawn whole: its first moves are unfolded, the rest is folded."
	}
}

func (p *Page) onStop(ctx app.Context, e app.Event) { p.asker.Stop() }

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.field.Typed) {
		route.Open(ctx, route.Tree.Href(p.game.String()))
	}
}
