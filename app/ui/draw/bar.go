package draw

import (
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Bar returns a part of a whole as a bar that fills up, as wide as there is room.
// The words beside it say what it means.
func Bar(part, whole int) app.UI {
	return Element("svg").Class("bar block").Attr("width", "100%").Attr("height", 8).Aria("hidden", "true").Body(
		Rect("bar-whole", "100%", 8, 4),
		Rect("bar-part", Percent(float64(part), float64(max(whole, 1))), 8, 4),
	)
}

// Shares returns how many of all win, draw and lose, as one bar so many px high.
func Shares[N int | uint64](height int, wins, draws, losses N) app.UI {
	var parts []app.UI
	before, all := N(0), wins+draws+losses
	for i, n := range []N{wins, draws, losses} {
		parts = append(parts, Element("rect").Class("fill-"+(engine.Win-engine.Outcome(i)).String()).
			Attr("x", Percent(float64(before), float64(all))).
			Attr("width", Percent(float64(n), float64(all))).
			Attr("height", height))
		before += n
	}
	return Element("svg").Class("shares").Attr("width", "100%").Attr("height", height).Aria("hidden", "true").Body(parts...)
}
