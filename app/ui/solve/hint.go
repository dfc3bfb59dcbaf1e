package solve

import (
	"strconv"

	"catchup/app/ui/table"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// hintAction asks for the next hint, and says what it costs if the puzzle counts.
func (b *Bench) hintAction() table.Action {
	cost := hintCost(b.Solving.Marks.Hints())
	hint := table.Action{Text: "Hint", Keys: "h", Off: !b.Solving.MoreHints(), Do: b.hint}
	if b.counts && cost > 0 && !hint.Off {
		percent := strconv.Itoa(cost) + "\u00a0%"
		hint.Note = "costs " + percent + " of what solving it counts"
		hint.Body = func() []app.UI {
			return []app.UI{app.Span().Text("Hint"), app.Span().Class("label").Aria("hidden", "true").Text("−" + percent)}
		}
	}
	return hint
}

// hintTold shows the last hint, where the eyes are.
func (b *Bench) hintTold() app.UI {
	told := b.Solving.Told()
	left := strconv.Itoa(100-spent(b.Solving.Marks.Hints())) + "\u00a0%"
	return app.Div().Class("hint").Aria("hidden", "true").Body(
		app.P().Text(hintText(told[len(told)-1])),
		app.If(b.counts, func() app.UI {
			return app.P().Class("label").Text("Solved now, it counts " + left + " for your rating.")
		}),
	)
}

// hintsTold lists the hints given in this turn.
func (b *Bench) hintsTold() app.UI {
	var items []app.UI
	for _, hint := range b.Solving.Told() {
		items = append(items, app.Li().Text(hintText(hint)))
	}
	return app.Div().Body(
		app.H2().Text("Hints so far"),
		app.Ol().Class("hint-list").Body(items...),
	)
}

// hintText returns a hint as a sentence; an idea has its name before it.
func hintText(h puzzles.Hint) string {
	if h.Step == puzzles.Idea {
		return h.Theme.Name() + ": " + h.Text
	}
	return h.Text
}
