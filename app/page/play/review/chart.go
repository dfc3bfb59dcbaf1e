package review

import (
	"strconv"

	"catchup/app/ui/draw"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// The drawing of the course, in px from its top. Lengths along the game are
// percentages, so that it fits any width.
const (
	levelHeight = 44
	courseTop   = 18
	courseEnd   = courseTop + 2*levelHeight + 18
	marksAt     = courseEnd + 14
	countsAt    = courseEnd + 36
	chartHeight = courseEnd + 46
)

// narrowest and widest are how thick the course is drawn where one move of many
// keeps the value, and where all do.
const narrowest, widest = 3.0, 20.0

// level returns how far down a value for P1 is drawn.
func level(o engine.Outcome) int { return courseTop + levelHeight*int(engine.Win-o) }

// chart draws what the game was worth at every turn, the thinner the fewer moves
// kept it.
func (r *Review) chart() app.UI {
	n := len(r.Turns)
	at := func(turn float64) string { return draw.Percent(turn, float64(n)) }
	lines := []app.UI{rule(engine.Win), rule(engine.Draw), rule(engine.Loss)}
	for i, t := range r.Turns {
		lines = append(lines, r.mark(i, t))
		if !t.Known {
			continue
		}
		y := level(t.For(engine.P1))
		width := narrowest + (widest-narrowest)*float64(t.Kept)/float64(t.Moves)
		lines = append(lines, line("passage-run", at(float64(i)+0.04), y, at(float64(i)+0.96), y, width))
		if t.Slip() {
			after := t.Now
			if t.Mover == engine.P2 {
				after = after.Opposite()
			}
			x := at(float64(i) + 0.98)
			lines = append(lines, line("passage-fall", x, y, x, level(after), 2.5))
		}
	}
	return draw.Element("svg").
		Class("block").
		Attr("height", chartHeight).Attr("width", "100%").
		Aria("hidden", "true").
		Body(lines...)
}

// rule is the thin line that a value stands on.
func rule(o engine.Outcome) app.UI {
	return line("chart-rule passage-rule-"+o.String(), "0", level(o), "100%", level(o), 1)
}

func line(class string, x1 string, y1 int, x2 string, y2 int, width float64) app.UI {
	return draw.Element("line").Class(class).
		Attr("x1", x1).Attr("y1", y1).
		Attr("x2", x2).Attr("y2", y2).
		Attr("stroke-width", strconv.FormatFloat(width, 'f', 1, 64))
}

// mark stands below a turn: who moved, and how many moves of how many kept the
// value.
func (r *Review) mark(i int, t Turn) app.UI {
	x := draw.Percent(float64(i)+0.5, float64(len(r.Turns)))
	count := ""
	if t.Known {
		count = strconv.FormatUint(t.Kept, 10) + "/" + strconv.FormatUint(t.Moves, 10)
	}
	text := "passage-count chart-label chart-label-middle"
	if len(r.Turns) > 10 || len(count) > 5 {
		text += " passage-count-wide desk-only"
	}
	shape := "M0-6 6 5H-6Z"
	if t.Mover == engine.P2 {
		shape = "M-5-5h10v10h-10Z"
	}
	return draw.Element("svg").Class("passage-turn over").Attr("x", x).Body(
		draw.Element("path").Class("passage-mover").Attr("d", shape).Attr("transform", "translate(0 "+strconv.Itoa(marksAt)+")"),
		draw.Element("text").Class(text).Attr("y", countsAt).Text(count),
	)
}
