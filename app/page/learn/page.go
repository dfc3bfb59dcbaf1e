// Package learn is the way in: the first page of everything there is to learn, and
// the page about the game and the site.
package learn

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/draw"
	"catchup/app/ui/lessons"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page leads to everything there is to learn, and shows how far the visitor has come.
type Page struct {
	app.Compo

	learned store.Learn
	ready   bool // in a browser, where something is kept
}

func (p *Page) OnNav(ctx app.Context) {
	p.learned, p.ready = store.Record().Data().Learn, true
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Learn, "Learn",
		"Learn Catch-Up: a first game in a minute, a short course with stars, the end games, and who made all this.",
		app.Header().Class("hero").Body(
			app.H1().Text("Learn"),
			app.P().Class("hero-text").Text("The rules take a minute. Seeing who is winning takes a little longer."),
		),
		app.Div().Class("learn stack-far").Body(
			p.first(),
			p.course(),
			app.Section().Class("ways").Aria("label", "Further").Body(
				shell.Way(route.Endings.Href(""), "The last three and four", "Every case of the end game, with its answer, and a drill."),
				shell.Way(route.Solver.Href(""), "How the solver works", "Backward induction with bits, and a search, step by step on the smallest games."),
				shell.Way(route.Lab.Href(""), "The Lab", "Who wins, do rules of thumb work, how big is the game? The paper's questions, answered on your device."),
				shell.Way(route.About.Href(""), "About", "Who invented the game, what is new here, how exact it is, and how to host it yourself."),
			),
		),
	)
}

// first leads to the first visit.
func (p *Page) first() app.UI {
	title, text := "New here? One minute.", "A few little boards, hardly a word, and you know the game."
	if p.learned.First {
		title, text = "The first minute", "The rules by doing, once more."
	}
	class := "invitation card"
	if p.learned.First {
		class += " invitation-done"
	}
	return app.A().Class(class).Href(route.First.Href("")).Body(
		app.Span().Class("heading strong accent").Text(title),
		app.Span().Class("soft").Text(text),
	)
}

// course is the map of the levels.
func (p *Page) course() app.UI {
	earned := 0
	next := lessons.Next(p.learned.Stars)
	var levels []app.UI
	for i, level := range lessons.Levels {
		stars := min(p.learned.Stars[level.ID], 3)
		earned += stars
		levels = append(levels, p.level(i, level, stars, p.ready && i == next))
	}
	return app.Section().Class("stack").Body(
		app.Div().Class("row-wide spread").Body(
			app.H2().Text("The course"),
			app.P().Class("soft").Text(strconv.Itoa(earned)+" of "+strconv.Itoa(3*len(lessons.Levels))+" stars"),
		),
		app.P().Class("soft").Text("Short levels from the rules to the only move. One idea each, a few positions, and up to three stars."),
		app.Ol().Class("tiles-large list").Body(levels...),
	)
}

func (p *Page) level(i int, lesson lessons.Level, stars int, next bool) app.UI {
	class := "course-level row box"
	if next {
		class += " course-next"
	}
	return app.Li().Body(
		app.A().Class(class).Href(route.Level.Href(lesson.ID)).Body(
			app.Span().Class("course-number soft").Aria("hidden", "true").Text(i+1),
			app.Span().Class("course-name grow strong stack-tight").Body(
				app.Span().Text(lesson.Name),
				app.If(next, func() app.UI { return app.Span().Class("small accent").Text("Next") }),
			),
			app.If(stars > 0 || !next, func() app.UI { return lessons.Stars(stars) }).Else(func() app.UI {
				return draw.Icon("M5 2l7 6-7 6Z")
			}),
		),
	)
}
