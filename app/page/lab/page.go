// Package lab is the Lab's front page: its questions, each with a short answer.
package lab

import (
	"catchup/app/route"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// question is a card of the page.
type question struct {
	page   route.Page
	asks   string
	answer string // in a line
}

// questions are the Lab's pages, in the order of its front page.
var questions = []question{
	{route.Values, "Who wins {1..N}?", "Even sums: always a draw, so far. Odd sums: the first player, from {1..21} on. Nobody knows why."},
	{route.FirstMove, "Does the first move matter?", "Between players who pick at random it shifts the odds by six points. Between players who never err it decides the game."},
	{route.Size, "How big is the game?", "{1..18} can be played in six quadrillion ways, and has 4,579,850 states. The paper's bounds stand beside the truth."},
	{route.Heuristics, "Do simple rules of thumb work?", "Each beats some of the others and loses to some. All games are followed at once, and a chain of your own can join in."},
	{route.Random, "Does random play stymie a machine?", "No: the best answer to it wins {1..10} more than 999 times in 1,000. Try it at the board."},
	{route.Sets, "Which sets make good games?", "A map of hundreds of sets by how narrow the win is, how safe the leader, how often they end level."},
	{route.Variants, "What if the rules change?", "P2 starts ahead, excess sums break ties, three play: two of these are solved, and the third can be played."},
}

// Page is the Lab's front page.
type Page struct{ app.Compo }

// Render shows the page.
func (p *Page) Render() app.UI {
	var cards []app.UI
	for _, q := range questions {
		cards = append(cards, app.A().Class("card way").Href(q.page.Href("")).Body(
			app.H2().Text(q.asks),
			app.P().Text(q.answer),
		))
	}
	return shell.Frame(route.Lab, "Lab",
		"The paper about Catch-Up as an instrument: every figure that it prints, worked out anew on your own device, for any set of numbers.",
		app.Header().Class("hero").Body(
			app.H1().Text("Lab"),
			app.P().Class("hero-text").Text("Papers have tables; these can be played with. Every figure that the paper about the game prints is worked out anew on your device, for any numbers you like, and leads to a position on the board."),
		),
		app.Div().Class("lab-cards columns").Body(cards...),
	)
}
