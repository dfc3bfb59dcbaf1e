package puzzles

import (
	"strconv"

	"catchup/app/course"
	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"
	"catchup/app/ui/today"
	"catchup/app/ui/words"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page, in the order of a visitor who comes every morning.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Puzzles, "Puzzles",
		"Find the only winning move: thousands of puzzles of Catch-Up with one right answer each, proved.",
		app.Header().Class("hero").Body(
			app.H1().Text("Find the only move"),
			app.P().Class("hero-text").Text("One move keeps the win, or the draw. All the others give it away."),
		),
		app.Div().Class("stack-far").Body(
			app.Div().Class("leads stack").Body(
				&today.Card{Regulars: true}, // one of the two is there
				&today.Card{},
				p.train(),
				p.ways(),
			),
			p.byRating(),
			p.byTheme(),
			p.byHand(),
		),
	)
}

// train is the way to the next puzzle.
func (p *Page) train() app.UI {
	return app.A().Class("lead card").Href(route.Train.Href(course.Mix.String())).Body(
		app.H2().Text("Train"),
		app.P().Text("One puzzle after the other, near to your rating."),
		app.P().Class("lead-rating figure").Body(
			app.Span().Class("lead-word small").Text("Your rating "),
			app.Span().Text(solve.Points(solve.Strength(p.kept.Skill))),
		),
		app.Div().Class("lead-progress stack-tight small").Body(
			draw.Bar(p.mix.Solved, p.mix.Puzzles),
			app.Span().Text(solved(p.mix)),
		),
	)
}

// ways are the other ways to come by puzzles.
func (p *Page) ways() app.UI {
	return app.Ul().Class("tiles list").Body(
		mode(route.Streak.Href(""), "Streak", "One mistake ends it."),
		mode(route.Guess.Href(""), "Is there a win?", "Or a draw, or neither?"),
		mode(route.Prove.Href(""), "Prove it", "Beat every defence."),
		mode(route.Train.Href(course.Misses.String()), "My misses", misses(p.misses.Puzzles)),
		mode(route.Progress.Href(""), "Progress", "Theme by theme."),
		mode(route.Compose.Href(""), "Compose", "A puzzle of your own."),
	)
}

func misses(n int) string {
	if n == 0 {
		return "Nothing waits here."
	}
	return words.Count(n, "puzzle", "puzzles") + " to try again."
}

func mode(href, title, text string) app.UI {
	return app.Li().Body(
		app.A().Class("mode stack-tight card").Href(href).Body(
			app.Span().Class("strong").Text(title),
			app.Span().Class("soft").Text(text),
		),
	)
}

// byRating shows how many puzzles there are of each strength, as rods.
func (p *Page) byRating() app.UI {
	most := 1
	for _, shelf := range p.ratings {
		most = max(most, shelf.Puzzles)
	}
	var rows []app.UI
	for i, shelf := range p.ratings {
		part := func(n int) string { return draw.Percent(float64(n), float64(most)) }
		rows = append(rows, app.Li().Body(
			app.A().Class("band plain link").Href(route.Train.Href(shelf.Course.String())).Body(
				app.Span().Class("heard").Text("Rated "),
				app.Span().Class("strong").Text(shelf.Range()),
				draw.Element("svg").Class("band-rod").Attr("height", 22).Aria("hidden", "true").Body(
					draw.Rect("band-all", part(shelf.Puzzles), 22, 5).Attr("fill", draw.Colour(i+1)),
					draw.Rect("", part(shelf.Solved), 22, 5).Attr("fill", draw.Colour(i+1)),
				),
				app.Span().Class("heard").Text(", "+solved(shelf.Tally)),
				app.Span().Class("soft small end").Aria("hidden", "true").Text(ratio(shelf.Tally)),
			),
		))
	}
	return app.Section().Class("chapter").Body(
		app.H2().Text("By rating"),
		app.Ul().Class("list measure").Body(rows...),
	)
}

// byTheme shows the themes.
func (p *Page) byTheme() app.UI {
	var items []app.UI
	for _, shelf := range p.themes {
		items = append(items, app.Li().Body(
			app.A().Class("theme-card stack-tight card").Href(route.Train.Href(shelf.Course.String())).Body(
				app.Span().Class("strong").Text(shelf.Name()),
				app.Span().Class("soft").Body(
					app.Span().Aria("hidden", "true").Text(ratio(shelf.Tally)),
					app.Span().Class("heard").Text(", "+solved(shelf.Tally)+". "),
				),
				app.Span().Class("soft").Text(shelf.Sentence()),
				draw.Bar(shelf.Solved, shelf.Puzzles),
			),
		))
	}
	return app.Section().Class("chapter").Body(
		app.H2().Text("By theme"),
		app.Ul().Class("tiles-large list").Body(items...),
	)
}

func solved(t course.Tally) string {
	return strconv.Itoa(t.Solved) + " of " + strconv.Itoa(t.Puzzles) + " solved"
}

func ratio(t course.Tally) string { return strconv.Itoa(t.Solved) + "/" + strconv.Itoa(t.Puzzles) }

// byHand shows the puzzles that were chosen by hand, all chapters but the first
// folded.
func (p *Page) byHand() app.UI {
	var folds []app.UI
	for i, chapter := range chapters() {
		var items []app.UI
		done := 0
		for _, entry := range chapter.entries {
			items = append(items, p.item(entry))
			if p.kept.Puzzles[entry.ID].Solved {
				done++
			}
		}
		folds = append(folds, app.Details().Class("fold").Open(i == 0).Body(
			app.Summary().Class("fold-title line").Body(
				app.Span().Text(chapter.name),
				app.Span().Class("soft").Text(strconv.Itoa(done)+"/"+strconv.Itoa(len(items))),
			),
			app.Ul().Class("tiles list").Body(items...),
		))
	}
	return app.Section().Class("chapter").Body(
		app.H2().Text("Chosen by hand"),
		app.Div().Body(folds...),
	)
}

func (p *Page) item(entry puzzles.Entry) app.UI {
	position := entry.Position()
	link := app.A().Class("entry card").Href(route.Puzzle.Href(entry.ID)).Body(
		app.Span().Class("line spread strong").Body(
			app.Span().Text(entry.Title),
			app.If(p.kept.Puzzles[entry.ID].Solved, func() app.UI {
				return app.Span().Class("entry-done").Body(draw.Tick(), app.Span().Class("heard").Text("solved"))
			}),
		),
		draw.Staircase(position.Left),
		app.Span().Class("soft small").Text(solve.Words(entry.Task).Short+", "+behind(position.Deficit)),
	)
	return app.Li().Body(link)
}

func behind(deficit int) string {
	if deficit == 0 {
		return "level"
	}
	return strconv.Itoa(deficit) + " behind"
}
