package daily

import (
	"catchup/app/ui/draw"
	"catchup/engine"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// shape draws a result: a full triangle, a hollow one, a triangle upside down, a
// circle half full, a small ring. Words stand beside it, or are heard.
func shape(r daily.Result) app.UI {
	form := [...]struct{ class, path string }{
		daily.Untouched:  {"shape-untouched", "M8 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8Zm0 1.800a2.200 2.200 0 1 1 0 4.400a2.200 2.200 0 0 1 0-4.400Z"},
		daily.Begun:      {"shape-begun", "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 2a4 4 0 0 1 0 8Z"},
		daily.AtOnce:     {"shape-solved", "M8 2 15 14H1Z"},
		daily.Eventually: {"shape-solved", "M8 2 15 14H1ZM8 6.300 4.700 12h6.600Z"},
		daily.Missed:     {"shape-missed", "M8 14 1 2h14Z"},
	}[r]
	return app.Span().Class("shape", form.class).Aria("hidden", "true").Body(draw.Icon(form.path))
}

// flag is the sign of the day's result.
func flag() app.UI {
	return app.Span().Class("shape").Aria("hidden", "true").Body(draw.Icon("M3 1h2v1h9l-2.500 3.500L14 9H5v6H3Z"))
}

// row draws what happened on a board, in the shapes of the text to share. The words
// beside it say it too.
func row(b daily.Board) app.UI {
	var marks []app.UI
	for _, mark := range b.Marks {
		switch mark {
		case 'k':
			marks = append(marks, draw.Outcome(engine.Win))
		case 'd':
			marks = append(marks, draw.Outcome(engine.Draw))
		case 'h':
			marks = append(marks, draw.Icon("M8 5.500a2.500 2.500 0 1 0 0 5a2.500 2.500 0 0 0 0-5Z"))
		case 's':
			marks = append(marks, draw.Icon("M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2Zm0 2a4 4 0 1 1 0 8a4 4 0 0 1 0-8Z"))
		default:
			marks = append(marks, draw.Outcome(engine.Loss))
		}
	}
	return app.Span().Class("daily-row-marks").Aria("hidden", "true").Body(marks...)
}
