package match

import (
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/table"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the match.
func (b *Board) Render() app.UI {
	m := b.Match
	view, over := m.View(), m.Game.Over()
	class := ""
	if b.Facing && m.Opponent == "" {
		class = "facing"
		if !over {
			class += " facing-" + m.Game.Mover().String()
		}
	}
	return &table.Table{
		State:   m,
		Class:   class,
		Film:    b.Film,
		Line:    b.line(view),
		Unsaid:  over,
		Verdict: func() []app.UI { return []app.UI{b.result(view), b.told(view)} },
		Heard:   b.said() + table.Heard(m) + " " + b.warned + " " + b.hinted(),
		NoRods:  over,
		Actions: b.actions,
		Side:    b.side,
		Taken:   b.taken,
	}
}

// told are the lines of help under the board: whose win it is, what the last move
// gave away, a hint. The first keeps its place while the answer is awaited, so
// that the rods stay where they are.
func (b *Board) told(view board.View) app.UI {
	m := b.Match
	return app.Div().Class("told").Body(
		app.If(m.Game.Over() || !m.Aided(Winner), func() app.UI { return app.P().Class("none") }).
			ElseIf(b.known(), func() app.UI {
				return app.P().Class("verdict", "outcome-"+b.value.Outcome.String()).Body(
					draw.Outcome(b.value.Outcome),
					app.Span().Text(view.Verdict(b.value.Outcome, b.value.Margin)),
				)
			}).
			Else(func() app.UI { return app.P().Class("verdict-place strong").Aria("hidden", "true").Text("\u00a0") }),
		app.If(b.warned != "", func() app.UI { return app.P().Class("warned").Text(b.warned) }),
		app.If(b.hinted() != "", func() app.UI { return app.P().Class("hint").Text(b.hinted()) }),
	)
}

// hinted returns the hint that was asked for.
func (b *Board) hinted() string {
	if b.hints == 0 || !b.known() || len(b.value.Moves) == 0 {
		return ""
	}
	return hint(b.hints, *b.value)
}

// result is the end of a match, large.
func (b *Board) result(view board.View) app.UI {
	m := b.Match
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
		app.If(b.said() != "", func() app.UI { return app.P().Text(b.said()) }),
	)
}

// line is the line under the lanes: what happened last, and what is to be done.
func (b *Board) line(view board.View) string {
	m := b.Match
	switch {
	case m.Watching() && m.Picked.Len() > 0:
		return Called(m.Opponent).Name + " takes " + m.Picked.Join(" + ")
	case m.BotToMove():
		return Called(m.Opponent).Name + " is thinking…"
	default:
		return b.said() + view.Say()
	}
}

// said tells the bot's last move while the visitor has not begun to answer it.
func (b *Board) said() string {
	m := b.Match
	moves := m.Game.Moves()
	if m.Opponent == "" || len(moves) == 0 || m.Picked.Len() > 0 || m.BotToMove() || m.before().Mover() == m.Human {
		return ""
	}
	return Called(m.Opponent).Name + " took " + moves[len(moves)-1].Join(" + ") + ". "
}

// actions are what can be done under the rods, or when the match is over.
func (b *Board) actions() []table.Action {
	m := b.Match
	over := m.Game.Over()
	undo := table.Action{Text: "Undo", Keys: "Backspace u", Off: !m.CanUndo(), Do: b.then(m.Undo)}
	again := table.Action{Text: "Play again", Keys: "n", Class: table.Main, Hidden: !over, Do: b.then(m.Restart)}
	if over {
		swap := table.Action{Text: "Swap sides", Hidden: b.Swap == nil || m.Opponent == "", Do: b.Swap}
		return []table.Action{undo, {Text: "Review", Href: route.Review.Href(m.Game.String())}, swap, again}
	}
	main := table.TakeIt
	if m.Watching() {
		main = table.Action{Text: "Skip", Keys: "Enter", Class: table.Main + " take", Do: b.then(m.Skip)}
	}
	return []table.Action{
		undo,
		{Text: "Redo", Keys: "r", Off: !m.CanRedo(), Do: b.then(m.Redo)},
		main,
		{Keys: "h", Hidden: true, Off: !b.mayHint(), Do: table.Do(b.hint)},
		again,
	}
}
