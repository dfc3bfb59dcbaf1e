package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Labelled is a way to give or take something, which has that id, under its name.
func Labelled(id, name string, body ...app.UI) app.UI {
	label := app.Label().Class("field-label").For(id).Text(name)
	return app.Div().Class("field").Body(append([]app.UI{label}, body...)...)
}

// Notation returns the field with that id for a set, a position or a game as it is
// written, in which typed stands. The browser keeps from correcting it.
func Notation(id, typed string, onType app.EventHandler) app.HTMLInput {
	return app.Input().
		Class("input").
		ID(id).
		Type("text").
		AutoComplete(false).
		Spellcheck(false).
		Attr("autocapitalize", "off").
		Value(typed).
		OnInput(onType)
}

// Address writes what is shown into the page's address, behind "#". That is no step in the
// browser's history.
func Address(ctx app.Context, shown string) {
	if address := *ctx.Page().URL(); address.Fragment != shown {
		address.Fragment = shown
		ctx.Page().ReplaceURL(&address)
	}
}
