package endgame

import "catchup/engine"

// three holds the branches of every case of three numbers, in the order in which
// they are tried. A case that has one branch is as the thesis has it; the others
// were corrected, or completed for equal numbers.
var three = []Case{
	// Three numbers, level (section 2.2.1).
	{"3.0.I", "D = 0, b1 + b2 > b3", []Branch{{Outcome: engine.Win, Take: []int{1},
		Why: "After b1 one number ends the opponent's turn, and b1 with what they leave outweighs it."}}},
	{"3.0.II", "D = 0, b1 + b2 < b3", []Branch{{Outcome: engine.Win, Take: []int{3},
		Why: "b3 alone outweighs b1 and b2 together."}}},
	{"3.0.III", "D = 0, b1 + b2 = b3", []Branch{{Outcome: engine.Draw, Take: []int{1},
		Why: "b3 weighs as much as b1 and b2 together, and after b1 the opponent has to see it."}}},

	// Three numbers, behind by more than the middle one (section 2.2.3, I).
	{"3.I.A", "b2 < D, b2 + b3 > b1 + D", []Branch{{Outcome: engine.Win, Take: []int{2, 3},
		Why: "b2 and b3 outweigh b1 and the deficit of D."}}},
	{"3.I.B.1", "b2 < D, b2 + b3 < b1 + D, b1 + b2 + b3 < D", []Branch{{Outcome: engine.Loss,
		Why: "Even all three numbers do not make up for the deficit of D."}}},
	{"3.I.B.2", "b2 < D, b2 + b3 < b1 + D, b1 + b2 + b3 = D", []Branch{{Outcome: engine.Draw, Take: []int{1, 2, 3},
		Why: "All three numbers make up for the deficit of D exactly."}}},
	{"3.I.B.3.a", "b2 < D, b2 + b3 < b1 + D, D <= b1 + b2", []Branch{{Outcome: engine.Loss,
		Why: "b1 and b2 end the turn, so that all three are out of reach, and no two outweigh the third and the deficit of D."}}},
	{"3.I.B.3.b", "b2 < D, b2 + b3 < b1 + D, b1 + b2 < D < b1 + b2 + b3", []Branch{{Outcome: engine.Win, Take: []int{1, 2, 3},
		Why: "b1 and b2 do not end the turn, and all three outweigh the deficit of D."}}},
	{"3.I.C", "b2 < D, b2 + b3 = b1 + D", []Branch{
		{When: "b1 + b2 < D",
			Outcome: engine.Win, Take: []int{1, 2, 3},
			Why: "b1 and b2 do not end the turn, and all three outweigh the deficit of D."},
		{When: "b1 + b2 >= D", Outcome: engine.Draw, Take: []int{2, 3},
			Why: "All three are out of reach, and b2 and b3, the most that two can weigh, balance b1 and the deficit of D."},
	}},

	// Three numbers, behind by at most the middle one (section 2.2.3, II).
	{"3.II.I.A", "b1 < D <= b2, b1 + b3 > b2 + D", []Branch{{Outcome: engine.Win, Take: []int{1, 3},
		Why: "b1 does not end the turn, and b1 and b3 outweigh b2 and the deficit of D."}}},
	{"3.II.I.B", "b1 < D <= b2, b1 + b3 < b2 + D", []Branch{{Outcome: engine.Loss,
		Why: "The opponent gets b2 or b3 in any case, and not even b1 and b3 outweigh b2 and the deficit of D."}}},
	{"3.II.I.C", "b1 < D <= b2, b1 + b3 = b2 + D", []Branch{{Outcome: engine.Draw, Take: []int{1, 3},
		Why: "The opponent gets b2 or b3 in any case, and b1 and b3 balance b2 and the deficit of D."}}},
	{"3.II.II.A", "D = b1, b3 > b1 + b2 + D", []Branch{{Outcome: engine.Win, Take: []int{3},
		Why: "b3 alone outweighs b1, b2 and the deficit of D."}}},
	{"3.II.II.B", "D = b1, b3 = b1 + b2 + D", []Branch{{Outcome: engine.Draw, Take: []int{3},
		Why: "b3 alone balances b1, b2 and the deficit of D."}}},
	{"3.II.II.C.1", "D = b1, b3 < b1 + b2 + D, b3 <= b1 + D", []Branch{
		levelWithEqual,
		{When: "b2 < b3", Outcome: engine.Win, Take: []int{3}, Why: oneIsEnough},
	}},
	{"3.II.II.C.2", "D = b1, b3 < b1 + b2 + D, b3 > b1 + D", []Branch{
		levelWithEqual,
		{When: "b2 < b3", Outcome: engine.Loss, Why: bothOrLargest},
	}},
	{"3.II.III.A", "0 < D < b1, b1 + b2 > b3 + D", []Branch{{Outcome: engine.Win, Take: []int{1},
		Why: "After b1 one number ends the opponent's turn, and even if it is b3, b1 and b2 outweigh it and the deficit of D."}}},
	{"3.II.III.B", "0 < D < b1, b1 + b2 = b3 + D", []Branch{
		{When: "b3 <= b1 + D", Outcome: engine.Win, Take: []int{3}, Why: oneIsEnough},
		{When: "b3 > b1 + D", Outcome: engine.Draw, Take: []int{1},
			Why: "After b1 one number ends the opponent's turn, and if it is b3, b1 and b2 balance it and the deficit of D."},
	}},
	{"3.II.III.C.1", "0 < D < b1, b1 + b2 < b3 + D, b3 > b1 + b2 + D", []Branch{{Outcome: engine.Win, Take: []int{3},
		Why: "b3 alone outweighs b1, b2 and the deficit of D."}}},
	{"3.II.III.C.2", "0 < D < b1, b1 + b2 < b3 + D, b3 = b1 + b2 + D", []Branch{{Outcome: engine.Draw, Take: []int{3},
		Why: "b3 alone balances b1, b2 and the deficit of D."}}},
	{"3.II.III.C.3", "0 < D < b1, b1 + b2 < b3 + D, b3 < b1 + b2 + D", []Branch{
		{When: "b3 <= b1 + D", Outcome: engine.Win, Take: []int{3}, Why: oneIsEnough},
		{When: "b3 > b1 + D", Outcome: engine.Loss, Why: bothOrLargest},
	}},
}
