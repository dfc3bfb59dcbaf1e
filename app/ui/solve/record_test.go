package solve

import (
	"testing"

	"catchup/app/store"
	"catchup/puzzles"
)

const figure3a = "1-7/3/5/6"

func TestFirstTryIsKeptForEver(t *testing.T) {
	data := store.Data{Puzzles: store.Results{}}
	expect := func(what string, want store.Result) {
		t.Helper()
		if got := data.Puzzles[figure3a]; got != want {
			t.Errorf("%s: %+v, want %+v", what, got, want)
		}
	}

	s := begin(t, figure3a)
	s.AskHint()
	s.keep(&data, "2026-11-20")
	expect("a hint alone", store.Result{})
	s.take(7)
	s.keep(&data, "2026-11-20")
	expect("a wrong move", store.Result{Failed: true, Missed: true, Hints: 1, Day: "2026-11-20"})
	after := data.Skill
	s.Retry()
	s.AskHint()
	s.take(1, 2, 7)
	s.keep(&data, "2026-11-20")
	expect("the right move then", store.Result{Solved: true, Failed: true, Missed: true, Hints: 1, Day: "2026-11-20"})

	s.Again()
	s.take(1, 2, 7)
	s.keep(&data, "2026-11-20")
	if !data.Puzzles[figure3a].Missed {
		t.Error("it has left the misses, solved just after it was seen")
	}

	s = begin(t, figure3a)
	s.take(1, 2, 7)
	s.keep(&data, "2026-11-21")
	expect("the first try of another day", store.Result{Solved: true, Failed: true, Hints: 1, Day: "2026-11-20"})

	s = begin(t, figure3a)
	s.Show()
	s.keep(&data, "2026-11-22")
	expect("shown later", store.Result{Solved: true, Failed: true, Missed: true, Hints: 1, Day: "2026-11-20"})
	if data.Skill != after {
		t.Errorf("the skill changed after the first try: %+v, then %+v", after, data.Skill)
	}
}

func TestComposedPuzzleIsNotKept(t *testing.T) {
	s := begin(t, "1-9/4/2,3/6")
	s.Show()
	if s.revealed() {
		t.Errorf("something is told of %s", s.Attempt.Puzzle.ID())
	}
}

func TestFirstTryChangesTheRating(t *testing.T) {
	rating := func(chosen *puzzles.Theme, hints int, solve bool) float64 {
		data := store.Data{Puzzles: store.Results{}}
		s := begin(t, figure3a)
		s.Chosen = chosen
		for range hints {
			s.AskHint()
		}
		if solve {
			s.take(1, 2, 7)
		} else {
			s.Show()
		}
		s.keep(&data, "2026-11-21")
		return Strength(data.Skill).Value
	}
	before := Strength(store.Skill{}).Value
	obvious, neutral := puzzles.ExactCatch, puzzles.LastFour
	order := []struct {
		what  string
		value float64
	}{
		{"not solved", rating(nil, 0, false)},
		{"not solved, the theme known", rating(&neutral, 0, false)},
		{"not solved, the theme known, which tells all", rating(&obvious, 0, false)},
		{"before", before},
		{"solved, the theme known, which tells all", rating(&obvious, 0, true)},
		{"solved with two hints", rating(nil, 2, true)},
		{"solved with one hint", rating(nil, 1, true)},
		{"solved", rating(nil, 0, true)},
	}
	for i := range order[1:] {
		// A failure counts less when the puzzle was chosen by theme, as on Lichess:
		// the choice may mislead.
		if order[i].value >= order[i+1].value {
			t.Errorf("%s: %.1f, not below %s: %.1f", order[i].what, order[i].value, order[i+1].what, order[i+1].value)
		}
	}
}

func TestEachhintCostsMore(t *testing.T) {
	sum := 0
	for hints := range hintCosts {
		if hints > 0 && hintCost(hints) <= hintCost(hints-1) {
			t.Errorf("hint %d costs %d, the one before %d", hints+1, hintCost(hints), hintCost(hints-1))
		}
		sum += hintCost(hints)
	}
	if sum != 100 || weight(nil, true, 4) != 0 || weight(nil, true, 9) != 0 || weight(nil, false, 4) != 1 {
		t.Errorf("the hints cost %d in all; weights %v, %v", sum, weight(nil, true, 4), weight(nil, false, 4))
	}
}

func TestChangeIsShownWithItsSign(t *testing.T) {
	at := func(rating, deviation float64) store.Skill {
		return store.Skill{Rating: rating, Deviation: deviation, Games: 1}
	}
	for _, c := range []struct {
		before, after store.Skill
		want          string
	}{
		{at(1503, 90), at(1512.4, 88), "1512 (+9)"},
		{at(1503, 190), at(1494, 180), "1494? (−9)"},
		{at(1503, 60), at(1503.2, 60), "1503 (±0)"},
		{store.Skill{}, at(1300, 280), "1300? (+100)"},
	} {
		if got := change(c.before, c.after); got != c.want {
			t.Errorf("from %v to %v: %q, want %q", c.before.Rating, c.after.Rating, got, c.want)
		}
	}
}
