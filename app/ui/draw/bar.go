package draw

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Bar returns a part of a whole as a bar that fills up, as wide as there is room.
// The words beside it say what it means.
func Bar(part, whole int) app.UI {
	return Element("svg").Class("bar block").Attr("width", "100%").Attr("height", 8).Aria("hidden", "true").Body(
		Element("rect").Class("bar-whole").Attr("width", "100%").Attr("height", 8).Attr("rx", 4),
		Element("rect").Class("bar-part").Attr("width", Percent(float64(part), float64(max(whole, 1)))).Attr("height", 8).Attr("rx", 4),
	)
}
