package shell

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Problem shows what is wrong, and has it read out at once. It shows nothing if the
// text is "".
func Problem(text string) app.UI {
	return app.If(text != "", func() app.UI {
		return app.P().Class("problem").Role("alert").Text(text)
	})
}
