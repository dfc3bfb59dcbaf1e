package prove

import (
	"slices"

	"catchup/app/course"
	"catchup/app/store"
	"catchup/app/ui/solve"
	"catchup/puzzles"
	"catchup/puzzles/defence"
)

// A proof that is handed out asks for so many moves.
const (
	fewest = 3
	most   = 15
)

// variety is among how many suitable puzzles one is drawn.
const variety = 6

// Choose returns the id of a puzzle to prove: one of those nearest to the visitor's
// rating whose proof is neither too short nor too long, that is not proved yet and was
// not given before. When all are proved, it gives those again. The draw takes a number
// and returns one below it.
func Choose(kept store.Data, given map[string]bool, draw func(n int) int) string {
	left := course.Nearest(solve.Rating(kept.Skill), func(e puzzles.Entry) bool { return e.Task != puzzles.Resist && !given[e.ID] })
	slices.SortStableFunc(left, func(a, b puzzles.Entry) int {
		return rank(kept.Puzzles[a.ID].Proved) - rank(kept.Puzzles[b.ID].Proved)
	})
	var suitable []string
	for _, entry := range left {
		if len(suitable) == variety || len(suitable) > 0 && kept.Puzzles[entry.ID].Proved {
			break
		}
		if suits(entry.ID) {
			suitable = append(suitable, entry.ID)
		}
	}
	if len(suitable) == 0 { // everything was given since the visitor is here
		return puzzles.Catalog()[0].ID
	}
	return suitable[draw(len(suitable))]
}

// suits reports whether the proof of a puzzle asks for a playable number of moves. It
// takes a fraction of a millisecond.
func suits(id string) bool {
	puzzle, err := puzzles.Open(id)
	if err != nil {
		return false
	}
	tree, err := defence.Grow(puzzle, largest)
	if err != nil {
		return false
	}
	asked := len(tree.Choices())
	return fewest <= asked && asked <= most
}

func rank(proved bool) int {
	if proved {
		return 1
	}
	return 0
}
