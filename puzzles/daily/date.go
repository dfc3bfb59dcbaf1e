package daily

import (
	"errors"
	"fmt"
	"time"
)

// Date is a day of the civil calendar, counted from 1970-01-01. It knows no hours
// and no time zones, so that no change of the clocks can make a day longer.
type Date int

// Of returns the date of a year, month and day. A day beyond the end of the month
// belongs to the next one.
func Of(year, month, day int) Date {
	// The year begins in March here, so that the leap day is its last.
	if month <= 2 {
		year--
		month += 12
	}
	days := 365*year + floor(year, 4) - floor(year, 100) + floor(year, 400)
	return Date(days + (153*(month-3)+2)/5 + day - 719469)
}

// Parse reads a date as it is written by [Date.String], and nothing else: four
// digits of the year, two of the month, two of the day.
func Parse(text string) (Date, error) {
	unreadable := func(why string) (Date, error) { return 0, fmt.Errorf("date %q: %s", text, why) }
	if len(text) != len("2026-11-21") || text[4] != '-' || text[7] != '-' {
		return unreadable("expected year-month-day, such as 2026-11-21")
	}
	year, err := digits(text[:4])
	month, err2 := digits(text[5:7])
	day, err3 := digits(text[8:])
	if errors.Join(err, err2, err3) != nil {
		return unreadable("expected digits, such as 2026-11-21")
	}
	if month < 1 || month > 12 {
		return unreadable("there are 12 months")
	}
	if day < 1 || day > DaysIn(year, month) {
		return unreadable("the month has no such day")
	}
	return Of(year, month, day), nil
}

func digits(text string) (n int, err error) {
	for _, digit := range []byte(text) {
		if digit < '0' || digit > '9' {
			return 0, errors.New("not a digit")
		}
		n = 10*n + int(digit-'0')
	}
	return n, nil
}

// Today returns the date that the calendar shows at t, in t's time zone.
//
// In a browser do not give it time.Now: there Go's local time zone is the offset
// that was valid when the program started, for ever.
func Today(t time.Time) Date {
	year, month, day := t.Date()
	return Of(year, int(month), day)
}

// OnEarth returns the first and the last date that is today somewhere on Earth at
// t: in the zones from UTC-12 to UTC+14.
func OnEarth(t time.Time) (first, last Date) {
	return Today(t.In(time.FixedZone("", -12*60*60))), Today(t.In(time.FixedZone("", +14*60*60)))
}

// OnTime reports whether boards of the date d count for it: whether d was today
// somewhere on Earth when they were finished, or when they were opened, provided
// that they were finished by the end of the next date. So midnight never cuts a
// puzzle short, not even where it comes last on Earth.
func OnTime(d Date, opened, finished time.Time) bool {
	first, last := OnEarth(opened)
	begun := first <= d && d <= last
	first, last = OnEarth(finished)
	return d <= last && (first <= d || begun && first <= d.Next())
}

// Civil returns the year, the month from 1 and the day from 1.
func (d Date) Civil() (year, month, day int) {
	// The calendar repeats itself after 400 years, or 146,097 days.
	n := int(d) + 719468
	era := floor(n, 146097)
	n -= 146097 * era
	year = (n - n/1460 + n/36524 - n/146096) / 365
	n -= 365*year + year/4 - year/100
	month = (5*n + 2) / 153
	day = n - (153*month+2)/5 + 1
	year += 400 * era
	if month += 3; month > 12 {
		return year + 1, month - 12, day
	}
	return year, month, day
}

// String returns the date as in 2026-11-21.
func (d Date) String() string {
	year, month, day := d.Civil()
	return fmt.Sprintf("%04d-%02d-%02d", year, month, day)
}

// Next returns the day after d.
func (d Date) Next() Date { return d + 1 }

// Weekday returns the day of the week, from 0 for Monday to 6 for Sunday.
func (d Date) Weekday() int { return (int(d) + 3) - 7*floor(int(d)+3, 7) }

// DaysIn returns how many days the month has.
func DaysIn(year, month int) int {
	if month == 12 {
		return 31
	}
	return int(Of(year, month+1, 1) - Of(year, month, 1))
}

// floor returns n divided by d > 0, rounded down.
func floor(n, d int) int {
	if n < 0 {
		return (n+1)/d - 1
	}
	return n / d
}
