package tree

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Drawing shows a tree: to be panned, zoomed and walked through, folded and
// unfolded, and told in words.
type Drawing struct {
	app.Compo
	Tree     *Tree
	Revision int // the tree's: a change of the tree changes the input
	Grower   Grower

	view   view
	shown  *Tree
	before int  // the tree's revision when all of it was asked to be unfolded, or 0
	wide   bool // the drawing fills the page
	worded bool // the tree is told in words
	origin int  // the reference that the visitor came from, or -1

	own app.Context
}

// Grower lists the moves of positions that the graph does not have yet, and unfolds
// them; maybe later.
type Grower interface {
	Unfold(ctx app.Context, node int)
	UnfoldAll(ctx app.Context)
}

func (d *Drawing) OnMount(ctx app.Context) {
	d.own = ctx
	d.shown, d.origin = d.Tree, -1
	d.view.open(d.JSValue(), d.Tree, func(twig int) {
		d.own.Dispatch(func(ctx app.Context) { d.press(ctx, twig) })
	})
}

func (d *Drawing) OnUpdate(ctx app.Context) {
	d.origin = -1
	switch {
	case d.shown == nil: // drawn again before it is mounted
	case d.shown != d.Tree:
		d.shown, d.before = d.Tree, 0
		d.view.show(d.Tree)
	case d.before != 0 && d.before != d.Tree.Revision:
		d.before = 0
		// The browser has its turn between the two long parts, layout and drawing.
		d.own.After(time.Millisecond, func(app.Context) {
			d.view.showAll(d.Tree)
		})
	default:
		d.view.draw()
	}
}

func (d *Drawing) OnDismount() { d.view.close() }

// press is a click or tap on a twig: it selects it and unfolds it, or follows a
// reference. On what is selected already it does what Enter does.
func (d *Drawing) press(ctx app.Context, twig int) {
	if twig >= len(d.Tree.Twigs) {
		return // the tree has changed in between
	}
	again := d.Tree.Selected == twig
	d.selectTwig(twig)
	if kind := d.Tree.Twigs[twig].Kind; again || kind == Folded || kind == Again {
		d.enter(ctx)
	}
}

func (d *Drawing) selectTwig(twig int) {
	d.Tree.Selected, d.origin = twig, -1
	d.view.reveal(twig)
}

// enter unfolds or folds what is selected, or goes to where it is drawn whole.
func (d *Drawing) enter(ctx app.Context) {
	t := d.Tree
	twig := t.Selected
	node := t.Twigs[twig].Node
	switch t.Twigs[twig].Kind {
	case Folded:
		if !t.Graph.Nodes[node].Grown {
			d.Grower.Unfold(ctx, node)
			return
		}
		d.change(node, func() { t.Unfold(node) })
	case Whole:
		d.change(node, func() { t.Fold(node) })
	case Again:
		d.selectTwig(t.Home(twig))
		d.origin = twig
	}
}

// change changes the tree while a node stays where it is on the screen.
func (d *Drawing) change(node int, change func()) {
	d.origin = -1
	d.view.stay(func() int { return d.Tree.home[node] }, change)
}

func (d *Drawing) onKey(ctx app.Context, e app.Event) {
	for _, modifier := range []string{"ctrlKey", "altKey", "metaKey"} {
		if e.Get(modifier).Truthy() {
			return
		}
	}
	key := e.Get("key").String()
	twig, walks := d.Tree.Toward(key)
	switch {
	case walks && twig != d.Tree.Selected:
		d.selectTwig(twig)
	case walks:
	case key == "Enter" || key == " ":
		d.enter(ctx)
	case key == "+" || key == "=":
		d.view.zoom(1.3)
	case key == "-":
		d.view.zoom(1 / 1.3)
	case key == "0":
		d.view.fit()
	case key == "Backspace" && d.origin >= 0:
		d.selectTwig(d.origin)
	case key == "Escape" && d.wide:
		d.wide = false
	default:
		return
	}
	e.PreventDefault()
}

func (d *Drawing) onEnter(ctx app.Context, e app.Event)   { d.enter(ctx) }
func (d *Drawing) onBack(ctx app.Context, e app.Event)    { d.selectTwig(d.origin) }
func (d *Drawing) onCloser(ctx app.Context, e app.Event)  { d.view.zoom(1.4) }
func (d *Drawing) onFarther(ctx app.Context, e app.Event) { d.view.zoom(1 / 1.4) }
func (d *Drawing) onFit(ctx app.Context, e app.Event)     { d.view.fit() }
func (d *Drawing) onWide(ctx app.Context, e app.Event)    { d.wide = !d.wide }

// onTurn goes on to the next form and shows the tree from its beginning.
func (d *Drawing) onTurn(ctx app.Context, e app.Event) {
	d.origin = -1
	d.Tree.Turn((d.Tree.Form + 1) % (Columns + 1))
	d.view.take(func() Camera { return d.Tree.Opening(d.view.size) })
}

func (d *Drawing) onUnfoldAll(ctx app.Context, e app.Event) {
	d.before = d.Tree.Revision
	d.Grower.UnfoldAll(ctx)
}

func (d *Drawing) onFoldAll(ctx app.Context, e app.Event) {
	d.origin = -1
	d.Tree.FoldAll()
	d.view.show(d.Tree)
}

func (d *Drawing) onOnlyBest(ctx app.Context, e app.Event) {
	d.origin = -1
	d.Tree.ShowOnlyBest(!d.Tree.OnlyBest)
	d.view.show(d.Tree)
}

func (d *Drawing) onWorded(ctx app.Context, e app.Event) {
	d.worded = ctx.JSSrc().Get("open").Bool()
}
