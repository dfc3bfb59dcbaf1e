package daily

import (
	"strings"
	"testing"
	"time"

	"catchup/app/store"
	"catchup/app/ui/solve"
	"catchup/app/ui/today"
	"catchup/puzzles/daily"
)

var (
	date = daily.Of(2026, 11, 21)
	noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

	solved = daily.Board{Done: true, Solved: true, OnTime: true, Marks: "k"}
	missed = daily.Board{Done: true, OnTime: true, Marks: "s"}
)

func openDay(t *testing.T, made [3]daily.Board) *Day {
	t.Helper()
	day, err := OpenDay(date, noon, daily.History{date: made})
	if err != nil {
		t.Fatal(err)
	}
	return day
}

func TestDatesThatAreRefused(t *testing.T) {
	ahead := daily.History{date + 30: {solved}}
	for _, c := range []struct {
		date daily.Date
		h    daily.History
		says string // "" if it opens
	}{
		{date, nil, ""},
		{date - 5, nil, ""},
		{daily.First, nil, ""},
		{daily.First - 1, nil, "the first daily was that of 1 November 2026"},
		{date + 1, nil, ""}, // at UTC+14 it has begun
		{date + 2, nil, "has begun nowhere on Earth yet"},
		{date + 30, nil, "the daily of 21 December 2026 has begun nowhere"},
		{date + 30, ahead, ""}, // played with a clock that was ahead
	} {
		day, err := OpenDay(c.date, noon, c.h)
		if c.says == "" && (err != nil || day.Date != c.date) || c.says != "" && (err == nil || !strings.Contains(err.Error(), c.says)) {
			t.Errorf("%v: %v", c.date, err)
		}
	}
}

func TestNextBoard(t *testing.T) {
	for _, c := range []struct {
		made  [3]daily.Board
		opens int
		after int
	}{
		{made: [3]daily.Board{}, opens: 0, after: 1},
		{made: [3]daily.Board{solved}, opens: 1, after: 1},
		{made: [3]daily.Board{{}, missed, {}}, opens: 0, after: 2},
		{made: [3]daily.Board{{}, missed, solved}, opens: 0, after: 0},
		{made: [3]daily.Board{solved, missed, solved}, opens: resultPanel, after: resultPanel},
	} {
		day := openDay(t, c.made)
		if day.Showing != c.opens || day.After(0, c.made) != c.after {
			t.Errorf("%v: opens with %d, want %d; %d after the easy one, want %d", c.made, day.Showing, c.opens, day.After(0, c.made), c.after)
		}
	}
}

// A board is taken up as far as it had come: its marks and its end, but for the
// moves on the board.
func TestBoardsAreTakenUpAgain(t *testing.T) {
	for stage, made := range map[solve.Stage]daily.Board{
		solve.Finding: {Marks: "hl"},
		solve.Solved:  {Done: true, Solved: true, OnTime: true, Marks: "lk"},
		solve.Shown:   {Done: true, OnTime: true, Marks: "ls"},
	} {
		day := openDay(t, [3]daily.Board{made, made, made})
		for day.Showing = range 3 {
			s, err := day.Solving([3]daily.Board{made, made, made})
			if err != nil {
				t.Fatal(err)
			}
			if s.Stage != stage || day.Made(noon) != made || s.Attempt.Solved != made.Solved {
				t.Errorf("%+v: stage %v, %+v", made, s.Stage, day.Made(noon))
			}
			if again, _ := day.Solving([3]daily.Board{}); again != s {
				t.Error("another look begins anew")
			}
		}
	}
}

// What is made after midnight belongs to the date that was opened.
func TestMidnightDoesNotChangeTheDay(t *testing.T) {
	day := openDay(t, [3]daily.Board{})
	s, err := day.Solving([3]daily.Board{})
	if err != nil {
		t.Fatal(err)
	}
	s.Show()
	if got := day.Made(noon.AddDate(0, 0, 1)); !got.OnTime || day.Date != date {
		t.Errorf("a day later: %+v on %v", got, day.Date)
	}
	if got := day.Made(noon.AddDate(0, 0, 5)); got.OnTime {
		t.Errorf("five days later: %+v", got)
	}
}

func TestFirstEndIsTheResult(t *testing.T) {
	data := store.Data{Daily: store.Days{}}
	keep(&data, date, 1, "id", daily.Board{Marks: "l"})
	keep(&data, date, 1, "id", missed)
	keep(&data, date, 1, "id", solved)
	keep(&data, date, 1, "id", daily.Board{Marks: "h"})
	want := daily.History{date: {1: missed}}
	if got := today.History(data.Daily); len(got) != 1 || got[date] != want[date] {
		t.Errorf("kept %v", got)
	}
	if id := data.Daily["2026-11-21"].Boards[1].ID; id != "id" {
		t.Errorf("kept the id %q", id)
	}
}

func TestHistoryPassesOverWhatIsNoDate(t *testing.T) {
	if got := today.History(store.Days{"2026-13-01": {}, "": {}, "2026-11-21": {}}); len(got) != 1 {
		t.Errorf("got %v", got)
	}
}

func TestWords(t *testing.T) {
	for got, want := range map[string]string{
		date.Format(long):                        "21 November 2026",
		date.Format(weekday + " " + short):       "Saturday 21 November",
		(date + 1).Format(weekday):               "Sunday",
		clockText(23*time.Hour + 61*time.Second): "23:01:01",
		clockText(-time.Second):                  "0:00:00",
	} {
		if got != want {
			t.Errorf("got %q, want %q", got, want)
		}
	}
}
