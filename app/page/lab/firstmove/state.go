// Package firstmove is the Lab's page about the first move: the paper's Table 1, for any
// set.
package firstmove

import (
	"strconv"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/stats/paper"
	"catchup/engine/worker"
)

// Findings is what the page knows about a set.
type Findings struct {
	Set    engine.Set
	answer *client.Answer     // the shares of the play-throughs, or nil
	worth  *worker.Evaluation // what the first moves are worth, or nil
}

// paperSet is the set of Table 1.
var paperSet = engine.OneTo(7)

// Question asks for the table.
func (f *Findings) Question() lab.Question { return lab.FirstMove(f.Set) }

// Move is a first number, or any.
type Move struct {
	First           int // 0 for any
	Win, Draw, Loss study.Pair
	Outcome         engine.Outcome // for P1, if nobody errs from then on
	Proved          bool           // Outcome is known
}

// Href leads to the position after the move.
func (m Move) Href(set engine.Set) string {
	return route.Explore.Href(set.Short() + "/" + strconv.Itoa(m.First))
}

// Base returns the shares of all play-throughs.
func (f *Findings) Base() Move {
	var m Move
	m.Win.Decimals, m.Draw.Decimals, m.Loss.Decimals = 2, 2, 2
	if f.answer != nil {
		row := f.answer.Rows()[0]
		m.Win.Ours, m.Draw.Ours, m.Loss.Ours = row["win_percent"], row["draw_percent"], row["loss_percent"]
	}
	for _, row := range paper.Table(5) {
		if f.Set == engine.OneTo(int(row.Number("N"))) {
			m.Win.Printed, m.Draw.Printed, m.Loss.Printed = row["win"], row["tie"], row["loss"]
		}
	}
	return m
}

// Moves returns what the first numbers change, in ascending order.
func (f *Findings) Moves() []Move {
	var rows []paper.Row
	if f.answer != nil {
		rows = f.answer.Rows()[1:]
	}
	var moves []Move
	for number := range f.Set.Distinct() {
		m := Move{First: number}
		m.Win.Decimals, m.Draw.Decimals, m.Loss.Decimals = 2, 2, 2
		if rows != nil {
			row := rows[len(moves)]
			m.Win.Ours, m.Draw.Ours, m.Loss.Ours = row["win_change"], row["draw_change"], row["loss_change"]
		}
		if f.Set == paperSet {
			row := paper.Table(1)[len(moves)]
			m.Win.Printed, m.Draw.Printed, m.Loss.Printed = row["dwin"], row["ddraw"], row["dlose"]
		}
		if f.worth != nil {
			for _, rated := range f.worth.Moves {
				if rated.Move.Max() == number {
					m.Outcome, m.Proved = rated.Outcome, true
				}
			}
		}
		moves = append(moves, m)
	}
	return moves
}

// Figure draws the changes.
func (f *Findings) Figure() chart.Figure {
	figure := chart.Figure{
		Title: "What P1's first number changes, in percentage points: numbers of " + f.Set.Short() + " taken at random from then on",
		X:     chart.Axis{Title: "First number"},
		Y:     chart.Axis{Decimals: 2},
	}
	series := []chart.Series{
		{Name: "P1 wins", Look: chart.Win, Shape: chart.Bars},
		{Name: "draw", Look: chart.Draw, Shape: chart.Bars},
		{Name: "P2 wins", Look: chart.Loss, Shape: chart.Bars},
	}
	for i, move := range f.Moves() {
		figure.X.Names = append(figure.X.Names, strconv.Itoa(move.First))
		for j, pair := range []interface{ Value() float64 }{move.Win, move.Draw, move.Loss} {
			series[j].Points = append(series[j].Points, chart.Point{X: float64(i), Y: pair.Value(), Href: move.Href(f.Set)})
		}
	}
	figure.Series = series
	return figure
}

// Finding says in a sentence which first number is best for random players, and which
// for those who do not err.
func (f *Findings) Finding() string {
	moves := f.Moves()
	if f.answer == nil || f.worth == nil || len(moves) < 2 {
		return ""
	}
	best, worst := moves[0], moves[0]
	var good []string
	for _, m := range moves {
		if m.Win.Value() > best.Win.Value() {
			best = m
		}
		if m.Win.Value() < worst.Win.Value() {
			worst = m
		}
		if m.Outcome == f.worth.Outcome {
			good = append(good, strconv.Itoa(m.First))
		}
	}
	text := "If all goes on at random, " + strconv.Itoa(best.First) + " is the best first number for P1 and " + strconv.Itoa(worst.First) + " the worst. "
	result := [...]string{"all lose", "keep the draw", "win"}[f.worth.Outcome+1]
	switch {
	case len(good) == len(moves) && f.worth.Outcome == engine.Loss:
		return text + "If nobody errs, all lose."
	case len(good) == len(moves):
		return text + "If nobody errs, it does not matter: all " + result + "."
	case len(good) == 1:
		return text + "If nobody errs, only " + good[0] + " " + map[engine.Outcome]string{engine.Win: "wins", engine.Draw: "keeps the draw"}[f.worth.Outcome] + "."
	}
	return text + "If nobody errs, " + listed(good) + " " + result + ", the others do not."
}

// listed joins names: "1, 2 and 3".
func listed(names []string) string {
	text := names[0]
	for i, name := range names[1:] {
		if i == len(names)-2 {
			text += " and " + name
		} else {
			text += ", " + name
		}
	}
	return text
}
