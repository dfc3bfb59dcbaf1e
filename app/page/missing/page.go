// Package missing is the page for addresses that lead nowhere.
package missing

import (
	"catchup/app/route"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page says that there is no such page and where to go instead.
type Page struct{ app.Compo }

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame("", "Not found",
		"There is no page at this address.",
		app.H1().Text("There is no page here"),
		app.P().Text("The link may be mistyped or out of date."),
		app.P().Body(app.A().Href(route.Home.Href("")).Text("To the start page")),
	)
}
