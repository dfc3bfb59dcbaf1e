package store

import (
	"catchup/app/browser"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// A browser may delete what a site keeps when the device runs out of room or the
// site was not visited for a time, unless it has promised not to. It is asked for
// that promise once, when something worth keeping is there, never when a page is
// loaded: some browsers ask the visitor.

// worth is how many puzzles solved are worth asking for.
const worth = 3

// worthKeeping reports whether the record holds what one would miss: the third
// puzzle solved, or a daily board finished.
func (d Data) worthKeeping() bool {
	solved := 0
	for _, result := range d.Puzzles {
		if result.Solved {
			solved++
		}
	}
	if solved >= worth {
		return true
	}
	for _, day := range d.Daily {
		if day.done() {
			return true
		}
	}
	return false
}

// Promise is what the browser says about how long it keeps the record.
type Promise int

const (
	Unknown   Promise = iota // it does not say
	Promised                 // until the visitor deletes it
	MayDelete                // it may be deleted after some time
)

// AskPromise asks the browser for its promise, and tells the answer to hear. It
// may ask the visitor.
func AskPromise(hear func(Promise)) { storage("persist", hear) }

// CheckPromise finds out what the browser has promised, and tells it to hear.
func CheckPromise(hear func(Promise)) { storage("persisted", hear) }

// storage calls a method of navigator.storage, which browsers have for pages that
// came over https.
func storage(method string, hear func(Promise)) {
	if app.IsServer {
		return
	}
	manager := app.Window().Get("navigator").Get("storage")
	if !manager.Truthy() || !manager.Get(method).Truthy() {
		hear(Unknown)
		return
	}
	browser.Settle(manager.Call(method), func(kept app.Value) {
		if kept.Truthy() {
			hear(Promised)
		} else {
			hear(MayDelete)
		}
	}, func(app.Value) { hear(Unknown) })
}
