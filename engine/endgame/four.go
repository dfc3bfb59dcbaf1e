package endgame

import "catchup/engine"

// four is the same for four numbers. Some cases were completed too: where the
// thesis says only that the outcome depends.
var four = map[string][]branch{
	// Four numbers, level (section 2.2.2).
	"4.0.I": {{outcome: engine.Win, take: []int{2},
		why: "After b2 the opponent cannot take both b3 and b4, and b2 with either outweighs the rest."}},
	"4.0.II.A": {
		{when: "b4 > b1 + b2", holds: func(b numbers, _ int) bool { return b[4] > b[1]+b[2] },
			outcome: engine.Win, take: []int{1},
			why: "After b1 the opponent either takes b4, and b2 and b3 are yours, or leaves b4 to you: both win."},
		{when: "b4 <= b1 + b2", outcome: engine.Win, take: []int{4},
			why: "After b4 two numbers end the opponent's turn, and not even b2 and b3 outweigh b1 and b4."},
	},
	"4.0.II.B": {{outcome: engine.Win, take: []int{4},
		why: "b4 alone outweighs b1, b2 and b3 together."}},
	"4.0.II.C": {{outcome: engine.Draw, take: []int{1},
		why: "b4 balances b1, b2 and b3, and after b1 the opponent has to see it."}},
	"4.0.III": {{outcome: engine.Draw, take: []int{2},
		why: "b2 and b3 balance b1 and b4, and after b2 the opponent has to take just those."}},

	// Four numbers, behind by at most the smallest: every move is one number
	// (section 2.2.4, I).
	"4.I.A": {{outcome: engine.Win, take: []int{2},
		why: "After b2 the opponent cannot take both b3 and b4, and b2 with either outweighs the rest and the deficit of D."}},
	"4.I.B": {
		{when: "b1 + D < b4 <= b2 + D, b1 + b3 + D < b2 + b4", holds: largestForcesTwo(engine.Win),
			outcome: engine.Win, take: []int{4}, why: largestWins},
		{when: "otherwise", outcome: engine.Draw, take: []int{2},
			why: "After b2 the opponent's best is b1 and b4, which b2 and b3 balance with the deficit of D."},
	},
	"4.I.C.1.a": {
		{when: "b4 <= b1 + b2 + D", holds: func(b numbers, d int) bool { return b[4] <= b[1]+b[2]+d },
			outcome: engine.Win, take: []int{4},
			why: "After b4 the opponent cannot take all three, and not even b2 and b3 with the deficit of D outweigh b1 and b4."},
		{when: "b1 + b2 + D < b4 < b1 + b2 + b3 - D", holds: func(b numbers, d int) bool { return b[4] < b[1]+b[2]+b[3]-d },
			outcome: engine.Win, take: []int{1},
			why: "After b1 the opponent either takes b4, and b2 and b3 are yours, or leaves b4 to you: both outweigh the deficit of D."},
		{when: "b1 + b2 + D < b4 = b1 + b2 + b3 - D", holds: func(b numbers, d int) bool { return b[4] == b[1]+b[2]+b[3]-d },
			outcome: engine.Draw, take: []int{1},
			why: "After b1 the opponent's best is b4, which with the deficit of D balances b1, b2 and b3."},
		{when: "otherwise", outcome: engine.Loss,
			why: "If you leave b4, the opponent takes it; if you take it, they get all the rest; either outweighs yours with the deficit of D."},
	},
	"4.I.C.1.b": {{outcome: engine.Win, take: []int{4},
		why: "b4 alone outweighs b1, b2, b3 and the deficit of D."}},
	"4.I.C.1.c": {{outcome: engine.Draw, take: []int{4},
		why: "b4 alone balances b1, b2, b3 and the deficit of D."}},
	"4.I.C.2.a": {{outcome: engine.Draw, take: []int{1},
		why: "b1 makes the scores level, and b4 balances b2 and b3."}},
	"4.I.C.2.b": {
		{when: "b1 = b2, " + thirdWinsWhen, holds: func(b numbers, d int) bool {
			return b[1] == b[2] && thirdForcesOne(engine.Win)(b, d)
		},
			outcome: engine.Win, take: []int{3}, why: thirdWins},
		{when: "b1 < b2 <= b1 + D, b4 > b1 + b2 - D", holds: func(b numbers, d int) bool {
			return b[1] < b[2] && b[2] <= b[1]+d && b[4] > b[1]+b[2]-d
		},
			outcome: engine.Win, take: []int{2},
			why: "After b2 one number ends the opponent's turn, so that b1 and b4 do not come together; whichever they take, you win."},
		{when: "b4 <= b1 + b2 - D", holds: func(b numbers, d int) bool { return b[4] <= b[1]+b[2]-d },
			outcome: engine.Draw, take: []int{4},
			why: "After b4 the opponent can do no better than b2 and b3, which with the deficit of D balance b1 and b4."},
		{when: "otherwise", outcome: engine.Draw, take: []int{1},
			why: "After b1 the opponent can do no better than to leave you b4, which with b1 balances b2, b3 and the deficit of D."},
	},
	"4.I.C.3": {
		{when: thirdWinsWhen, holds: thirdForcesOne(engine.Win),
			outcome: engine.Win, take: []int{3}, why: thirdWins},
		{when: "b2 <= b1 + D, b4 > b1 + b2 - D, b1 + b3 + D < b2 + b4", holds: secondForcesOne(engine.Win),
			outcome: engine.Win, take: []int{2},
			why: "After b2 one number ends the opponent's turn, and if it is b4 you get both others; if not, b2 and b4 outweigh b1, b3 and the deficit of D."},
		{when: "b1 + D < b4 <= b2 + D, b1 + b3 + D < b2 + b4", holds: largestForcesTwo(engine.Win),
			outcome: engine.Win, take: []int{4}, why: largestWins},
		{when: "b3 <= b1 + D, b4 > b1 + b3 - D, b1 + b2 + D = b3 + b4", holds: thirdForcesOne(engine.Draw),
			outcome: engine.Draw, take: []int{3},
			why: "After b3 one number ends the opponent's turn, and b3 and b4 balance b1, b2 and the deficit of D."},
		{when: "b2 <= b1 + D, b4 > b1 + b2 - D, b1 + b3 + D = b2 + b4", holds: secondForcesOne(engine.Draw),
			outcome: engine.Draw, take: []int{2},
			why: "After b2 one number ends the opponent's turn, and b2 and b4 balance b1, b3 and the deficit of D."},
		{when: "b1 + D < b4 <= b2 + D, b1 + b3 + D = b2 + b4", holds: largestForcesTwo(engine.Draw),
			outcome: engine.Draw, take: []int{4},
			why: "After b4 the opponent cannot keep both b2 and b3 from you, and b4 with b2 balances b1, b3 and the deficit of D."},
		{when: "b4 = b1 + D, b2 = b3", holds: func(b numbers, d int) bool { return b[4] == b[1]+d && b[2] == b[3] },
			outcome: engine.Draw, take: []int{4},
			why: "After b4 the opponent's best is to make the scores level with b1, and of two equal numbers each of you gets one."},
		{when: "otherwise", outcome: engine.Loss,
			why: "Whichever number you take, the opponent has an answer with which their numbers and the deficit of D outweigh yours."},
	},

	// Four numbers, behind by more than the smallest (section 2.2.4, II).
	"4.II.A": {{outcome: engine.Win, take: []int{1, 2},
		why: "After b1 and b2 the opponent cannot take both b3 and b4, and with either you outweigh the other and the deficit of D."}},
	"4.II.B": {
		{when: "b3 < b4, b1 + b4 <= b2 + D", holds: func(b numbers, d int) bool { return b[3] < b[4] && b[1]+b[4] <= b[2]+d },
			outcome: engine.Win, take: []int{1, 4},
			why: "After b1 and b4 one number ends the opponent's turn, and with the other you outweigh it and the deficit of D."},
		{when: "b4 >= D, and {b1,b2,b3}:(b4 - D) is lost", holds: func(b numbers, d int) bool {
			return b[4] >= d && worth(b, d, []int{4}) == engine.Win
		},
			outcome: engine.Win, take: []int{4}, why: "After b4 the opponent loses with b1, b2 and b3 left."},
		{when: "b3 = b4, and {b1,b2}:(b3 + b4 - D) is lost", holds: func(b numbers, d int) bool {
			return b[3] == b[4] && legal(b, d, []int{3, 4}) && worth(b, d, []int{3, 4}) == engine.Win
		},
			outcome: engine.Win, take: []int{3, 4}, why: "After b3 and b4 the opponent loses with b1 and b2 left."},
		{when: "otherwise", outcome: engine.Draw, take: []int{1, 2},
			why: "After b1 and b2 one number ends the opponent's turn, and if it is b4, your three balance it and the deficit of D."},
	},
	"4.II.C.1": {{outcome: engine.Win, take: []int{4},
		why: "b4 alone outweighs b1, b2, b3 and the deficit of D."}},
	"4.II.C.2": {{outcome: engine.Win, take: []int{1, 4},
		why: "b1 does not end the turn, and b4, which alone balances the rest and the deficit of D, wins with it."}},
	"4.II.C.3": withLargest(),
}
