// Package size is the Lab's page about how big the game is: the paper's Tables 5 and 6,
// for any set, and its bounds beside the exact figures.
package size

import (
	"math"
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

// column is a column of Table 5.
type column struct {
	title, ours, printed string
	decimals             int
}

// columns are those of Table 5, in the paper's order.
var columns = []column{
	{"Ways to play", "play_throughs", "tree", 0},
	{"States", "states", "states", 0},
	{"Value", "value", "value", 0},
	{"Most moves", "max_branch", "max_branch", 0},
	{"Fewest turns", "min_depth", "min_depth", 0},
	{"Win %", "win_percent", "win", 2},
	{"Tie %", "draw_percent", "tie", 2},
	{"Loss %", "loss_percent", "loss", 2},
}

// Findings is what the page knows.
type Findings struct{ study.Answers }

// Questions asks for Table 5 from {1..from} to {1..to}, and for the longest turns.
func Questions(from, to int) (questions []lab.Question) {
	for n := from; n <= to; n++ {
		questions = append(questions, lab.Properties(engine.OneTo(n)), lab.Longest(engine.OneTo(n)))
	}
	return questions
}

// Own asks for the line of Table 5 and for the Table 6 of a set.
func Own(set engine.Set) []lab.Question {
	return []lab.Question{lab.Properties(set), lab.Branching(set)}
}

// row returns the first row of an answer, which has nothing in it while there is none.
func (f *Findings) row(q lab.Question) paper.Row {
	if answer, known := f.To(q); known {
		return answer.Rows()[0]
	}
	return nil
}

// Measures returns the line of Table 5 for a set: ours beside the printed one, if it is
// there.
func (f *Findings) Measures(set engine.Set) (pairs []study.Pair) {
	ours, printed := f.row(lab.Properties(set)), printedRow(set)
	for _, c := range columns {
		pairs = append(pairs, study.Pair{Ours: ours[c.ours], Printed: printed[c.printed], Decimals: c.decimals})
	}
	return pairs
}

// printedRow returns the paper's line for a set, or nil.
func printedRow(set engine.Set) paper.Row {
	for _, row := range paper.Table(5) {
		if set == engine.OneTo(int(row.Number("N"))) {
			return row
		}
	}
	return nil
}

// Turn is a line of Table 6.
type Turn struct{ Average, Most study.Pair }

// Turns returns the Table 6 of a set, or only what is printed of it.
func (f *Findings) Turns(set engine.Set) (turns []Turn) {
	answer, known := f.To(lab.Branching(set))
	var ours, printed []paper.Row
	if known {
		ours = answer.Rows()
	}
	if set == paperSet {
		printed = paper.Table(6)
	}
	for i := range max(len(ours), len(printed)) {
		t := Turn{Average: study.Pair{Decimals: 2}}
		if i < len(ours) {
			t.Average.Ours, t.Most.Ours = ours[i]["average"], ours[i]["most"]
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
	PointsAt, NumbersAt    string     // positions, or ""
}

// Bounds returns the bounds of sections 4.3, 4.7 and 4.8.
func (f *Findings) Bounds() (bounds []Bound) {
	for n := first; n <= last; n++ {
		set := engine.OneTo(n)
		longest := f.row(lab.Longest(set))
		b := Bound{
			N:          n,
			Points:     study.Pair{Ours: longest["points"], Printed: whole(mostPoints(n))},
			Numbers:    study.Pair{Ours: longest["numbers"], Printed: whole(mostNumbers(n))},
			Most:       study.Pair{Ours: f.row(lab.Properties(set))["max_branch"], Printed: printedRow(set)["max_branch"]},
			FirstBound: firstBound(n), FinalBound: finalBound(n),
			PointsAt: longest["points_at"], NumbersAt: longest["numbers_at"],
		}
		bounds = append(bounds, b)
	}
	return bounds
}

func whole(v float64) string { return strconv.FormatFloat(v, 'f', 0, 64) }

// best returns our figure, or else the printed one.
func best(p study.Pair) float64 {
	if v := p.Value(); !math.IsNaN(v) {
		return v
	}
	v, err := strconv.ParseFloat(p.Printed, 64)
	if err != nil {
		return math.NaN()
	}
	return v
}

// Growth draws how the game grows.
func (f *Findings) Growth() chart.Figure {
	series := []chart.Series{
		{Name: "ways to play", Look: chart.First},
		{Name: "states", Look: chart.Second},
		{Name: "most moves on a turn", Look: chart.Third},
	}
	for n := first; n <= last; n++ {
		measures := f.Measures(engine.OneTo(n))
		for i, pair := range []study.Pair{measures[0], measures[1], measures[3]} {
			series[i].Points = append(series[i].Points, chart.Point{X: float64(n), Y: best(pair)})
		}
	}
	return chart.Figure{
		Title: "How {1..N} grows, on a scale of powers of ten",
		X:     chart.Axis{Title: "N"}, Y: chart.Axis{Log: true},
		Series: series,
	}
}

// Moves draws the most moves on a turn under the paper's bounds.
func (f *Findings) Moves() chart.Figure {
	series := []chart.Series{
		{Name: "most moves on turn 1 or 2", Look: chart.First},
		{Name: "the appendix's first bound", Look: chart.Second},
		{Name: "the bound of section 4.8", Look: chart.Third},
	}
	for _, b := range f.Bounds() {
		for i, v := range []float64{best(b.Most), b.FirstBound, b.FinalBound} {
			series[i].Points = append(series[i].Points, chart.Point{X: float64(b.N), Y: v})
		}
	}
	return chart.Figure{
		Title: "Moves on a turn in {1..N}, and the paper's bounds for them",
		X:     chart.Axis{Title: "N"}, Y: chart.Axis{Log: true},
		Series: series,
	}
}
