package train

import (
	"strconv"

	"catchup/app/course"
	"catchup/app/store"
	"catchup/app/ui/solve"
	"catchup/puzzles"
)

// Training is a course being gone through. Its methods are all that can happen to
// it; those that hand out a puzzle take what is kept of the visitor.
type Training struct {
	Course  course.Course
	Offset  int            // how many points above the visitor's rating the puzzles are to be
	Solving *solve.Solving // nil when the course is through

	seed  string          // decides, with what is kept, which puzzle is next
	given map[string]bool // by id: what was handed out since the visitor is here
	again bool            // the course is gone through once more
}

// offsets are the choices of [Training.Offset].
var offsets = []int{-300, -150, 0, 150, 300}

// offsetText says what an offset means.
func offsetText(offset int) string {
	switch {
	case offset < 0:
		return strconv.Itoa(-offset) + " points below your rating"
	case offset > 0:
		return strconv.Itoa(offset) + " points above your rating"
	default:
		return "Around your rating"
	}
}

// Begin starts a course and hands out its first puzzle.
func Begin(c course.Course, offset int, seed string, kept store.Data) *Training {
	t := &Training{Course: c, Offset: offset, seed: seed, given: map[string]bool{}}
	t.Next(kept)
	return t
}

// Next hands out the next puzzle.
func (t *Training) Next(kept store.Data) {
	t.Solving = nil
	wanted := solve.Rating(kept.Skill) + t.Offset
	entry, ok := t.Course.Next(kept.Puzzles, wanted, t.seed, t.given, t.again)
	if !ok && !t.again && t.Course != course.Misses { // what was handed out, but not tried
		t.given = map[string]bool{}
		entry, ok = t.Course.Next(kept.Puzzles, wanted, t.seed, t.given, false)
	}
	if !ok {
		return
	}
	t.given[entry.ID] = true
	if puzzle, err := puzzles.Open(entry.ID); err == nil {
		t.Solving = solve.Begin(puzzle)
		if theme, ok := t.Course.Theme(); ok {
			t.Solving.Chosen = &theme
		}
	}
}

// Again goes through the whole course once more, also what was solved before.
func (t *Training) Again(kept store.Data) {
	t.again, t.given = true, map[string]bool{}
	t.Next(kept)
}

// SetOffset makes the puzzles harder or easier: this one too, if nothing was tried
// yet.
func (t *Training) SetOffset(offset int, kept store.Data) {
	t.Offset = offset
	if t.Solving != nil && t.Solving.Untouched() {
		delete(t.given, t.Solving.Attempt.Puzzle.ID())
		t.Next(kept)
	}
}
