package streak

import (
	"strconv"

	"catchup/app/ui/words"
)

// result says how the run has ended.
func (r *Run) result() string {
	if r.Ending == Summit {
		return "At the top: " + strconv.Itoa(r.Solved) + " solved"
	}
	return "The run is over: " + strconv.Itoa(r.Solved) + " solved"
}

// compared compares the run with the best before it.
func (r *Run) compared() string {
	switch {
	case r.Best == 0:
		return "Another run has other puzzles."
	case r.Solved > r.Former && r.Former > 0:
		return "That is your best yet; before it was " + strconv.Itoa(r.Former) + "."
	case r.Solved == r.Best:
		return "That is your best so far."
	default:
		return "Your best is " + strconv.Itoa(r.Best) + "."
	}
}

// line is the result in a line to send to others.
func (r *Run) line() string {
	return "Catch-Up streak: " + words.Count(r.Solved, "puzzle", "puzzles") + " solved" + ", step " + strconv.Itoa(r.Step()+1) + " of " + strconv.Itoa(steps)
}
