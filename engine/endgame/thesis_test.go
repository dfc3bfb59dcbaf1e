package endgame

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// claim is what the thesis says of a case: what it is worth and which numbers to take, in
// this order, until the turn ends; none if any may be taken.
type claim struct {
	outcome engine.Outcome
	depends bool // nothing is claimed but the picks: the outcome "depends"
	picks   []int
}

var claims = map[string]claim{
	"3.0.I":        {engine.Win, false, []int{1}},
	"3.0.II":       {engine.Win, false, []int{3}},
	"3.0.III":      {engine.Draw, false, []int{1}},
	"3.I.A":        {engine.Win, false, []int{2, 3}},
	"3.I.B.1":      {engine.Loss, false, nil},
	"3.I.B.2":      {engine.Draw, false, []int{1, 2, 3}},
	"3.I.B.3.a":    {engine.Loss, false, nil},
	"3.I.B.3.b":    {engine.Win, false, []int{1, 2}},
	"3.I.C":        {engine.Draw, false, []int{2, 3}},
	"3.II.I.A":     {engine.Win, false, []int{1, 3}},
	"3.II.I.B":     {engine.Loss, false, nil},
	"3.II.I.C":     {engine.Draw, false, []int{1, 3}},
	"3.II.II.A":    {engine.Win, false, []int{3}},
	"3.II.II.B":    {engine.Draw, false, []int{3}},
	"3.II.II.C.1":  {engine.Win, false, []int{3}},
	"3.II.II.C.2":  {engine.Loss, false, nil},
	"3.II.III.A":   {engine.Win, false, []int{1}},
	"3.II.III.B":   {engine.Draw, false, []int{1}},
	"3.II.III.C.1": {engine.Win, false, []int{3}},
	"3.II.III.C.2": {engine.Draw, false, []int{3}},
	"3.II.III.C.3": {engine.Loss, false, nil},
	"4.0.I":        {engine.Win, false, []int{2}},
	"4.0.II.A":     {engine.Win, false, []int{1}},
	"4.0.II.B":     {engine.Win, false, []int{4}},
	"4.0.II.C":     {engine.Draw, false, []int{1}},
	"4.0.III":      {engine.Draw, false, []int{2}},
	"4.I.A":        {engine.Win, false, []int{2}},
	"4.I.B":        {engine.Draw, false, []int{2}},
	"4.I.C.1.a":    {engine.Win, false, []int{1}},
	"4.I.C.1.b":    {engine.Win, false, []int{4}},
	"4.I.C.1.c":    {engine.Draw, false, []int{4}},
	"4.I.C.2.a":    {engine.Draw, false, []int{1}},
	"4.I.C.2.b":    {engine.Win, false, []int{1}},
	"4.I.C.3":      {engine.Draw, true, []int{4}},
	"4.II.A":       {engine.Win, false, []int{1, 2}},
	"4.II.B":       {engine.Draw, false, []int{1, 2}},
	"4.II.C.1":     {engine.Win, false, []int{4}},
	"4.II.C.2":     {engine.Draw, false, []int{4}},
	"4.II.C.3":     {engine.Draw, true, []int{4}},
}

// grid is where the differences were counted. The thesis is about different
// numbers; Deficit is how far the grid goes for three and for four of them.
var grid = struct {
	Largest int
	Deficit map[int]int
}{14, map[int]int{3: 43, 4: 57}}

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
		everySet(n, grid.Largest, grid.Deficit[n], false, func(p engine.Position) {
			b := NumbersOf(p)
			name, is := caseOf(p).Name, solver.Outcome(p)
			says, f := claims[name], all[name]
			if f == nil {
				f = &found{}
				all[name] = f
			}
			var picks []int
			for _, i := range says.picks {
				picks = append(picks, b[i])
			}
			f.positions++
			if !says.depends && says.outcome != is {
				if f.outcomeWrong++; f.outcome == "" {
					f.outcome = p.String()
				}
			}
			if picks != nil && picked(p, picks, solver) != is {
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
		if got := caseOf(p).Name; got != want {
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
