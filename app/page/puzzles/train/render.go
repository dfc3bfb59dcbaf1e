package train

import (
	"strconv"

	"catchup/app/course"
	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	name := "Train"
	if p.training != nil {
		name = p.training.Course.Name()
	}
	return shell.Frame(route.Puzzles, name,
		"Puzzles of Catch-Up, one after the other, near to your own strength.",
		p.content()...,
	)
}

func (p *Page) content() []app.UI {
	switch {
	case p.failure != "":
		return []app.UI{
			app.Header().Class("hero").Body(app.H1().Text("There is no such training")),
			shell.Problem(p.failure),
			app.P().Body(app.A().Class("button").Href(route.Puzzles.Href("")).Text("All puzzles")),
		}
	case p.training == nil: // while pages are rendered ahead of time
		return []app.UI{p.header("Train")}
	case p.training.Solving == nil:
		return []app.UI{p.through()}
	}
	return []app.UI{
		p.header(solve.Words(p.training.Solving.Attempt.Puzzle.Task).Title),
		&solve.Bench{Solving: p.training.Solving, Next: solve.Next{Text: "Next puzzle", Do: p.onNext}, Told: p.onTold},
		p.about(),
	}
}

// header says what is trained, how strong the visitor is, and what there is to do.
func (p *Page) header(title string) app.UI {
	return app.Header().Class("hero hero-small").Body(
		app.Div().Class("row spread").Body(
			app.P().Class("eyebrow").Body(
				app.A().Href(route.Puzzles.Href("")).Text("Puzzles"),
				app.If(p.training != nil, func() app.UI { return app.Span().Text(" · " + p.training.Course.Name()) }),
			),
			app.If(p.training != nil, func() app.UI {
				return app.A().Class("rated").Href(route.Progress.Href("")).Body(
					app.Span().Class("soft strong").Text("Your rating "),
					app.Span().Text(solve.Points(solve.Strength(p.kept.Skill))),
				)
			}),
		),
		app.H1().Text(title),
	)
}

// about is below the board: how far the course has come, and how to change it.
func (p *Page) about() app.UI {
	c := p.training.Course
	return app.Section().Class("about-course measure stack-wide").Aria("label", "This course").Body(
		app.Div().Class("stack-close").Body(
			app.H2().Text(c.Name()),
			app.P().Class("soft").Text(c.Sentence()),
			app.If(c != course.Misses, func() app.UI { return draw.Bar(p.tally.Tried, p.tally.Puzzles) }),
			app.P().Class("soft").Text(p.progress()),
		),
		app.If(c != course.Misses, func() app.UI { return p.difficulty() }),
		app.P().Class("soft").Text(p.rule()),
		app.P().Body(
			app.A().Class("button").Href(route.Puzzle.Href(p.training.Solving.Attempt.Puzzle.ID())).Text("Link to this puzzle"),
		),
	)
}

func (p *Page) progress() string {
	if p.training.Course == course.Misses {
		return strconv.Itoa(p.tally.Puzzles) + " on the list."
	}
	return strconv.Itoa(p.tally.Tried) + " of " + strconv.Itoa(p.tally.Puzzles) + " tried, " +
		strconv.Itoa(p.tally.Solved) + " solved."
}

// rule says what counts for the rating.
func (p *Page) rule() string {
	_, themed := p.training.Course.Theme()
	switch {
	case p.training.Course == course.Misses:
		return "Misses do not change your rating: only the first try of a puzzle does."
	case themed:
		return "The first try of each puzzle counts for your rating, less than elsewhere, since you know what to look for."
	default:
		return "The first try of each puzzle counts for your rating, wherever on this site you meet it."
	}
}

// difficulty is the choice of easier and harder puzzles.
func (p *Page) difficulty() app.UI {
	var options []shell.Option
	for _, offset := range offsets {
		options = append(options, shell.Option{Value: strconv.Itoa(offset), Text: offsetText(offset)})
	}
	return shell.Choice("offset", "Easier or harder", strconv.Itoa(p.training.Offset), p.onOffset, options...)
}

// through is shown when no puzzle of the course is left.
func (p *Page) through() app.UI {
	title, text := "All done", "You have tried every puzzle of this course, and solved "+strconv.Itoa(p.tally.Solved)+" of "+strconv.Itoa(p.tally.Puzzles)+"."
	switch {
	case p.training.Course == course.Misses && p.tally.Puzzles == 0:
		title, text = "Nothing missed", "A puzzle that does not work at the first try waits here until you solve it. At the moment there is none."
	case p.training.Course == course.Misses:
		title, text = "Once through", "These were your misses. "+strconv.Itoa(p.tally.Puzzles)+" still did not work at the first try."
	case p.tally.Puzzles == 0:
		title, text = "Nothing here yet", "There is no puzzle of this kind in the catalogue."
	}
	return app.Div().Class("through stack-wide").Body(
		p.header(title),
		app.P().Class("hero-text").Text(text),
		app.Div().Class("links").Body(
			app.If(p.tally.Puzzles > 0, func() app.UI {
				return app.Button().Class("button button-main").Type("button").OnClick(p.onAgain).Text("Go through them again")
			}).Else(func() app.UI {
				return app.A().Class("button button-main").Href(route.Train.Href(course.Mix.String())).Text("Train")
			}),
			app.A().Class("button").Href(route.Puzzles.Href("")).Text("All puzzles"),
		),
	)
}
