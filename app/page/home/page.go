// Package home is the first page: what the game is, with a game to match.
package home

import (
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/install"
	"catchup/app/ui/lessons"
	"catchup/app/ui/match"
	"catchup/app/ui/shell"
	"catchup/app/ui/today"
	"catchup/engine"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the home page.
type Page struct {
	app.Compo

	match *match.Match
}

func (p *Page) OnInit() {
	p.match = match.New(engine.NewGame(engine.Position{Left: engine.OneTo(5)}), bot.MaxScore, engine.P1)
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Home, "",
		"Catch-Up: the game of numbers in which the lead changes at every turn. Play it, solve puzzles, and see who is winning, proved on your own device.",
		app.Header().Class("hero").Body(
			app.H1().Text("Who is winning?"),
			app.P().Class("hero-text").Text("The lead changes every turn. Take rods until you catch up or pass; in the end the longer lane wins."),
		),
		&lessons.Invitation{},
		&today.Card{Regulars: true},
		app.Div().Class("first stack-far").Body(
			&match.Board{Match: p.match, Film: board.Five},
			draw.Once(".rules", rules),
		),
		&today.Card{},
		draw.Once(".ways", ways),
		&install.Offer{},
	)
}

func rules() app.UI {
	return app.Section().Class("rules measure").Body(
		app.H2().Text("The whole rules"),
		app.Ol().Body(
			app.Li().Text("The first player takes one rod."),
			app.Li().Text("From then on, you take rods one by one until your lane is as long as theirs or longer. At once it is their turn."),
			app.Li().Text("If you cannot catch up any more, you take all that is left, and the game is over. The longer lane wins; equal lanes are a draw."),
		),
	)
}

// ways lead on to the other pages.
func ways() app.UI {
	return app.Section().Class("ways columns-three").Aria("label", "More").Body(
		shell.Way(route.Puzzles.Href(""), "Find the only winning move", "Puzzles with one right answer each, proved, and with the reply that punishes a wrong one."),
		shell.Way(route.Play.Href(""), "Play", "Any numbers, against a friend, a rule of thumb, or an opponent that never errs."),
		shell.Way(route.Explore.Href("1-7"), "Explore", "Any position: what every move is worth, worked out in front of you."),
		shell.Way(route.Guess.Href(""), "Is there a win?", "A position that may be won, drawn or lost: say which, then show it."),
		shell.Way(route.Learn.Href(""), "Learn", "The rules by playing, a course of twelve short levels, the end games, and how the solver works."),
		shell.Way(route.Lab.Href(""), "Lab", "The paper about the game as an instrument: its tables, worked out anew for any numbers."),
	)
}
