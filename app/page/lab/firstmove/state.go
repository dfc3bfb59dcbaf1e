// Package firstmove is the Lab's page about the first move: the paper's Table 1, for any
// set.
package firstmove

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/solver"
	"catchup/engine/stats/paper"
)

// Findings is what the page knows about a set.
type Findings struct {
	study.Answers
	Set   engine.Set
	worth *solver.Evaluation // what the first moves are worth, or nil
}

// paperSet is the set of Table 1.
var paperSet = engine.OneTo(7)

// Question asks for the table.
func (f *Findings) Question() lab.Query[lab.Opening] { return lab.FirstMove(f.Set) }

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

// beside returns three figures beside the printed ones, if they are.
func beside(first int, printed paper.Row, win, draw, loss string) Move {
	pair := func(column string) study.Pair { return study.Pair{Printed: printed[column], Decimals: 2} }
	return Move{First: first, Win: pair(win), Draw: pair(draw), Loss: pair(loss)}
}

// Base returns the shares of all play-throughs.
func (f *Findings) Base() Move {
	m := beside(0, paper.About(5, f.Set), "win", "tie", "loss")
	if all, known := study.One(&f.Answers, f.Question()); known {
		m.Win.Ours, m.Draw.Ours, m.Loss.Ours = all.Shares.Win, all.Shares.Draw, all.Shares.Loss
	}
	return m
}

// Moves returns what the first numbers change, in ascending order.
func (f *Findings) Moves() []Move {
	lines := study.Lines(&f.Answers, f.Question()) // the first is for any number
	var moves []Move
	for number := range f.Set.Distinct() {
		var printed paper.Row
		if f.Set == paperSet {
			printed = paper.Table(1)[len(moves)]
		}
		m := beside(number, printed, "dwin", "ddraw", "dlose")
		if lines != nil {
			line := lines[1+len(moves)]
			m.Win.Ours, m.Draw.Ours, m.Loss.Ours = line.WinChange, line.DrawChange, line.LossChange
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

// Drawing draws the changes.
func (f *Findings) Drawing() chart.Figure {
	figure := chart.Figure{
		Title:  "What P1's first number changes, in percentage points: numbers of " + f.Set.Short() + " taken at random from then on",
		X:      chart.Axis{Title: "First number"},
		Y:      chart.Axis{Decimals: 2},
		Series: study.ByOutcome(chart.Bars, "P1 wins", "draw", "P2 wins"),
	}
	for i, move := range f.Moves() {
		figure.X.Names = append(figure.X.Names, strconv.Itoa(move.First))
		for j, pair := range []study.Pair{move.Win, move.Draw, move.Loss} {
			s := &figure.Series[j]
			s.Points = append(s.Points, chart.Point{X: float64(i), Y: pair.Value(), Href: move.Href(f.Set)})
		}
	}
	return figure
}

// Finding says in a sentence which first number is best for random players, and which
// for those who do not err.
func (f *Findings) Finding() string {
	moves := f.Moves()
	if _, known := f.All(f.Question()); !known || f.worth == nil || len(moves) < 2 {
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
	return text + "If nobody errs, " + words.List(good) + " " + result + ", the others do not."
}
