package progress

import (
	"math"
	"strconv"

	"catchup/app/course"
	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/solve"
	"catchup/app/ui/words"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// rating shows the rating, and on the scale of the puzzles how sure it is.
func (p *Page) rating() app.UI {
	strength := solve.Strength(p.skill)
	low, high := strength.Value-2*strength.Deviation, strength.Value+2*strength.Deviation
	text := "Probably between " + round(low) + " and " + round(high) + ", after " + words.Count(p.skill.Games, "puzzle", "puzzles") + "."
	if p.skill.Games == 0 {
		text = "Everybody begins here. The first puzzles move it far, and soon it knows you."
	}
	return app.Section().Class("card stack-close").Aria("label", "Rating").Body(
		app.P().Class("strength-points figure").Body(
			app.Span().Class("heard").Text("Your rating: "),
			app.Span().Text(solve.Points(strength)),
		),
		scale(low, strength.Value, high),
		app.P().Class("soft").Text(text),
	)
}

// scaleFrom and scaleTo are the ratings at the ends of the scale.
const (
	scaleFrom = 600
	scaleTo   = 2600
)

// scale draws a rating between the easiest and the hardest puzzle, with the range
// in which it probably is.
func scale(low, value, high float64) app.UI {
	at := func(rating float64) float64 { return max(scaleFrom, min(rating, scaleTo)) - scaleFrom }
	const whole = scaleTo - scaleFrom
	return app.Div().Class("scale").Aria("hidden", "true").Body(
		draw.Element("svg").Attr("width", "100%").Attr("height", 20).Body(
			draw.Rect("bar-whole", "100%", 8, 4).Attr("y", 6),
			draw.Rect("scale-range", draw.Percent(at(high)-at(low), whole), 8, 4).Attr("x", draw.Percent(at(low), whole)).Attr("y", 6),
			draw.Element("circle").Class("bar-part").Attr("cx", draw.Percent(at(value), whole)).Attr("cy", 10).Attr("r", 8),
		),
		app.Div().Class("line spread soft small").Body(
			app.Span().Text(strconv.Itoa(scaleFrom)),
			app.Span().Text(strconv.Itoa(scaleTo)),
		),
	)
}

// figures are the few numbers that everybody asks for.
func (p *Page) figures() app.UI {
	figure := func(number, text string) app.UI {
		return app.Div().Body(app.Dt().Text(text), app.Dd().Text(number))
	}
	share := "–"
	if p.report.All.Tried > 0 {
		share = words.Percent(float64(p.report.All.Share()), 0)
	}
	return app.Dl().Class("facts").Body(
		figure(strconv.Itoa(p.report.Solved), "solved"),
		figure(share, "at the first try"),
		figure(strconv.Itoa(p.report.Missed), "to try again"),
	)
}

// extremes names the strongest and the weakest themes, once there is enough to say.
func (p *Page) extremes() app.UI {
	strongest, weakest := p.report.Extremes()
	if strongest == nil {
		return app.P().Class("soft").Text("A theme is clear once " + strconv.Itoa(Enough) + " of its puzzles went well at the first try and " +
			strconv.Itoa(Enough) + " did not. Some more of that, and here it says where you are strong.")
	}
	return app.Div().Class("columns").Body(
		named("Strongest", strongest),
		named("To work on", weakest),
	)
}

func named(title string, rows []Row) app.UI {
	var items []app.UI
	for _, row := range rows {
		items = append(items, app.Li().Body(link(row, row.Course.Name(), "chip")))
	}
	return app.Section().Body(
		app.H2().Text(title),
		app.Ul().Class("chips").Body(items...),
	)
}

// link leads to the training of a row's course.
func link(row Row, text, class string) app.UI {
	return app.A().Class(class).Href(route.Train.Href(row.Course.String())).Text(text)
}

// table lists what was made of each course, by its name.
func table(title, what string, name func(course.Course) string, rows []Row) app.UI {
	var body []app.UI
	for _, row := range rows {
		body = append(body, app.Tr().Body(
			app.Th().Scope("row").Body(link(row, name(row.Course), "with-mark strong touch")),
			app.Td().Body(first(row)),
			app.Td().Class("end").Body(performance(row)),
		))
	}
	return app.Table().Class("results ruled").Body(
		app.Caption().Text(title),
		app.THead().Body(app.Tr().Body(
			app.Th().Scope("col").Text(what),
			app.Th().Scope("col").Text("First try"),
			app.Th().Scope("col").Class("end").Text("Plays like"),
		)),
		app.TBody().Body(body...),
	)
}

func first(row Row) app.UI {
	if row.Tried == 0 {
		return app.Span().Class("soft").Text("none yet")
	}
	return app.Div().Class("stack-tight").Body(
		app.Span().Text(strconv.Itoa(row.Clean)+" of "+strconv.Itoa(row.Tried)),
		draw.Bar(row.Clean, row.Tried),
	)
}

func performance(row Row) app.UI {
	switch {
	case row.Clear():
		return app.Span().Text(strconv.Itoa(row.Performance()))
	case row.Tried == 0:
		return app.Span().Class("soft").Text("–")
	default:
		return app.Span().Class("soft").Text("unclear")
	}
}

// notes say what the figures rest on, and lead on.
func (p *Page) notes() app.UI {
	return app.Section().Class("stack-wide").Aria("label", "More").Body(
		app.P().Class("soft").Text("Only the first try of a puzzle counts. “Plays like” is the average rating of the puzzles you tried, 500 less if none went well at the first try, up to 500 more if all did; “unclear” means that there are too few to say."),
		app.Div().Class("links").Body(
			app.A().Class("button button-main").Href(route.Train.Href(course.Mix.String())).Text("Train"),
			app.A().Class("button").Href(route.Train.Href(course.Misses.String())).Text("My misses"),
			app.A().Class("button").Href(route.Backup.Href("")).Text("Save a copy"),
		),
	)
}

func round(rating float64) string { return strconv.Itoa(int(math.Round(rating))) }
