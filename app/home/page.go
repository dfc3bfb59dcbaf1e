// Package home is the first page: what the game is, with a game to play.
package home

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Page is the home page.
type Page struct{ app.Compo }

// Render shows the page.
func (p *Page) Render() app.UI {
	return app.Main().Body(app.H1().Text("Catch-Up"))
}
