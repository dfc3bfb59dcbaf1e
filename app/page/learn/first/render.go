package first

import (
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/lessons"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"
	"catchup/app/ui/wait"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Learn, "First visit",
		"Learn Catch-Up in a minute, by doing: take rods, catch up, pass, and win a first game.",
		app.If(p.visit.Over(), func() app.UI { return p.end() }).Else(func() app.UI { return p.board() }),
	)
}

// board is the scene: one line, the lanes, the rods, one button.
func (p *Page) board() app.UI {
	v := p.visit
	return app.Div().Class("welcome stack").Body(
		app.Header().Class("welcome-top line spread").Body(
			app.H1().Class("heard").Text("Catch-Up in a minute"),
			lessons.Steps(v.At, len(scenes), v.Done),
			app.If(app.IsServer, wait.Loading),
			app.Button().Class("button button-quiet").Type("button").OnClick(p.onSkip).Text("Skip"),
		),
		p.line(),
		// The rods are there also at the end, so that the button stays under the thumb.
		&table.Table{State: v, Bare: true, Film: board.Four, Actions: p.actions, Taken: p.taken},
	)
}

// line is what is said above the lanes.
func (p *Page) line() app.UI {
	v := p.visit
	if app.IsServer {
		return app.P().Class("welcome-line").Aria("hidden", "true").Body(v.View().Film(board.Four).Said(v.Say()))
	}
	return app.P().Class("welcome-line").Role("status").Aria("live", "polite").Body(
		app.Span().Text(v.Say()),
		app.Span().Class("heard").Text(" "+v.View().Speak()),
	)
}

// actions are one button, which draws the eye as soon as it is its turn.
func (p *Page) actions() []table.Action {
	v := p.visit
	if v.Done {
		text := "Go on"
		if v.scene().whole && !v.Won() {
			text = "Try again"
		}
		return []table.Action{{Text: text, Keys: "Enter", Class: "button-main nudge", Do: p.next}}
	}
	take := table.TakeIt
	if _, legal := table.Move(v); legal && v.View().Nudge.Len() == 0 {
		take.Class = "nudge"
	}
	return []table.Action{take}
}

// end is after the last scene.
func (p *Page) end() app.UI {
	return app.Section().Class("lesson-end stack column card").Body(
		draw.Outcome(engine.Win),
		app.H1().Text("That is the whole game"),
		app.P().Class("lesson-moral").Text("You took, caught up, passed, fell short, and won. Nobody ever leads for long: the rest is finding out who really is winning."),
		app.A().Class("button button-main").Href(route.Play.Href("")).Text("Play a real one"),
		app.Div().Class("lesson-more row").Body(
			app.A().Class("button button-quiet").Href(route.Level.Href("")).Text("Go on to the course"),
			app.Button().Class("button button-quiet").Type("button").OnClick(p.onAgain).Text("Once more"),
		),
	)
}
