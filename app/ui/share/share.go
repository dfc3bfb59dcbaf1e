// Package share hands a text on: through the device's own way of sharing where a
// finger is used and there is one, and through the clipboard otherwise.
package share

import (
	"catchup/app/browser"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Fate is what became of a text.
type Fate uint8

const (
	Kept     Fate = iota // it was not to be handed on yet
	Shared               // handed to the device
	Copied               // in the clipboard
	Declined             // the visitor changed their mind
	Refused              // neither way is open: show the text, so that it can be selected
)

// Set takes the place of what became of the last text.
func (f *Fate) Set(_ app.Context, now Fate) { *f = now }

// Says returns the fate in a sentence for the visitor.
func (f Fate) Says() string {
	return [...]string{"", "Shared.", "Copied.", "Not shared.", "This browser does not let the page copy: select the text below."}[f]
}

// Text shares the text, or copies it. It must be called while a press of the
// visitor is handled; told hears later what became of the text.
func Text(ctx app.Context, text string, told func(app.Context, Fate)) {
	navigator := app.Window().Get("navigator")
	finger := app.Window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
	if !finger || !navigator.Get("share").Truthy() {
		Copy(ctx, text, told)
		return
	}
	settle(ctx, navigator.Call("share", map[string]any{"text": text}),
		func(ctx app.Context) { told(ctx, Shared) },
		func(ctx app.Context, reason string) {
			if reason == "AbortError" {
				told(ctx, Declined)
			} else {
				Copy(ctx, text, told)
			}
		})
}

// Copy puts the text into the clipboard; told hears later whether it is there.
func Copy(ctx app.Context, text string, told func(app.Context, Fate)) {
	clipboard := app.Window().Get("navigator").Get("clipboard")
	if !clipboard.Truthy() { // such as on a page that did not come by https
		told(ctx, Refused)
		return
	}
	settle(ctx, clipboard.Call("writeText", text),
		func(ctx app.Context) { told(ctx, Copied) },
		func(ctx app.Context, _ string) { told(ctx, Refused) })
}

// settle waits for a promise. Failed hears the name of the error.
func settle(ctx app.Context, promise app.Value, kept func(app.Context), failed func(ctx app.Context, reason string)) {
	browser.Settle(promise,
		func(app.Value) { ctx.Dispatch(kept) },
		func(why app.Value) {
			reason := why.Get("name").String()
			ctx.Dispatch(func(ctx app.Context) { failed(ctx, reason) })
		})
}
