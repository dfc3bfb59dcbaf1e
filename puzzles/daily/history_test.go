package daily

import (
	"strings"
	"testing"
	"time"
)

// solved is a board solved on its date.
var solved = Board{Done: true, Solved: true, OnTime: true, Marks: "k"}

// finish notes what a page notes: the date that it shows, and whether it counts.
func (h History) finish(d Date, opened, at time.Time) {
	boards := h[d]
	boards[0] = Board{Done: true, Solved: true, OnTime: OnTime(d, opened, at), Marks: "k"}
	h[d] = boards
}

func (h History) current(at time.Time) int {
	current, _ := h.Streaks(OnEarth(at))
	return current
}

// Someone solves every day for 400 days, in every zone: the streak is 400, at
// whatever time of the day and across every change of the clocks.
func TestStreakOf400DaysInEveryZone(t *testing.T) {
	for _, zone := range zones(t) {
		h := History{}
		for n := range 400 {
			// At 23:59, 00:00, 12:34 and so on, in turn.
			at := time.Date(2026, 1, 1+n, []int{23, 0, 12, 3, 2}[n%5], []int{59, 0, 34, 15, 30}[n%5], 0, 0, zone)
			d, opened := Today(at), at
			if before := h.current(at); before != n {
				t.Fatalf("%v: a streak of %d before it, want %d", at, before, n)
			}
			if n%5 == 0 { // opened at 23:59, solved at 00:01
				at = at.Add(2 * time.Minute)
			}
			h.finish(d, opened, at)
			if current, longest := h.Streaks(OnEarth(at)); current != n+1 || longest != n+1 {
				t.Fatalf("%v: streaks of %d and %d, want %d", at, current, longest, n+1)
			}
		}
	}
}

func TestStreakEndsWhenADateIsOverEverywhere(t *testing.T) {
	for _, zone := range zones(t) {
		h := History{}
		for n := range 10 {
			at := time.Date(2026, 3, 25+n, 9, 0, 0, 0, zone)
			h.finish(Today(at), at, at)
		}
		last := Of(2026, 4, 3)
		ends := time.Date(2026, 4, 5, 12, 0, 0, 0, time.UTC) // 2026-04-04 is over in UTC-12
		for at, want := range map[time.Time]int{
			time.Date(2026, 4, 3, 23, 59, 0, 0, zone): 10,
			time.Date(2026, 4, 4, 23, 59, 0, 0, zone): 10, // today is not done yet
			ends.Add(-time.Second):                    10,
			ends:                                      0,
			ends.AddDate(1, 0, 0):                     0,
		} {
			if current, longest := h.Streaks(OnEarth(at)); current != want || longest != 10 {
				t.Errorf("%v, last solved %v: streaks of %d and %d, want %d", at, last, current, longest, want)
			}
		}
	}
}

// Flights, at every hour of the day: eastwards over the date line a date of the
// calendar is left out, westwards one comes twice. A traveller who solves before
// take-off and after landing, what the calendar there shows and what was left out,
// keeps the streak.
func TestFlights(t *testing.T) {
	places := []*time.Location{
		time.FixedZone("Baker Island", -12*3600), time.FixedZone("Honolulu", -10*3600), time.FixedZone("St. John's", -210*60),
		time.UTC, time.FixedZone("Kathmandu", 345*60), time.FixedZone("Chatham", 765*60), time.FixedZone("Kiritimati", 14*3600),
	}
	for _, from := range places {
		for _, to := range places {
			for hour := range 24 {
				h := History{}
				at := time.Date(2026, 6, 1, hour, 30, 0, 0, from)
				days := 0
				for range 5 {
					h.finish(Today(at), at, at)
					at = at.AddDate(0, 0, 1)
					days++
				}
				// Ten hours in the air, after the last solved.
				at = at.AddDate(0, 0, -1).Add(10 * time.Hour).In(to)
				if current := h.current(at); current != days {
					t.Fatalf("%v to %v at %d:30: a streak of %d on landing, want %d", from, to, hour, current, days)
				}
				for d := Of(2026, 6, 1); d <= Today(at); d++ {
					if !h.Counts(d) {
						h.finish(d, at, at)
						days++
					}
				}
				if current := h.current(at); current != days {
					t.Errorf("%v to %v at %d:30: a streak of %d after landing, want %d", from, to, hour, current, days)
				}
			}
		}
	}
}

