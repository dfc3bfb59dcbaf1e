package tree

import (
	"slices"
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// formNames say what the button makes of a tree, by the form that follows.
var formNames = [...]string{Down: "Draw downwards", Right: "Draw sideways", Columns: "Draw in columns"}

// Render shows the drawing with its tools.
func (d *Drawing) Render() app.UI {
	frame := "tree-frame"
	if d.wide {
		frame = "tree-frame tree-frame-wide"
	}
	return app.Section().Class("tree stack").Aria("label", "Game tree").Body(
		app.Div().Class("tree-tools row").Body(
			Tool("Unfold all", d.onUnfoldAll),
			Tool("Fold up", d.onFoldAll),
			Tool("Only best", d.onOnlyBest).Aria("pressed", d.Tree.OnlyBest),
		),
		app.Div().Class(frame).Body(
			app.Div().
				Class("tree-window").
				TabIndex(0).
				Role("application").
				Aria("label", "Drawing of the game tree").
				Aria("describedby", "tree-keys").
				OnKeyDown(d.onKey).
				Body(
					draw.Element("svg").Class("tree-canvas block").Aria("hidden", "true").Body(
						draw.Element("g").Class("tree-layer"),
					),
				),
			app.Div().Class("tree-corner box").Body(
				icon(formNames[(d.Tree.Form+1)%(Columns+1)], "M2 1h5v4H5.500v3H10V6h5v5h-5V9.500H5.500V13H10v-2h5v5h-5v-1.500H4V5H2Z", d.onTurn),
				icon("Closer", "M7 2h2v5h5v2H9v5H7V9H2V7h5Z", d.onCloser),
				icon("Farther away", "M2 7h12v2H2Z", d.onFarther),
				icon("Show all", "M2 2h4v2H4v2H2Zm8 0h4v4h-2V4h-2ZM2 10h2v2h2v2H2Zm10 0h2v4h-4v-2h2Z", d.onFit),
				app.If(d.wide, func() app.UI {
					return icon("Make the drawing small", "M3.400 2 8 6.600 12.600 2 14 3.400 9.400 8 14 12.600 12.600 14 8 9.400 3.400 14 2 12.600 6.600 8 2 3.400Z", d.onWide)
				}).Else(func() app.UI {
					return icon("Make the drawing large", "M9 1h6v6h-2V4.400L4.400 13H7v2H1V9h2v2.600L11.600 3H9Z", d.onWide)
				}),
			),
		),
		d.info(),
		app.P().Class("heard").Role("status").Aria("live", "polite").Text(d.Tree.Move(d.Tree.Selected)+". "+d.Tree.Say(d.Tree.Selected)),
		app.P().Class("heard").ID("tree-keys").Text("Arrow keys move from position to position, Enter unfolds and folds, plus and minus zoom, 0 shows all. The tree also stands below in words."),
		d.words(),
	)
}

// Tool is a button above or below a drawing.
func Tool(text string, onClick app.EventHandler) app.HTMLButton {
	return app.Button().Class("chip").Type("button").OnClick(onClick).Text(text)
}

func icon(name, path string, onClick app.EventHandler) app.UI {
	return app.Button().Class("tree-tool").Type("button").Aria("label", name).Title(name).OnClick(onClick).Body(draw.Icon(path))
}

// info tells what is selected and what can be done there.
func (d *Drawing) info() app.UI {
	t := d.Tree
	twig := t.Selected
	n := t.Of(twig)
	game := t.Path(twig).String()
	mover := ""
	if from, _, ok := t.Into(twig); ok {
		mover = draw.Name(from.Mover) + " takes "
	}
	do := map[Kind]string{Whole: "Fold", Folded: "Unfold", Again: "Go to where it is whole"}[t.Twigs[twig].Kind]
	return app.Div().Class("tree-info stack-tight card").Body(
		app.P().Class("tree-info-move").Body(
			app.Span().Class("soft").Text(mover),
			app.Strong().Text(t.Move(twig)),
		),
		app.P().Class("tree-info-say line baseline anywhere").Body(
			app.Span().Class("tree-info-mark with-mark outcome-"+n.Outcome.String()).Body(draw.Player(n.Mover), draw.Outcome(n.Outcome)),
			app.Span().Text(t.Say(twig)),
		),
		app.Div().Class("tree-info-do row").Body(
			app.Button().Class("button button-quiet").Type("button").Hidden(do == "").OnClick(d.onEnter).Text(do+" "),
			app.Button().Class("button button-quiet").Type("button").Hidden(d.origin < 0).OnClick(d.onBack).Text("Back"),
			app.A().Class("button button-quiet").Href(route.Explore.Href(game)).Text("Explore"),
			app.A().Class("button button-quiet").Href(route.Tree.Href(game)).Text("Tree from here"),
		),
	)
}

// words tells the tree as a list that can be walked through like the drawing: the
// same nodes are unfolded and the same one is selected.
func (d *Drawing) words() app.UI {
	t := d.Tree
	var items []app.UI
	if d.worded {
		for _, twig := range t.Rows() {
			items = append(items, d.row(twig))
		}
	}
	return app.Details().Class("tree-words more").OnToggle(d.onWorded).Body(
		app.Summary().Text("The tree in words"),
		app.Div().Role("tree").Aria("label", "The tree in words").OnKeyDown(d.onRowKey).Body(items...),
	)
}

func (d *Drawing) row(twig int) app.UI {
	t := d.Tree
	w, n := t.Twigs[twig], t.Of(twig)
	selected := twig == t.Selected
	tab := -1
	if selected {
		tab = 0
	}
	row := app.Div().
		Class("tree-row row link", "indent-"+strconv.Itoa(min(w.Depth, 8))).
		ID("tree-row-"+strconv.Itoa(twig)).
		Role("treeitem").
		Aria("level", w.Depth+1).
		Aria("selected", selected).
		TabIndex(tab).
		DataSet("twig", twig).
		OnClick(d.onRow)
	switch w.Kind {
	case Whole, Folded:
		row.Aria("expanded", w.Kind == Whole && t.leads(twig))
	}
	mark := app.Span().Class("outcome-" + n.Outcome.String()).Body(draw.Outcome(n.Outcome))
	if who, won := winner(n); w.Kind == Finished && won {
		mark = app.Span().Class("outcome-win").Body(draw.Player(who))
	}
	return row.Body(mark, app.Strong().Text(t.Move(twig)), app.Span().Text(t.Say(twig)))
}

// onRow is a click on a row: it opens it, which closes others.
func (d *Drawing) onRow(ctx app.Context, e app.Event) {
	twig, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("twig").String())
	if err == nil && twig < len(d.Tree.Twigs) {
		d.press(ctx, twig)
		d.focusRow()
	}
}

