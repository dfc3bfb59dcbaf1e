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

// Field is where a visitor types a set, a position or a game.
type Field struct {
	Typed   string // what stands there
	Problem string // why it is none
}

// Refuse has a text stand in the field, and says why it is not what it should be.
func (f *Field) Refuse(text string, err error) { *f = Field{text, Sentence(err.Error())} }

// OnType follows what is typed.
func (f *Field) OnType(ctx app.Context, e app.Event) {
	*f = Field{Typed: ctx.JSSrc().Get("value").String()}
}

// Form is the field with an example and a button, and what is wrong with what was typed.
func (f *Field) Form(id, label, example, button string, onGo app.EventHandler) app.UI {
	return Finder(id, label, f.Problem, onGo,
		Notation(id, f.Typed, f.OnType).Placeholder(example),
		app.Button().Class("button").Type("submit").Text(button),
	)
}

// Finder is a form of one row: the field with that id, buttons, and what is wrong.
func Finder(id, label, problem string, onGo app.EventHandler, row ...app.UI) app.UI {
	return app.Form().Class("finder").OnSubmit(onGo).Body(
		Labelled(id, label, app.Div().Class("finder-row").Body(row...)),
		Problem(problem),
	)
}

// Address writes what is shown into the page's address, behind "#". That is no step in the
// browser's history.
func Address(ctx app.Context, shown string) {
	if address := *ctx.Page().URL(); address.Fragment != shown {
		address.Fragment = shown
		ctx.Page().ReplaceURL(&address)
	}
}
