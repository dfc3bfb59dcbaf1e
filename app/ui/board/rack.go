package board

import (
	"strconv"

	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Rack returns the rods that are left as a staircase of buttons. Each button's
// value is its number, and it is pressed if the rod is picked; onRod is called
// with it as the source. Rods that are gone leave their place empty, so that the
// others stay where they are.
func (v View) Rack(onRod app.EventHandler) app.UI {
	start := v.Game.Start().Left
	left := v.Game.Position().Left
	var rods []app.UI
	for n, count := range start.Distinct() {
		for i := range count {
			switch {
			case i >= left.Count(n):
				rods = append(rods, app.Span().Class("rack-gone").Aria("hidden", "true").Text(n))
			default:
				rods = append(rods, v.rackRod(n, i < v.Picked.Count(n), onRod))
			}
		}
	}
	return app.Div().
		Class(rackClass(len(rods))...).
		Role("group").
		Aria("label", "Rods left").
		Body(rods...)
}

// rackClass returns the classes of a rack for so many rods.
func rackClass(count int) []string {
	class := "rack"
	if count > 7 {
		class += " rack-many"
	}
	return []string{class, columns("narrow", count, 6), columns("phone", count, 7), columns("wide", count, 14)}
}

// rackRod returns one rod standing on the ground. The button is as wide and high
// as all others however short the rod is. It is never disabled: a press that the
// rules forbid is answered with the reason.
func (v View) rackRod(n int, picked bool, onRod app.EventHandler) app.UI {
	class := "rack-rod"
	if picked {
		class += " rack-rod-picked"
	}
	if !picked && v.Nudge.Count(n) > 0 {
		class += " rack-rod-nudge"
	}
	return app.Button().
		Class(class).
		Type("button").
		Value(n).
		Aria("label", strconv.Itoa(n)).
		Aria("pressed", picked).
		Disabled(v.Locked).
		OnClick(onRod).
		Body(
			Column(n, v.Game.Start().Left.Max()),
			app.Span().Class("rack-numeral").Text(n),
		)
}

// Column returns the drawing of the rod n as it stands in a rack whose longest rod
// is as high as the drawing.
func Column(n, longest int) app.UI {
	whole := float64(longest)
	return draw.Element("svg").Class("rack-column").Attr("width", "100%").Aria("hidden", "true").Body(
		draw.Rect("rack-body", "100%", draw.Percent(float64(n), whole), 5).Attr("fill", draw.Colour(n)).Attr("y", draw.Percent(whole-float64(n), whole)),
	)
}

// columns returns the class that lays count rods out in rows of equal length, of
// at most most rods.
func columns(screen string, count, most int) string {
	rows := max(1, (count+most-1)/most)
	return screen + "-" + strconv.Itoa(max(1, (count+rows-1)/rows))
}

// Rod returns which rod was pressed, and whether it is picked, in a handler that
// was given to [View.Rack].
func Rod(ctx app.Context) (n int, picked, ok bool) {
	n, ok = Number(ctx)
	return n, ctx.JSSrc().Call("getAttribute", "aria-pressed").String() == "true", ok
}
