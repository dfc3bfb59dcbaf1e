package daily

import (
	"maps"
	"slices"
	"strings"
)

// Board is what was made of one board of a day.
type Board struct {
	Done   bool   // finished: solved, or the solution was shown
	Solved bool   //
	OnTime bool   // finished while its date was today somewhere on Earth
	Marks  string // what happened, a letter for each event: see [Board.Glyphs]
}

// Result is how a board ended, or how far it has come.
type Result uint8

const (
	Untouched  Result = iota
	Begun             // something happened, but it is not finished
	AtOnce            // solved without a wrong move
	Eventually        // solved after wrong moves
	Missed            // the solution was shown
)

// Result returns how the board ended, or how far it has come.
func (b Board) Result() Result {
	switch {
	case b.Done && !b.Solved:
		return Missed
	case b.Done && b.Wrong() > 0:
		return Eventually
	case b.Done:
		return AtOnce
	case b.Marks != "":
		return Begun
	default:
		return Untouched
	}
}

// Wrong returns how many wrong moves there were.
func (b Board) Wrong() int {
	return len(b.Marks) - strings.Count(b.Marks, "k") - strings.Count(b.Marks, "s") - b.Hints()
}

// Hints returns how many hints were taken.
func (b Board) Hints() int { return strings.Count(b.Marks, "h") }

// History is what was made of the boards of each date: always the date of the
// puzzles, whenever they were solved.
type History map[Date][3]Board

// Counts reports whether the date counts for a streak: at least one of its boards
// was solved while the date was today somewhere on Earth. Someone who crosses time
// zones has up to 50 hours for a date, and never less than the day at home.
func (h History) Counts(d Date) bool {
	boards := h[d]
	return slices.ContainsFunc(boards[:], func(b Board) bool { return b.Solved && b.OnTime })
}

// Streaks returns how many dates in a row count: up to now, and at most ever.
// First and last are the dates that are today somewhere on Earth, of [OnEarth].
//
// The current streak ends with the newest date that counts, and lasts as long as
// the date after it is not over everywhere: today need not be solved yet. Dates
// that lie ahead, after a clock that was wrong, are neither counted nor lost.
func (h History) Streaks(first, last Date) (current, longest int) {
	run := 0
	var before Date
	for _, d := range slices.Sorted(maps.Keys(h)) {
		if !h.Counts(d) {
			continue
		}
		if d != before+1 {
			run = 0
		}
		run, before = run+1, d
		longest = max(longest, run)
		if d <= last {
			current = run
			if d+1 < first {
				current = 0
			}
		}
	}
	return current, longest
}

// Statistics is a history summed up. Boards that were finished after their date,
// from the archive, are left out.
type Statistics struct {
	Days             int    // with a board finished
	Boards           int    // finished
	AtOnce           int    // of these, solved without a wrong move
	Spread           [5]int // of these, with 0, 1, 2, and 3 or more wrong moves; and not solved
	Current, Longest int    // streaks, in days
}

// Statistics sums the history up. First and last are those of [History.Streaks].
func (h History) Statistics(first, last Date) Statistics {
	var s Statistics
	for _, boards := range h {
		finished := 0
		for _, b := range boards {
			switch {
			case !b.Done || !b.OnTime:
				continue
			case b.Solved:
				s.Spread[min(b.Wrong(), 3)]++
			default:
				s.Spread[4]++
			}
			finished++
		}
		s.Boards += finished
		if finished > 0 {
			s.Days++
		}
	}
	s.AtOnce = s.Spread[0]
	s.Current, s.Longest = h.Streaks(first, last)
	return s
}
