package daily

import (
	"fmt"
	"time"

	"catchup/app/store"
	"catchup/app/ui/solve"
	"catchup/puzzles"
	"catchup/puzzles/daily"
)

// Day is the boards of one date, open on the page. Midnight does not change them.
type Day struct {
	Date    daily.Date
	Opened  time.Time // when the page was opened with it
	Entries [3]puzzles.Entry
	// Showing is the board on the bench, easy, medium or hard, or resultPanel.
	Showing int

	benches [3]*solve.Solving // of the boards shown so far
}

// resultPanel stands for the day's result in place of a board.
const resultPanel = 3

// OpenDay opens the boards of a date, the first unfinished one on the bench. The
// error says, in words for the visitor, why there is nothing to open: dates that
// have begun nowhere on Earth are refused, unless the visitor has been there, with
// a clock that was ahead.
func OpenDay(date daily.Date, at time.Time, h daily.History) (*Day, error) {
	if _, last := daily.OnEarth(at); date > last && h[date] == ([3]daily.Board{}) {
		return nil, fmt.Errorf("the daily of %s has begun nowhere on Earth yet. Come back when its day has come", date.Format(long))
	}
	entries, ok := daily.Boards(date)
	if !ok {
		return nil, fmt.Errorf("the first daily was that of %s", daily.First.Format(long))
	}
	day := &Day{Date: date, Opened: at, Entries: entries}
	day.Showing = day.After(2, h[date])
	return day, nil
}

// After returns the next unfinished board after one of them, or the result if there
// is none.
func (d *Day) After(tier int, made [3]daily.Board) int {
	for i := 1; i <= 3; i++ {
		if next := (tier + i) % 3; !made[next].Done {
			return next
		}
	}
	return resultPanel
}

// Solving returns the board that is shown, as far as it has come. It is taken up
// when it is first asked for: at the start of the puzzle, with what happened
// before; at its end if it is done.
func (d *Day) Solving(made [3]daily.Board) (*solve.Solving, error) {
	if d.benches[d.Showing] == nil {
		puzzle, err := puzzles.Open(d.Entries[d.Showing].ID)
		if err != nil {
			return nil, err
		}
		d.benches[d.Showing] = resume(puzzle, made[d.Showing])
	}
	return d.benches[d.Showing], nil
}

func resume(puzzle *puzzles.Puzzle, made daily.Board) *solve.Solving {
	s := solve.Resume(puzzle, solve.Marks(made.Marks))
	switch {
	case !made.Done:
	case !made.Solved:
		s.Stage = solve.Shown
	default:
		for !s.Attempt.Solved {
			verdict, err := s.Attempt.Try(s.Attempt.Right()[0])
			if err != nil {
				panic(err) // a right move is legal
			}
			s.Verdict = &verdict
		}
		s.Stage = solve.Solved
	}
	return s
}

// Made returns what has been made of the board that is shown, up to now.
func (d *Day) Made(at time.Time) daily.Board {
	s := d.benches[d.Showing]
	return daily.Board{
		Done:   s.Over(),
		Solved: s.Stage == solve.Solved,
		OnTime: s.Over() && daily.OnTime(d.Date, d.Opened, at),
		Marks:  string(s.Marks),
	}
}

// keep writes what was made of a board into the record. The first end of a board
// is its result: what comes after it is for pleasure.
func keep(data *store.Data, date daily.Date, tier int, id string, made daily.Board) {
	day := data.Daily[date.String()]
	if day.Boards[tier].Done {
		return
	}
	day.Boards[tier] = store.BoardResult{ID: id, Done: made.Done, Solved: made.Solved, Marks: made.Marks, OnTime: made.OnTime}
	data.Daily[date.String()] = day
}

// Layouts of dates in words.
const (
	long    = "2 January 2006"
	short   = "2 January"
	weekday = "Monday"
)
