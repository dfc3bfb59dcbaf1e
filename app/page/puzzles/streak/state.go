// Package streak is puzzles that get harder and harder, until the first mistake.
package streak

import (
	"slices"

	"catchup/app/course"
	"catchup/app/store"
	"catchup/puzzles"
)

// The steps of a run. Each has a rating, from easiest to hardest in equal distances.
const (
	steps   = 13
	easiest = 700
	hardest = 2400
)

// sizes are how many puzzles each step has: the first ones are soon behind.
var sizes = [steps]int{2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5}

// around is how many puzzles of the catalogue a step chooses from: those whose
// ratings are nearest to its own.
const around = 60

// length is how many puzzles a whole run has.
func length() int {
	total := 0
	for _, size := range sizes {
		total += size
	}
	return total
}

// stepOf returns the step, 0 to steps-1, on which puzzle number i of a run stands,
// from 0 on.
func stepOf(i int) int {
	for step, size := range sizes {
		if i < size {
			return step
		}
		i -= size
	}
	return steps - 1
}

// rating returns the rating of a step.
func rating(step int) int { return easiest + (hardest-easiest)*step/(steps-1) }

// Ending is how a run has ended.
type Ending uint8

const (
	Going   Ending = iota
	Mistake        // a wrong move
	Summit         // no step is left
)

// Run is a run. Its methods are all that can happen to it.
type Run struct {
	IDs     []string // of the puzzles handed out; the last is under way, or just over
	Solved  int
	Skipped bool // the one skip is used up
	Ending  Ending
	Best    int // the most solved in a run, this one included
	Former  int // the best before this run, or before it was resumed
}

// Resume returns the run that was kept, or one that has not begun where none was or
// where what was kept is no run.
func Resume(s store.Streak) Run {
	run := Run{IDs: slices.Clone(s.Run), Solved: s.Solved, Skipped: s.Skipped, Best: s.Best, Former: s.Best}
	if over := run.over(); s.Solved < 0 || over > len(s.Run) || over < len(s.Run)-1 || over >= length() {
		return Run{Best: s.Best, Former: s.Best}
	}
	return run
}

// Kept returns what is to be kept of the run. Nothing but the best is left of one
// that has ended.
func (r *Run) Kept() store.Streak {
	if r.Ending != Going {
		return store.Streak{Best: r.Best}
	}
	return store.Streak{Best: r.Best, Run: slices.Clone(r.IDs), Skipped: r.Skipped, Solved: r.Solved}
}

// Elsewhere reports whether what is kept now is not how this run stands: it went on,
// or ended, in another tab. A run that has ended here stays as it is.
func (r *Run) Elsewhere(now store.Streak) bool {
	return r.Ending == Going && (now.Solved != r.Solved || now.Skipped != r.Skipped || !slices.Equal(now.Run, r.IDs))
}

// over returns how many of the puzzles are behind.
func (r *Run) over() int {
	if r.Skipped {
		return r.Solved + 1
	}
	return r.Solved
}

// Begun reports whether a puzzle was handed out.
func (r *Run) Begun() bool { return len(r.IDs) > 0 }

// Current returns the id of the last puzzle handed out.
func (r *Run) Current() string { return r.IDs[len(r.IDs)-1] }

// Step returns the step of the puzzle under way or just over, from 0 on.
func (r *Run) Step() int { return stepOf(max(0, len(r.IDs)-1)) }

// Next hands out the next puzzle if the last one is over. It is chosen in three
// steps, the last by pick, which returns a number from 0 to n-1:
//
//  1. Those of the catalogue whose ratings are nearest to that of the step.
//  2. Of these the ones never tried, if there are any.
//  3. Any of these.
func (r *Run) Next(tried func(id string) bool, pick func(n int) int) {
	if r.Ending != Going || len(r.IDs) > r.over() {
		return
	}
	near := nearest(rating(stepOf(len(r.IDs))), r.IDs)
	fresh := slices.DeleteFunc(slices.Clone(near), tried)
	if len(fresh) > 0 {
		near = fresh
	}
	r.IDs = append(r.IDs, near[pick(len(near))])
}

// nearest returns the ids of the puzzles whose ratings are nearest to the given one,
// without some.
func nearest(rating int, without []string) []string {
	left := course.Nearest(rating, func(e puzzles.Entry) bool { return !slices.Contains(without, e.ID) })
	ids := make([]string, min(around, len(left)))
	for i := range ids {
		ids[i] = left[i].ID
	}
	return ids
}

// Solve counts the puzzle under way as solved.
func (r *Run) Solve() {
	if r.under() {
		r.Solved++
		r.Best = max(r.Best, r.Solved)
		r.arrive()
	}
}

// Skip leaves the puzzle under way out. It can be done once.
func (r *Run) Skip() {
	if r.under() && !r.Skipped {
		r.Skipped = true
		r.arrive()
	}
}

// Fail ends the run.
func (r *Run) Fail() {
	if r.under() {
		r.Ending = Mistake
	}
}

// under reports whether a puzzle is under way.
func (r *Run) under() bool { return r.Ending == Going && len(r.IDs) > r.over() }

// arrive ends the run if no step is left.
func (r *Run) arrive() {
	if r.over() == length() {
		r.Ending = Summit
	}
}
