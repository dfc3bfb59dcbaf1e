// Package progress is the page that says how strong the visitor is at puzzles, and
// at which.
package progress

import (
	"catchup/app/course"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page of the visitor's progress.
type Page struct {
	app.Compo

	report Report
	skill  store.Skill
}

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	data := store.Record().Data()
	p.report, p.skill = Look(data.Puzzles), data.Skill
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Puzzles, "Progress",
		"Your rating at the puzzles of Catch-Up, and how each theme goes.",
		shell.Header(route.Puzzles, "", "Your progress"),
		app.Div().Class("progress measure stack-far").Body(
			p.rating(),
			p.figures(),
			p.extremes(),
			table("By theme", "Theme", course.Course.Name, p.report.Themes),
			table("By rating", "Rating", course.Course.Range, p.report.Ratings),
			p.notes(),
		),
	)
}
