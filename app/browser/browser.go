// Package browser has what a page asks of the browser in callbacks of JavaScript: to
// listen, to wait for a promise, to save and to read files. Whoever is called back is
// not in an event of the page: dispatch what changes it.
package browser

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Listen calls hear at every event of that name at the target, such as a window, until
// stop is called. Hear may prevent what the browser would do.
func Listen(target app.Value, name string, hear func(event app.Value)) (stop func()) {
	listener := app.FuncOf(func(_ app.Value, events []app.Value) any {
		hear(events[0])
		return nil
	})
	target.Call("addEventListener", name, listener, map[string]any{"passive": false})
	return func() {
		target.Call("removeEventListener", name, listener)
		listener.Release()
	}
}

// Settle waits for a promise: kept hears what it gives, broken why it gives nothing.
func Settle(promise app.Value, kept, broken func(app.Value)) {
	var onKept, onBroken app.Func
	settled := func(hear func(app.Value)) app.Func {
		return app.FuncOf(func(_ app.Value, args []app.Value) any {
			onKept.Release()
			onBroken.Release()
			hear(args[0])
			return nil
		})
	}
	onKept, onBroken = settled(kept), settled(broken)
	promise.Call("then", onKept, onBroken)
}
