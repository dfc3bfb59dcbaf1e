package today

import (
	"catchup/app/ui/draw"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// looks are what a result looks like, and what it is called, in a word or two.
var looks = [...]struct{ class, path, called string }{
	daily.Untouched:  {"faint", "M8 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8Zm0 1.800a2.200 2.200 0 1 1 0 4.400a2.200 2.200 0 0 1 0-4.400Z", "not begun"},
	daily.Begun:      {"accent", "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 2a4 4 0 0 1 0 8Z", "under way"},
	daily.AtOnce:     {"outcome-win", "M8 2 15 14H1Z", "solved"},
	daily.Eventually: {"outcome-win", "M8 2 15 14H1ZM8 6.300 4.700 12h6.600Z", "solved"},
	daily.Missed:     {"outcome-loss", "M8 14 1 2h14Z", "missed"},
}

// Shape draws a result: a full triangle, a hollow one, a triangle upside down, a
// circle half full, a small ring. Words stand beside it, or are heard.
func Shape(r daily.Result) app.UI {
	return app.Span().Class("shape", looks[r].class).Aria("hidden", "true").Body(draw.Icon(looks[r].path))
}

// Says is a result in a word or two.
func Says(r daily.Result) string { return looks[r].called }
