package daily

import (
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/today"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// onTurn turns the archive by a month, back or on by the value of the button pressed.
func (p *Page) onTurn(ctx app.Context, e app.Event) {
	if by, ok := board.Number(ctx); ok {
		year, month, _ := p.month.Civil()
		p.month = daily.Of(year, month+by, 1)
	}
}

// archive is the calendar of a month: each day that has been is a link, with what
// was made of its boards.
func (p *Page) archive() app.UI {
	year, month, _ := p.month.Civil()
	start := daily.Of(year, month, 1)
	end := daily.Of(year, month+1, 1) - 1
	newest := max(p.today, daily.First)

	// Six weeks, so that turning a month moves nothing below.
	var weeks []app.UI
	for monday := start - daily.Date(start.Weekday()); monday < start+6*7-6; monday += 7 {
		var days []app.UI
		for d := monday; d < monday+7; d++ {
			days = append(days, app.Elem("td").Body(
				app.If(d >= start && d <= end, func() app.UI { return p.cell(d, newest) }),
			))
		}
		weeks = append(weeks, app.Elem("tr").Body(days...))
	}
	var names []app.UI
	for d := daily.Date(0); d < 7; d++ {
		name := (d - daily.Date(daily.Date(0).Weekday())).Format(weekday)
		names = append(names, app.Elem("th").Attr("scope", "col").Body(app.Elem("abbr").Title(name).Text(name[:2])))
	}
	turn := func(by int, name, path string, possible bool) app.UI {
		return app.Button().Class("button daily-turn").Type("button").Value(by).Aria("label", name).Disabled(!possible).OnClick(p.onTurn).Body(draw.Icon(path))
	}
	return app.Section().Class("daily-archive stack card").Aria("labelledby", "archive").Body(
		app.H2().ID("archive").Text("Archive"),
		app.Div().Class("line spread").Body(
			turn(-1, "Month before", "M10.500 2 4.500 8l6 6 1.400-1.400L7.300 8l4.600-4.600Z", start > daily.First),
			app.P().Class("daily-month-name strong").Aria("live", "polite").Text(p.month.Format("January 2006")),
			turn(+1, "Month after", "M5.500 2 11.500 8l-6 6-1.400-1.400L8.700 8 4.100 3.400Z", end < newest),
		),
		app.Elem("table").Class("daily-calendar").Body(
			app.Elem("thead").Body(app.Elem("tr").Body(names...)),
			app.Elem("tbody").Body(weeks...),
		),
		legend(),
	)
}

// cell is a day of the calendar: its number, and a shape for each board.
func (p *Page) cell(d, newest daily.Date) app.UI {
	_, _, day := d.Civil()
	if d < daily.First || d > newest {
		return app.Span().Class("daily-cell stack-tight").Text(day)
	}
	made := p.history[d]
	label := d.Format(short)
	var shapes []app.UI
	for tier, b := range made {
		shapes = append(shapes, today.Shape(b.Result()))
		label += ", " + panels[tier] + " " + b.Words()
	}
	link := app.A().
		Class("daily-cell stack-tight").
		Href(route.Daily.Href(d.String())).
		Aria("label", label).
		Body(
			app.Span().Text(day),
			app.Span().Class("daily-cell-shapes line").Body(shapes...),
		)
	if p.history.Counts(d) {
		link.Class("daily-cell-counts")
	}
	if p.day != nil && d == p.day.Date {
		link.Aria("current", "date")
	}
	return link
}

// legend says what the shapes mean.
func legend() app.UI {
	item := func(r daily.Result, text string) app.UI {
		return app.Li().Body(today.Shape(r), app.Span().Text(text))
	}
	return app.Ul().Class("daily-legend list row-wide small soft").Aria("label", "The shapes").Body(
		item(daily.AtOnce, "first try"),
		item(daily.Eventually, "solved later"),
		item(daily.Missed, "missed"),
		item(daily.Begun, "under way"),
		item(daily.Untouched, "not begun"),
	)
}
