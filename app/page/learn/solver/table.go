package solver

import (
	"strconv"

	"catchup/app/ui/draw"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// entry is a line of a table: what is known of a sub-multiset, deficit by deficit.
type entry struct {
	left   engine.Set
	now    bool // it is the one at work
	bounds func(deficit int) (atLeast, atMost engine.Outcome, any bool)
}

// table shows what is known, a line for each sub-multiset and a column for each bit.
func table(start engine.Position, caption string, entries []entry) app.UI {
	head := []app.UI{app.Th().Scope("col").Text("Left")}
	columns := start.Left.Sum()/2 + 1
	for bit := range columns {
		head = append(head, app.Th().Scope("col").Text("bit "+strconv.Itoa(bit)))
	}
	rows := make([]app.UI, len(entries))
	for i, e := range entries {
		cells := []app.UI{app.Th().Scope("row").Text(e.left.String())}
		first := (start.Left.Sum() - e.left.Sum() + start.Deficit) & 1
		for bit := range columns {
			cells = append(cells, e.cell(2*bit+first))
		}
		class := "inside-row"
		if e.now {
			class += " note-accent"
		}
		rows[i] = app.Tr().Class(class).Body(cells...)
	}
	return app.Div().Class("figures-frame inside-known").TabIndex(0).Role("region").Aria("label", caption).Body(
		app.Table().Class("inside-table").Aria("label", caption).Body(
			app.THead().Body(app.Tr().Body(head...)),
			app.TBody().Body(rows...),
		),
	)
}

// cell shows what is known for one deficit: its mark, or between what it lies.
func (e entry) cell(deficit int) app.UI {
	low, high, any := e.bounds(deficit)
	number := app.Span().Class("soft tiny").Text(deficit)
	switch {
	case !any:
		return app.Td()
	case low == high:
		return app.Td().Body(number, draw.Outcome(low), app.Span().Class("heard").Text(" "+low.String()))
	case low == engine.Loss && high == engine.Win:
		return app.Td().Class("soft").Body(number, app.Span().Text("?"), app.Span().Class("heard").Text(" unknown"))
	case low == engine.Loss:
		return app.Td().Class("soft").Body(number, app.Span().Text("≤"), draw.Outcome(high), app.Span().Class("heard").Text(" at most a draw"))
	default:
		return app.Td().Class("soft").Body(number, app.Span().Text("≥"), draw.Outcome(low), app.Span().Class("heard").Text(" at least a draw"))
	}
}

// known is the table of a film as far as it has come.
func (f *Film) known(at int) app.UI {
	planes := f.Planes(at)
	entries := make([]entry, len(f.Subsets))
	for i, set := range f.Subsets {
		of, any := planes[set]
		entries[i] = entry{set, set == f.Frames[at].Set, func(d int) (low, high engine.Outcome, known bool) {
			return of.Outcome(d), of.Outcome(d), any && d <= f.Start.Sum()
		}}
	}
	return table(engine.Position{Left: f.Start}, "The table so far", entries)
}

// remembered is the table of a search as far as it has come, in the order in which
// the sub-multisets were met.
func (t *Trail) remembered(at int) app.UI {
	var entries []entry
	met := map[engine.Set]int{}
	for _, event := range t.Events[:at+1] {
		i, again := met[event.Left]
		if !again {
			i = len(entries)
			met[event.Left] = i
			entries = append(entries, entry{left: event.Left})
		}
		bounds := event.Bounds
		entries[i].bounds = func(d int) (low, high engine.Outcome, known bool) {
			low, high = bounds.At(d)
			return low, high, d <= t.Start.Left.Sum()
		}
	}
	entries[met[t.Events[at].Left]].now = true
	return table(t.Start, "What is known so far", entries)
}
