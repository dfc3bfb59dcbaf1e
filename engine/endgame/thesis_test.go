package endgame

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// found is what a case of the thesis comes to on the grid.
type found struct {
	positions, outcomeWrong, moveWrong int
	outcome, move                      string // the first position with a wrong one
}

// onGrid reads every case literally on the whole grid.
func onGrid() map[string]*found {
	solver := make(recursion.Solver)
	all := map[string]*found{}
	for n := 3; n <= 4; n++ {
		everySet(n, Grid.Largest, Grid.Deficit[n], false, func(p engine.Position) {
			says, is := printed(n, numbersOf(p), p.Deficit), solver.Outcome(p)
			f := all[says.label]
			if f == nil {
				f = &found{}
				all[says.label] = f
			}
			f.positions++
			if !says.depends && says.outcome != is {
				if f.outcomeWrong++; f.outcome == "" {
					f.outcome = p.String()
				}
			}
			if says.picks != nil && picked(p, says.picks, solver) != is {
				if f.moveWrong++; f.move == "" {
					f.move = p.String()
				}
			}
		})
	}
	return all
}

// picked returns what p is worth to the player to move who picks these numbers in
// this order until the turn ends, and goes on as well as possible if it does not.
func picked(p engine.Position, picks []int, solver recursion.Solver) engine.Outcome {
	for _, number := range picks {
		one, _ := engine.SetOf(number)
		left := p.Left.Minus(one)
		if number >= p.Deficit {
			return solver.Outcome(engine.Position{Left: left, Deficit: number - p.Deficit}).Opposite()
		}
		p = engine.Position{Left: left, Deficit: p.Deficit - number}
	}
	return solver.Outcome(p)
}

func (f *found) counterexample() string {
	if f.outcome != "" {
		return f.outcome
	}
	return f.move
}

// The counts of the data file come of the printed cases, and the differences are
// those cases that are wrong.
func TestPrintedCases(t *testing.T) {
	all := onGrid()
	differences := map[string]Difference{}
	for _, d := range Differences {
		differences[d.Case] = d
	}
	wrong := 0
	for _, row := range rows(t, "testdata/cases.tsv", 5) {
		f := all[row[0]]
		if f == nil {
			t.Errorf("no position falls into case %s", row[0])
			continue
		}
		got := []string{row[0], strconv.Itoa(f.positions), strconv.Itoa(f.outcomeWrong), strconv.Itoa(f.moveWrong), f.counterexample()}
		if strings.Join(got, " ") != strings.Join(row, " ") {
			t.Errorf("counted %v, the data file has %v", got, row)
		}
		delete(all, row[0])
		d, listed := differences[row[0]]
		if f.counterexample() == "" {
			if listed {
				t.Errorf("case %s is right", row[0])
			}
			continue
		}
		wrong++
		if d.Counterexample != f.counterexample() || d.Positions != f.positions || d.OutcomeWrong != f.outcomeWrong || d.MoveWrong != f.moveWrong {
			t.Errorf("case %s is wrong like %+v, the differences say %+v", row[0], *f, d)
		}
		if d.Condition == "" || d.Printed == "" || d.True == "" {
			t.Errorf("case %s: %+v", row[0], d)
		}
	}
	if len(all) > 0 || wrong != len(Differences) {
		t.Errorf("%d cases are not in the data file; %d are wrong, %d differences are listed", len(all), wrong, len(Differences))
	}
}

// The printed examples fall into their cases, but for those that the data file
// names.
func TestPrintedExamples(t *testing.T) {
	for _, row := range rows(t, "testdata/examples.tsv", 3) {
		p, err := engine.ParsePosition(row[1])
		if err != nil {
			t.Fatal(err)
		}
		want := row[0]
		if row[2] != "" {
			want = row[2]
		}
		if got := printed(p.Left.Len(), numbersOf(p), p.Deficit).label; got != want {
			t.Errorf("%v falls into case %s, the data file has %s", p, got, want)
		}
	}
}

// rows returns the fields of a data file without its head.
func rows(t *testing.T, name string, fields int) [][]string {
	t.Helper()
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for line := range strings.Lines(string(text)) {
		row := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if strings.HasPrefix(line, "#") || row[0] == "case" {
			continue
		}
		for len(row) < fields {
			row = append(row, "")
		}
		rows = append(rows, row)
	}
	return rows
}
