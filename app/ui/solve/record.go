package solve

import (
	"strconv"

	"catchup/app/store"
	"catchup/puzzles"
)

// revealed reports whether the marks so far have brought something to light about a puzzle of
// the catalogue: it is solved, or something went wrong.
func (s *Solving) revealed() bool {
	return puzzles.Find(s.Attempt.Puzzle.ID()) >= 0 && (s.Stage == Solved || s.Marks.Misses() > 0)
}

// keep writes what was brought to light into the record, on a civil date, "2026-11-21". It
// may be done twice: see [store.Store.Update].
func (s *Solving) keep(d *store.Data, day string) {
	if !s.revealed() {
		return
	}
	entry := puzzles.Catalog()[puzzles.Find(s.Attempt.Puzzle.ID())]
	result := d.Puzzles[entry.ID]
	if !tried(result) {
		result.Failed, result.Hints, result.Day = !s.Clean(), s.Marks.Hints(), day
		d.Skill = play(d.Skill, entry.Rating, s.Clean(), weight(s.Chosen, s.Clean(), s.Marks.Hints()))
	}
	result.Solved = result.Solved || s.Stage == Solved
	switch {
	case !s.Clean():
		result.Missed = true
	case !s.seen:
		result.Missed = false
	}
	d.Puzzles[entry.ID] = result
}

// tried reports whether there was a first try.
func tried(r store.Result) bool { return r.Solved || r.Failed }

// counts reports whether the puzzle will count for the visitor's rating: it is in
// the catalogue and was never tried.
func counts(id string) bool {
	return puzzles.Find(id) >= 0 && !tried(store.Record().Data().Puzzles[id])
}

// change says how a rating has changed: "1512 (+9)".
func change(before, after store.Skill) string {
	by := Rating(after) - Rating(before)
	text := strconv.Itoa(by)
	switch {
	case by > 0:
		text = "+" + text
	case by < 0:
		text = "−" + text[1:]
	default:
		text = "±0"
	}
	return Points(Strength(after)) + " (" + text + ")"
}
