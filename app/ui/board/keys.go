package board

import (
	"strconv"
	"strings"

	"catchup/app/browser"
	"catchup/app/store"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Keyboard turns key presses anywhere on the page into the events of a board. A
// key typed into a field, or with a modifier, or that a focused button or link
// wants for itself, is left alone. A digit that could begin a longer number waits
// for the next one, or for Enter. It listens while it is on the page, and is seen as
// the list of the keys, which "?" unfolds.
type Keyboard struct {
	app.Compo

	Left func() engine.Set                    // the rods that can be named by digits; nil for none
	On   func(ctx app.Context, key string)    // "Enter", "Backspace", "h" and the like
	Rod  func(ctx app.Context, n int)         // a number was typed
	Hear func(ctx app.Context, digits string) // a number is half typed, or "" if no more; nil for none
	More string                               // single keys that the page wants besides
	Undo bool                                 // and "z", pressed with Ctrl
	List []Key                                // what is listed; nothing is seen if it is empty

	typed  string
	tabbed bool // the focus was moved since a number was typed
	stop   func()
}

// Render shows the list of keys.
func (k *Keyboard) Render() app.UI {
	if len(k.List) == 0 {
		return app.Div().Hidden(true)
	}
	return keysList(k.List...)
}

func (k *Keyboard) OnMount(ctx app.Context) {
	ctx.PreventUpdate()
	k.stop = browser.Listen(app.Window(), "keydown", func(value app.Value) {
		event := app.Event{Value: value}
		key := event.Get("key").String()
		if key == "Tab" {
			k.tabbed = true
		}
		if k.wants(event, key) {
			event.PreventDefault()
			ctx.Dispatch(func(ctx app.Context) { k.press(ctx, key) })
		}
	})
}

func (k *Keyboard) OnDismount() {
	if k.stop != nil {
		k.stop()
	}
}

func (k *Keyboard) wants(event app.Event, key string) bool {
	control := event.Get("ctrlKey").Truthy() || event.Get("metaKey").Truthy()
	undo := k.Undo && control && key == "z"
	if control && !undo || event.Get("altKey").Truthy() || event.Get("isComposing").Truthy() {
		return false
	}
	target := event.Get("target")
	switch target.Get("tagName").String() {
	case "INPUT", "SELECT", "TEXTAREA":
		return false
	case "BUTTON", "A", "SUMMARY":
		// Enter is for the button that the visitor has moved to by Tab, not for
		// one that was clicked before numbers were typed. A rod is pressed by the
		// space bar.
		onRod := target.Get("classList").Call("contains", "rack-rod").Bool()
		if key == "Enter" && !onRod && k.tabbed {
			return false
		}
	}
	single := len(key) == 1 && strings.Contains("0123456789hnruv?"+k.More, key)
	return undo || key == "Enter" || key == "Backspace" || single && !singleKeysOff()
}

// singleKeysOff reports whether the visitor has switched off shortcuts of a single
// key (WCAG 2.2, 2.1.4), which somebody who dictates would press unknowingly.
func singleKeysOff() bool {
	return store.Record().Data().Settings.KeysOff
}

func (k *Keyboard) press(ctx app.Context, key string) {
	if key < "0" || key > "9" {
		if k.typed != "" && key == "Enter" {
			k.finish(ctx)
			return
		}
		k.typed = ""
		k.hear(ctx, "")
		if key == "?" {
			toggleKeys()
		} else {
			k.On(ctx, key)
		}
		return
	}
	k.tabbed = false
	exact, longer := match(k.typed+key, k.left())
	if !exact && !longer {
		k.finish(ctx) // 1 then 5, where there is no 15
		exact, longer = match(key, k.left())
	}
	switch {
	case longer:
		k.typed += key
		k.hear(ctx, k.typed)
	case exact:
		k.typed += key
		k.finish(ctx)
	}
}

func (k *Keyboard) left() engine.Set {
	if k.Left == nil {
		return engine.Set{}
	}
	return k.Left()
}

func (k *Keyboard) hear(ctx app.Context, digits string) {
	if k.Hear != nil {
		k.Hear(ctx, digits)
	}
}

// finish takes what was typed as a whole number. Nothing is a number too short to
// mean a rod.
func (k *Keyboard) finish(ctx app.Context) {
	n, err := strconv.Atoi(k.typed)
	k.typed = ""
	k.hear(ctx, "")
	if err == nil && k.left().Count(n) > 0 {
		k.Rod(ctx, n)
	}
}

// match reports whether the digits are a number that is left, and whether they
// begin a longer one.
func match(digits string, left engine.Set) (exact, longer bool) {
	for n := range left.Distinct() {
		text := strconv.Itoa(n)
		exact = exact || text == digits
		longer = longer || text != digits && strings.HasPrefix(text, digits)
	}
	return exact, longer
}

// Half says what can be done about digits that are not yet a number.
func Half(digits string) string { return digits + "… Enter for " + digits + ", or another digit." }
