// Package learn is the way in: the first page of everything there is to learn, and
// the page about the game and the site.
package learn

import (
	"catchup/app/route"
	"catchup/app/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page leads to everything there is to learn.
type Page struct{ app.Compo }

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	shell.Title(ctx, "Learn", "Learn Catch-Up: a first game in a minute, a short course with stars, and who made all this.")
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Learn,
		app.Header().Class("hero").Body(app.H1().Text("Learn")),
		app.A().Class("card").Href(route.About.Href("")).Text("About"),
	)
}
