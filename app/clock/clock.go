// Package clock tells the date and the time as the visitor's device has them. The
// browser is asked each time: Go's local time zone is the offset that was valid
// when the program started, and a page may live through a change of the clocks or a
// flight.
package clock

import (
	"time"

	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Today returns the date on the visitor's calendar. While pages are rendered ahead
// of time it is the first date there was a daily for.
func Today() daily.Date {
	if app.IsServer {
		return daily.First
	}
	now := date().New()
	return daily.Of(now.Call("getFullYear").Int(), now.Call("getMonth").Int()+1, now.Call("getDate").Int())
}

// Now returns the time. While pages are rendered ahead of time it is in the date of
// [Today].
func Now() time.Time {
	if app.IsServer {
		year, month, day := Today().Civil()
		return time.Date(year, time.Month(month), day, 12, 0, 0, 0, time.UTC)
	}
	return time.UnixMilli(int64(date().Call("now").Float()))
}

// UntilTomorrow returns how long it is until the visitor's calendar shows another
// date.
func UntilTomorrow() time.Duration {
	if app.IsServer {
		return 0
	}
	now := date().New()
	next := date().New(now.Call("getFullYear").Int(), now.Call("getMonth").Int(), now.Call("getDate").Int()+1)
	return time.Duration(next.Call("getTime").Float()-now.Call("getTime").Float()) * time.Millisecond
}

func date() app.Value { return app.Window().Get("Date") }
