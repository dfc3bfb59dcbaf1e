package board

import (
	"strconv"

	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// gap returns what stands between the lanes: a bracket from one end to the other
// and how far they are apart. While the player to move is behind it is the gap to
// close; once the other end is reached it is the lead.
func (v View) gap(f frontier) app.UI {
	mover := v.Game.Mover()
	mine, theirs := v.score(mover), v.Game.Score(mover.Other())
	if mine == 0 && theirs == 0 {
		return draw.Element("g")
	}
	class, label := "gap", strconv.Itoa(theirs-mine)+" to go"
	switch {
	case v.Game.Over() && mine == theirs:
		class, label = "gap gap-reached", "level"
	case v.Game.Over():
		class, label = "gap gap-reached", strconv.Itoa(max(mine-theirs, theirs-mine))+" apart"
	case mine == theirs && v.Picked.Len() == 0:
		class, label = "gap", "level"
	case mine == theirs:
		class, label = "gap gap-reached", "caught up"
	case mine > theirs:
		class, label = "gap gap-reached", strconv.Itoa(mine-theirs)+" ahead"
	}
	low, high := float64(min(mine, theirs)-f.from), float64(max(mine, theirs)-f.from)
	span := float64(f.span)

	// The label stands to the right of the bracket, or to its left where the
	// lane ends.
	at, anchor, dx := high, "start", 8
	if high > 0.62*span {
		at, anchor, dx = low, "end", -8
	}
	const top, bottom = laneHeight + 6, laneHeight + gapHeight - 6
	line := func(class string, x1, y1, x2, y2 any) app.UI {
		return draw.Element("line").Class(class).Attr("x1", x1).Attr("y1", y1).Attr("x2", x2).Attr("y2", y2)
	}
	left, right := draw.Percent(low, span), draw.Percent(high, span)
	const middle = laneHeight + gapHeight/2
	target := draw.Percent(float64(theirs-f.from), span)
	return draw.Element("g").Class(class).Body(
		line("gap-target", target, laneTop(mover)-1, target, laneTop(mover)+laneHeight+1),
		line("gap-bar", left, middle, right, middle),
		line("gap-end", left, top, left, bottom),
		line("gap-end", right, top, right, bottom),
		draw.Element("text").
			Class("gap-label").
			Attr("x", draw.Percent(at, span)).Attr("dx", dx).
			Attr("y", middle).
			Attr("text-anchor", anchor).
			Text(label),
	)
}
