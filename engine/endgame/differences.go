package endgame

// Difference is a case of the thesis that is wrong as printed, read as literally
// as it can be.
type Difference struct {
	Case      string // as in [Analysis]
	Condition string // which positions belong to it
	Printed   string // what the thesis says of them
	True      string // what holds
	// Counterexample is the first position that refutes it: its value is another
	// than the printed one or, where all values are right or left open, the printed
	// move does not keep it.
	Counterexample string
	// How many positions the case has with different numbers up to 14 and deficits up to
	// 43 (for three of them) and 57 (for four), of how many of these the value is wrong,
	// and for how many the move.
	Positions, OutcomeWrong, MoveWrong int
}

// Differences holds every case that is wrong.
var Differences = []Difference{
	{"3.I.C", "b2 < D, b2 + b3 = b1 + D",
		"a draw, by b2 and b3",
		"a win if b1 + b2 < D, by all three: b1 and b2 do not end the turn; otherwise as printed",
		"{1,2,3}:4", 364, 273, 273},
	{"3.II.III.B", "0 < D < b1, b1 + b2 = b3 + D",
		"a draw, by b1",
		"a win if b3 <= b1 + D, by b3: the opponent then gets one number only; otherwise as printed",
		"{3,4,5}:2", 161, 53, 53},
	{"3.II.III.C.3", "0 < D < b1, b1 + b2 < b3 + D, b3 < b1 + b2 + D",
		"a loss",
		"a win if b3 <= b1 + D, by b3: the opponent then gets one number only; otherwise as printed",
		"{4,5,7}:3", 284, 56, 0},
	{"4.0.II.A", "D = 0, b2 + b3 < b1 + b4, b1 + b2 + b3 > b4",
		"a win, by b1",
		"a win, by b1 only if b4 > b1 + b2, and otherwise by b4",
		"{3,4,5,7}:0", 284, 0, 56},
	{"4.I.B", "0 < D <= b1, b2 + b3 = b1 + b4 + D",
		"a draw, by b2",
		"a win if b1 + D < b4 <= b2 + D and b1 + b3 + D < b2 + b4, by b4; otherwise as printed",
		"{2,5,6,7}:2", 245, 38, 38},
	{"4.I.C.1.a", "0 < D <= b1, b1 + b4 > b2 + b3 + D, b4 < b1 + b2 + b3 + D",
		"a win, by b1",
		"a win by b4 if b4 <= b1 + b2 + D; otherwise, by b1, a win or a draw as b4 is less than or equal to b1 + b2 + b3 - D; else a loss",
		"{1,2,3,6}:1", 374, 155, 26},
	{"4.I.C.2.b", "0 < D < b1, b1 + b4 = b2 + b3 + D",
		"a win, by b1",
		"a win if b2 <= b1 + D and b4 > b1 + b2 - D, by b2; otherwise a draw, by b4 if b4 <= b1 + b2 - D and by b1 if not",
		"{2,4,5,8}:1", 175, 81, 125},
	{"4.I.C.3", "0 < D <= b1, b2 + b3 < b1 + b4 + D, b1 + b4 < b2 + b3 + D",
		"it depends, by b4",
		"it depends on two comparisons of pairs, b3 + b4 with b1 + b2 + D and b2 + b4 with b1 + b3 + D, and b3, b2 or b4 can be the move",
		"{1,2,3,4}:1", 1547, 0, 677},
	{"4.II.B", "b1 < D, b1 + b2 + b3 = b4 + D",
		"a draw, by b1 and b2",
		"a win if b1 + b4 <= b2 + D, by b1 and b4; a win if b4 >= D and {b1,b2,b3}:(b4 - D) is lost, by b4; otherwise as printed",
		"{1,3,4,5}:3", 756, 417, 417},
	{"4.II.C.2", "b1 < D, b1 + b2 + b3 < b4 + D, b4 = b1 + b2 + b3 + D",
		"a draw, by b4",
		"a win, by b1 and b4",
		"{1,2,3,8}:2", 57, 57, 57},
	{"4.II.C.3", "b1 < D, b1 + b2 + b3 < b4 + D, b4 < b1 + b2 + b3 + D",
		"it depends, by b4 first",
		"it depends, and a best move has b4 in it; but b4 must not be taken first where that ends the turn too early",
		"{1,2,3,4}:5", 50427, 0, 5823},
}
