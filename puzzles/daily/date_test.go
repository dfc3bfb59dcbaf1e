package daily

import (
	"testing"
	"time"
	_ "time/tzdata" // real time zones, wherever the tests run
)

// Every day of 2,400 years, against the calendar of package time.
func TestDatesAgreeWithTheCalendar(t *testing.T) {
	at := time.Date(600, 1, 1, 12, 0, 0, 0, time.UTC)
	d := Of(600, 1, 1)
	for range 2400 * 366 {
		year, month, day := d.Civil()
		if wantYear, wantMonth, wantDay := at.Date(); year != wantYear || month != int(wantMonth) || day != wantDay {
			t.Fatalf("date %d is %d-%d-%d, want %v", int(d), year, month, day, at)
		}
		if Of(year, month, day) != d || (d.Weekday()+1)%7 != int(at.Weekday()) {
			t.Fatalf("%v: number %d, want %d; weekday %d", at, Of(year, month, day), d, d.Weekday())
		}
		at, d = at.AddDate(0, 0, 1), d+1
	}
	if Of(1970, 1, 1) != 0 {
		t.Errorf("1970-01-01 is day %d", Of(1970, 1, 1))
	}
}

func TestParseIsStrict(t *testing.T) {
	for _, text := range []string{"2026-11-21", "2024-02-29", "2000-02-29", "0001-01-01", "9999-12-31"} {
		if d, err := Parse(text); err != nil || d.String() != text {
			t.Errorf("%s: got %v, %v", text, d, err)
		}
	}
	for _, text := range []string{
		"", "2026", "2026-11", "2026-1-21", "2026-11-1", "26-11-21", "2026/11/21", "2026-11-21 ", " 2026-11-21",
		"2026-13-01", "2026-00-10", "2026-02-29", "1900-02-29", "2026-11-00", "2026-11-31", "+026-11-21", "2026-1１-2", "2026-11-2x",
	} {
		if d, err := Parse(text); err == nil {
			t.Errorf("%q is read as %v", text, d)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("2026-11-21")
	f.Fuzz(func(t *testing.T, text string) {
		if d, err := Parse(text); err == nil && d.String() != text {
			t.Errorf("%q is read as %v", text, d)
		}
	})
}

// zones are the ends of the Earth, half hours, three quarters, and real zones with
// changes of the clock on both halves of the Earth, one of half an hour and one
// at midnight.
func zones(t *testing.T) []*time.Location {
	var all []*time.Location
	for minutes := -12 * 60; minutes <= 14*60; minutes += 30 {
		all = append(all, time.FixedZone("", minutes*60))
	}
	for _, minutes := range []int{-9*60 - 45, 5*60 + 45, 8*60 + 45, 12*60 + 45} {
		all = append(all, time.FixedZone("", minutes*60))
	}
	for _, name := range []string{
		"Europe/Berlin", "America/New_York", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Chatham",
		"Asia/Kathmandu", "Asia/Beirut", "America/Santiago", "Africa/Casablanca", "Pacific/Kiritimati",
	} {
		zone, err := time.LoadLocation(name)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, zone)
	}
	return all
}

// Over 400 dates, in every zone and at every half hour: the date never
// goes back and never skips a day, and is today somewhere on Earth.
func TestTodayAcrossZones(t *testing.T) {
	for _, zone := range zones(t) {
		at := time.Date(2026, 1, 1, 0, 0, 0, 0, zone)
		last, days := Today(at), 0
		for ; days < 400; at = at.Add(30 * time.Minute) {
			d := Today(at)
			if want := at.Format("2006-01-02"); d.String() != want {
				t.Fatalf("%v: %v, want %v", at, d, want)
			}
			if d != last && d != last+1 {
				t.Fatalf("%v: %v after %v", at, d, last)
			}
			if first, lastOne := OnEarth(at); d < first || d > lastOne || lastOne-first < 1 || lastOne-first > 2 {
				t.Fatalf("%v: %v is not from %v to %v", at, d, first, lastOne)
			}
			if d != last {
				days++
			}
			last = d
		}
		if want := Of(2026, 1, 1) + 400; last != want {
			t.Errorf("%v: 400 days after 2026-01-01 is %v, want %v", zone, last, want)
		}
	}
}

func TestMidnight(t *testing.T) {
	for _, zone := range zones(t) {
		for d := Of(2026, 1, 1); d < Of(2027, 2, 5); d++ {
			year, month, day := d.Civil()
			before := time.Date(year, time.Month(month), day, 23, 59, 0, 0, zone)
			after := before.Add(2 * time.Minute)
			_, offset := before.Zone()
			_, offsetAfter := after.Zone()
			if Today(before) != d || Today(after) != d+1 && offset == offsetAfter {
				t.Fatalf("%v is on %v and %v on %v", before, Today(before), after, Today(after))
			}
		}
	}
}
