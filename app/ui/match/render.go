package match

import (
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the match.
func (t *Table) Render() app.UI {
	m := t.Match
	view := m.View()
	class := "table"
	if t.Facing && m.Opponent == "" {
		class += " facing facing-" + m.Game.Mover().String()
	}
	return app.Div().Class(class).Body(
		app.Section().Class("board").Aria("label", "Board").Body(
			view.Lanes(),
			app.If(m.Game.Over(), func() app.UI { return t.result(view) }).Else(func() app.UI {
				return app.P().Class("say").Aria("hidden", "true").Text(t.say(view))
			}),
			t.told(view),
			app.P().Class("heard").Role("status").Aria("live", "polite").Text(t.spoken(view)),
			app.If(m.Game.Over(), func() app.UI { return t.ended() }).Else(func() app.UI {
				return app.Div().Class("board-hands").Body(view.Rack(t.onRod), t.actions())
			}),
			board.KeysHelp(),
		),
		t.side(),
	)
}

// told are the lines of help under the board: whose win it is, what the last move
// gave away, a hint. The first keeps its place while the answer is awaited, so
// that the rods stay where they are.
func (t *Table) told(view board.View) app.UI {
	m := t.Match
	return app.Div().Class("told").Body(
		app.If(m.Game.Over() || !m.Aided(Winner), func() app.UI { return app.P().Class("verdict-none") }).
			ElseIf(t.known(), func() app.UI {
				return app.P().Class("verdict", "outcome-"+t.value.Outcome.String()).Body(
					draw.Outcome(t.value.Outcome),
					app.Span().Text(t.verdict(view)),
				)
			}).
			Else(func() app.UI { return app.P().Class("verdict-place").Aria("hidden", "true").Text("\u00a0") }),
		app.If(t.warned != "", func() app.UI { return app.P().Class("warned").Text(t.warned) }),
		app.If(t.hinted() != "", func() app.UI { return app.P().Class("hint").Text(t.hinted()) }),
	)
}

// verdict says whose win it is, and by how much if that is what is played for.
func (t *Table) verdict(view board.View) string {
	if t.value.Measured {
		return view.VerdictBy(t.value.Margin)
	}
	return view.Verdict(t.value.Outcome)
}

// hinted returns the hint that was asked for.
func (t *Table) hinted() string {
	if t.hints == 0 || !t.known() || len(t.value.Moves) == 0 {
		return ""
	}
	return hint(t.hints, *t.value)
}

// spoken is what a screen reader says after every change.
func (t *Table) spoken(view board.View) string {
	text := t.said()
	for _, part := range []string{view.Speak(), t.Match.Problem, t.warned, t.hinted()} {
		text += part + " "
	}
	return text
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

// ended is what can be done when a match is over.
func (t *Table) ended() app.UI {
	game := t.Match.Game.String()
	return app.Div().Class("actions").Body(
		app.Button().Class("button").Type("button").Text("Undo").OnClick(t.onUndo),
		app.A().Class("button").Href(route.Review.Href(game)).Text("Review"),
		app.If(t.Swap != nil && t.Match.Opponent != "", func() app.UI {
			return app.Button().Class("button").Type("button").Text("Swap sides").OnClick(t.onSwap)
		}),
		app.Button().Class("button button-main").Type("button").Text("Play again").OnClick(t.onAgain),
	)
}

// say is the line under the lanes: what happened last, and what is to be done.
func (t *Table) say(view board.View) string {
	m := t.Match
	switch {
	case t.typed != "":
		return board.Half(t.typed)
	case m.Problem != "":
		return m.Problem
	case m.Watching() && m.Picked.Len() > 0:
		return Called(m.Opponent).Name + " takes " + m.Picked.Join(" + ")
	case m.BotToMove():
		return Called(m.Opponent).Name + " is thinking…"
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
	m := t.Match
	move, legal := m.Move()
	if m.BotToMove() {
		move = engine.Move{} // not the visitor's to take
	}
	main := board.Take(move, legal, t.onTake)
	if m.Watching() {
		main = board.Take(engine.Move{}, true, t.onSkip).Text("Skip")
	}
	return app.Div().Class("actions").Body(
		app.Button().Class("button").Type("button").Disabled(!m.CanUndo()).OnClick(t.onUndo).Text("Undo"),
		app.Button().Class("button").Type("button").Disabled(!m.CanRedo()).OnClick(t.onRedo).Text("Redo"),
		main,
	)
}
