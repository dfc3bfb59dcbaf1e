package study

import (
	"cmp"
	"errors"

	"catchup/app/route"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Field is where a visitor types a set.
type Field struct {
	shell.Field
	Set engine.Set // that was read last
}

// Show has a set stand in the field.
func (f *Field) Show(set engine.Set) { *f = Field{shell.Field{Typed: set.Short()}, set} }

// Read reads a set to measure, which stands in the field from then on, or else the text
// and why it is none, while the set is the one before.
func (f *Field) Read(text string) (ok bool) {
	set, err := engine.ParseSet(text)
	switch {
	case err != nil:
		f.Refuse(text, err)
	case set.Len() == 0:
		f.Refuse(text, errors.New("there is nothing to measure in the empty set"))
	default:
		f.Show(set)
	}
	return f.Problem == ""
}

// ReadAddress reads the set behind "#" in the address, or else the example.
func (f *Field) ReadAddress(ctx app.Context, example string) (ok bool) {
	return f.Read(cmp.Or(ctx.Page().URL().Fragment, example))
}

// To returns a handler that leads to the page about the set that has been typed.
func (f *Field) To(page route.Page) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		e.PreventDefault()
		if f.Read(f.Typed) {
			route.Open(ctx, page.Href(f.Set.Short()))
		}
	}
}

// Form is the field with a button, and why what was typed is no set.
func (f *Field) Form(label string, onGo app.EventHandler) app.UI {
	return shell.Finder("inquiry-set", "set", label, f.Problem, onGo,
		shell.Notation("set", f.Typed, f.OnType),
		app.Button().Class("button").Type("submit").Text("Show"),
	)
}
