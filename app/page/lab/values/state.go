// Package values is the Lab's page about who wins {1..N}: the paper's Table 2, worked
// out on the device and far beyond it.
package values

import (
	_ "embed"
	"time"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/stats/paper"
)

// proved is what a computer has proved, for comparison.
//
//go:embed proved.tsv
var proved string

// The games of the page: those that the device works out by itself, those with a button
// for them, and those that take minutes.
const (
	first   = 3
	printed = 20 // the paper's last
	quick   = 32
	last    = 36
)

// Row is what is known of {1..N}.
type Row struct {
	N       int
	Printed string        // the value in the paper, or ""
	Proved  paper.Row     // on a computer, or nil
	Ours    *lab.Value    // worked out on this device, or nil
	Took    time.Duration // that long
}

// Even reports whether the numbers have an even sum, so that a draw is possible.
func (r Row) Even() bool { return r.Sum()%2 == 0 }

// Sum returns the sum of the numbers.
func (r Row) Sum() int { return r.N * (r.N + 1) / 2 }

// Figure is our value beside the printed one.
func (r Row) Figure() study.Pair {
	pair := study.Pair{Printed: r.Printed}
	if r.Ours != nil {
		pair.Ours = r.Ours.Value
	}
	return pair
}

// Outcome returns what the game is worth for P1, as far as anybody has found out.
func (r Row) Outcome() engine.Outcome {
	value := r.Figure().Best()
	if r.Ours == nil && r.Proved != nil {
		value = r.Proved.Number("value")
	}
	return engine.Outcome(value)
}

// Findings is what the page knows.
type Findings struct{ study.Answers }

// Rows returns all games of the page.
func (f *Findings) Rows() (rows []Row) {
	for _, row := range paper.Table(2) {
		rows = append(rows, Row{N: int(row.Number("N")), Printed: row["value"]})
	}
	for _, row := range paper.Parse(proved) {
		rows = append(rows, Row{N: int(row.Number("N")), Proved: row})
	}
	for i := range rows {
		question := lab.Values(engine.OneTo(rows[i].N))
		if value, heard := study.One(&f.Answers, question); heard {
			rows[i].Ours = &value
			rows[i].Took, _ = f.All(question)
		}
	}
	return rows
}

// Questions asks about all games from {1..from} to {1..to}.
func Questions(from, to int) (questions []lab.Asked) {
	for n := from; n <= to; n++ {
		questions = append(questions, lab.Values(engine.OneTo(n)))
	}
	return questions
}

// Drawing draws who wins.
func (f *Findings) Drawing() chart.Figure {
	series := study.ByOutcome(chart.Dots, "P1 wins", "draw", "P2 wins")
	for _, row := range f.Rows() {
		outcome := row.Outcome()
		s := &series[engine.Win-outcome]
		s.Points = append(s.Points, chart.Point{X: float64(row.N), Y: float64(outcome + 1), Href: route.Explore.Href(engine.OneTo(row.N).Short())})
	}
	return chart.Figure{
		Title:  "Who wins {1..N} when nobody errs",
		X:      chart.Axis{Title: "N"},
		Y:      chart.Axis{Names: []string{"P2 wins", "draw", "P1 wins"}},
		Series: series,
	}
}
