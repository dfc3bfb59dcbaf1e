package daily

import (
	"cmp"
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
	return Date(time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC).Unix() / secondsADay)
}

const secondsADay = 24 * 60 * 60

// midnight returns when the date begins where no clock is ever changed.
func (d Date) midnight() time.Time { return time.Unix(int64(d)*secondsADay, 0).UTC() }

// Parse reads a date as it is written by [Date.String], and nothing else: four
// digits of the year, two of the month, two of the day.
func Parse(text string) (Date, error) {
	t, err := time.Parse(time.DateOnly, text)
	if err == nil {
		return Today(t), nil
	}
	unread := new(time.ParseError)
	errors.As(err, &unread)
	why := map[string]string{": month out of range": "there are 12 months", ": day out of range": "the month has no such day"}[unread.Message]
	return 0, fmt.Errorf("date %q: %s", text, cmp.Or(why, "expected year-month-day, such as 2026-11-21"))
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
	return d <= last && (first <= d || begun && first <= d+1)
}

// Civil returns the year, the month from 1 and the day from 1.
func (d Date) Civil() (year, month, day int) {
	t := d.midnight()
	return t.Year(), int(t.Month()), t.Day()
}

// String returns the date as in 2026-11-21.
func (d Date) String() string { return d.Format(time.DateOnly) }

// Format writes the date in the layout of [time.Time.Format].
func (d Date) Format(layout string) string { return d.midnight().Format(layout) }

// Weekday returns the day of the week, from 0 for Monday to 6 for Sunday.
func (d Date) Weekday() int { return (int(d.midnight().Weekday()) + 6) % 7 }
