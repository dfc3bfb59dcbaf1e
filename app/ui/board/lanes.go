package board

import (
	"strconv"

	"catchup/app/ui/draw"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Heights in the drawing of the lanes, in px from its top. Lengths along the race
// are percentages, so that the drawing fits any width and its numerals keep their
// size.
const (
	laneHeight = 48
	gapHeight  = 34
	height     = 2*laneHeight + gapHeight
)

func laneTop(p engine.Player) int { return int(p) * (laneHeight + gapHeight) }

// Lanes returns both players' rods laid end to end, and the gap between the ends.
func (v View) Lanes() app.UI {
	f := v.frontier()
	return app.Section().Class("lanes").Body(
		v.seat(engine.P1),
		draw.Element("svg").
			Class("lanes-drawing").
			Attr("height", height).
			Attr("width", "100%").
			Aria("hidden", "true").
			Body(
				stripes(),
				v.lane(engine.P1, f),
				v.lane(engine.P2, f),
				v.gap(f),
			),
		v.seat(engine.P2),
		app.If(f.span < f.total, func() app.UI { return v.strip(f) }),
	)
}

// seat returns the line with the player's mark, name and score.
func (v View) seat(p engine.Player) app.UI {
	class, turn := "seat", ""
	if p == v.Game.Mover() && !v.Game.Over() {
		class += " seat-moves ink"
		turn = v.verb(p, "your turn", "to move")
	}
	score := strconv.Itoa(v.Game.Score(p))
	pending := ""
	if p == v.Game.Mover() && v.Picked.Len() > 0 {
		pending = " + " + strconv.Itoa(v.Picked.Sum())
	}
	return app.Div().Class(class).Body(
		draw.Player(p),
		app.Span().Class("seat-name").Text(v.name(p)),
		app.Span().Class("seat-turn").Text(turn),
		app.Span().Class("seat-score").Body(
			app.Span().Text(score),
			app.Span().Class("seat-pending").Text(pending),
		),
	)
}

// stripes defines the pattern over rods that are picked but not yet taken.
func stripes() app.UI {
	return draw.Element("defs").Body(
		draw.Element("pattern").
			ID("stripes").
			Attr("width", 10).Attr("height", 10).
			Attr("patternUnits", "userSpaceOnUse").
			Attr("patternTransform", "rotate(45)").
			Body(draw.Element("rect").Class("stripe").Attr("width", 4).Attr("height", 10)),
	)
}

// lane returns one player's lane: a head start, the rods taken, the rods picked.
func (v View) lane(p engine.Player, f frontier) app.UI {
	at := 0
	var rods []app.UI
	place := func(length int, rod func(length int) []app.UI) {
		rods = append(rods, draw.Element("svg").
			Class("rod").
			Attr("x", draw.Percent(float64(at-f.from), float64(f.span))).
			Attr("width", draw.Percent(float64(length), float64(f.span))).
			Attr("y", laneTop(p)).
			Attr("height", laneHeight).
			Body(rod(length)...))
		at += length
	}
	if start := v.Game.Start().Deficit; p == engine.P2 && start > 0 {
		place(start, headStart)
	}
	for _, turn := range v.Game.Taken(p) {
		for n := range turn.All() {
			place(n, func(n int) []app.UI { return rod(n, f.span, "") })
		}
	}
	if p == v.Game.Mover() {
		for n := range v.Picked.All() {
			place(n, func(n int) []app.UI { return rod(n, f.span, "rod-pending") })
		}
	}
	return draw.Element("g").Class("lane-"+p.String()).Body(
		draw.Rect("lane", "100%", laneHeight, 8).Attr("y", laneTop(p)),
		draw.Element("g").Body(rods...),
	)
}

// rod returns the inside of a rod of length n. Its numeral is left out where it
// would not fit: always, or on narrow screens only.
func rod(n, span int, class string) []app.UI {
	numeral := "rod-numeral"
	switch {
	case 50*n < span:
		numeral += " rod-numeral-never none"
	case 20*n < span || n > 9 && 16*n < span:
		numeral += " rod-numeral-wide"
	}
	inside := []app.UI{draw.Rect("rod-body", "100%", "100%", 6).Class(class).Attr("fill", draw.Colour(n))}
	if class != "" {
		inside = append(inside, draw.Rect("rod-stripes", "100%", "100%", 6).Attr("fill", "url(#stripes)"))
	}
	return append(inside, draw.Element("text").
		Class(numeral).
		Attr("x", "50%").Attr("y", "50%").
		Text(n))
}

func headStart(length int) []app.UI {
	return []app.UI{
		draw.Rect("rod-body rod-start", "100%", "100%", 6),
		draw.Element("text").
			Class("rod-numeral rod-numeral-wide").
			Attr("x", "50%").Attr("y", "50%").
			Text("+" + strconv.Itoa(length)),
	}
}

// strip returns the whole race, small, for when the lanes show only its end.
func (v View) strip(f frontier) app.UI {
	bar := func(p engine.Player) app.UI {
		return draw.Rect("strip-score", draw.Percent(float64(v.score(p)), float64(f.total)), 4, 2).Attr("y", 5*int(p))
	}
	return draw.Element("svg").
		Class("strip").
		Attr("width", "100%").Attr("height", 9).
		Aria("hidden", "true").
		Body(
			draw.Rect("strip-all", "100%", 9, 2),
			draw.Rect("strip-window", draw.Percent(float64(f.span), float64(f.total)), 9, 2).Attr("x", draw.Percent(float64(f.from), float64(f.total))),
			bar(engine.P1),
			bar(engine.P2),
		)
}
