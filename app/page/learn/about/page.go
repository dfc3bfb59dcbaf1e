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
		shell.Header(route.Learn, "", "About"),
		prose.Section("about"),
	)
}
