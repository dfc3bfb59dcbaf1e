package match

import (
	"time"

	"catchup/app/store"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Paces are how fast the bot's turn can be shown, by their names in the settings.
var Paces = []struct {
	Name, Text string
	Rod        time.Duration
}{
	{"slow", "Slowly", 1000 * time.Millisecond},
	{"", "Calmly", 450 * time.Millisecond},
	{"fast", "Fast", 180 * time.Millisecond},
	{"instant", "At once", 0},
}

// pace returns how long each rod of the bot's is seen before the next. It is 0 for
// those who asked their device for less motion.
func pace() time.Duration {
	if app.Window().Call("matchMedia", "(prefers-reduced-motion: reduce)").Get("matches").Bool() {
		return 0
	}
	speed := store.Record().Data().Settings.Speed
	for _, p := range Paces {
		if p.Name == speed {
			return p.Rod
		}
	}
	return Paces[1].Rod
}
