package values

import (
	"testing"

	"catchup/app/ui/study/studytest"
	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/stats/paper"
)

func TestRowsBeforeAndAfter(t *testing.T) {
	var f Findings
	for _, row := range f.Rows() {
		if row.Ours != nil || row.Figure().Agree() {
			t.Errorf("{1..%d} is worked out before it is", row.N)
		}
	}
	studytest.Ask(t, &f.Answers, Questions(first, printed)...)
	if _, all := f.All(Questions(first, printed)...); !all {
		t.Error("not all is worked out")
	}
	if _, all := f.All(Questions(first, printed+1)...); all {
		t.Error("more is worked out than was asked")
	}
	for i, row := range f.Rows() {
		if row.N != i+first && row.N <= last {
			t.Errorf("{1..%d} stands in row %d", row.N, i)
		}
		if (row.Printed != "") != (row.N <= printed) || row.Printed != "" && !row.Figure().Agree() {
			t.Errorf("{1..%d}: %+v", row.N, row.Figure())
		}
		if outcome := row.Outcome(); row.Even() != (outcome == engine.Draw) {
			t.Errorf("{1..%d}, with the sum %d, is a %v", row.N, row.Sum(), outcome)
		}
	}
	points := 0
	for _, series := range f.Drawing().Series {
		points += len(series.Points)
	}
	if points != len(f.Rows()) {
		t.Errorf("%d points for %d games", points, len(f.Rows()))
	}
}

// What is said to be proved is what the page works out; larger games take too long here.
func TestProved(t *testing.T) {
	var f Findings
	studytest.Ask(t, &f.Answers, Questions(21, 28)...)
	for _, row := range f.Rows() {
		if row.Ours != nil && float64(row.Ours.Value) != row.Proved.Number("value") {
			t.Errorf("{1..%d} is %d, said to be %s", row.N, row.Ours.Value, row.Proved["value"])
		}
		if row.Ours != nil && (row.Ours.Method == lab.BySearch) != (row.N > 25) {
			t.Errorf("{1..%d}: %+v", row.N, row.Ours)
		}
	}
	// The page says in words that P1 wins all odd sums from {1..21} on.
	for _, row := range paper.Parse(proved) {
		if n := int(row.Number("N")); (Row{N: n}).Even() != (row["value"] == "0") || row["value"] == "-1" {
			t.Errorf("{1..%d}: %s", n, row["value"])
		}
	}
}
