package endgame

import (
	"slices"

	"catchup/engine"
)

// legal reports whether taking the four numbers with these indices, the largest
// last, is a move.
func legal(b Numbers, take []int) bool {
	sum := 0
	for _, i := range take {
		sum += b[i]
	}
	return sum-b[take[len(take)-1]] < b[0] && (sum >= b[0] || len(take) == 4)
}

// worth returns what a move that leaves one, two or three of four numbers is worth to the
// player who makes it.
func worth(b Numbers, take []int) engine.Outcome {
	lead := -b[0]
	for _, i := range take {
		lead += b[i]
	}
	left := slices.DeleteFunc([]int{1, 2, 3, 4}, func(i int) bool { return slices.Contains(take, i) })
	switch len(left) {
	case 1:
		return engine.OutcomeOf(lead - b[left[0]])
	case 2:
		small, large := b[left[0]], b[left[1]]
		if lead > small {
			return engine.OutcomeOf(lead - small - large) // the opponent gets both
		}
		return engine.OutcomeOf(lead - large + small) // the opponent gets one
	default:
		b = Numbers{lead, b[left[0]], b[left[1]], b[left[2]]}
		path := Tree(3).path(b)
		return path[len(path)-1].branch(b).Outcome.Opposite()
	}
}
