package match

import (
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// side is beside the board, or below it on a phone: the help.
func (b *Board) side() app.UI {
	m := b.Match
	return app.Aside().Class("side").Aria("label", "Help").Body(
		app.If(m.Opponent == "", func() app.UI { return b.wishes() }),
		app.If(m.Opponent != "" || m.Wants[engine.P1] && m.Wants[engine.P2], func() app.UI { return b.switches() }),
		app.If(b.failure != "", func() app.UI {
			return shell.Failed(b.failure, b.onRetry)
		}).ElseIf(b.working(), func() app.UI {
			return board.Working(b.asker.Progress())
		}).ElseIf(m.Aided(Worths) && b.known(), func() app.UI {
			return board.Moves(*b.value, b.onMove)
		}),
	)
}

// wishes are two buttons: help is shown only if both people want it.
func (b *Board) wishes() app.UI {
	wish := func(p engine.Player) app.UI {
		return app.Button().
			Class("chip").
			Type("button").
			Value(p.String()).
			Aria("pressed", b.Match.Wants[p]).
			OnClick(b.onWant).
			Body(draw.Player(p), app.Span().Text(draw.Name(p)+" wants help"))
	}
	return app.Div().Class("field").Role("group").Aria("label", "Who wants help").Body(
		app.Div().Class("chips").Body(wish(engine.P1), wish(engine.P2)),
		app.P().Class("soft").Text("Help is shown when both of you want it."),
	)
}

// switches turn the kinds of help on and off, one by one.
func (b *Board) switches() app.UI {
	m := b.Match
	chips := []app.UI{
		app.Button().Class("chip").Type("button").Disabled(!b.mayHint()).OnClick(b.onHint).Text("Hint"),
	}
	for _, each := range aids {
		chips = append(chips, app.Button().
			Class("chip").
			Type("button").
			Value(each.letter).
			Aria("pressed", m.Aids&each.aid != 0).
			OnClick(b.onAid).
			Text(each.name))
	}
	return app.Div().Class("field").Role("group").Aria("label", "Help").Body(
		app.Span().Class("field-label").Text("Show"),
		app.Div().Class("chips").Body(chips...),
	)
}
