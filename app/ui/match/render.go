package match

import (
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/table"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the match.
func (t *Table) Render() app.UI {
	m := t.Match
	view, over := m.View(), m.Game.Over()
	class := ""
	if t.Facing && m.Opponent == "" {
		class = "facing"
		if !over {
			class += " facing-" + m.Game.Mover().String()
		}
	}
	return &table.Table{
		State:   m,
		Class:   class,
		Line:    t.line(view),
		Unsaid:  over,
		Verdict: func() []app.UI { return []app.UI{t.result(view), t.told(view)} },
		Heard:   t.said() + table.Heard(m) + " " + t.warned + " " + t.hinted(),
		NoRods:  over,
		Actions: t.actions,
		Side:    t.side,
		Taken:   t.taken,
	}
}

// told are the lines of help under the board: whose win it is, what the last move
// gave away, a hint. The first keeps its place while the answer is awaited, so
// that the rods stay where they are.
func (t *Table) told(view board.View) app.UI {
	m := t.Match
	return app.Div().Class("told").Body(
		app.If(m.Game.Over() || !m.Aided(Winner), func() app.UI { return app.P().Class("none") }).
			ElseIf(t.known(), func() app.UI {
				return app.P().Class("verdict", "outcome-"+t.value.Outcome.String()).Body(
					draw.Outcome(t.value.Outcome),
					app.Span().Text(t.verdict(view)),
				)
			}).
			Else(func() app.UI { return app.P().Class("verdict-place strong").Aria("hidden", "true").Text("\u00a0") }),
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

// result is the end of a match, large.
func (t *Table) result(view board.View) app.UI {
	m := t.Match
	if !m.Game.Over() {
		return nil
	}
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

// line is the line under the lanes: what happened last, and what is to be done.
func (t *Table) line(view board.View) string {
	m := t.Match
	switch {
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
	if m.Opponent == "" || len(moves) == 0 || m.Picked.Len() > 0 || m.BotToMove() || m.before().Mover() == m.Human {
		return ""
	}
	return Called(m.Opponent).Name + " took " + moves[len(moves)-1].Join(" + ") + ". "
}

// actions are what can be done under the rods, or when the match is over.
func (t *Table) actions() []table.Action {
	m := t.Match
	over := m.Game.Over()
	undo := table.Action{Text: "Undo", Keys: "Backspace u", Off: !m.CanUndo(), Do: t.then(m.Undo)}
	again := table.Action{Text: "Play again", Keys: "n", Class: table.Main, Hidden: !over, Do: t.then(m.Restart)}
	if over {
		swap := table.Action{Text: "Swap sides", Hidden: t.Swap == nil || m.Opponent == "", Do: t.Swap}
		return []table.Action{undo, {Text: "Review", Href: route.Review.Href(m.Game.String())}, swap, again}
	}
	main := table.TakeIt
	if m.Watching() {
		main = table.Action{Text: "Skip", Keys: "Enter", Class: table.Main + " take", Do: t.then(m.Skip)}
	}
	return []table.Action{
		undo,
		{Text: "Redo", Keys: "r", Off: !m.CanRedo(), Do: t.then(m.Redo)},
		main,
		{Keys: "h", Hidden: true, Off: !t.mayHint(), Do: table.Do(t.hint)},
		again,
	}
}
