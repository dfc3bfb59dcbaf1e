package tree

import (
	"catchup/app/browser"
	"catchup/app/ui/shell"
	"catchup/app/ui/tree"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// exchange writes the tree of a page to files and opens them again.
type exchange struct {
	app.Compo
	Page     *Page
	Revision int // of the page's tree

	pasted  string
	problem string // why the text is no tree
}

func (x *exchange) onSVG(ctx app.Context, e app.Event) {
	browser.Save("catch-up-tree.svg", browser.Text("image/svg+xml", x.Page.tree.SVG()))
}

func (x *exchange) onJSON(ctx app.Context, e app.Event) {
	browser.Save("catch-up-tree.json", browser.Text("application/json", x.Page.tree.JSON()))
}

func (x *exchange) onPNG(ctx app.Context, e app.Event) {
	x.Page.tree.Paint(x.Page.later, func(png app.Value) {
		if png.Truthy() {
			browser.Save("catch-up-tree.png", png)
		}
	})
}

func (x *exchange) onPaste(ctx app.Context, e app.Event) {
	x.pasted, x.problem = ctx.JSSrc().Get("value").String(), ""
}

func (x *exchange) onOpen(ctx app.Context, e app.Event) {
	e.PreventDefault()
	x.open(x.pasted)
}

func (x *exchange) onFile(ctx app.Context, e app.Event) {
	browser.Picked(ctx.JSSrc(), func(text, failure string) {
		x.Page.own.Dispatch(func(app.Context) {
			if x.problem = shell.Sentence(failure); failure == "" {
				x.open(text)
			}
		})
	})
}

// open opens an exported tree.
func (x *exchange) open(text string) {
	saved, err := tree.Parse(text)
	x.problem = ""
	if err != nil {
		x.problem = shell.Sentence(err.Error())
		return
	}
	x.Page.Open(saved)
}

// Render shows the buttons and the field.
func (x *exchange) Render() app.UI {
	return app.Section().Class("tree-exchange stack-close").Aria("label", "Files").Body(
		app.Div().Class("tree-tools row").Body(
			tree.Tool("Save SVG", x.onSVG),
			tree.Tool("Save PNG", x.onPNG),
			tree.Tool("Save JSON", x.onJSON),
		),
		app.Details().Class("tree-open more").Body(
			app.Summary().Text("Open a saved tree"),
			app.Form().Class("setup").OnSubmit(x.onOpen).Body(
				app.Label().Class("field-label").For("tree-file").Text("A JSON or SVG file saved here"),
				app.Input().Class("input").ID("tree-file").Type("file").Accept(".json,.svg").OnChange(x.onFile),
				app.Label().Class("field-label").For("tree-text").Text("or its text"),
				app.Textarea().Class("input").ID("tree-text").Rows(4).Spellcheck(false).OnInput(x.onPaste),
				app.Button().Class("button").Type("submit").Text("Open"),
			),
			shell.Problem(x.problem),
		),
	)
}
