package daily

import "github.com/maxence-charriere/go-app/v10/pkg/app"

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
