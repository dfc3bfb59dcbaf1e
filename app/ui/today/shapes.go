package today

import (
	"catchup/app/ui/draw"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Shape draws a result: a full triangle, a hollow one, a triangle upside down, a
// circle half full, a small ring. Words stand beside it, or are heard.
func Shape(r daily.Result) app.UI {
	form := [...]struct{ class, path string }{
		daily.Untouched:  {"faint", "M8 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8Zm0 1.800a2.200 2.200 0 1 1 0 4.400a2.200 2.200 0 0 1 0-4.400Z"},
		daily.Begun:      {"accent", "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 2a4 4 0 0 1 0 8Z"},
		daily.AtOnce:     {"outcome-win", "M8 2 15 14H1Z"},
		daily.Eventually: {"outcome-win", "M8 2 15 14H1ZM8 6.300 4.700 12h6.600Z"},
		daily.Missed:     {"outcome-loss", "M8 14 1 2h14Z"},
	}[r]
	return app.Span().Class("shape", form.class).Aria("hidden", "true").Body(draw.Icon(form.path))
}

// Says is a result in a word or two.
func Says(r daily.Result) string {
	return [...]string{
		daily.Untouched:  "not begun",
		daily.Begun:      "under way",
		daily.AtOnce:     "solved",
		daily.Eventually: "solved",
		daily.Missed:     "missed",
	}[r]
}
