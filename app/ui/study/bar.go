package study

import (
	"strconv"
	"time"

	"catchup/app/ui/draw"
	"catchup/app/ui/words"

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

// Again says how long answers took this device, with a button to have them worked out
// again.
func Again(took time.Duration, onAgain app.EventHandler) app.UI {
	return app.Div().Class("figure-row").Body(
		app.Button().Class("button").Type("button").Text("Work it out again").OnClick(onAgain),
		app.Span().Class("soft").Role("status").Text("This device took "+words.Took(took)+"."),
	)
}
