package course

import (
	"slices"
	"testing"

	"catchup/app/store"
	"catchup/puzzles"
)

func all() []Course {
	courses := append([]Course{Mix, Misses}, ByTheme()...)
	return append(courses, ByRating()...)
}

func TestLinksNameTheirCourse(t *testing.T) {
	names := map[string]bool{}
	for _, c := range all() {
		if back, err := Parse(c.String()); err != nil || back != c {
			t.Errorf("%s: %v, %v", c, back, err)
		}
		if names[c.Name()] || c.Sentence() == "" {
			t.Errorf("%s: name %q, sentence %q", c, c.Name(), c.Sentence())
		}
		names[c.Name()] = true
	}
	for _, text := range []string{"mixed", "theme=", "theme=Starve", "rating=1200", "rating=1200-1300", "rating=1250-1450", "rating=-200-0", "rating=01200-1400", "misses "} {
		if c, err := Parse(text); err == nil {
			t.Errorf("%q is taken for %v", text, c)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range all() {
		f.Add(c.String())
	}
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := Parse(text); err == nil && text != "" && c.String() != text {
			t.Errorf("%q is taken for %v", text, c)
		}
	})
}

// Every puzzle has one course by rating, and one for each of its themes.
func TestCoursesHoldTheCatalogue(t *testing.T) {
	tallies := Count(nil, ByRating()...)
	sum := 0
	for i, tally := range tallies {
		sum += tally.Puzzles
		if (i == 0 || i == len(tallies)-1) && tally.Puzzles == 0 {
			t.Errorf("%v has no puzzles", ByRating()[i])
		}
	}
	if sum != len(puzzles.Catalog()) {
		t.Errorf("the courses by rating have %d puzzles, the catalogue %d", sum, len(puzzles.Catalog()))
	}
	for i, tally := range Count(nil, ByTheme()...) {
		want := 0
		theme, _ := ByTheme()[i].Theme()
		for _, entry := range puzzles.Catalog() {
			if entry.Themes.Has(theme) {
				want++
			}
		}
		if tally.Puzzles != want {
			t.Errorf("%v has %d puzzles, want %d", theme, tally.Puzzles, want)
		}
	}
}

// A course gives each puzzle once, and those that fit come first.
func TestNextGoesThroughTheCourse(t *testing.T) {
	const wanted, long = 1200, 100
	for _, c := range []Course{Mix, Of(puzzles.GreedyFails), Rated(1000)} {
		results := store.Results{}
		var order []string
		var ratings []int
		for {
			entry, ok := c.Next(results, wanted, "2026-11-21", nil, false)
			if !ok {
				break
			}
			order = append(order, entry.ID)
			ratings = append(ratings, max(entry.Rating-wanted, wanted-entry.Rating))
			results[entry.ID] = store.Result{Solved: true, Day: "2026-11-21"}
			if len(order) == long {
				break
			}
		}
		if slices.Sort(order); len(slices.Compact(order)) != min(long, Count(nil, c)[0].Puzzles) {
			t.Errorf("%v: %d different puzzles of %d", c, len(slices.Compact(order)), Count(nil, c)[0].Puzzles)
		}
		for i, away := range ratings {
			nearer := 0
			for _, later := range ratings[i:] {
				if later < away {
					nearer++
				}
			}
			if nearer >= choice {
				t.Errorf("%v: puzzle %d is %d points away, and %d nearer ones came later", c, i, away, nearer)
			}
		}
	}
}

func TestSeedDecides(t *testing.T) {
	given := map[string]bool{}
	for _, seed := range []string{"2026-11-21", "2026-11-22", "2026-11-23", "2026-11-24", "2026-11-25"} {
		entry, _ := Mix.Next(nil, 1200, seed, nil, false)
		given[entry.ID] = true
	}
	if len(given) == 1 {
		t.Error("five seeds give the same puzzle")
	}
	first, _ := Mix.Next(nil, 1200, "2026-11-21", nil, false)
	if again, _ := Mix.Next(nil, 1200, "2026-11-21", nil, false); again.ID != first.ID {
		t.Errorf("%s, then %s, and nothing has happened", first.ID, again.ID)
	}
}

func TestMissesComeOldestFirst(t *testing.T) {
	id := func(i int) string { return puzzles.Catalog()[i].ID }
	results := store.Results{
		id(0): {Failed: true, Missed: true, Day: "2026-11-20"},
		id(1): {Failed: true, Missed: true, Solved: true, Day: "2026-11-18"},
		id(2): {Failed: true, Solved: true, Day: "2026-11-10"},
		id(3): {Failed: true, Missed: true, Day: "2026-11-18"},
	}
	given := map[string]bool{}
	var order []string
	for {
		entry, ok := Misses.Next(results, 1200, "", given, false)
		if !ok {
			break
		}
		given[entry.ID] = true
		order = append(order, entry.ID)
	}
	if want := []string{id(1), id(3), id(0)}; !slices.Equal(order, want) {
		t.Errorf("%v, want %v", order, want)
	}
}
