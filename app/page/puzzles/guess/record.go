package guess

import (
	"strconv"

	"catchup/engine"
)

// Record is how often a position with one outcome was said to have another, by
// [engine.Outcome] + 1 each: first the truth, then what was said.
type Record [3][3]int

// Add counts an answer.
func (r *Record) Add(truth, said engine.Outcome) { r[truth+1][said+1]++ }

// Count returns how often a position with the outcome truth was said to be said.
func (r Record) Count(truth, said engine.Outcome) int { return r[truth+1][said+1] }

// Total returns how many answers there were.
func (r Record) Total() int {
	total := 0
	for o := range r {
		total += r.was(o)
	}
	return total
}

func (r Record) was(truth int) int { return r[truth][0] + r[truth][1] + r[truth][2] }

// Right returns how many answers were right.
func (r Record) Right() int { return r[0][0] + r[1][1] + r[2][2] }

// Always returns the answer that would have been right most often, had it been given
// every time, and how often. Of equals it is the greater outcome.
func (r Record) Always() (engine.Outcome, int) {
	best := engine.Win
	for o := engine.Draw; o >= engine.Loss; o-- {
		if r.was(int(o+1)) > r.was(int(best+1)) {
			best = o
		}
	}
	return best, r.was(int(best + 1))
}

// few is below how many answers nothing is said of them.
const few = 10

// says compares the answers with the best that needs no thought.
func (r Record) says() string {
	total, right := r.Total(), r.Right()
	of := strconv.Itoa(right) + " of " + strconv.Itoa(total) + " right."
	switch {
	case total == 0:
		return "What you say is counted here, by what was true."
	case total < few:
		return of + " Too few to tell anything yet."
	}
	always, would := r.Always()
	return of + " Who always says " + always.String() + " would have had " + strconv.Itoa(would) + "."
}
