package today

import (
	"catchup/app/browser"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Badge shows on the icon of the installed app how many of today's boards are left,
// where the device can.
func Badge(left int) {
	navigator := app.Window().Get("navigator")
	if !navigator.Get("setAppBadge").Truthy() {
		return
	}
	// Whether it is shown is the device's business. None is shown for 0.
	browser.Settle(navigator.Call("setAppBadge", left), func(app.Value) {}, func(app.Value) {})
}
