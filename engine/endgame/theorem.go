package endgame

// Theorem is one of the two theorems of the thesis.
type Theorem struct {
	Number  int
	Printed string
	True    string // what holds; "" if it is as printed
	// Counterexample is the first position of [Grid] that refutes it, and Wrong of
	// Positions there do.
	Counterexample   string
	Positions, Wrong int
}

// Theorems holds both.
//
// The first is true for all sets of three or four numbers up to 20, equal ones
// included. Of the second only one half is: whoever meets one of its conditions
// loses, but not the other way round. Its condition 4, D < b1 with b1 + b3 < b2 +
// D, is never met. Restated it is checked for every three numbers up to 20, equal ones
// included, with every deficit from 1 to one more than their sum.
var Theorems = [2]Theorem{
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
