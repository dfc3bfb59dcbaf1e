package store

import (
	"errors"
	"fmt"
	"strings"
)

// Days are what was done on the daily boards, by the date of the puzzles. As text
// they are "2026-11-21 1-7/3/5/6|dst|kdk | |;…": the date, and for each board its
// id, the letters of a [BoardResult], and the marks.
type Days map[string]DailyResult

// DailyResult is what was done on the boards of one date: easy, medium, hard.
type DailyResult struct {
	Boards [3]BoardResult
}

// BoardResult is what was done on one board of a day.
type BoardResult struct {
	ID     string // the puzzle's
	Done   bool   // d
	Solved bool   // s
	Marks  string // a letter for every move tried, in order: k kept, d win to draw, l win to loss, x draw to loss, h hint
	OnTime bool   // t: finished while its date still was today somewhere on earth
}

func (b *BoardResult) letters() []letter {
	return []letter{{'d', &b.Done}, {'s', &b.Solved}, {'t', &b.OnTime}}
}

// MarshalText never fails.
func (d Days) MarshalText() ([]byte, error) {
	return appendLines(make([]byte, 0, 80*len(d)), d, func(text []byte, day DailyResult) []byte {
		for i, board := range day.Boards {
			if i > 0 {
				text = append(text, ' ')
			}
			text = append(append(text, escaped(board.ID)...), '|')
			text = append(appendLetters(text, board.letters()...), '|')
			text = append(text, escaped(board.Marks)...)
		}
		return text
	}), nil
}

// UnmarshalText reads what [Days.MarshalText] writes. The error names the entry.
func (d *Days) UnmarshalText(text []byte) (err error) {
	*d, err = parseLines(string(text), func(rest string) (day DailyResult, err error) {
		for i := range day.Boards {
			var one string
			one, rest, _ = strings.Cut(rest, " ")
			if day.Boards[i], err = parseBoard(one); err != nil {
				return day, fmt.Errorf("board %d: %w", i+1, err)
			}
		}
		if rest != "" {
			err = errors.New("there are more than three boards")
		}
		return day, err
	})
	return err
}

func parseBoard(text string) (board BoardResult, err error) {
	id, rest, _ := strings.Cut(text, "|")
	letters, marks, found := strings.Cut(rest, "|")
	if !found {
		return board, errors.New(`expected an id, letters and marks with "|" between them`)
	}
	if extra := parseLetters(letters, board.letters()...); extra != "" {
		return board, fmt.Errorf("%q is not d, s and t", letters)
	}
	board.ID, board.Marks = unescaped(id), unescaped(marks)
	return board, nil
}

// done reports whether a board of the day is finished.
func (d DailyResult) done() bool {
	return d.Boards[0].Done || d.Boards[1].Done || d.Boards[2].Done
}
