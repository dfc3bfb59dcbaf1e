// Package about says who made the game and the site.
package about

import (
	"catchup/app/route"
	"catchup/app/ui/prose"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is who made the game and this site, and how far to trust it.
type Page struct{ app.Compo }

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Learn, "About",
		"The authors and papers of Catch-Up, what is new here, how exact it is and how that is checked, ratings, privacy, licence, and how to host it yourself.",
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
