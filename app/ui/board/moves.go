package board

import (
	"catchup/app/ui/draw"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Verdict says in words what a position is worth to the player to move, and by how much, or
// 0 if that is not known.
func (v View) Verdict(o engine.Outcome, margin int) string {
	mover := v.Game.Mover()
	switch o {
	case engine.Win:
		return v.name(mover) + " can win" + words.By(margin) + "."
	case engine.Draw:
		return "With best play it is a draw."
	default:
		return v.name(mover.Other()) + " can win" + words.By(margin) + ", whatever " + v.verb(mover, "you do", "is played") + "."
	}
}

// Moves lists the moves of a position grouped by outcome, best first. Each is a
// button whose value is its numbers; onMove is called with it as the source. A nil
// onMove makes a list to read only.
func Moves(e solver.Evaluation, onMove app.EventHandler) app.UI {
	if !e.Counted {
		return app.P().Class("soft").Text("There are " + words.Grouped(e.Total) + " moves, too many to list.")
	}
	var sections []app.UI
	for i, count := range []uint64{e.Wins, e.Draws, e.Losses} {
		if count == 0 {
			continue
		}
		outcome := engine.Win - engine.Outcome(i)
		class := "outcome-" + outcome.String()
		var items []app.UI
		for _, m := range e.Moves {
			if m.Outcome == outcome {
				items = append(items, moveItem(m, class, onMove))
			}
		}
		if rest := count - uint64(len(items)); rest > 0 {
			items = append(items, app.Li().Class("soft").Text("and "+words.Grouped(rest)+" more"))
		}
		sections = append(sections, app.Section().Class("moves-group").Body(
			app.H3().Class("moves-title line small", class).Body(
				draw.Outcome(outcome),
				app.Span().Text(words.Count(count, "move", "moves")+" "+words.Do(count, outcome)),
			),
			app.Ul().Class("moves-list").Body(items...),
		))
	}
	return app.Div().Class("moves").Body(sections...)
}

func moveItem(m solver.Judged, class string, onMove app.EventHandler) app.UI {
	text, by := m.Move.Join(" + "), words.By(m.Margin)
	if onMove == nil {
		return app.Li().Class("move", class).Text(text + by)
	}
	return app.Li().Body(
		app.Button().
			Class("move", class).
			Type("button").
			Value(m.Move.List()).
			Aria("label", "Play "+text+", "+m.Outcome.String()+by).
			OnClick(onMove).
			Text(text + by),
	)
}

// Chosen returns the move that was pressed, in a handler that was given to [Moves].
func Chosen(ctx app.Context) (move engine.Move, ok bool) {
	move, err := engine.ParseSet(ctx.JSSrc().Get("value").String())
	return move, err == nil
}
