// Package draw has the shapes that mean the same everywhere on the site: the
// colour of a rod, the mark of a player and the mark of an outcome. They are SVG,
// whose lengths are attributes: a strict Content-Security-Policy forbids inline
// styles.
package draw

import (
	"strconv"

	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

const namespace = "http://www.w3.org/2000/svg"

// Element returns an SVG element. Every one needs the namespace, or go-app would
// make an HTML element of that name.
func Element(tag string) app.HTMLElem { return app.Elem(tag).XMLNS(namespace) }

// Rect returns a rectangle with rounded corners.
func Rect(class string, width, height, radius any) app.HTMLElem {
	return Element("rect").Class(class).Attr("width", width).Attr("height", height).Attr("rx", radius)
}

// Percent returns a part of a whole as an SVG length.
func Percent(part, whole float64) string {
	return strconv.FormatFloat(100*part/whole, 'f', 3, 64) + "%"
}

// Colour returns the colour of the rods of length n. Neighbours stand 47 degrees
// of hue apart, so that no two of a usual set look alike, while lightness and
// chroma are those of the theme.
func Colour(n int) string {
	hue := (25 + 47*(n-1)) % 360
	return "oklch(var(--rod-lightness) var(--rod-chroma) " + strconv.Itoa(hue) + ")"
}

// Player returns the player's mark: a triangle for P1, a square for P2, as in the
// paper.
func Player(p engine.Player) app.UI {
	path := "M8 2 15 14H1Z"
	if p == engine.P2 {
		path = "M2.5 2.5h11v11h-11Z"
	}
	return mark("mark-player", path)
}

// Name returns what the site calls a player by their mark.
func Name(p engine.Player) string {
	if p == engine.P1 {
		return "Triangle"
	}
	return "Square"
}

// Outcome returns the mark of an outcome for the player to move: a triangle up, a
// bar, a triangle down.
func Outcome(o engine.Outcome) app.UI {
	switch o {
	case engine.Win:
		return mark("mark-win", "M8 3 14 13H2Z")
	case engine.Draw:
		return mark("mark-draw", "M2 6h12v4H2Z")
	default:
		return mark("mark-loss", "M8 13 2 3h12Z")
	}
}

// Tick returns the mark of something done.
func Tick() app.UI { return mark("mark-tick", "M6.3 12.6 1.7 8l1.5-1.5 3.1 3.1 6.5-6.5L14.3 4.6Z") }

// Icon returns a small drawing in the colour of the text, from an SVG path on a
// grid of 16 by 16. The words beside it say what it means.
func Icon(path string) app.UI { return mark("", path) }

func mark(class, path string) app.UI {
	return Element("svg").
		Class("mark", class).
		Attr("viewBox", "0 0 16 16").
		Aria("hidden", "true").
		Body(Element("path").Attr("d", path))
}

// Staircase returns the numbers of a set as small rods standing side by side.
func Staircase(s engine.Set) app.UI {
	const step, width = 9, 7
	var rods []app.UI
	x := 0
	for n := range s.All() {
		height := 4 + 36*n/max(s.Max(), 1)
		rods = append(rods, Element("rect").
			Attr("x", x).Attr("y", 40-height).
			Attr("width", width).Attr("height", height).
			Attr("rx", 2).
			Attr("fill", Colour(n)))
		x += step
	}
	return Element("svg").Class("staircase block").
		Attr("width", x).Attr("height", 40).
		Aria("hidden", "true").
		Body(rods...)
}
