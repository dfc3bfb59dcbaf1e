package endgame

import (
	"slices"
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
var levelWithEqual = Branch{When: "b2 = b3", Outcome: engine.Draw, Take: []int{1},
	Why: "b1 makes the scores level, and of two equal numbers each of you gets one."}

// withLargest returns the branches of case 4.II.C.3. One of the best moves has b4
// in it: the thesis is right so far, but not in taking it first, which may end the
// turn too early. What each such move is worth follows from what it leaves.
func withLargest() []Branch {
	var branches []Branch
	for _, aim := range []struct {
		verdict, opponent string
		all               Branch // by taking all four
	}{
		{"is lost", "loses", Branch{When: "b1 + b2 + b3 < D < b1 + b2 + b3 + b4", Outcome: engine.Win, Take: []int{1, 2, 3, 4},
			Why: "No three numbers end the turn, and all four outweigh the deficit of D."}},
		{"is drawn", "can only draw", Branch{When: "D = b1 + b2 + b3 + b4", Outcome: engine.Draw, Take: []int{1, 2, 3, 4},
			Why: "All four numbers make up for the deficit of D exactly."}},
	} {
		outcome := aim.all.Outcome
		branches = append(branches, aim.all)
		for _, take := range [][]int{{2, 3, 4}, {1, 3, 4}, {1, 2, 4}, {3, 4}, {2, 4}, {1, 4}, {4}} {
			if outcome == engine.Draw && len(take) == 1 {
				continue // where b4 alone draws, another move does too
			}
			taken, left := named(take), named(rest(take))
			branches = append(branches, Branch{
				When:    "taking " + taken + " ends the turn, and what it leaves " + aim.verdict,
				Outcome: outcome,
				Take:    take,
				Why:     "After " + taken + " the opponent " + aim.opponent + " with " + left + " left.",
				holds:   func(b numbers) bool { return legal(b, take) && worth(b, take) == outcome },
			})
		}
	}
	return append(branches,
		Branch{When: "D > b1 + b2 + b3 + b4", Outcome: engine.Loss,
			Why: "Even all four numbers do not make up for the deficit of D."},
		Branch{When: "otherwise", Outcome: engine.Loss,
			Why: "All four are out of reach, and whatever you leave, the opponent wins with it."})
}

// legal reports whether taking the four numbers with these indices, the largest
// last, is a move.
func legal(b numbers, take []int) bool {
	sum := 0
	for _, i := range take {
		sum += b[i]
	}
	return sum-b[take[len(take)-1]] < b[0] && (sum >= b[0] || len(take) == 4)
}

// worth returns what a move that leaves one, two or three of four numbers is worth to the
// player who makes it.
func worth(b numbers, take []int) engine.Outcome {
	lead := -b[0]
	for _, i := range take {
		lead += b[i]
	}
	switch left := rest(take); len(left) {
	case 1:
		return engine.OutcomeOf(lead - b[left[0]])
	case 2:
		small, large := b[left[0]], b[left[1]]
		if lead > small {
			return engine.OutcomeOf(lead - small - large) // the opponent gets both
		}
		return engine.OutcomeOf(lead - large + small) // the opponent gets one
	default:
		b = numbers{lead, b[left[0]], b[left[1]], b[left[2]]}
		return caseOf(three, b).branch(b).Outcome.Opposite()
	}
}

// rest returns the indices of the numbers not taken of four.
func rest(take []int) []int {
	return slices.DeleteFunc([]int{1, 2, 3, 4}, func(i int) bool { return slices.Contains(take, i) })
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
