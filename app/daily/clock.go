package daily

import (
	"time"

	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// now returns the date on the visitor's calendar, and the time. The browser is
// asked each time: Go's local time zone is the offset that was valid when the
// program started, and a page may live through a change of the clocks or a flight.
func now() (daily.Date, time.Time) {
	if app.IsServer {
		return daily.First, time.Time{}
	}
	clock := app.Window().Get("Date").New()
	today := daily.Of(clock.Call("getFullYear").Int(), clock.Call("getMonth").Int()+1, clock.Call("getDate").Int())
	return today, time.UnixMilli(int64(clock.Call("getTime").Float()))
}

// untilTomorrow returns how long it is until the visitor's calendar shows another
// date.
func untilTomorrow() time.Duration {
	if app.IsServer {
		return 0
	}
	date := app.Window().Get("Date")
	clock := date.New()
	next := date.New(clock.Call("getFullYear").Int(), clock.Call("getMonth").Int(), clock.Call("getDate").Int()+1)
	return time.Duration(next.Call("getTime").Float()-clock.Call("getTime").Float()) * time.Millisecond
}

// watch is what keeps the page up with the calendar while somebody may see it.
type watch struct {
	looked   app.Func // the page is seen again
	ticked   app.Func // a second has passed
	interval app.Value
}

// start calls look when the page is seen again and tick each second while it can
// be seen. Neither runs as an event of the page.
func (w *watch) start(look, tick func()) {
	w.ticked = app.FuncOf(func(app.Value, []app.Value) any {
		tick()
		return nil
	})
	w.looked = app.FuncOf(func(app.Value, []app.Value) any {
		w.rest()
		if app.Window().Get("document").Get("visibilityState").String() == "visible" {
			w.interval = app.Window().Call("setInterval", w.ticked, 1000)
			look()
		}
		return nil
	})
	app.Window().Get("document").Call("addEventListener", "visibilitychange", w.looked)
	app.Window().Call("addEventListener", "focus", w.looked)
	w.interval = app.Window().Call("setInterval", w.ticked, 1000)
}

// rest ends the ticking.
func (w *watch) rest() {
	if w.interval != nil {
		app.Window().Call("clearInterval", w.interval)
		w.interval = nil
	}
}

// stop ends everything.
func (w *watch) stop() {
	if w.looked == nil {
		return
	}
	w.rest()
	app.Window().Get("document").Call("removeEventListener", "visibilitychange", w.looked)
	app.Window().Call("removeEventListener", "focus", w.looked)
	w.looked.Release()
	w.ticked.Release()
	w.looked = nil
}
