// Package variants is the page of the Lab on three changes of the rules that the paper
// proposes: P2 starts ahead, excess sums break ties, three play.
package variants

import (
	"strconv"

	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"
)

// The sets {1..N} that are looked at, and the head starts.
const (
	fewest, most = 3, 14
	highestHead  = 20
)

// Findings is what is known of the variants with two players.
type Findings struct{ study.Answers }

// heads asks who wins {1..n} with each head start.
func heads(n int) lab.Query[lab.Ahead] { return lab.HeadStart(engine.OneTo(n), highestHead) }

// ties asks what {1..n} is worth if ties are broken.
func ties(n int) lab.Query[lab.Broken] { return lab.Excess(engine.OneTo(n)) }

// Questions are what is to be asked.
func (f *Findings) Questions() (questions []lab.Asked) {
	for n := fewest; n <= most; n++ {
		questions = append(questions, heads(n), ties(n))
	}
	return questions
}

// Head returns who wins {1..n} if P2 starts so far ahead.
func (f *Findings) Head(n, head int) (outcome engine.Outcome, known bool) {
	if lines := study.Lines(&f.Answers, heads(n)); lines != nil {
		return lines[head].Outcome, true
	}
	return 0, false
}

// Complete reports whether everything has been looked at.
func (f *Findings) Complete() bool {
	_, all := f.All(f.Questions()...)
	return all
}

// Behind counts the head starts of one point and more that make a set a draw, and those
// with which P2 wins.
func (f *Findings) Behind() (drawn, lost int) {
	for n := fewest; n <= most; n++ {
		for _, line := range study.Lines(&f.Answers, heads(n)) {
			switch {
			case line.HeadStart == 0:
			case line.Outcome == engine.Draw:
				drawn++
			case line.Outcome == engine.Loss:
				lost++
			}
		}
	}
	return drawn, lost
}

// Tie returns what {1..n} is worth if ties are broken.
func (f *Findings) Tie(n int) (lab.Broken, bool) { return study.One(&f.Answers, ties(n)) }

// StillDrawn counts the drawn sets, and those of them that stay drawn with each rule.
func (f *Findings) StillDrawn() (drawn, larger, smaller int) {
	for n := fewest; n <= most; n++ {
		b, known := f.Tie(n)
		if !known || b.Points != engine.Draw {
			continue
		}
		drawn++
		if b.Most == engine.Draw {
			larger++
		}
		if b.Fewest == engine.Draw {
			smaller++
		}
	}
	return drawn, larger, smaller
}

// figure is a chart of how many head starts each player wins with.
func (f *Findings) figure() chart.Figure {
	series := study.ByOutcome(chart.Bars, "P1 wins", "drawn", "P2 wins")
	var names []string
	for n := fewest; n <= most; n++ {
		counts := [3]int{}
		for _, line := range study.Lines(&f.Answers, heads(n)) {
			counts[engine.Win-line.Outcome]++
		}
		for i, count := range counts {
			series[i].Points = append(series[i].Points, chart.Point{X: float64(len(names)), Y: float64(count)})
		}
		names = append(names, strconv.Itoa(n))
	}
	return chart.Figure{
		Title:   "Of the head starts from 0 to 20 points, how many win for whom",
		X:       chart.Axis{Title: "N of {1..N}", Names: names},
		Y:       chart.Axis{Title: "head starts"},
		Stacked: true,
		Series:  series,
	}
}
