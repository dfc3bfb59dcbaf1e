package endings

import (
	"strconv"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/engine"
	"catchup/engine/endgame"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// tree shows both decision trees. It is a component of its own so that it is drawn
// again only when another case lights up or the drill goes on.
type tree struct {
	app.Compo
	Lit    string // the case to light up, or ""
	Branch string // and its branch
	Count  int    // of answers, after which the marks of the cases are looked at again
}

// Render shows the trees, one beside the other if there is room.
func (t *tree) Render() app.UI {
	whole := func(id, title string, n *endgame.Node) app.UI {
		return app.Section().Class("stack").Aria("labelledby", id).Body(app.H3().ID(id).Text(title), t.children(n))
	}
	return app.Div().Class("columns").Body(
		whole("three", "Three numbers left", endgame.Tree(3)),
		whole("four", "Four numbers left", endgame.Tree(4)),
	)
}

func (t *tree) children(n *endgame.Node) app.UI {
	items := make([]app.UI, len(n.Children))
	for i, child := range n.Children {
		items[i] = t.node(child)
	}
	return app.Ul().Class("list stack").Body(items...)
}

// lit reports whether the case lies at the node or below.
func (t *tree) lit(n *endgame.Node) bool { return strings.HasPrefix(t.Lit+".", n.Name+".") }

func (t *tree) node(n *endgame.Node) app.UI {
	class, leaf := "ending-node stack-close", len(n.Children) == 0
	if leaf {
		class += " ending-case"
	}
	if t.lit(n) {
		class += " ending-lit"
	}
	item := app.Li().Class(class)
	if t.lit(n) && leaf {
		item.Aria("current", "true")
	}
	return item.Body(
		app.P().Class("ending-question stack-tight").Body(
			app.Span().Class("ending-comparison strong").Text(signs.Replace(n.Comparison)),
			app.Span().Class("soft small").Text(n.Words),
		),
		app.If(leaf, func() app.UI { return t.leaf(n) }).Else(func() app.UI { return t.children(n) }),
	)
}

// leaf shows a case: its name, how the drill went with it, and its branches.
func (t *tree) leaf(n *endgame.Node) app.UI {
	_, corrected := Difference(n.Name)
	rows := []app.UI{app.P().Class("ending-name row-wide label").Body(
		app.Span().Text("Case "+n.Name),
		t.mark(n),
		app.If(corrected, func() app.UI { return app.Span().Class("ending-corrected").Text("corrected") }),
	)}
	branches := make([]app.UI, len(n.Branches))
	for i, b := range n.Branches {
		branches[i] = t.branch(n, i, b)
	}
	if len(branches) > folded {
		rows = append(rows, app.Details().Class("ending-fold").Open(t.lit(n)).Body(
			app.Summary().Text(strconv.Itoa(len(branches))+" ways on, tried in this order"),
			app.Div().Class("ending-branches stack-close").Body(branches...),
		))
	} else {
		rows = append(rows, branches...)
	}
	return app.Div().Class("ending-branches stack-close card").Body(rows...)
}

// folded is how many branches a case may have before they are folded.
const folded = 8

// mark says how the case went the last time it came up in the drill.
func (t *tree) mark(n *endgame.Node) app.UI {
	switch tally.Cases[n.Name] {
	case 1:
		return app.Span().Class("with-mark outcome-win").Body(draw.Tick(), app.Span().Text("known"))
	case -1:
		return app.Span().Class("with-mark outcome-loss").Body(draw.Outcome(engine.Loss), app.Span().Text("missed"))
	default:
		return app.Span()
	}
}

func (t *tree) branch(n *endgame.Node, at int, b endgame.Branch) app.UI {
	class := "ending-branch"
	if t.Lit == n.Name && t.Branch == b.When {
		class += " ending-decides note note-accent"
	}
	example := Examples()[n.Name][at]
	link := example.Position.Short()
	where, open := route.Explore.Href(link), "Explore"
	if example.Puzzle {
		where, open = route.Puzzle.Href(link), "Solve"
	}
	return app.Div().Class(class).Body(
		app.If(b.When != "", func() app.UI {
			return app.P().Class("small").Text(when(b.When))
		}),
		app.P().Class("row-wide").Body(
			app.Span().Class("with-mark strong push-after", "outcome-"+b.Outcome.String()).Body(draw.Outcome(b.Outcome), app.Span().Text(does(b))),
			app.A().Class("small touch").Href(route.Endings.Href(link)).Aria("label", "Light up "+example.Position.String()).Text(example.Position.String()),
			app.A().Class("small touch").Href(where).Aria("label", open+" "+example.Position.String()).Text(open),
		),
	)
}

// when writes the condition of a branch.
func when(text string) string {
	if text == "otherwise" {
		return "Otherwise"
	}
	return "If " + signs.Replace(text)
}
