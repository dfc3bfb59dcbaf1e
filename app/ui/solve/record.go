package solve

import (
	"math"
	"strconv"

	"catchup/app/clock"
	"catchup/app/store"
	"catchup/puzzles"
)

// trial is what has come out about a puzzle of the catalogue: it is solved, or
// something went wrong, or both.
type trial struct {
	entry  puzzles.Entry
	chosen *puzzles.Theme // the theme by which the visitor has chosen the puzzle, or nil
	solved bool
	clean  bool // solved without a wrong move, and not shown
	seen   bool // its solution was on the screen shortly before
	hints  int
	day    string // the civil date, "2026-11-21"
}

// trial returns what the marks so far have brought to light, if anything.
func (s *Solving) trial() (trial, bool) {
	i := puzzles.Find(s.Attempt.Puzzle.ID())
	if i < 0 || s.Stage != Solved && s.Marks.Misses() == 0 {
		return trial{}, false
	}
	return trial{
		entry:  puzzles.Catalog()[i],
		chosen: s.Chosen,
		solved: s.Stage == Solved,
		clean:  s.Clean(),
		seen:   s.seen,
		hints:  s.Marks.Hints(),
		day:    clock.Today().String(),
	}, true
}

// keep writes the trial into the record. It may be done twice: see
// [store.Store.Update].
func (t trial) keep(d *store.Data) {
	result := d.Puzzles[t.entry.ID]
	if !tried(result) {
		result.Failed, result.Hints, result.Day = !t.clean, t.hints, t.day
		d.Skill = play(d.Skill, t.entry.Rating, t.clean, weight(t.chosen, t.clean, t.hints))
	}
	result.Solved = result.Solved || t.solved
	switch {
	case !t.clean:
		result.Missed = true
	case !t.seen:
		result.Missed = false
	}
	d.Puzzles[t.entry.ID] = result
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
	by := int(math.Round(Strength(after).Value)) - int(math.Round(Strength(before).Value))
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
