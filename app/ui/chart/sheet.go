package chart

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Sheet is a table that can be wider than the page: what is beyond the edge comes by
// scrolling sideways.
type Sheet struct {
	Name  string // for those who do not see it
	ID    string // or ""
	Class string // instead of "figures"
	About string // what its rows and columns are, for those who do not see it, or ""
	Head  []app.UI

	rows []app.UI
}

// Add adds a row.
func (s *Sheet) Add(cells ...app.UI) { s.rows = append(s.rows, app.Tr().Body(cells...)) }

// AddTexts adds a row of texts under a head.
func (s *Sheet) AddTexts(head app.UI, texts ...string) {
	cells := []app.UI{head}
	for _, text := range texts {
		cells = append(cells, app.Td().Text(text))
	}
	s.Add(cells...)
}

// Show shows the table.
func (s *Sheet) Show() app.UI {
	table := app.Table().Class("figures")
	if s.Class != "" {
		table = app.Table().Class(s.Class)
	}
	if s.ID != "" {
		table.ID(s.ID)
	}
	return app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", s.Name).Body(
		table.Body(
			app.If(s.About != "", func() app.UI { return app.Caption().Class("heard").Text(s.About) }),
			app.THead().Body(app.Tr().Body(s.Head...)),
			app.TBody().Body(s.rows...),
		),
	)
}

// Heads are the heads of columns.
func Heads(texts ...string) []app.UI {
	heads := make([]app.UI, len(texts))
	for i, text := range texts {
		heads[i] = app.Th().Scope("col").Text(text)
	}
	return heads
}

// RowHead is the first cell of a row, which leads somewhere unless href is "".
func RowHead(text, href string) app.UI {
	if href == "" {
		return app.Th().Scope("row").Text(text)
	}
	return app.Th().Scope("row").Body(app.A().Href(href).Text(text))
}
