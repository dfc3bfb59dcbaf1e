package learn

import (
	"catchup/app/prose"
	"catchup/app/route"
	"catchup/app/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// About is who made the game and this site, and how far to trust it.
type About struct{ app.Compo }

func (p *About) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *About) OnNav(ctx app.Context) {
	shell.Title(ctx, "About", "The authors and papers of Catch-Up, what is new here, how exact it is and how that is checked, ratings, privacy, licence, and how to host it yourself.")
}

// Render shows the page.
func (p *About) Render() app.UI {
	return shell.Page(route.Learn,
		heading("About"),
		prose.Section("about"),
	)
}

// heading is the top of a page below the first one of the section.
func heading(title string) app.UI {
	return app.Header().Class("hero hero-small").Body(
		app.P().Class("eyebrow").Body(app.A().Href(route.Learn.Href("")).Text("Learn")),
		app.H1().Text(title),
	)
}