// A clock that was ahead and is set back neither ends a streak nor takes anything
// away.
func TestClockSetBack(t *testing.T) {
	h := History{}
	at := time.Date(2026, 11, 1, 12, 0, 0, 0, time.UTC)
	for n := range 7 {
		h.finish(First+Date(n), at.AddDate(0, 0, n), at.AddDate(0, 0, n))
	}
	now := at.AddDate(0, 0, 6)
	ahead := now.AddDate(0, 2, 0)
	h.finish(Today(ahead), ahead, ahead)
	if current, longest := h.Streaks(OnEarth(now)); current != 7 || longest != 7 {
		t.Errorf("set back to the day before: streaks of %d and %d, want 7", current, longest)
	}
	if current := h.current(time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)); current != 0 {
		t.Errorf("set back to before everything: a streak of %d", current)
	}
	h.finish(Today(now)+1, now.AddDate(0, 0, 1), now.AddDate(0, 0, 1))
	if current := h.current(now.AddDate(0, 0, 1)); current != 8 {
		t.Errorf("the day after: a streak of %d, want 8", current)
	}
}

func TestArchiveDoesNotTouchTheStreak(t *testing.T) {
	at := time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC)
	h := History{}
	for d := First; d <= Today(at)-3; d++ {
		h.finish(d, at, at)
	}
	if s := h.Statistics(OnEarth(at)); s != (Statistics{}) {
		t.Errorf("archive only: %+v", s)
	}
	h.finish(Today(at), at, at)
	if s := h.Statistics(OnEarth(at)); s != (Statistics{Days: 1, Boards: 1, AtOnce: 1, Spread: [5]int{1}, Current: 1, Longest: 1}) {
		t.Errorf("with today: %+v", s)
	}
}

func TestOnTime(t *testing.T) {
	d := Of(2026, 11, 21)
	day := func(date, hour int) time.Time { return time.Date(2026, 11, date, hour, 0, 0, 0, time.UTC) }
	for _, c := range []struct {
		opened, finished time.Time
		want             bool
	}{
		{day(20, 9), day(20, 9), false},   // tomorrow, everywhere
		{day(20, 9), day(20, 10), true},   // it begins at UTC+14
		{day(22, 11), day(22, 11), true},  // it still lasts at UTC-12
		{day(22, 12), day(22, 12), false}, // over
		{day(22, 11), day(22, 13), true},  // opened in time
		{day(22, 11), day(23, 11), true},
		{day(22, 11), day(23, 12), false}, // the next date is over too
		{day(22, 11), day(20, 9), false},  // the clock was set back
	} {
		if got := OnTime(d, c.opened, c.finished); got != c.want {
			t.Errorf("%v opened at %v and finished at %v: %v", d, c.opened, c.finished, got)
		}
	}
}

func TestStatistics(t *testing.T) {
	missed := Board{Done: true, OnTime: true, Marks: "lds"}
	begun := Board{Marks: "l"}
	h := History{
		First:     {solved, missed, begun},
		First + 1: {missed, missed, {}},
		First + 2: {{Done: true, Solved: true, OnTime: true, Marks: "hlxdk"}, {Done: true, Solved: true, OnTime: true, Marks: "dk"}, {}},
		First + 3: {begun, {}, {}},
	}
	want := Statistics{Days: 3, Boards: 6, AtOnce: 1, Spread: [5]int{1, 1, 0, 1, 3}, Current: 1, Longest: 1}
	if got := h.Statistics(First+2, First+4); got != want {
		t.Errorf("got %+v, want %+v", got, want)
	}
}

func TestResults(t *testing.T) {
	for want, b := range []Board{
		Untouched:  {},
		Begun:      {Marks: "h"},
		AtOnce:     {Done: true, Solved: true, Marks: "hkk"},
		Eventually: {Done: true, Solved: true, Marks: "lk"},
		Missed:     {Done: true, Marks: "s"},
	} {
		if got := b.Result(); got != Result(want) {
			t.Errorf("%+v: result %d, want %d", b, got, want)
		}
	}
}

func TestShare(t *testing.T) {
	boards := [3]Board{solved, {Done: true, Solved: true, Marks: "hdllkk"}, {Done: true, Marks: "xeh" + "s"}}
	want := strings.TrimSpace(`
Catch-Up 21, streak 5
Easy ▲
Medium ·▬▼▼▲▲
Hard ▼▼·○
Easy solved at the first try, medium solved after 3 wrong moves with 1 hint, hard not solved with 1 hint.
example.org/daily/#2026-11-21
`)
	if got := Share(First+20, boards, 5, "example.org/daily/#2026-11-21"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
	want = strings.TrimSpace(`
Catch-Up 1
Easy ▲
Medium ▬·…
Hard –
Easy solved at the first try, medium under way with 1 hint, hard not begun.
example.org
`)
	if got := Share(First, [3]Board{solved, {Marks: "dh"}, {}}, 1, "example.org"); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
