package tree

import (
	"catchup/app/browser"
	"catchup/app/ui/shell"
	"catchup/app/ui/tree"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func (p *Page) onSVG(ctx app.Context, e app.Event) {
	browser.Save("catch-up-tree.svg", browser.Text("image/svg+xml", p.tree.SVG()))
}

func (p *Page) onJSON(ctx app.Context, e app.Event) {
	browser.Save("catch-up-tree.json", browser.Text("application/json", p.tree.JSON()))
}

func (p *Page) onPNG(ctx app.Context, e app.Event) {
	p.tree.Paint(p.later, func(png app.Value) {
		if png.Truthy() {
			browser.Save("catch-up-tree.png", png)
		}
	})
}

func (p *Page) onPaste(ctx app.Context, e app.Event) {
	p.pasted, p.unread = ctx.JSSrc().Get("value").String(), ""
}

func (p *Page) onOpen(ctx app.Context, e app.Event) {
	e.PreventDefault()
	p.openText(p.pasted)
}

func (p *Page) onFile(ctx app.Context, e app.Event) {
	browser.Picked(ctx.JSSrc(), func(text, failure string) {
		p.own.Dispatch(func(app.Context) {
			if p.unread = shell.Sentence(failure); failure == "" {
				p.openText(text)
			}
		})
	})
}

// openText opens an exported tree.
func (p *Page) openText(text string) {
	saved, err := tree.Parse(text)
	if err != nil {
		p.unread = shell.Sentence(err.Error())
		return
	}
	p.unread = ""
	p.Open(saved)
}

// files are the buttons to save the tree and the field to open one.
func (p *Page) files() app.UI {
	return app.Section().Class("tree-exchange stack-close").Aria("label", "Files").Body(
		app.Div().Class("tree-tools row").Body(
			tree.Tool("Save SVG", p.onSVG),
			tree.Tool("Save PNG", p.onPNG),
			tree.Tool("Save JSON", p.onJSON),
		),
		app.Details().Class("tree-open more").Body(
			app.Summary().Text("Open a saved tree"),
			app.Form().Class("setup").OnSubmit(p.onOpen).Body(
				app.Label().Class("field-label").For("tree-file").Text("A JSON or SVG file saved here"),
				app.Input().Class("input").ID("tree-file").Type("file").Accept(".json,.svg").OnChange(p.onFile),
				app.Label().Class("field-label").For("tree-text").Text("or its text"),
				app.Textarea().Class("input").ID("tree-text").Rows(4).Spellcheck(false).OnInput(p.onPaste),
				app.Button().Class("button").Type("submit").Text("Open"),
			),
			shell.Problem(p.unread),
		),
	)
}

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
