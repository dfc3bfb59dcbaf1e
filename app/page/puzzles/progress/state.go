package progress

import (
	"cmp"
	"slices"

	"catchup/app/course"
	"catchup/app/store"
	"catchup/puzzles"
)

// Row is what the visitor has made of the puzzles of a course.
type Row struct {
	Course course.Course
	Tried  int
	Clean  int // solved at the first try
	rating int // of the puzzles tried, added up
}

// Enough is how many puzzles have to be solved at the first try, and how many not,
// before a row says anything about the visitor.
const Enough = 3

// Clear reports whether there is enough to speak of a strength or a weakness.
func (r Row) Clear() bool { return r.Clean >= Enough && r.Tried-r.Clean >= Enough }

// Share returns how much of what was tried was solved at the first try, in percent.
func (r Row) Share() int { return (100*r.Clean + r.Tried/2) / max(r.Tried, 1) }

// Performance returns the rating that the results speak for: 500 below the average
// puzzle if none was solved at the first try, 500 above if all were.
func (r Row) Performance() int {
	return r.rating/max(r.Tried, 1) - 500 + 1000*r.Clean/max(r.Tried, 1)
}

// add adds a puzzle that was tried.
func (r *Row) add(e puzzles.Entry, result store.Result) {
	r.Tried++
	r.rating += e.Rating
	if !result.Failed {
		r.Clean++
	}
}

// Report is all that the page shows of the results.
type Report struct {
	All     Row
	Solved  int // sooner or later
	Missed  int
	Themes  []Row
	Ratings []Row
}

// Look makes the report.
func Look(results store.Results) Report {
	r := Report{Themes: rows(course.ByTheme()), Ratings: rows(course.ByRating())}
	for _, entry := range puzzles.Catalog() {
		result := results[entry.ID]
		if result.Solved {
			r.Solved++
		}
		if result.Missed {
			r.Missed++
		}
		if result.Day == "" {
			continue // nothing is known of the first try
		}
		r.All.add(entry, result)
		for _, rows := range [][]Row{r.Themes, r.Ratings} {
			for i := range rows {
				if rows[i].Course.Has(entry, result) {
					rows[i].add(entry, result)
				}
			}
		}
	}
	return r
}

func rows(courses []course.Course) []Row {
	rows := make([]Row, len(courses))
	for i, c := range courses {
		rows[i].Course = c
	}
	return rows
}

// extreme is how many themes are named as strongest, and how many as weakest.
const extreme = 2

// Extremes returns the themes in which the visitor is strongest, and weakest,
// among those that are clear: none unless there are two of each.
func (r Report) Extremes() (strongest, weakest []Row) {
	clear := slices.DeleteFunc(slices.Clone(r.Themes), func(row Row) bool { return !row.Clear() })
	if len(clear) < 2*extreme {
		return nil, nil
	}
	slices.SortStableFunc(clear, func(a, b Row) int { return cmp.Compare(b.Performance(), a.Performance()) })
	weakest = clear[len(clear)-extreme:]
	slices.Reverse(weakest)
	return clear[:extreme], weakest
}
