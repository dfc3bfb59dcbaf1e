// Package missing is the page for addresses that lead nowhere.
package missing

import (
	"catchup/app/route"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page says that there is no such page and where to go instead.
type Page struct{ app.Compo }

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	shell.Title(ctx, "Not found", "There is no page at this address.")
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page("",
		app.H1().Text("There is no page here"),
		app.P().Text("The link may be mistyped or out of date."),
		app.P().Body(app.A().Href(route.Home.Href("")).Text("To the start page")),
	)
}
