package play

import (
	"catchup/app/board"
	"catchup/app/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the match.
func (t *Table) Render() app.UI {
	m := t.Match
	view := m.View()
	return app.Div().Class("table").Body(
		app.Section().Class("board").Aria("label", "Board").Body(
			view.Lanes(),
			app.If(m.Game.Over(), func() app.UI { return t.result(view) }).Else(func() app.UI {
				return app.P().Class("say").Aria("hidden", "true").Text(t.say(view))
			}),
			app.If(t.known(), func() app.UI {
				return app.P().Class("verdict", "outcome-"+t.value.Outcome.String()).Body(
					draw.Outcome(t.value.Outcome),
					app.Span().Text(view.Verdict(t.value.Outcome)),
				)
			}),
			app.P().Class("heard").Role("status").Aria("live", "polite").Text(t.said()+view.Speak()+" "+m.Problem),
			app.If(m.Game.Over(), func() app.UI {
				return app.Div().Class("actions").Body(
					app.Button().Class("button").Type("button").Text("Undo").OnClick(t.onUndo),
					app.A().Class("button").Href(t.explore()).Text("Explore"),
					app.Button().Class("button button-main").Type("button").Text("Play again").OnClick(t.onAgain),
				)
			}).Else(func() app.UI {
				return app.Div().Class("board-hands").Body(view.Rack(t.onRod), t.actions())
			}),
			board.KeysHelp(),
		),
		t.side(view),
	)
}

// result is the end of a match, large.
func (t *Table) result(view board.View) app.UI {
	m := t.Match
	outcome, _ := m.Game.Result(m.Human)
	class := "result"
	if m.Opponent != "" {
		class += " result-" + outcome.String()
	}
	return app.Div().Class(class).Aria("hidden", "true").Body(
		app.P().Class("result-text").Text(view.Say()),
		app.If(t.said() != "", func() app.UI { return app.P().Text(t.said()) }),
	)
}

// say is the line under the lanes: what happened last, and what is to be done.
func (t *Table) say(view board.View) string {
	switch {
	case t.typed != "":
		return board.Half(t.typed)
	case t.Match.Problem != "":
		return t.Match.Problem
	case t.Match.BotToMove():
		return Called(t.Match.Opponent).Name + " is thinking…"
	default:
		return t.said() + view.Say()
	}
}

// said tells the bot's last move while the visitor has not begun to answer it.
func (t *Table) said() string {
	m := t.Match
	moves := m.Game.Moves()
	if m.Opponent == "" || len(moves) == 0 || m.Picked.Len() > 0 || m.BotToMove() || m.lastMover() == m.Human {
		return ""
	}
	return Called(m.Opponent).Name + " took " + moves[len(moves)-1].Join(" + ") + ". "
}

func (t *Table) actions() app.UI {
	move, legal := t.Match.Move()
	label := "Take"
	if move.Len() > 0 {
		label = "Take " + move.Join(" + ")
	}
	return app.Div().Class("actions").Body(
		app.Button().Class("button").Type("button").Disabled(!t.Match.CanUndo()).OnClick(t.onUndo).Text("Undo"),
		app.Button().Class("button").Type("button").Disabled(!t.Match.CanRedo()).OnClick(t.onRedo).Text("Redo"),
		app.Button().Class("button button-main take").Type("button").Disabled(!legal).OnClick(t.onTake).Text(label),
	)
}

// side is beside the board, or below it on a phone: whose win it is.
func (t *Table) side(view board.View) app.UI {
	label := "Show who is winning"
	if t.Match.Help {
		label = "Hide who is winning"
	}
	return app.Aside().Class("side").Aria("label", "Who is winning").Body(
		app.If(t.Keep != InHistory, func() app.UI {
			return app.Button().
				Class("button side-toggle").
				Type("button").
				Aria("pressed", t.Match.Help).
				OnClick(t.onHelp).
				Text(label)
		}),
		app.If(t.failure != "", func() app.UI {
			return app.Div().Class("problem").Role("alert").Body(
				app.P().Text(t.failure),
				app.Button().Class("button").Type("button").Text("Try again").OnClick(t.onRetry),
			)
		}).ElseIf(t.working(), func() app.UI {
			return board.Working(t.progress)
		}).ElseIf(t.known(), func() app.UI {
			return board.Moves(*t.value, t.onMove)
		}),
	)
}

// working reports whether the engine has been at it for long enough to say so.
func (t *Table) working() bool { return t.progress > 0 && t.progress < 1 }

// known reports whether what the position on the board is worth is known and to
// be shown.
func (t *Table) known() bool {
	return t.Match.Help && t.value != nil && t.valued == t.Match.Game.Position() && !t.Match.BotToMove() && !t.Match.Game.Over()
}
