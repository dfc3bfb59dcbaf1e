// Package lessons is the course: short levels from the rules to the only move, each
// of a few positions with something to find, and what is shown of the way through them. That what is said to be right is right,
// and nothing else, is proved by the tests.
package lessons

import (
	"slices"

	"catchup/puzzles/daily"
)

// Level is a part of the course about one idea.
type Level struct {
	ID    string // in its link and in the record: it stays
	Name  string
	Idea  string // said before
	Moral string // said after

	tasks []Task // empty in the last level: see [Level.Tasks]
}

// Task is a position with something to find for the player to move.
type Task struct {
	Game string // in notation
	Goal Goal
	By   int    // the lead, where the goal is one
	Ask  string // the task in a sentence
	// Right holds all that is right: moves as sets, or answers. To find the only move it
	// is empty: the proof of the puzzle says which.
	Right []string
	Since string // why it is right, where that says more than the goal
}

// Goal is what there is to find.
type Goal uint8

const (
	Lead   Goal = iota // a move that ends the turn so far ahead
	Most               // a move of the largest sum
	Beyond             // a move that leads by more than all that is left
	Only               // the only move that keeps what the position is worth
	Worth              // what the position is worth: "win", "draw" or "loss"
	Even               // whether the game can still end in a draw: "yes" or "no"
)

// Tasks returns the positions of the level. Those of the last one are the daily
// boards of yesterday, or of the first day there was.
func (l Level) Tasks(today daily.Date) []Task {
	if len(l.tasks) > 0 {
		return l.tasks
	}
	boards, ok := daily.Boards(max(today-1, daily.First))
	if !ok {
		return nil
	}
	var tasks []Task
	for _, board := range boards {
		tasks = append(tasks, Task{Game: board.ID, Goal: Only, Ask: askOnly[board.Task]})
	}
	return tasks
}

// Find returns the place of a level in the course, or -1.
func Find(id string) int {
	return slices.IndexFunc(Levels, func(level Level) bool { return level.ID == id })
}

// Next returns the place of the first level without stars, or the last level if all
// have some.
func Next(stars map[string]int) int {
	if i := slices.IndexFunc(Levels, func(level Level) bool { return stars[level.ID] == 0 }); i >= 0 {
		return i
	}
	return len(Levels) - 1
}
