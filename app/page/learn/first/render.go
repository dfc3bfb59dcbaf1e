package first

import (
	"catchup/app/page/learn/level"
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Learn,
		app.If(p.visit.Over(), func() app.UI { return p.end() }).Else(func() app.UI { return p.board() }),
	)
}

// board is the scene: one line, the lanes, the rods, one button.
func (p *Page) board() app.UI {
	v := p.visit
	line := v.Say()
	if p.typed != "" {
		line = board.Half(p.typed)
	}
	view := v.View()
	return app.Div().Class("welcome").Body(
		app.Header().Class("welcome-top").Body(
			app.H1().Class("heard").Text("Catch-Up in a minute"),
			p.steps(),
			app.Button().Class("button button-quiet").Type("button").OnClick(p.onSkip).Text("Skip"),
		),
		app.P().Class("welcome-line").Role("status").Aria("live", "polite").Body(
			app.Span().Text(line),
			app.Span().Class("heard").Text(" "+view.Speak()),
		),
		view.Lanes(),
		app.Div().Class("board-hands").Body(
			view.Rack(p.onRod), // also at the end, so that the button stays under the thumb
			app.Div().Class("actions").Body(p.action()),
		),
	)
}

// steps shows how far the visit has come.
func (p *Page) steps() app.UI {
	return level.Steps(p.visit.At, len(scenes), p.visit.Done)
}

// action is the one button, which draws the eye as soon as it is its turn.
func (p *Page) action() app.UI {
	v := p.visit
	if v.Done {
		text := "Go on"
		if v.scene().whole && !v.Won() {
			text = "Try again"
		}
		return app.Button().Class("button button-main nudge").Type("button").OnClick(p.onNext).Text(text)
	}
	move, legal := v.Move()
	take := board.Take(move, legal, p.onTake)
	if legal && v.View().Nudge.Len() == 0 {
		take.Class("nudge")
	}
	return take
}

// end is after the last scene.
func (p *Page) end() app.UI {
	return app.Section().Class("lesson-end card").Body(
		draw.Outcome(engine.Win),
		app.H1().Text("That is the whole game"),
		app.P().Class("lesson-moral").Text("You took, caught up, passed, fell short, and won. Nobody ever leads for long: the rest is finding out who really is winning."),
		app.A().Class("button button-main").Href(route.Play.Href("")).Text("Play a real one"),
		app.Div().Class("lesson-more").Body(
			app.A().Class("button button-quiet").Href(route.Level.Href("")).Text("Go on to the course"),
			app.Button().Class("button button-quiet").Type("button").OnClick(p.onAgain).Text("Once more"),
		),
	)
}

// Invitation offers the first visit to those of whom nothing is kept yet.
type Invitation struct {
	app.Compo

	newcomer bool
}

func (i *Invitation) OnMount(ctx app.Context) { i.newcomer = newcomer() }

// Render shows the invitation.
func (i *Invitation) Render() app.UI {
	if !i.newcomer {
		return app.Div()
	}
	return app.A().Class("invitation invitation-row card").Href(route.First.Href("")).Body(
		app.Span().Class("invitation-title").Text("New here? One minute."),
		draw.Icon("M5 2l7 6-7 6Z"),
	)
}
