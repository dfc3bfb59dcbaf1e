package compose

import (
	"errors"
	"slices"
	"strconv"

	"catchup/app/ui/shell"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/puzzles"
)

// Verdict is what is to be said of a position.
type Verdict struct {
	Position engine.Position
	Puzzle   *puzzles.Puzzle // nil unless it is sound
	Rating   int             // of the puzzle
	Reason   string          // why it is no puzzle, or ""
	Right    []engine.Move   // the moves that are equally good, if these are several, but not all: short ones first

	Looked  bool             // for repairs, to the end
	Repairs []puzzles.Repair // single changes that make a puzzle of it
	untried []puzzles.Repair // changes that were not looked at yet
}

// Judge says whether a position is a puzzle. It takes a few milliseconds. What would
// repair it takes longer: see [Verdict.Look].
func Judge(p engine.Position) Verdict {
	v := Verdict{Position: p}
	puzzle, err := puzzles.Prove(engine.NewGame(p))
	var unsound *puzzles.UnsoundError
	var large *induction.TooLargeError
	switch {
	case err == nil:
		v.Puzzle, v.Rating = puzzle, puzzle.Rating()
	case p.Over():
		v.Reason = "Put some numbers in."
	case errors.As(err, &large):
		v.Reason = "These numbers are too large for this page to solve so many of them."
	case errors.As(err, &unsound):
		v.explain(unsound)
	default:
		v.Reason = shell.Sentence(err.Error())
	}
	return v
}

// explain says in words why a position that can be solved is no puzzle.
func (v *Verdict) explain(unsound *puzzles.UnsoundError) {
	right := len(unsound.Right)
	does := words.Do(right, unsound.Outcome)
	switch {
	case unsound.Moves == 1:
		v.Reason = "There is only one move, so that there is nothing to find."
	case unsound.Outcome == engine.Loss:
		v.Reason = shell.Sentence(unsound.Reason)
	case right == unsound.Moves:
		v.Reason = "All " + strconv.Itoa(right) + " moves " + does + ", so that there is nothing to find."
	default:
		v.Reason = strconv.Itoa(right) + " moves " + does + ". In a puzzle only one does:"
		v.Right = slices.Clone(unsound.Right)
		slices.SortStableFunc(v.Right, func(a, b engine.Move) int { return a.Len() - b.Len() })
	}
}

// Repairable reports whether it makes sense to look for repairs.
func (v *Verdict) Repairable() bool { return v.Puzzle == nil && !v.Position.Over() && !v.Looked }

// mostRepairs is how many repairs are looked for.
const mostRepairs = 5

// Look looks for single changes that make a puzzle of the position, as long as it may
// go on, and the next time from there. Each takes up to a few milliseconds.
func (v *Verdict) Look(goOn func() bool) {
	if v.untried == nil {
		v.untried = slices.Collect(puzzles.Changes(v.Position))
	}
	for len(v.untried) > 0 && len(v.Repairs) < mostRepairs {
		if !goOn() {
			return
		}
		if repair, sound := v.untried[0].Try(); sound {
			v.Repairs = append(v.Repairs, repair)
		}
		v.untried = v.untried[1:]
	}
	v.Looked = true
}

// change says what a repair changes.
func (v *Verdict) change(repair puzzles.Repair) string {
	if repair.Position.Left == v.Position.Left && repair.Position.Deficit == 0 {
		return "level"
	}
	return repair.Change
}

// Headline is the verdict in a few words.
func (v *Verdict) Headline() string {
	switch {
	case v.Position.Over():
		return "Nothing to play with yet"
	case v.Puzzle == nil:
		return "Not a puzzle yet"
	case v.Puzzle.Task == puzzles.Win:
		return "Sound: one move wins"
	case v.Puzzle.Task == puzzles.Hold:
		return "Sound: one move holds the draw"
	case len(v.Puzzle.Solution) == 1:
		return "Sound: lost, but one move resists"
	default:
		return "Sound: lost, but " + strconv.Itoa(len(v.Puzzle.Solution)) + " moves resist"
	}
}

// Short is the verdict in one line.
func (v *Verdict) Short() string {
	if n := len(v.Right); n > 0 {
		return v.Headline() + ": " + strconv.Itoa(n) + " good moves"
	}
	return v.Headline()
}

// Says is the verdict in sentences, for those who do not see it.
func (v *Verdict) Says() string {
	text := v.Headline() + "."
	if v.Puzzle != nil {
		return text + " Rated " + strconv.Itoa(v.Rating) + "."
	}
	text += " " + v.Reason
	switch n := len(v.Repairs); {
	case !v.Looked:
	case n == 0:
		text += " " + hopeless
	case n == 1:
		text += " One single change would repair it."
	default:
		text += " " + strconv.Itoa(n) + " single changes would repair it."
	}
	return text
}

// hopeless is said when no repair was found.
const hopeless = "No small change to a single number, or to how far behind you are, would make it one."
