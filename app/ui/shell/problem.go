package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Problem shows what is wrong, and has it read out at once. It shows nothing if the
// text is "".
func Problem(text string) app.UI {
	return app.If(text != "", func() app.UI {
		return app.P().Class("problem").Role("alert").Text(text)
	})
}

// Failed shows what went wrong, and reads it out, with a button to try again.
func Failed(text string, again app.EventHandler) app.UI {
	return app.Div().Class("problem").Role("alert").Body(
		app.P().Text(text),
		app.Button().Class("button").Type("button").OnClick(again).Text("Try again"),
	)
}
