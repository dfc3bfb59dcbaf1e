package board

import (
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Take is the button that takes what has been picked. While that is no whole turn it
// is dimmed and does nothing, but keeps the focus: a disabled button would lose it
// after every turn, and whoever plays by the keyboard their place.
func Take(move engine.Move, legal bool, onTake app.EventHandler) app.HTMLButton {
	text := "Take"
	if move.Len() > 0 {
		text += " " + move.Join(" + ")
	}
	if !legal {
		onTake = func(app.Context, app.Event) {}
	}
	return app.Button().
		Class("button button-main take").
		Type("button").
		Aria("disabled", !legal).
		OnClick(onTake).
		Text(text)
}
