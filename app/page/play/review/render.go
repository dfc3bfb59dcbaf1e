package review

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Play, "Review",
		"Look back on a game of Catch-Up: what it was worth at every turn, and where that changed, exactly.",
		app.Header().Class("hero hero-small").Body(
			app.H1().Text("Review"),
			app.P().Class("soft").Text("What the game was worth at every turn, solved to the end."),
		),
		p.field.Form("game", "Game: the numbers, then the moves", "1-7/3/5,6/2", "Review", p.onGo),
		app.If(p.review != nil, func() app.UI { return p.report() }),
	)
}

// report is all there is to say about the game.
func (p *Page) report() app.UI {
	r := p.review
	return app.Div().Class("stack-wide wide").Body(
		app.P().Class("heard").Role("status").Aria("live", "polite").Text(p.spoken()),
		app.Section().Class("card review-course").Aria("label", "Course of the game").Body(
			app.H2().Class("review-title").Text(p.result()),
			app.P().Class("line label").Body(draw.Player(engine.P1), app.Span().Text(p.names[engine.P1]+" "+p.names.does(engine.P1, "win", "wins"))),
			r.chart(),
			app.P().Class("line label").Body(draw.Player(engine.P2), app.Span().Text(p.names[engine.P2]+" "+p.names.does(engine.P2, "win", "wins"))),
			app.P().Class("soft passage-legend small").Text("The line is as thick as the share of moves that keep what the game is worth: the thinner, the narrower the path. Below it, how many of how many do."),
		),
		p.points(),
		p.turns(),
		p.onward(),
	)
}

// spoken is what a screen reader says once everything is known.
func (p *Page) spoken() string {
	if _, more := p.review.Next(); more {
		return "Solving every turn."
	}
	return p.result() + " " + p.review.accuracy(p.names, engine.P1) + " " + p.review.accuracy(p.names, engine.P2)
}

// result says how the game ended.
func (p *Page) result() string {
	game := p.review.Game
	if !game.Over() {
		return "So far, after " + strconv.Itoa(len(p.review.Turns)) + " turns"
	}
	winner, score := engine.P1, game.Score(engine.P1)
	if other := game.Score(engine.P2); other > score {
		winner, score = engine.P2, other
	}
	against := strconv.Itoa(score) + " to " + strconv.Itoa(game.Score(winner.Other()))
	if score == game.Score(winner.Other()) {
		return "A draw, " + against
	}
	return p.names[winner] + " won, " + against
}

// points are the turns that changed what the game was worth, and how each player
// did.
func (p *Page) points() app.UI {
	_, more := p.review.Next()
	if more {
		return app.Section().Class("card").Body(app.P().Class("soft").Text(
			"Solving… " + strconv.Itoa(int(100*p.review.Done())) + " %"))
	}
	slips := p.review.Slips()
	items := make([]app.UI, len(slips))
	for i, t := range slips {
		items[i] = app.Li().Class("line baseline").Body(
			draw.Outcome(t.Now),
			app.Div().Body(
				app.P().Text(p.names.turning(t)),
				app.P().Body(app.A().Href(again(t)).Text(p.names.found(t))),
			),
		)
	}
	return app.Section().Class("card").Body(
		app.H2().Class("review-title").Text("Turning points"),
		app.If(len(slips) == 0, func() app.UI {
			return app.P().Text("There were none: nobody gave anything away.")
		}).Else(func() app.UI {
			return app.Ul().Class("review-points list stack apart").Body(items...)
		}),
		app.P().Class("soft").Text(p.review.accuracy(p.names, engine.P1)),
		app.P().Class("soft").Text(p.review.accuracy(p.names, engine.P2)),
	)
}

// again leads to the position before a slip: as a puzzle if one move alone would
// have kept what there was, and as the question what to do otherwise.
func again(t Turn) string {
	if t.Kept == 1 {
		if _, err := puzzles.Open(t.Game); err == nil {
			return route.Puzzle.Href(t.Game)
		}
	}
	return route.Explore.Href(t.Game)
}

// turns lists every turn: the drawing in words.
func (p *Page) turns() app.UI {
	items := make([]app.UI, len(p.review.Turns))
	for i, t := range p.review.Turns {
		mark, class := draw.Tick(), "review-turn"
		if !t.Known {
			mark = draw.Player(t.Mover)
		} else if t.Slip() {
			mark, class = draw.Outcome(t.Now), "review-turn review-turn-slip"
		}
		items[i] = app.Li().Class(class).Body(
			app.A().Class("review-link plain link").Href(route.Explore.Href(t.Game)).Body(
				mark,
				app.Span().Class("strong").Text(p.names.took(t)),
				app.Span().Class("soft").Text(width(t)),
			),
		)
	}
	return app.Section().Class("card").Body(
		app.H2().Class("review-title").Text("Turn by turn"),
		app.Ol().Class("list stack-tight apart").Body(items...),
	)
}

// onward is what can be done with the game.
func (p *Page) onward() app.UI {
	game := p.review.Game.String()
	return app.Section().Class("card review-onward").Body(
		app.Div().Class("actions").Body(
			app.A().Class("button").Href(route.Play.Href(game)).Text("Back to the game"),
			app.Button().Class("button").Type("button").OnClick(p.onCopyGame).Text("Copy the game"),
			app.Button().Class("button").Type("button").OnClick(p.onShareLink).Text("Share the link"),
		),
		app.P().Class("soft").Role("status").Text(p.copied),
		app.P().Class("small anywhere").Text(game),
	)
}
