// Package variants is the page of the Lab on three changes of the rules that the paper
// proposes: P2 starts ahead, excess sums break ties, three play.
package variants

import (
	"strconv"

	"catchup/app/ui/chart"
	"catchup/engine"
	"catchup/engine/lab"
)

// The sets {1..N} that are looked at, and the head starts.
const (
	fewest, most = 3, 14
	highestHead  = 20
)

// Findings is what is known of the variants with two players.
type Findings struct {
	heads map[int][]engine.Outcome // by N: for P1, by head start
	ties  map[int]Broken           // by N
}

// Broken is what {1..N} is worth for P1: by points alone, and with ties broken.
type Broken struct{ Points, Most, Fewest engine.Outcome }

// NewFindings returns findings without any yet.
func NewFindings() *Findings {
	return &Findings{heads: map[int][]engine.Outcome{}, ties: map[int]Broken{}}
}

// Questions are what is to be asked; [Findings.Learn] takes the answers by their index.
func (f *Findings) Questions() []lab.Question {
	var questions []lab.Question
	for n := fewest; n <= most; n++ {
		questions = append(questions, lab.HeadStart(engine.OneTo(n), highestHead), lab.Excess(engine.OneTo(n)))
	}
	return questions
}

// Learn takes the answer to a question.
func (f *Findings) Learn(i int, t lab.Table) error {
	n := fewest + i/2
	rows := t.Rows()
	if i%2 == 1 {
		broken, err := readBroken(rows[0])
		f.ties[n] = broken
		return err
	}
	var outcomes []engine.Outcome
	for _, row := range rows {
		outcome, err := engine.ParseOutcome(row["outcome"])
		if err != nil {
			return err
		}
		outcomes = append(outcomes, outcome)
	}
	f.heads[n] = outcomes
	return nil
}

// readBroken reads a line of the table of broken ties.
func readBroken(row map[string]string) (b Broken, err error) {
	for _, cell := range []struct {
		name string
		to   *engine.Outcome
	}{{"points", &b.Points}, {"most", &b.Most}, {"fewest", &b.Fewest}} {
		if *cell.to, err = engine.ParseOutcome(row[cell.name]); err != nil {
			return b, err
		}
	}
	return b, nil
}

// Head returns who wins {1..n} if P2 starts so far ahead.
func (f *Findings) Head(n, head int) (engine.Outcome, bool) {
	outcomes, known := f.heads[n]
	if !known {
		return 0, false
	}
	return outcomes[head], true
}

// Complete reports whether every head start has been looked at.
func (f *Findings) Complete() bool { return len(f.heads) == most-fewest+1 }

// Behind counts the head starts of one point and more that make a set a draw, and those
// with which P2 wins.
func (f *Findings) Behind() (drawn, lost int) {
	for _, outcomes := range f.heads {
		for _, outcome := range outcomes[1:] {
			switch outcome {
			case engine.Draw:
				drawn++
			case engine.Loss:
				lost++
			}
		}
	}
	return drawn, lost
}

// Tie returns what {1..n} is worth if ties are broken.
func (f *Findings) Tie(n int) (Broken, bool) {
	b, known := f.ties[n]
	return b, known
}

// StillDrawn counts the drawn sets, and those of them that stay drawn with each rule.
func (f *Findings) StillDrawn() (drawn, most, fewest int) {
	for _, b := range f.ties {
		if b.Points != engine.Draw {
			continue
		}
		drawn++
		if b.Most == engine.Draw {
			most++
		}
		if b.Fewest == engine.Draw {
			fewest++
		}
	}
	return drawn, most, fewest
}

// figure is a chart of how many head starts each player wins with.
func (f *Findings) figure() chart.Figure {
	series := []chart.Series{
		{Name: "P1 wins", Shape: chart.Bars, Look: chart.Win},
		{Name: "drawn", Shape: chart.Bars, Look: chart.Draw},
		{Name: "P2 wins", Shape: chart.Bars, Look: chart.Loss},
	}
	var names []string
	for n := fewest; n <= most; n++ {
		counts := [3]int{}
		for _, outcome := range f.heads[n] {
			counts[engine.Win-outcome]++
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

// text is the position at which {1..n} begins with a head start.
func text(n, head int) string {
	return engine.Position{Left: engine.OneTo(n), Deficit: head}.Short()
}

func braces(n int) string { return "{1.." + strconv.Itoa(n) + "}" }
