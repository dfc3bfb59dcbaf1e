package endgame

import "catchup/engine"

// three holds the branches of every case of three numbers, in the order in which
// they are tried. A case that has one branch is as the thesis has it; the others
// were corrected, or completed for equal numbers.
var three = map[string][]branch{
	// Three numbers, level (section 2.2.1).
	"3.0.I": {{outcome: engine.Win, take: []int{1},
		why: "After b1 one number ends the opponent's turn, and b1 with what they leave outweighs it."}},
	"3.0.II": {{outcome: engine.Win, take: []int{3},
		why: "b3 alone outweighs b1 and b2 together."}},
	"3.0.III": {{outcome: engine.Draw, take: []int{1},
		why: "b3 weighs as much as b1 and b2 together, and after b1 the opponent has to see it."}},

	// Three numbers, behind by more than the middle one (section 2.2.3, I).
	"3.I.A": {{outcome: engine.Win, take: []int{2, 3},
		why: "b2 and b3 outweigh b1 and the deficit of D."}},
	"3.I.B.1": {{outcome: engine.Loss,
		why: "Even all three numbers do not make up for the deficit of D."}},
	"3.I.B.2": {{outcome: engine.Draw, take: []int{1, 2, 3},
		why: "All three numbers make up for the deficit of D exactly."}},
	"3.I.B.3.a": {{outcome: engine.Loss,
		why: "b1 and b2 end the turn, so that all three are out of reach, and no two outweigh the third and the deficit of D."}},
	"3.I.B.3.b": {{outcome: engine.Win, take: []int{1, 2, 3},
		why: "b1 and b2 do not end the turn, and all three outweigh the deficit of D."}},
	"3.I.C": {
		{when: "b1 + b2 < D", holds: func(b numbers, d int) bool { return b[1]+b[2] < d },
			outcome: engine.Win, take: []int{1, 2, 3},
			why: "b1 and b2 do not end the turn, and all three outweigh the deficit of D."},
		{when: "b1 + b2 >= D", outcome: engine.Draw, take: []int{2, 3},
			why: "All three are out of reach, and b2 and b3, the most that two can weigh, balance b1 and the deficit of D."},
	},

	// Three numbers, behind by at most the middle one (section 2.2.3, II).
	"3.II.I.A": {{outcome: engine.Win, take: []int{1, 3},
		why: "b1 does not end the turn, and b1 and b3 outweigh b2 and the deficit of D."}},
	"3.II.I.B": {{outcome: engine.Loss,
		why: "The opponent gets b2 or b3 in any case, and not even b1 and b3 outweigh b2 and the deficit of D."}},
	"3.II.I.C": {{outcome: engine.Draw, take: []int{1, 3},
		why: "The opponent gets b2 or b3 in any case, and b1 and b3 balance b2 and the deficit of D."}},
	"3.II.II.A": {{outcome: engine.Win, take: []int{3},
		why: "b3 alone outweighs b1, b2 and the deficit of D."}},
	"3.II.II.B": {{outcome: engine.Draw, take: []int{3},
		why: "b3 alone balances b1, b2 and the deficit of D."}},
	"3.II.II.C.1": {
		levelWithEqual,
		{when: "b2 < b3", outcome: engine.Win, take: []int{3}, why: oneIsEnough},
	},
	"3.II.II.C.2": {
		levelWithEqual,
		{when: "b2 < b3", outcome: engine.Loss, why: bothOrLargest},
	},
	"3.II.III.A": {{outcome: engine.Win, take: []int{1},
		why: "After b1 one number ends the opponent's turn, and even if it is b3, b1 and b2 outweigh it and the deficit of D."}},
	"3.II.III.B": {
		{when: "b3 <= b1 + D", holds: oneCatchesUp, outcome: engine.Win, take: []int{3}, why: oneIsEnough},
		{when: "b3 > b1 + D", outcome: engine.Draw, take: []int{1},
			why: "After b1 one number ends the opponent's turn, and if it is b3, b1 and b2 balance it and the deficit of D."},
	},
	"3.II.III.C.1": {{outcome: engine.Win, take: []int{3},
		why: "b3 alone outweighs b1, b2 and the deficit of D."}},
	"3.II.III.C.2": {{outcome: engine.Draw, take: []int{3},
		why: "b3 alone balances b1, b2 and the deficit of D."}},
	"3.II.III.C.3": {
		{when: "b3 <= b1 + D", holds: oneCatchesUp, outcome: engine.Win, take: []int{3}, why: oneIsEnough},
		{when: "b3 > b1 + D", outcome: engine.Loss, why: bothOrLargest},
	},
}