// onRowKey walks through the rows as lists of this kind do: up and down from row to
// row, right into one and left out of it.
func (d *Drawing) onRowKey(ctx app.Context, e app.Event) {
	t := d.Tree
	rows := t.Rows()
	at := slices.Index(rows, t.Selected)
	to := -1
	switch e.Get("key").String() {
	case "ArrowDown":
		to = rows[min(at+1, len(rows)-1)]
	case "ArrowUp":
		to = rows[max(at-1, 0)]
	case "Home":
		to = 0
	case "ArrowLeft":
		to = max(t.Twigs[t.Selected].Parent, 0)
	case "ArrowRight":
		if t.Twigs[t.Selected].Kind == Folded {
			d.enter(ctx)
		} else if below := t.Twigs[t.Selected].Children; len(below) > 0 {
			to = below[0]
		}
	case "Enter", " ":
		d.enter(ctx)
	default:
		return
	}
	e.PreventDefault()
	if to >= 0 {
		d.selectTwig(to)
	}
	d.focusRow()
}

// focusRow moves the focus to the row that is selected, once it is there.
func (d *Drawing) focusRow() {
	d.own.Defer(func(app.Context) {
		if row := app.Window().GetElementByID("tree-row-" + strconv.Itoa(d.Tree.Selected)); row.Truthy() {
			row.Call("focus")
		}
	})
}
