package inquiry

import (
	"strconv"

	"catchup/app/draw"
	"catchup/app/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Bar tells how far the asking has come, with a button to stop it or to go on. What
// says in a few words what is being done: "Playing 100,000 games".
func (i *Inquiry) Bar(what string) app.UI {
	return app.Div().Class("inquiry").Body(
		app.If(i.Running(), func() app.UI {
			return app.Div().Class("inquiry-row").Body(
				app.Div().Class("inquiry-done").Body(
					app.P().Text(what+" · "+strconv.Itoa(int(100*i.Done()))+" %"),
					draw.Bar(int(1000*i.Done()), 1000),
				),
				app.Button().Class("button").Type("button").OnClick(i.onStop).Text("Stop"),
			)
		}).ElseIf(i.Failure != "" || i.stopped, func() app.UI {
			text := i.Failure
			if text == "" {
				text = "Stopped at " + strconv.Itoa(int(100*i.Done())) + " %."
			}
			return app.Div().Class("inquiry-row").Body(
				app.P().Class("inquiry-done").Role("alert").Text(text),
				app.Button().Class("button").Type("button").OnClick(i.onGoOn).Text("Go on"),
			)
		}),
	)
}

// Field is a field for a set with a button, and why what was typed is none.
func Field(label, typed, problem string, onType, onGo app.EventHandler) app.UI {
	return app.Form().Class("inquiry-set").OnSubmit(onGo).Body(
		app.Div().Class("field").Body(
			app.Label().Class("field-label").For("set").Text(label),
			app.Div().Class("finder-row").Body(
				shell.Notation("set", typed, onType),
				app.Button().Class("button").Type("submit").Text("Show"),
			),
		),
		shell.Problem(problem),
	)
}
