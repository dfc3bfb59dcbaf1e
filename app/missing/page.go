// Package missing is the page for addresses that lead nowhere.
package missing

import (
	"catchup/app/route"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page says that there is no such page and where to go instead.
type Page struct{ app.Compo }

// OnPreRender names the page.
func (p *Page) OnPreRender(ctx app.Context) { ctx.Page().SetTitle("Not found – Catch-Up") }

// OnNav names the page.
func (p *Page) OnNav(ctx app.Context) { ctx.Page().SetTitle("Not found – Catch-Up") }

// Render shows the page.
func (p *Page) Render() app.UI {
	return app.Main().Class("missing").Body(
		app.H1().Text("There is no page here"),
		app.P().Text("The link may be mistyped or out of date."),
		app.P().Body(app.A().Href(route.Home.Href("")).Text("To the start page")),
	)
}
