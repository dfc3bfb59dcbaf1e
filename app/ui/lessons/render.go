package lessons

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Steps shows how many of so many steps are done, and which one it is.
func Steps(at, count int, done bool) app.UI {
	var dots []app.UI
	for i := range count {
		class := "step"
		switch {
		case i < at || i == at && done:
			class += " step-done"
		case i == at:
			class += " step-now"
		}
		dots = append(dots, app.Span().Class(class))
	}
	return app.Span().Class("steps with-mark").Role("img").
		Aria("label", strconv.Itoa(at+1)+" of "+strconv.Itoa(count)+".").
		Body(dots...)
}

// Stars shows how many of three stars were earned.
func Stars(earned int) app.UI {
	var stars []app.UI
	for i := range 3 {
		class := "star"
		if i < earned {
			class += " star-earned"
		}
		stars = append(stars, draw.Element("path").Class(class).
			Attr("transform", "translate("+strconv.Itoa(1+18*i)+" 1)").
			Attr("d", "M8 .8 10.2 5.4 15.2 6.1 11.6 9.6 12.5 14.6 8 12.2 3.5 14.6 4.4 9.6 .8 6.1 5.8 5.4Z"))
	}
	return draw.Element("svg").Class("stars").
		Attr("viewBox", "0 0 54 17").
		Role("img").
		Aria("label", strconv.Itoa(earned)+" of 3 stars").
		Body(stars...)
}

// Invitation offers the first visit to those of whom nothing is kept yet.
type Invitation struct {
	app.Compo

	newcomer bool
}

// OnInit finds out whom it is for. Ahead of time nobody is invited.
func (i *Invitation) OnInit() { i.newcomer = app.IsClient && newcomer() }

// newcomer reports whether nothing is kept of the visitor that tells of the game.
func newcomer() bool {
	data := store.Record().Data()
	return !data.Learn.First && data.Play.Game == "" && data.Summary().Empty()
}

// Render shows the invitation. Until the program runs boot.js tells whom it is for.
func (i *Invitation) Render() app.UI {
	class := "invitation invitation-row line spread accent card"
	switch {
	case app.IsServer:
		class += " for-new"
	case !i.newcomer:
		return app.Div()
	}
	return app.A().Class(class).Href(route.First.Href("")).Body(
		app.Span().Class("heading strong accent").Text("New here? One minute."),
		draw.Icon("M5 2l7 6-7 6Z"),
	)
}
