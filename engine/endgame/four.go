package endgame

import "catchup/engine"

// four is the same for four numbers. Some cases were completed too: where the
// thesis says only that the outcome depends.
var four = []Case{
	// Four numbers, level (section 2.2.2).
	{"4.0.I", "D = 0, b2 + b3 > b1 + b4", []Branch{{Outcome: engine.Win, Take: []int{2},
		Why: "After b2 the opponent cannot take both b3 and b4, and b2 with either outweighs the rest."}}},
	{"4.0.II.A", "D = 0, b2 + b3 < b1 + b4, b1 + b2 + b3 > b4", []Branch{
		{When: "b4 > b1 + b2",
			Outcome: engine.Win, Take: []int{1},
			Why: "After b1 the opponent either takes b4, and b2 and b3 are yours, or leaves b4 to you: both win."},
		{When: "b4 <= b1 + b2", Outcome: engine.Win, Take: []int{4},
			Why: "After b4 two numbers end the opponent's turn, and not even b2 and b3 outweigh b1 and b4."},
	}},
	{"4.0.II.B", "D = 0, b2 + b3 < b1 + b4, b1 + b2 + b3 < b4", []Branch{{Outcome: engine.Win, Take: []int{4},
		Why: "b4 alone outweighs b1, b2 and b3 together."}}},
	{"4.0.II.C", "D = 0, b2 + b3 < b1 + b4, b1 + b2 + b3 = b4", []Branch{{Outcome: engine.Draw, Take: []int{1},
		Why: "b4 balances b1, b2 and b3, and after b1 the opponent has to see it."}}},
	{"4.0.III", "D = 0, b2 + b3 = b1 + b4", []Branch{{Outcome: engine.Draw, Take: []int{2},
		Why: "b2 and b3 balance b1 and b4, and after b2 the opponent has to take just those."}}},

	// Four numbers, behind by at most the smallest: every move is one number
	// (section 2.2.4, I).
	{"4.I.A", "0 < D <= b1, b2 + b3 > b1 + b4 + D", []Branch{{Outcome: engine.Win, Take: []int{2},
		Why: "After b2 the opponent cannot take both b3 and b4, and b2 with either outweighs the rest and the deficit of D."}}},
	{"4.I.B", "0 < D <= b1, b2 + b3 = b1 + b4 + D", []Branch{
		{When: "b1 + D < b4 <= b2 + D, b1 + b3 + D < b2 + b4",
			Outcome: engine.Win, Take: []int{4}, Why: largestWins},
		{When: "otherwise", Outcome: engine.Draw, Take: []int{2},
			Why: "After b2 the opponent's best is b1 and b4, which b2 and b3 balance with the deficit of D."},
	}},
	{"4.I.C.1.a", "0 < D <= b1, b1 + b4 > b2 + b3 + D, b4 < b1 + b2 + b3 + D", []Branch{
		{When: "b4 <= b1 + b2 + D",
			Outcome: engine.Win, Take: []int{4},
			Why: "After b4 the opponent cannot take all three, and not even b2 and b3 with the deficit of D outweigh b1 and b4."},
		{When: "b1 + b2 + D < b4 < b1 + b2 + b3 - D",
			Outcome: engine.Win, Take: []int{1},
			Why: "After b1 the opponent either takes b4, and b2 and b3 are yours, or leaves b4 to you: both outweigh the deficit of D."},
		{When: "b1 + b2 + D < b4 = b1 + b2 + b3 - D",
			Outcome: engine.Draw, Take: []int{1},
			Why: "After b1 the opponent's best is b4, which with the deficit of D balances b1, b2 and b3."},
		{When: "otherwise", Outcome: engine.Loss,
			Why: "If you leave b4, the opponent takes it; if you take it, they get all the rest; either outweighs yours with the deficit of D."},
	}},
	{"4.I.C.1.b", "0 < D <= b1, b1 + b4 > b2 + b3 + D, b4 > b1 + b2 + b3 + D", []Branch{{Outcome: engine.Win, Take: []int{4},
		Why: "b4 alone outweighs b1, b2, b3 and the deficit of D."}}},
	{"4.I.C.1.c", "0 < D <= b1, b1 + b4 > b2 + b3 + D, b4 = b1 + b2 + b3 + D", []Branch{{Outcome: engine.Draw, Take: []int{4},
		Why: "b4 alone balances b1, b2, b3 and the deficit of D."}}},
	{"4.I.C.2.a", "D = b1, b1 + b4 = b2 + b3 + D", []Branch{{Outcome: engine.Draw, Take: []int{1},
		Why: "b1 makes the scores level, and b4 balances b2 and b3."}}},
	{"4.I.C.2.b", "0 < D < b1, b1 + b4 = b2 + b3 + D", []Branch{
		{When: "b1 = b2, " + thirdWinsWhen,
			Outcome: engine.Win, Take: []int{3}, Why: thirdWins},
		{When: "b1 < b2 <= b1 + D, b4 > b1 + b2 - D",
			Outcome: engine.Win, Take: []int{2},
			Why: "After b2 one number ends the opponent's turn, so that b1 and b4 do not come together; whichever they take, you win."},
		{When: "b4 <= b1 + b2 - D",
			Outcome: engine.Draw, Take: []int{4},
			Why: "After b4 the opponent can do no better than b2 and b3, which with the deficit of D balance b1 and b4."},
		{When: "otherwise", Outcome: engine.Draw, Take: []int{1},
			Why: "After b1 the opponent can do no better than to leave you b4, which with b1 balances b2, b3 and the deficit of D."},
	}},
	{"4.I.C.3", "0 < D <= b1, b2 + b3 < b1 + b4 + D, b1 + b4 < b2 + b3 + D", []Branch{
		{When: thirdWinsWhen,
			Outcome: engine.Win, Take: []int{3}, Why: thirdWins},
		{When: "b2 <= b1 + D, b4 > b1 + b2 - D, b1 + b3 + D < b2 + b4",
			Outcome: engine.Win, Take: []int{2},
			Why: "After b2 one number ends the opponent's turn, and if it is b4 you get both others; if not, b2 and b4 outweigh b1, b3 and the deficit of D."},
		{When: "b1 + D < b4 <= b2 + D, b1 + b3 + D < b2 + b4",
			Outcome: engine.Win, Take: []int{4}, Why: largestWins},
		{When: "b3 <= b1 + D, b4 > b1 + b3 - D, b1 + b2 + D = b3 + b4",
			Outcome: engine.Draw, Take: []int{3},
			Why: "After b3 one number ends the opponent's turn, and b3 and b4 balance b1, b2 and the deficit of D."},
		{When: "b2 <= b1 + D, b4 > b1 + b2 - D, b1 + b3 + D = b2 + b4",
			Outcome: engine.Draw, Take: []int{2},
			Why: "After b2 one number ends the opponent's turn, and b2 and b4 balance b1, b3 and the deficit of D."},
		{When: "b1 + D < b4 <= b2 + D, b1 + b3 + D = b2 + b4",
			Outcome: engine.Draw, Take: []int{4},
			Why: "After b4 the opponent cannot keep both b2 and b3 from you, and b4 with b2 balances b1, b3 and the deficit of D."},
		{When: "b4 = b1 + D, b2 = b3",
			Outcome: engine.Draw, Take: []int{4},
			Why: "After b4 the opponent's best is to make the scores level with b1, and of two equal numbers each of you gets one."},
		{When: "otherwise", Outcome: engine.Loss,
			Why: "Whichever number you take, the opponent has an answer with which their numbers and the deficit of D outweigh yours."},
	}},

	// Four numbers, behind by more than the smallest (section 2.2.4, II).
	{"4.II.A", "b1 < D, b1 + b2 + b3 > b4 + D", []Branch{{Outcome: engine.Win, Take: []int{1, 2},
		Why: "After b1 and b2 the opponent cannot take both b3 and b4, and with either you outweigh the other and the deficit of D."}}},
	{"4.II.B", "b1 < D, b1 + b2 + b3 = b4 + D", []Branch{
		{When: "b3 < b4, b1 + b4 <= b2 + D",
			Outcome: engine.Win, Take: []int{1, 4},
			Why: "After b1 and b4 one number ends the opponent's turn, and with the other you outweigh it and the deficit of D."},
		{When: "b4 >= D, and {b1,b2,b3}:(b4 - D) is lost", holds: func(b numbers) bool {
			return b[4] >= b[0] && worth(b, []int{4}) == engine.Win
		},
			Outcome: engine.Win, Take: []int{4}, Why: "After b4 the opponent loses with b1, b2 and b3 left."},
		{When: "b3 = b4, and {b1,b2}:(b3 + b4 - D) is lost", holds: func(b numbers) bool {
			return b[3] == b[4] && legal(b, []int{3, 4}) && worth(b, []int{3, 4}) == engine.Win
		},
			Outcome: engine.Win, Take: []int{3, 4}, Why: "After b3 and b4 the opponent loses with b1 and b2 left."},
		{When: "otherwise", Outcome: engine.Draw, Take: []int{1, 2},
			Why: "After b1 and b2 one number ends the opponent's turn, and if it is b4, your three balance it and the deficit of D."},
	}},
	{"4.II.C.1", "b1 < D, b1 + b2 + b3 < b4 + D, b4 > b1 + b2 + b3 + D", []Branch{{Outcome: engine.Win, Take: []int{4},
		Why: "b4 alone outweighs b1, b2, b3 and the deficit of D."}}},
	{"4.II.C.2", "b1 < D, b1 + b2 + b3 < b4 + D, b4 = b1 + b2 + b3 + D", []Branch{{Outcome: engine.Win, Take: []int{1, 4},
		Why: "b1 does not end the turn, and b4, which alone balances the rest and the deficit of D, wins with it."}}},
	{"4.II.C.3", "b1 < D, b1 + b2 + b3 < b4 + D, b4 < b1 + b2 + b3 + D", withLargest()},
}
