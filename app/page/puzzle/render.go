package puzzle

import (
	"catchup/app/route"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	name := "Puzzle"
	if p.solving != nil && p.solving.Attempt.Puzzle.Title != "" {
		name = p.solving.Attempt.Puzzle.Title
	}
	return shell.Frame(route.Puzzles, name,
		"A puzzle of Catch-Up: find the only move.",
		p.content()...,
	)
}

func (p *Page) content() []app.UI {
	if p.solving == nil {
		return []app.UI{
			app.Header().Class("hero").Body(app.H1().Text("This is not a puzzle")),
			shell.Problem(p.failure),
			app.P().Body(app.A().Class("button").Href(route.Puzzles.Href("")).Text("All puzzles")),
		}
	}
	return []app.UI{
		shell.Header(route.Puzzles, p.place(), solve.Words(p.solving.Attempt.Puzzle.Task).Title),
		&solve.Bench{Solving: p.solving, Next: p.next()},
	}
}
