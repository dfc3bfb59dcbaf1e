// Package size is the Lab's page about how big the game is: the paper's Tables 5 and 6,
// for any set, and its bounds beside the exact figures.
package size

import (
	"strconv"

	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/stats/paper"
)

// The games of Table 5: those up to quick are worked out as the page opens.
const (
	first = 3
	quick = 13
	last  = 18
)

// paperSet is the set of Table 6.
var paperSet = engine.OneTo(12)

// columns are those of Table 5, in the paper's order.
var columns = []struct {
	title    string
	ours     func(lab.Size) any
	printed  string
	decimals int
}{
	{"Ways to play", func(s lab.Size) any { return s.PlayThroughs }, "tree", 0},
	{"States", func(s lab.Size) any { return s.States }, "states", 0},
	{"Value", func(s lab.Size) any { return s.Value }, "value", 0},
	{"Most moves", func(s lab.Size) any { return s.MaxBranch }, "max_branch", 0},
	{"Fewest turns", func(s lab.Size) any { return s.MinDepth }, "min_depth", 0},
	{"Win %", func(s lab.Size) any { return s.Win }, "win", 2},
	{"Tie %", func(s lab.Size) any { return s.Draw }, "tie", 2},
	{"Loss %", func(s lab.Size) any { return s.Loss }, "loss", 2},
}

// Findings is what the page knows.
type Findings struct{ study.Answers }

// Questions asks for Table 5 from {1..from} to {1..to}, and for the longest turns.
func Questions(from, to int) (questions []lab.Asked) {
	for n := from; n <= to; n++ {
		questions = append(questions, lab.Properties(engine.OneTo(n)), lab.Longest(engine.OneTo(n)))
	}
	return questions
}

// Own asks for the line of Table 5 and for the Table 6 of a set.
func Own(set engine.Set) []lab.Asked {
	return []lab.Asked{lab.Properties(set), lab.Branching(set)}
}

// Measures returns the line of Table 5 for a set: ours beside the printed one, if it is
// there.
func (f *Findings) Measures(set engine.Set) (pairs []study.Pair) {
	ours, known := study.One(&f.Answers, lab.Properties(set))
	printed := paper.About(5, set)
	for _, c := range columns {
		pair := study.Pair{Printed: printed[c.printed], Decimals: c.decimals}
		if known {
			pair.Ours = c.ours(ours)
		}
		pairs = append(pairs, pair)
	}
	return pairs
}

// Turn is a line of Table 6.
type Turn struct{ Average, Most study.Pair }

// Turns returns the Table 6 of a set, or only what is printed of it.
func (f *Findings) Turns(set engine.Set) (turns []Turn) {
	ours := study.Lines(&f.Answers, lab.Branching(set))
	var printed []paper.Row
	if set == paperSet {
		printed = paper.Table(6)
	}
	for i := range max(len(ours), len(printed)) {
		t := Turn{Average: study.Pair{Decimals: 2}}
		if i < len(ours) {
			t.Average.Ours, t.Most.Ours = ours[i].Average, ours[i].Most
		}
		if i < len(printed) {
			t.Average.Printed, t.Most.Printed = printed[i]["avg"], printed[i]["max"]
		}
		turns = append(turns, t)
	}
	return turns
}

// Bound is what a formula of the paper has for {1..N}, beside what there is.
type Bound struct {
	N                      int
	Points, Numbers        study.Pair // the formulas are exact
	Most                   study.Pair // moves on turn 1 or 2: ours and Table 5's
	FirstBound, FinalBound float64    // for Most
}

// Bounds returns the bounds of sections 4.3, 4.7 and 4.8.
func (f *Findings) Bounds() (bounds []Bound) {
	for n := first; n <= last; n++ {
		set := engine.OneTo(n)
		b := Bound{
			N:          n,
			Points:     study.Pair{Printed: whole(mostPoints(n))},
			Numbers:    study.Pair{Printed: whole(mostNumbers(n))},
			Most:       f.Measures(set)[mostMoves],
			FirstBound: firstBound(n), FinalBound: finalBound(n),
		}
		if longest, known := study.One(&f.Answers, lab.Longest(set)); known {
			b.Points.Ours, b.Numbers.Ours = longest.Points, longest.Numbers
		}
		bounds = append(bounds, b)
	}
	return bounds
}

func whole(v float64) string { return strconv.FormatFloat(v, 'f', 0, 64) }

// Places in [columns].
const (
	ways      = 0
	states    = 1
	mostMoves = 3
)

// Growth draws how the game grows.
func (f *Findings) Growth() chart.Figure {
	return grows("How {1..N} grows, on a scale of powers of ten", []string{"ways to play", "states", "most moves on a turn"},
		func(n int) []float64 {
			measures := f.Measures(engine.OneTo(n))
			return []float64{measures[ways].Best(), measures[states].Best(), measures[mostMoves].Best()}
		})
}

// Moves draws the most moves on a turn under the paper's bounds.
func (f *Findings) Moves() chart.Figure {
	bounds := f.Bounds()
	return grows("Moves on a turn in {1..N}, and the paper's bounds for them",
		[]string{"most moves on turn 1 or 2", "the appendix's first bound", "the bound of section 4.8"},
		func(n int) []float64 {
			b := bounds[n-first]
			return []float64{b.Most.Best(), b.FirstBound, b.FinalBound}
		})
}

// grows draws three figures that grow with N.
func grows(title string, names []string, of func(n int) []float64) chart.Figure {
	series := make([]chart.Series, len(names))
	for i, name := range names {
		series[i] = chart.Series{Name: name, Look: chart.First + chart.Look(i)}
	}
	for n := first; n <= last; n++ {
		for i, v := range of(n) {
			series[i].Points = append(series[i].Points, chart.Point{X: float64(n), Y: v})
		}
	}
	return chart.Figure{Title: title, X: chart.Axis{Title: "N"}, Y: chart.Axis{Log: true}, Series: series}
}
