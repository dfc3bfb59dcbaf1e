package daily

import (
	"strconv"

	"catchup/app/ui/draw"
	"catchup/app/ui/words"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// statistics is the history summed up.
func (p *Page) statistics() app.UI {
	s := p.sum
	share := "–"
	if s.Boards > 0 {
		share = words.Percent(100*float64(s.AtOnce)/float64(s.Boards), 0)
	}
	figure := func(value, name string) app.UI {
		return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
	}
	most := 0
	for _, n := range s.Spread {
		most = max(most, n)
	}
	var rows []app.UI
	for i, name := range []string{"None", "1", "2", "3 or more", "Not solved"} {
		rows = append(rows, app.Elem("tr").Body(
			app.Elem("th").Attr("scope", "row").Text(name),
			app.Elem("td").Class("daily-spread-bar").Body(draw.Bar(s.Spread[i], most)),
			app.Elem("td").Class("strong end").Text(s.Spread[i]),
		))
	}
	return app.Section().Class("stack card").Aria("labelledby", "statistics").Body(
		app.H2().ID("statistics").Text("Statistics"),
		app.Dl().Class("daily-figures facts").Body(
			figure(strconv.Itoa(s.Days), "days played"),
			figure(share, "at the first try"),
			figure(strconv.Itoa(s.Current), "streak"),
			figure(strconv.Itoa(s.Longest), "longest streak"),
		),
		app.Elem("table").Class("daily-spread").Body(
			app.Elem("caption").Text("Boards by wrong moves"),
			app.Elem("tbody").Body(rows...),
		),
		app.P().Class("soft").Text("A day counts for the streak when you solve one of its boards while it is that day somewhere on Earth, so that a journey does not end it."),
	)
}
