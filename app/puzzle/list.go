package puzzle

import (
	"strconv"

	"catchup/app/draw"
	"catchup/app/route"
	"catchup/app/shell"
	"catchup/app/solve"
	"catchup/app/store"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// List is the page of all puzzles.
type List struct {
	app.Compo

	solved map[string]bool
}

func (l *List) OnPreRender(ctx app.Context) { l.OnNav(ctx) }

func (l *List) OnNav(ctx app.Context) {
	shell.Title(ctx, "Puzzles", "Find the only winning move: puzzles of Catch-Up with one right answer each, proved.")
	kept, _ := store.Visitor()
	l.solved = map[string]bool{}
	for _, entry := range puzzles.Catalog() {
		l.solved[entry.ID] = kept.Solved(entry.ID)
	}
}

// Render shows the page.
func (l *List) Render() app.UI {
	done := 0
	var chapters []app.UI
	for start := 0; start < len(puzzles.Catalog()); {
		end := start
		var items []app.UI
		for end < len(puzzles.Catalog()) && puzzles.Catalog()[end].Chapter == puzzles.Catalog()[start].Chapter {
			entry := puzzles.Catalog()[end]
			if l.solved[entry.ID] {
				done++
			}
			items = append(items, l.item(entry))
			end++
		}
		chapters = append(chapters, app.Section().Class("chapter").Body(
			app.H2().Text(puzzles.Catalog()[start].Chapter),
			app.Ul().Class("chapter-list").Body(items...),
		))
		start = end
	}
	return shell.Page(route.Puzzles,
		app.Header().Class("hero").Body(
			app.H1().Text("Find the only move"),
			app.P().Class("hero-text").Text("In each of these positions exactly one move keeps the win, or the draw. All the others give it away."),
			app.P().Class("soft").Text(strconv.Itoa(done)+" of "+strconv.Itoa(len(puzzles.Catalog()))+" solved"),
		),
		app.Div().Class("chapters").Body(chapters...),
	)
}

func (l *List) item(entry puzzles.Entry) app.UI {
	position := entry.Position()
	link := app.A().Class("entry card").Href(route.Puzzle.Href(entry.ID)).Body(
		app.Span().Class("entry-title").Body(
			app.Span().Text(entry.Title),
			app.If(l.solved[entry.ID], func() app.UI {
				return app.Span().Class("entry-done").Body(draw.Tick(), app.Span().Class("heard").Text("solved"))
			}),
		),
		draw.Staircase(position.Left),
		app.Span().Class("entry-task").Text(solve.Words(entry.Task).Short+", "+behind(position.Deficit)),
	)
	return app.Li().Body(link)
}

func behind(deficit int) string {
	if deficit == 0 {
		return "level"
	}
	return strconv.Itoa(deficit) + " behind"
}
