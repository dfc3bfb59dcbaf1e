package endgame

import (
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// theorem is one of the two theorems of the thesis.
type theorem struct {
	Number  int
	Printed string
	True    string // what holds; "" if it is as printed
	// Counterexample is the first position of [grid] that refutes it, and Wrong of
	// Positions there do.
	Counterexample   string
	Positions, Wrong int
}

// theorems holds both.
//
// The first is true for all sets of three or four numbers up to 20, equal ones
// included. Of the second only one half is: whoever meets one of its conditions
// loses, but not the other way round. Its condition 4, D < b1 with b1 + b3 < b2 +
// D, is never met. [lostWithThree] is the theorem restated.
var theorems = [2]theorem{
	{1, "With three or four numbers left and the scores level, the player to move never loses.",
		"", "", 1365, 0},
	{2, "With three numbers left and behind by D, the player to move loses if and only if one of these holds:" +
		" b2 < D, b2 + b3 < b1 + D, b1 + b2 + b3 < D;" +
		" b2 < D <= b1 + b2, b2 + b3 < b1 + D;" +
		" b1 < D <= b2, b1 + b3 < b2 + D;" +
		" D < b1, b1 + b3 < b2 + D, b3 <= b1 + b2 + D;" +
		" D = b1, b1 + D < b3 < b1 + b2 + D.",
		"With three numbers left and behind by D, the player to move loses if and only if one of these holds:" +
			" b1 + b2 + b3 < D;" +
			" b2 < D <= b1 + b2, b2 + b3 < b1 + D;" +
			" b1 < D <= b2, b1 + b3 < b2 + D;" +
			" D <= b1, b1 + D < b3 < b1 + b2 + D, b1 + b2 < b3 + D.",
		"{2,3,5}:1", 15652, 228},
}

// Level, and with three or four numbers left, nobody to move loses.
func TestTheorem1(t *testing.T) {
	solver := make(recursion.Solver)
	onGrid := 0
	for n := 3; n <= 4; n++ {
		everySet(n, largest, 0, true, func(p engine.Position) {
			if solver.Outcome(p) == engine.Loss {
				t.Errorf("%v is lost", p)
			}
		})
		everySet(n, grid.Largest, 0, false, func(engine.Position) { onGrid++ })
	}
	if theorems[0].Positions != onGrid {
		t.Errorf("%d positions are on the grid, not %d", onGrid, theorems[0].Positions)
	}
}

// lostWithThree is Theorem 2 restated: it reports whether the player to move loses
// a position with three numbers left, who must be behind. What the four conditions
// say, in turn: all that is left is too little; two numbers have to do, and the
// best two do not; the smallest with the largest have to do, and do not; and,
// where any number ends the turn, taking the largest gives the opponent both
// others, while leaving it to them gives too little.
func lostWithThree(p engine.Position) bool {
	b, d := NumbersOf(p), p.Deficit
	return b[1]+b[2]+b[3] < d ||
		b[2] < d && d <= b[1]+b[2] && b[2]+b[3] < b[1]+d ||
		b[1] < d && d <= b[2] && b[1]+b[3] < b[2]+d ||
		d <= b[1] && b[1]+d < b[3] && b[3] < b[1]+b[2]+d && b[1]+b[2] < b[3]+d
}

func TestTheorem2Restated(t *testing.T) {
	solver := make(recursion.Solver)
	everySet(3, 20, -1, true, func(p engine.Position) {
		if p.Deficit == 0 {
			return
		}
		if got, want := lostWithThree(p), solver.Outcome(p) == engine.Loss; got != want {
			t.Errorf("%v: lost is %v, want %v", p, got, want)
		}
	})
}

// As printed it claims no loss that is none, misses some, and has a condition that
// nothing meets.
func TestTheorem2Printed(t *testing.T) {
	solver := make(recursion.Solver)
	positions, missed, first := 0, 0, ""
	everySet(3, grid.Largest, grid.Deficit[3], false, func(p engine.Position) {
		if p.Deficit == 0 {
			return
		}
		positions++
		b, d := NumbersOf(p), p.Deficit
		conditions := [5]bool{
			d > b[2] && b[2]+b[3] < b[1]+d && b[1]+b[2]+b[3] < d,
			d > b[2] && b[2]+b[3] < b[1]+d && b[1]+b[2] >= d,
			d <= b[2] && b[1] < d && b[1]+b[3] < b[2]+d,
			d <= b[2] && b[1] > d && b[1]+b[3] < b[2]+d && b[3] <= b[1]+b[2]+d,
			d <= b[2] && b[1] == d && b[1]+b[2]+d > b[3] && b[3]-d > b[1],
		}
		claimed, lost := conditions != [5]bool{}, solver.Outcome(p) == engine.Loss
		if conditions[3] {
			t.Errorf("%v meets condition 4", p)
		}
		if claimed && !lost {
			t.Errorf("%v is said to be lost", p)
		}
		if lost && !claimed {
			if missed++; first == "" {
				first = p.String()
			}
		}
	})
	if second := theorems[1]; second.Positions != positions || second.Wrong != missed || second.Counterexample != first {
		t.Errorf("%d positions, %d missed, first %s; the theorem says %+v", positions, missed, first, second)
	}
}
