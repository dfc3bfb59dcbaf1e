package board

import (
	"strconv"

	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Working shows how far the engine is, from 0 to 1.
func Working(done float64) app.UI {
	return app.Div().Class("working").Role("progressbar").
		Aria("label", "Solving").
		Aria("valuenow", int(100*done)).
		Body(
			app.Span().Text("Solving… "+strconv.Itoa(int(100*done))+" %"),
			draw.Element("svg").Class("working-bar block").Attr("width", "100%").Attr("height", 6).Aria("hidden", "true").Body(
				draw.Rect("strip-all", "100%", 6, 3),
				draw.Rect("working-done", draw.Percent(done, 1), 6, 3),
			),
		)
}

// keysHelpID is the id of the list of keys.
const keysHelpID = "keys"

// Key is a key, and what it does in a few words.
type Key struct{ Name, Does string }

// boardKeys are the keys that every board hears.
var boardKeys = []Key{
	{"1 … 99", "pick a rod, or put it back"},
	{"Enter", "take what is picked"},
	{"Backspace", "put the last rod back, then undo"},
	{"u r", "undo, redo"},
	{"h", "help: who is winning, or a hint"},
	{"n", "next puzzle, or again"},
	{"v", "show the solution of a puzzle"},
	{"?", "this list"},
}

// KeysWith returns the keys that every board hears, and before them those that the
// page wants besides.
func KeysWith(more ...Key) []Key { return append(more, boardKeys...) }

// keysList returns a list of keys, folded.
func keysList(keys ...Key) app.UI {
	return draw.Once("#"+keysHelpID, func() app.UI {
		rows := make([]app.UI, len(keys))
		for i, key := range keys {
			rows[i] = app.Div().Class("keys-row").Body(app.Dt().Body(app.Kbd().Text(key.Name)), app.Dd().Text(key.Does))
		}
		return app.Details().Class("keys").ID(keysHelpID).Body(
			app.Summary().Text("Keyboard"),
			app.Dl().Body(rows...),
		)
	})
}

// toggleKeys unfolds the list of keys, or folds it.
func toggleKeys() {
	if keys := app.Window().GetElementByID(keysHelpID); keys.Truthy() {
		keys.Set("open", !keys.Get("open").Bool())
	}
}
