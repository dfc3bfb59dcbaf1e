package tree

import (
	"catchup/app/route"
	"catchup/app/ui/shell"
	"catchup/app/ui/tree"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Explore, "Tree",
		"The game tree of any position of Catch-Up, drawn as in the paper, with what every move is worth.",
		app.Header().Class("hero hero-small").Body(
			app.H1().Text("Game tree"),
			app.P().Class("soft hero-text").Text(p.caption()),
		),
		app.Nav().Class("tree-figures row apart").Aria("label", "Figures of the paper").Body(p.figures()...),
		shell.Problem(p.failure),
		app.P().Class("tree-note line soft").Role("status").Body(
			app.Span().Text(p.status()),
			app.Button().Class("button button-quiet").Type("button").Hidden(!p.asker.Working()).OnClick(p.onStop).Text("Stop"),
		),
		app.If(p.tree != nil, func() app.UI {
			return &tree.Drawing{Tree: p.tree, Revision: p.tree.Revision, Grower: p}
		}).Else(func() app.UI { return app.Div().Class("tree-frame") }),
		tree.Legend(),
		p.field.Form("tree-position", "The tree of another position", "1,2,4,7:4", "Draw", p.onGo),
		p.files(),
	)
}

// caption says which tree it is.
func (p *Page) caption() string {
	game := p.game.String()
	for _, f := range figures {
		if f.game == game {
			return "Figure " + f.number + " of the paper: " + tree.Brief(p.game.Position())
		}
	}
	return "All that can follow from " + tree.Brief(p.game.Position())
}

func (p *Page) status() string {
	if p.asker.Working() {
		return "Working…"
	}
	return p.note
}

func (p *Page) figures() []app.UI {
	links := []app.UI{app.Span().Class("soft").Aria("hidden", "true").Text("Figures")}
	for _, f := range figures {
		link := app.A().Class("chip").Href(route.Tree.Href(f.game)).Aria("label", "Figure "+f.number).Text(f.number)
		if f.game == p.game.String() {
			link.Aria("current", "true")
		}
		links = append(links, link)
	}
	return links
}
