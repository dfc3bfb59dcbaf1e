package today

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Badge shows on the icon of the installed app how many of today's boards are left,
// where the device can.
func Badge(left int) {
	navigator := app.Window().Get("navigator")
	if !navigator.Get("setAppBadge").Truthy() {
		return
	}
	var done app.Func
	done = app.FuncOf(func(app.Value, []app.Value) any {
		done.Release()
		return nil
	})
	// Whether it is shown is the device's business.
	if left == 0 {
		navigator.Call("clearAppBadge").Call("then", done, done)
	} else {
		navigator.Call("setAppBadge", left).Call("then", done, done)
	}
}
