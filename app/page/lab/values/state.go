// Package values is the Lab's page about who wins {1..N}: the paper's Table 2, worked
// out on the device and far beyond it.
package values

import (
	_ "embed"
	"strconv"

	"catchup/app/client"
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
	Printed string         // the value in the paper, or ""
	Proved  paper.Row      // on a computer, or nil
	Ours    *client.Answer // worked out on this device, or nil
}

// Even reports whether the numbers have an even sum, so that a draw is possible.
func (r Row) Even() bool { return r.Sum()%2 == 0 }

// Sum returns the sum of the numbers.
func (r Row) Sum() int { return r.N * (r.N + 1) / 2 }

// Figure is our value beside the printed one.
func (r Row) Figure() study.Pair {
	pair := study.Pair{Printed: r.Printed}
	if r.Ours != nil {
		pair.Ours = r.Ours.Rows()[0]["value"]
	}
	return pair
}

// Outcome returns what the game is worth for P1, as far as anybody has found out, and
// whether it was this device.
func (r Row) Outcome() (outcome engine.Outcome, here bool) {
	text := r.Printed
	switch {
	case r.Ours != nil:
		text, here = r.Ours.Rows()[0]["value"], true
	case r.Proved != nil:
		text = r.Proved["value"]
	}
	value, _ := strconv.Atoi(text)
	return engine.Outcome(value), here
}

// Nodes returns how many nodes the search on this device took, or "" if there was none.
func (r Row) Nodes() string {
	if r.Ours == nil || r.Ours.Rows()[0]["method"] != "search" {
		return ""
	}
	return chart.Grouped(r.Ours.Rows()[0]["nodes"])
}

// Findings is what the page knows.
type Findings struct{ study.Answers }

// Rows returns all games of the page.
func (f *Findings) Rows() (rows []Row) {
	known := map[int]Row{}
	for _, row := range paper.Table(2) {
		n := int(row.Number("N"))
		known[n] = Row{N: n, Printed: row["value"]}
	}
	for _, row := range paper.Parse(proved) {
		n := int(row.Number("N"))
		r := known[n]
		r.N, r.Proved = n, row
		known[n] = r
	}
	for n := first; len(known) > 0; n++ {
		r, found := known[n]
		if !found {
			continue
		}
		delete(known, n)
		if answer, found := f.To(question(n)); found {
			r.Ours = &answer
		}
		rows = append(rows, r)
	}
	return rows
}

// question asks about {1..n}.
func question(n int) lab.Question { return lab.Values(engine.OneTo(n)) }

// Questions asks about all games from {1..from} to {1..to}.
func Questions(from, to int) (questions []lab.Question) {
	for n := from; n <= to; n++ {
		questions = append(questions, question(n))
	}
	return questions
}

// Figure draws who wins.
func (f *Findings) Figure() chart.Figure {
	looks := []chart.Look{chart.Loss, chart.Draw, chart.Win}
	names := []string{"P2 wins", "draw", "P1 wins"}
	figure := chart.Figure{
		Title: "Who wins {1..N} when nobody errs",
		X:     chart.Axis{Title: "N"},
		Y:     chart.Axis{Names: names},
	}
	for value := engine.Win; value >= engine.Loss; value-- {
		series := chart.Series{Name: names[value+1], Shape: chart.Dots, Look: looks[value+1]}
		for _, row := range f.Rows() {
			if outcome, _ := row.Outcome(); outcome == value {
				series.Points = append(series.Points, chart.Point{
					X: float64(row.N), Y: float64(value + 1), Href: route.Explore.Href("1-" + strconv.Itoa(row.N)),
				})
			}
		}
		figure.Series = append(figure.Series, series)
	}
	return figure
}
