package progress

import (
	"testing"

	"catchup/app/course"
	"catchup/app/store"
	"catchup/puzzles"
)

func row(r Report, theme puzzles.Theme) Row {
	for _, row := range r.Themes {
		if row.Course == course.Of(theme) {
			return row
		}
	}
	return Row{}
}

func TestNothingIsClaimedFromLittle(t *testing.T) {
	empty := Look(nil)
	if strongest, weakest := empty.Extremes(); empty.All.Tried != 0 || strongest != nil || weakest != nil || row(empty, puzzles.GreedyFails).Clear() {
		t.Errorf("of nobody: %+v", empty.All)
	}
	for _, c := range []struct {
		clean, failed int
		clear         bool
	}{{3, 3, true}, {2, 9, false}, {9, 2, false}, {4, 3, true}} {
		if got := (Row{Tried: c.clean + c.failed, Clean: c.clean}).Clear(); got != c.clear {
			t.Errorf("%d clean, %d not: clear %v", c.clean, c.failed, got)
		}
	}
}

func TestReportCountsFirstTries(t *testing.T) {
	a, b, c := puzzles.Catalog()[0], puzzles.Catalog()[1], puzzles.Catalog()[2]
	r := Look(store.Results{
		a.ID:                    {Solved: true, Day: "2026-11-20"},
		b.ID:                    {Solved: true, Failed: true, Missed: true, Day: "2026-11-21"},
		c.ID:                    {Solved: true}, // before days were kept
		"1-60/1":                {Solved: true, Day: "2026-11-20"},
		puzzles.Catalog()[4].ID: {Proved: true},
	})
	if r.All.Tried != 2 || r.All.Clean != 1 || r.All.Share() != 50 || r.Solved != 3 || r.Missed != 1 {
		t.Errorf("%+v, %d solved, %d missed", r.All, r.Solved, r.Missed)
	}
	if got, want := r.All.Performance(), (a.Rating+b.Rating)/2; got != want {
		t.Errorf("half at the first try: plays like %d, want the average, %d", got, want)
	}
	rated := 0
	for _, row := range r.Ratings {
		rated += row.Tried
	}
	if rated != 2 {
		t.Errorf("the rows by rating have %d puzzles", rated)
	}
	for theme := range a.Themes.All() {
		if row(r, theme).Clean == 0 {
			t.Errorf("%v does not count %s", theme, a.ID)
		}
	}
}

func TestStrongestAndWeakestAreDifferent(t *testing.T) {
	r := Report{}
	for i, clean := range []int{3, 9, 5, 7, 2} {
		r.Themes = append(r.Themes, Row{Course: course.Of(puzzles.Theme(i)), Tried: 12, Clean: clean, rating: 12 * 1200})
	}
	strongest, weakest := r.Extremes()
	if len(strongest) != 2 || strongest[0].Clean != 9 || strongest[1].Clean != 7 {
		t.Errorf("strongest: %+v", strongest)
	}
	if len(weakest) != 2 || weakest[0].Clean != 3 || weakest[1].Clean != 5 {
		t.Errorf("weakest, of which the last row is unclear: %+v", weakest)
	}
	r.Themes = r.Themes[:3]
	if strongest, weakest := r.Extremes(); strongest != nil || weakest != nil {
		t.Error("three themes have two strongest and two weakest")
	}
}
