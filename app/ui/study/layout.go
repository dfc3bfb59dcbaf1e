package study

import (
	"catchup/app/route"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Header is the top of a page of the Lab: what the page asks, and the answer in short.
// With the name of a subject it is a small one.
func Header(subject, question, answer string) app.UI {
	class := "hero"
	eyebrow := []app.UI{app.A().Href(route.Lab.Href("")).Text("Lab")}
	if subject != "" {
		class += " hero-small"
		eyebrow = append(eyebrow, app.Span().Text(" · "+subject))
	}
	return app.Header().Class(class).Body(
		app.P().Class("eyebrow").Body(eyebrow...),
		app.H1().Text(question),
		app.P().Class("hero-text").Text(answer),
	)
}

// Section is a part of a page of the Lab, under its heading.
func Section(title string, body ...app.UI) app.UI {
	return app.Section().Class("figure-section").Body(append([]app.UI{app.H2().Text(title)}, body...)...)
}

// Text is a paragraph.
func Text(text string) app.UI { return app.P().Class("figure-text").Text(text) }

// Frame is a table that can be wider than the page: what is beyond the edge comes by
// scrolling sideways.
func Frame(name string, head []string, rows ...app.UI) app.UI {
	var columns []app.UI
	for _, text := range head {
		columns = append(columns, app.Th().Scope("col").Text(text))
	}
	return app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", name).Body(
		app.Table().Class("figures").Body(
			app.THead().Body(app.Tr().Body(columns...)),
			app.TBody().Body(rows...),
		),
	)
}

// Head is the first cell of a row, which leads somewhere unless href is empty.
func Head(text, href string) app.UI {
	if href == "" {
		return app.Th().Scope("row").Text(text)
	}
	return app.Th().Scope("row").Body(app.A().Href(href).Text(text))
}
