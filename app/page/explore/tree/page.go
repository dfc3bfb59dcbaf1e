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
	"catchup/engine/induction"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page of the tree of any position. The game that leads there stands
// behind "#" in the address.
type Page struct {
	app.Compo

	game    *engine.Game
	tree    *tree.Tree           // nil while the first answer is waited for
	table   *induction.Tablebase // nil if the position is the worker's
	note    string               // what came of the last command
	failure string               // what went wrong
	typed   string               // in the field for a position
	asker   client.Asker

	own app.Context
}

const (
	// memory is what the page's own table may take, in bytes: enough for 14 numbers
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
		p.typed, p.failure = text, shell.Sentence(err.Error())
		return false
	}
	p.begin(game)
	return true
}

// begin shows the first levels of a game's tree.
func (p *Page) begin(game *engine.Game) {
	p.asker.Stop()
	p.game, p.tree, p.table = game, nil, nil
	p.note, p.failure, p.typed = "", "", game.Position().Short()
	position := game.Position()
	table, err := induction.New(position, memory, nil)
	if err != nil {
		p.askFirst(position)
		return
	}
	p.table = table
	p.tree = tree.New(tree.NewGraph(game, table.Outcome(position)), tree.Down)
	p.tree.Unfold(p.firstLevels()...)
}

// firstLevels grows and returns the nodes to unfold at first: whole levels, as long
// as they are not too much.
func (p *Page) firstLevels() []int {
	var open []int
	graph := p.tree.Graph
	seen := map[int]bool{0: true}
	for level, drawn := []int{0}, uint64(0); len(level) > 0; {
		for _, n := range level {
			drawn += graph.Nodes[n].Total
		}
		if drawn > unfoldedFirst && level[0] != 0 {
			break
		}
		var below []int
		for _, n := range level {
			graph.Grow(n, p.judge(graph.Nodes[n].Position))
			open = append(open, n)
			for _, e := range graph.Nodes[n].Moves {
				if !seen[e.To] {
					seen[e.To] = true
					below = append(below, e.To)
				}
			}
		}
		level = below
	}
	return open
}

// askFirst asks the worker for a position that is too large for the page.
func (p *Page) askFirst(position engine.Position) {
	p.work()
	p.ask(position, func(e solver.Evaluation) {
		p.tree = tree.New(tree.NewGraph(p.game, e.Outcome), tree.Down)
		p.tree.Graph.Grow(0, e.Moves)
		p.tree.Unfold(0)
	})
}

// work begins work that the next one ends.
func (p *Page) work() {
	p.asker.Stop()
	p.note, p.failure = "", ""
}

// ask asks the worker for the moves of a position.
func (p *Page) ask(position engine.Position, then func(solver.Evaluation)) {
	client.Ask(&p.asker, &solver.Evaluate{Position: position, Limit: tree.Listed}, func(e solver.Evaluation, err error) {
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

// grow grows the nodes that next names, one after the other, until it names no more;
// then it calls done. It never works for long in one go.
func (p *Page) grow(next func() (node int, more bool), done func()) {
	for start := time.Now(); ; {
		node, more := next()
		if !more {
			done()
			return
		}
		position := p.tree.Graph.Nodes[node].Position
		if p.table == nil {
			p.ask(position, func(e solver.Evaluation) {
				p.tree.Graph.Grow(node, e.Moves)
				p.grow(next, done)
			})
			return
		}
		p.tree.Graph.Grow(node, p.judge(position))
		if time.Since(start) > slice {
			p.later(func() { p.grow(next, done) })
			return
		}
	}
}

// judge lists the moves of a position that the page's own table covers.
func (p *Page) judge(position engine.Position) []solver.Judged {
	return tree.Judge(position, func(m engine.Move) engine.Outcome {
		next, passed := position.After(m)
		if passed {
			return p.table.Outcome(next).Opposite()
		}
		return p.table.Outcome(next)
	})
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
	asked := false
	p.work()
	p.grow(func() (int, bool) {
		more := !asked && !p.tree.Graph.Nodes[node].Grown
		asked = true
		return node, more
	}, func() { p.tree.Unfold(node) })
}

// UnfoldAll implements [tree.Grower]. It unfolds level by level, until there is no more or
// it is more than can be drawn well.
func (p *Page) UnfoldAll(ctx app.Context) {
	graph := p.tree.Graph
	queue, drawn := []int{0}, 0
	seen := map[int]bool{0: true}
	at := 0
	next := func() (int, bool) {
		for ; at < len(queue) && drawn < unfoldedMost; at++ {
			n := queue[at]
			if !graph.Nodes[n].Grown {
				return n, true
			}
			for _, e := range p.tree.Shown(n) {
				drawn++
				if !seen[e.To] {
					seen[e.To] = true
					queue = append(queue, e.To)
				}
			}
		}
		return 0, false
	}
	p.work()
	p.grow(next, func() {
		p.later(func() { p.tree.Unfold(queue[:at]...) })
		if at < len(queue) {
			p.note = "This tree is too large to be drawn whole: its first moves are unfolded, the rest is folded."
		}
	})
}

func (p *Page) onStop(ctx app.Context, e app.Event) { p.asker.Stop() }

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.typed = ctx.JSSrc().Get("value").String()
	p.failure = ""
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.typed) {
		ctx.Navigate(route.Tree.Href(p.game.String()))
	}
}
