package solver

import (
	"fmt"
	"strings"

	"catchup/app/ui/draw"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Measures of a panel, in units of its drawing. A column is a deficit, so that a
// shift is a shift to see.
const (
	column = 34
	cell   = 26
	above  = 24 // the label of the upper row
	apart  = 76 // from the top of one row to that of the other
)

// row is a plane as a row of cells, one for each deficit that can be.
type row struct {
	label    string
	plane    uint64
	fresh    uint64 // bits that this frame adds
	deficits []int
}

// panel draws how one plane follows from another: the cells of both, and lines from
// those that count to where they go. Small ones have no words.
func panel(from, to row, x int, passes, small bool, columns int) app.UI {
	var strong, faint strings.Builder
	target := map[int]bool{}
	for _, d := range to.deficits {
		target[d] = true
	}
	for _, d := range from.deficits {
		end, counts := d+x, from.plane>>d&1 == 1
		if passes {
			end, counts = x-d, !counts
		} else if d == 0 {
			continue // level, so that the turn has passed
		}
		if !target[end] {
			continue
		}
		line := &faint
		if counts {
			line = &strong
		}
		fmt.Fprintf(line, "M%d %dL%d %d", middle(d), above+cell+2, middle(end), above+apart-3)
	}
	parts := []app.UI{
		path("inside-faint", faint.String()),
		path("inside-strong", strong.String()),
	}
	parts = append(parts, from.draw(above, above-9, small)...)
	parts = append(parts, to.draw(above+apart, above+apart+cell+18, small)...)
	return draw.Element("svg").Class("inside-panel block").
		Attr("viewBox", fmt.Sprintf("0 0 %d %d", columns*column, 2*above+apart+cell)).
		Aria("hidden", "true").
		Body(parts...)
}

func middle(deficit int) int { return deficit*column + column/2 }

func path(class, d string) app.UI {
	if d == "" {
		return draw.Element("g")
	}
	return draw.Element("path").Class(class).Attr("d", d)
}

// draw draws the cells at the height y, and the label with its foot at the other.
func (r row) draw(y, foot int, small bool) []app.UI {
	var clear, set, fresh strings.Builder
	var words []app.UI
	for _, d := range r.deficits {
		to, numeral := &clear, "inside-numeral"
		switch {
		case r.fresh>>d&1 == 1:
			to, numeral = &fresh, "inside-numeral inside-numeral-set"
		case r.plane>>d&1 == 1:
			to, numeral = &set, "inside-numeral inside-numeral-set"
		}
		const half = cell / 2
		fmt.Fprintf(to, "M%d %dh%dv%dh%dZ", middle(d)-half, y, cell, cell, -cell)
		words = append(words, draw.Element("text").Class(numeral).Attr("x", middle(d)).Attr("y", y+half).Text(d))
	}
	shapes := []app.UI{path("inside-clear", clear.String()), path("inside-set", set.String()), path("inside-fresh", fresh.String())}
	if small {
		return shapes
	}
	shapes = append(shapes, words...)
	return append(shapes, draw.Element("text").Class("inside-label").Attr("x", 4).Attr("y", foot).Text(r.label))
}

// panels draws both planes of a frame.
func (f *Film) panels(frame Frame, small bool) []app.UI {
	columns := f.Start.Sum() + 1
	plane := func(win bool, of engine.Set, now, before Planes) row {
		name, bits, old := "N", now.NotLoss, before.NotLoss
		if win {
			name, bits, old = "W", now.Win, before.Win
		}
		return row{name + "(" + of.String() + ")", bits, bits &^ old, Deficits(f.Start, of)}
	}
	var panels []app.UI
	for _, win := range []bool{true, false} {
		from := plane(win != frame.Passes, frame.rest(), frame.From, frame.From)
		to := plane(win, frame.Set, frame.After, frame.Before)
		panels = append(panels, panel(from, to, frame.Number, frame.Passes, small, columns))
	}
	return panels
}
