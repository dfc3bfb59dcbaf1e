package tree

import (
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
	offer(app.Window().Get("Blob").New([]any{x.Page.tree.SVG()}, map[string]any{"type": "image/svg+xml"}), "catch-up-tree.svg")
}

func (x *exchange) onJSON(ctx app.Context, e app.Event) {
	offer(app.Window().Get("Blob").New([]any{x.Page.tree.JSON()}, map[string]any{"type": "application/json"}), "catch-up-tree.json")
}

func (x *exchange) onPNG(ctx app.Context, e app.Event) {
	x.Page.tree.Paint(x.Page.later, func(png app.Value) { offer(png, "catch-up-tree.png") })
}

// offer lets the visitor save a blob.
func offer(blob app.Value, name string) {
	if !blob.Truthy() {
		return
	}
	urls := app.Window().Get("URL")
	address := urls.Call("createObjectURL", blob)
	link := app.Window().Get("document").Call("createElement", "a")
	link.Set("href", address)
	link.Set("download", name)
	link.Call("click")
	// The browser has the blob by the end of this event's task.
	urls.Call("revokeObjectURL", address)
}

func (x *exchange) onPaste(ctx app.Context, e app.Event) {
	x.pasted, x.problem = ctx.JSSrc().Get("value").String(), ""
}

func (x *exchange) onOpen(ctx app.Context, e app.Event) {
	e.PreventDefault()
	x.open(x.pasted)
}

func (x *exchange) onFile(ctx app.Context, e app.Event) {
	file := ctx.JSSrc().Get("files").Index(0)
	if !file.Truthy() {
		return
	}
	if file.Get("size").Int() > tree.Largest {
		x.problem = shell.Sentence(tree.TooLarge.Error())
		return
	}
	file.Call("text").Then(func(text app.Value) {
		x.Page.own.Dispatch(func(app.Context) { x.open(text.String()) })
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
	return app.Section().Class("tree-exchange").Aria("label", "Files").Body(
		app.Div().Class("tree-tools").Body(
			tree.Tool("Save SVG", x.onSVG),
			tree.Tool("Save PNG", x.onPNG),
			tree.Tool("Save JSON", x.onJSON),
		),
		app.Details().Class("tree-open").Body(
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
