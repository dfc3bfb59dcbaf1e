// Package course picks puzzles out of the catalogue to train with: all of them,
// those of a theme or of a range of ratings, or those that were missed. It says
// how far the visitor has come in each, and which puzzle is next.
package course

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"catchup/app/store"
	"catchup/puzzles"
)

// Course is a choice of puzzles. The zero value holds all of them.
type Course struct {
	kind  kind
	theme puzzles.Theme
	from  int // the lowest rating; the course ends a width above it
}

type kind uint8

const (
	mixed kind = iota
	themed
	rated
	missed
)

// Width is how many points of rating a course by rating spans.
const Width = 200

// The courses that have no further choice.
var (
	Mix    = Course{kind: mixed}
	Misses = Course{kind: missed}
)

// Of returns the course of a theme.
func Of(t puzzles.Theme) Course { return Course{kind: themed, theme: t} }

// Rated returns the course that a rating belongs to.
func Rated(rating int) Course { return Course{kind: rated, from: rating / Width * Width} }

// String returns the course as it stands in a link: "mix", "theme=starve",
// "rating=1200-1400" or "misses".
func (c Course) String() string {
	switch c.kind {
	case themed:
		return "theme=" + c.theme.String()
	case rated:
		return "rating=" + strconv.Itoa(c.from) + "-" + strconv.Itoa(c.from+Width)
	case missed:
		return "misses"
	default:
		return "mix"
	}
}

// Parse returns the course that a link names; "" is the mix. The error says what
// there is instead.
func Parse(text string) (Course, error) {
	if text == "" || text == Mix.String() {
		return Mix, nil
	}
	if text == Misses.String() {
		return Misses, nil
	}
	if key, ok := strings.CutPrefix(text, "theme="); ok {
		theme, err := puzzles.ParseTheme(key)
		return Of(theme), err
	}
	if bounds, ok := strings.CutPrefix(text, "rating="); ok {
		low, _, _ := strings.Cut(bounds, "-")
		from, err := strconv.Atoi(low)
		if c := Rated(from); err == nil && from >= 0 && c.String() == text {
			return c, nil
		}
		return Mix, fmt.Errorf("%q is no range of ratings: they are %d wide, such as 1200-1400", bounds, Width)
	}
	return Mix, errors.New("there is no training called " + strconv.Quote(text))
}

// Name returns a heading.
func (c Course) Name() string {
	switch c.kind {
	case themed:
		return c.theme.Name()
	case rated:
		return "Rated " + c.Range()
	case missed:
		return "My misses"
	default:
		return "A bit of everything"
	}
}

// Range returns the ratings of a course by rating: "1200 to 1399".
func (c Course) Range() string { return strconv.Itoa(c.from) + " to " + strconv.Itoa(c.from+Width-1) }

// Sentence says what the puzzles of the course have in common.
func (c Course) Sentence() string {
	switch c.kind {
	case themed:
		return c.theme.Sentence()
	case rated:
		return "Puzzles of one strength, whatever they are about."
	case missed:
		return "What did not work at the first try, the oldest first. Solve one at the first try and it leaves the list."
	default:
		return "Every kind of puzzle, near to your rating."
	}
}

// Theme returns the theme that the course is about, if it is about one.
func (c Course) Theme() (t puzzles.Theme, ok bool) { return c.theme, c.kind == themed }

// Has reports whether the course has the puzzle, of which the result is known.
func (c Course) Has(e puzzles.Entry, r store.Result) bool {
	switch c.kind {
	case themed:
		return e.Themes.Has(c.theme)
	case rated:
		return c.from <= e.Rating && e.Rating < c.from+Width
	case missed:
		return r.Missed
	default:
		return true
	}
}

// Tally is how far the visitor has come in a course.
type Tally struct {
	Puzzles int // in the course
	Tried   int // whether solved or not
	Solved  int // sooner or later
}

// Count returns the tally of each course.
func Count(results store.Results, courses ...Course) []Tally {
	tallies := make([]Tally, len(courses))
	for _, entry := range puzzles.Catalog() {
		result := results[entry.ID]
		for i, c := range courses {
			if c.Has(entry, result) {
				tallies[i].add(result)
			}
		}
	}
	return tallies
}

func (t *Tally) add(r store.Result) {
	t.Puzzles++
	if r.Solved || r.Failed {
		t.Tried++
	}
	if r.Solved {
		t.Solved++
	}
}

// ByTheme returns the course of every theme.
func ByTheme() []Course {
	var courses []Course
	for t := range puzzles.AllThemes() {
		courses = append(courses, Of(t))
	}
	return courses
}

// ByRating returns the courses by rating that together have every puzzle of the
// catalogue, the easiest first.
func ByRating() []Course {
	low, high := puzzles.Catalog()[0].Rating, puzzles.Catalog()[0].Rating
	for _, entry := range puzzles.Catalog() {
		low, high = min(low, entry.Rating), max(high, entry.Rating)
	}
	var courses []Course
	for c := Rated(low); c.from <= high; c.from += Width {
		courses = append(courses, c)
	}
	return courses
}
