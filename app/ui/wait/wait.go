// Package wait is what a page says until its program runs: the rules, which a game that
// plays by itself shows meanwhile, and how much is loaded.
package wait

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Rules are the game in three sentences, which [board.Film] says in this order.
var Rules = [3]string{
	"The first player takes one rod.",
	"Then take rods until level or ahead.",
	"The longer lane wins.",
}

// Place is how the markup of the place on a page begins in which page.html says what there
// is to say of the loading. A page without one has it at the edge of the window.
const Place = `<div class="loading">`

// Loading returns the place.
func Loading() app.UI { return app.Div().Class("loading") }
