package endgame

import (
	"strings"

	"catchup/engine"
)

// Sentences that several branches share.
const (
	oneIsEnough = "After b3 one number ends the opponent's turn, and b3 with the other outweighs it and the deficit of D."

	bothOrLargest = "After b3 the opponent takes b1 and b2, and after anything else b3: neither leaves you enough for the deficit of D."

	largestWins = "After b4 the opponent cannot keep both b2 and b3 from you, and b4 with b2 outweighs b1, b3 and the deficit of D."

	thirdWinsWhen = "b3 <= b1 + D, b4 > b1 + b3 - D, b1 + b2 + D < b3 + b4"
	thirdWins     = "After b3 one number ends the opponent's turn, and if it is b4 you get both others; if not, b3 and b4 outweigh b1, b2 and the deficit of D."
)

// levelWithEqual is where case 3.II.II.C ends if its larger numbers are equal, of
// which the thesis does not speak.
var levelWithEqual = branch{when: "b2 = b3", holds: func(b numbers, _ int) bool { return b[2] == b[3] },
	outcome: engine.Draw, take: []int{1},
	why: "b1 makes the scores level, and of two equal numbers each of you gets one."}

// oneCatchesUp holds if after b3 any number catches up again.
func oneCatchesUp(b numbers, d int) bool { return b[3] <= b[1]+d }

// The next three are the three moves that can be good in case 4.I.C.3, where D is
// at most b1 and b1 + b4 differs from b2 + b3 by less than D. Each is of use if it
// ends in a comparison of two pairs: the sign says what it is worth.

// thirdForcesOne holds if after b3 the opponent gets one number at a time, and b3
// and b4 against the rest is worth the outcome.
func thirdForcesOne(o engine.Outcome) func(b numbers, d int) bool {
	return func(b numbers, d int) bool {
		return b[3] <= b[1]+d && b[4] > b[1]+b[3]-d && engine.OutcomeOf(b[3]+b[4]-b[1]-b[2]-d) == o
	}
}

// secondForcesOne is the same for b2.
func secondForcesOne(o engine.Outcome) func(b numbers, d int) bool {
	return func(b numbers, d int) bool {
		return b[2] <= b[1]+d && b[4] > b[1]+b[2]-d && engine.OutcomeOf(b[2]+b[4]-b[1]-b[3]-d) == o
	}
}

// largestForcesTwo holds if after b4 the opponent needs more than b1 and at most
// b2, and b2 and b4 against the rest is worth the outcome.
func largestForcesTwo(o engine.Outcome) func(b numbers, d int) bool {
	return func(b numbers, d int) bool {
		return b[1]+d < b[4] && b[4] <= b[2]+d && engine.OutcomeOf(b[2]+b[4]-b[1]-b[3]-d) == o
	}
}

// withLargest returns the branches of case 4.II.C.3. One of the best moves has b4
// in it: the thesis is right so far, but not in taking it first, which may end the
// turn too early. What each such move is worth follows from what it leaves.
func withLargest() []branch {
	var branches []branch
	for _, aim := range []struct {
		outcome           engine.Outcome
		verdict, opponent string
	}{{engine.Win, "is lost", "loses"}, {engine.Draw, "is drawn", "can only draw"}} {
		for _, take := range [][]int{{1, 2, 3, 4}, {2, 3, 4}, {1, 3, 4}, {1, 2, 4}, {3, 4}, {2, 4}, {1, 4}, {4}} {
			if aim.outcome == engine.Draw && len(take) == 1 {
				continue // where b4 alone draws, another move does too
			}
			taken, left := named(take), named(rest(take))
			x := branch{
				holds: func(b numbers, d int) bool {
					return legal(b, d, take) && worth(b, d, take) == aim.outcome
				},
				outcome: aim.outcome,
				take:    take,
				when:    "taking " + taken + " ends the turn, and what it leaves " + aim.verdict,
				why:     "After " + taken + " the opponent " + aim.opponent + " with " + left + " left.",
			}
			if left == "" {
				x.when = "b1 + b2 + b3 < D < b1 + b2 + b3 + b4"
				x.why = "No three numbers end the turn, and all four outweigh the deficit of D."
			}
			if left == "" && aim.outcome == engine.Draw {
				x.when = "D = b1 + b2 + b3 + b4"
				x.why = "All four numbers make up for the deficit of D exactly."
			}
			branches = append(branches, x)
		}
	}
	return append(branches,
		branch{when: "D > b1 + b2 + b3 + b4", holds: func(b numbers, d int) bool { return d > b[1]+b[2]+b[3]+b[4] },
			outcome: engine.Loss, why: "Even all four numbers do not make up for the deficit of D."},
		branch{when: "otherwise", outcome: engine.Loss,
			why: "All four are out of reach, and whatever you leave, the opponent wins with it."})
}

// legal reports whether taking the four numbers with these indices, the largest
// last, is a move.
func legal(b numbers, d int, take []int) bool {
	sum := 0
	for _, i := range take {
		sum += b[i]
	}
	return sum-b[take[len(take)-1]] < d && (sum >= d || len(take) == 4)
}

// worth returns what a move is worth to the player who makes it with four numbers
// left: the numbers that it leaves decide.
func worth(b numbers, d int, take []int) engine.Outcome {
	lead := -d
	for _, i := range take {
		lead += b[i]
	}
	left := rest(take)
	switch len(left) {
	case 0:
		return engine.OutcomeOf(lead)
	case 1:
		return engine.OutcomeOf(lead - b[left[0]])
	case 2:
		small, large := b[left[0]], b[left[1]]
		if lead > small {
			return engine.OutcomeOf(lead - small - large) // the opponent gets both
		}
		return engine.OutcomeOf(lead - large + small) // the opponent gets one
	default:
		b := numbers{0, b[left[0]], b[left[1]], b[left[2]]}
		return branchOf(three[printed(3, b, lead).label], b, lead).outcome.Opposite()
	}
}

// rest returns the indices of the numbers not taken of four.
func rest(take []int) []int {
	var left []int
	for i := 1; i <= 4; i++ {
		taken := false
		for _, t := range take {
			taken = taken || t == i
		}
		if !taken {
			left = append(left, i)
		}
	}
	return left
}

// named returns numbers by their letters: b1, b3 and b4.
func named(indices []int) string {
	var names []string
	for _, i := range indices {
		names = append(names, "b"+string('0'+rune(i)))
	}
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
