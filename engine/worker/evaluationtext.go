package worker

import (
	"strconv"
	"strings"

	"catchup/engine"
)

// String returns the evaluation as a line of text: outcome, number of moves, how
// many of them win, draw and lose, and the best ones; with margins these stand
// behind the outcome and each move:
//
//	win 8 1 1 6 1,2,7/1,7/4
//	win=2 8 1 1 6 1,2,7=2/2,7=0/4=-1
//
// Which listed moves win, draw and lose follows from the counts. Unless all moves
// were counted it ends after the second word.
func (e Evaluation) String() string {
	line := e.Outcome.String()
	if e.Measured {
		line += "=" + strconv.Itoa(e.Margin)
	}
	line += number(e.Total)
	if !e.Counted {
		return line
	}
	return line + number(e.Wins) + number(e.Draws) + number(e.Losses) + " " + list(e.Moves, e.Measured)
}

// list returns the moves with slashes between, with margins or without.
func list(moves []Judged, measured bool) string {
	var b strings.Builder
	for i, judged := range moves {
		if i > 0 {
			b.WriteByte('/')
		}
		b.WriteString(judged.Move.List())
		if measured {
			b.WriteString("=" + strconv.Itoa(judged.Margin))
		}
	}
	return b.String()
}

// ParseEvaluation is the inverse of [Evaluation.String].
func ParseEvaluation(line string) (Evaluation, error) {
	words := words{text: line}
	var e Evaluation
	e.Outcome, e.Margin, e.Measured = words.worth()
	e.Total = words.uint("the number of moves")
	if words.err != nil || words.rest() == "" {
		return e, words.err
	}
	e.Counted = true
	e.Wins, e.Draws, e.Losses = words.uint("wins"), words.uint("draws"), words.uint("losses")
	if text := words.rest(); text != "" {
		e.Moves = words.list(text, e.Measured, e.Wins, e.Draws)
	}
	return e, words.err
}

// worth reads an outcome with or without the margin.
func (w *words) worth() (outcome engine.Outcome, margin int, measured bool) {
	word, points, measured := strings.Cut(w.next("an outcome"), "=")
	outcome, err := engine.ParseOutcome(word)
	if w.err == nil && err != nil {
		w.err = err
	}
	if measured {
		margin = w.margin(points, outcome)
	}
	return outcome, margin, measured
}

// margin reads the margin that belongs to an outcome.
func (w *words) margin(text string, outcome engine.Outcome) int {
	margin, err := strconv.Atoi(text)
	if err != nil || strconv.Itoa(margin) != text || engine.OutcomeOf(margin) != outcome {
		w.fail("the margin of a " + outcome.String() + " cannot be " + strconv.Quote(text))
	}
	return margin
}

// list reads what the function of that name writes of moves so many of which win
// and draw.
func (w *words) list(text string, measured bool, wins, draws uint64) []Judged {
	var moves []Judged
	for text := range strings.SplitSeq(text, "/") {
		judged := Judged{Outcome: engine.Loss}
		switch listed := uint64(len(moves)); {
		case listed < wins:
			judged.Outcome = engine.Win
		case listed-wins < draws:
			judged.Outcome = engine.Draw
		}
		numbers, points, has := strings.Cut(text, "=")
		judged.Move = w.parseSet(numbers)
		if measured {
			judged.Margin = w.margin(points, judged.Outcome)
		} else if has {
			w.fail("unexpected margin " + strconv.Quote(points))
		}
		moves = append(moves, judged)
	}
	return moves
}
