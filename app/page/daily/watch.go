package daily

import (
	"catchup/app/browser"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// watch is what keeps the page up with the calendar while somebody may see it.
type watch struct {
	ticked   app.Func // a second has passed
	interval app.Value
	undo     []func() // stop listening
}

// start calls look when the page is seen again and tick each second while it can
// be seen. Neither runs as an event of the page.
func (w *watch) start(look, tick func()) {
	document := app.Window().Get("document")
	w.ticked = app.FuncOf(func(app.Value, []app.Value) any {
		tick()
		return nil
	})
	looked := func(app.Value) {
		w.rest()
		if document.Get("visibilityState").String() == "visible" {
			w.interval = app.Window().Call("setInterval", w.ticked, 1000)
			look()
		}
	}
	w.undo = []func(){browser.Listen(document, "visibilitychange", looked), browser.Listen(app.Window(), "focus", looked)}
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
	if w.undo == nil {
		return
	}
	w.rest()
	for _, undo := range w.undo {
		undo()
	}
	w.ticked.Release()
	w.undo = nil
}
