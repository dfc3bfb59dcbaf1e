package tree

import (
	"catchup/app/ui/draw"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Legend explains the signs.
func Legend() app.UI {
	entry := func(text string, signs ...app.UI) app.UI {
		return app.Li().Body(app.Span().Class("with-mark whole ink").Body(signs...), app.Span().Text(text))
	}
	line := func(class string) app.UI {
		return draw.Element("svg").Class("tree-sign-line").Attr("viewBox", "0 0 40 16").Aria("hidden", "true").Body(
			draw.Element("path").Class(class).Attr("d", "M2 8H38"),
		)
	}
	return app.Ul().Class("tree-legend row-wide soft small list").Body(
		entry("Triangle to move, square to move; above it the numbers left and how far the player is behind", draw.Player(0), draw.Player(1)),
		entry("win, draw, loss for that player", draw.Outcome(1), draw.Outcome(0), draw.Outcome(-1)),
		entry("a best move", line(edgeBest)),
		entry("leads to a position that is drawn whole elsewhere", line(edgeAgain)),
		entry("triangle’s points, then square’s, when the game is over", app.Strong().Text("6–4")),
		entry("how many moves are folded up", app.Strong().Class("tree-sign-folded accent").Text("+8")),
	)
}
