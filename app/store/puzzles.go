package store

import (
	"fmt"
	"strconv"
	"strings"
)

// Results are what is known of puzzles, by their ids. As text they are
// "1-7/3/5/6 sf2 2026-11-21;…": the id, the letters of a [Result], the hints, and
// the day.
type Results map[string]Result

// Result is what is known of one puzzle.
type Result struct {
	Solved bool   // s: found without being shown
	Failed bool   // f: the first try: a wrong move, or shown
	Missed bool   // m: on the list of misses: failed, and not solved at first try since
	Proved bool   // p: every defence beaten
	Hints  int    // asked for at the first try
	Day    string // the civil date of the first try, "2026-11-21"
}

func (r *Result) letters() []letter {
	return []letter{{'s', &r.Solved}, {'f', &r.Failed}, {'m', &r.Missed}, {'p', &r.Proved}}
}

// MarshalText never fails.
func (r Results) MarshalText() ([]byte, error) {
	return appendLines(make([]byte, 0, 40*len(r)), r, func(text []byte, result Result) []byte {
		text = appendLetters(text, result.letters()...)
		if result.Hints != 0 {
			text = strconv.AppendInt(text, int64(result.Hints), 10)
		}
		if result.Day != "" {
			text = append(append(text, ' '), escaped(result.Day)...)
		}
		return text
	}), nil
}

// UnmarshalText reads what [Results.MarshalText] writes. The error names the entry.
func (r *Results) UnmarshalText(text []byte) (err error) {
	*r, err = parseLines(string(text), func(rest string) (result Result, err error) {
		facts, day, _ := strings.Cut(rest, " ")
		result.Day = unescaped(day)
		if hints := parseLetters(facts, result.letters()...); hints != "" {
			if result.Hints, err = strconv.Atoi(hints); err != nil {
				return result, fmt.Errorf("%q is no number of hints", hints)
			}
		}
		return result, nil
	})
	return err
}

// Skill is how strong the visitor is at puzzles, by Glicko-2. The zero value is
// not yet rated.
type Skill struct {
	Rating     float64 `json:"rating,omitempty"`
	Deviation  float64 `json:"deviation,omitempty"`
	Volatility float64 `json:"volatility,omitempty"`
	Games      int     `json:"games,omitempty"` // how many results it rests on
}

// Streak is the way of training of that name: one mistake ends it.
type Streak struct {
	Best    int      `json:"best,omitempty"`
	Run     []string `json:"run,omitempty"`     // the ids of the run under way
	Skipped bool     `json:"skipped,omitempty"` // its one skip is used up
	Solved  int      `json:"solved,omitempty"`  // in the run under way
}
