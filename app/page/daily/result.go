package daily

import (
	"fmt"
	"time"

	"catchup/app/clock"
	"catchup/app/ui/draw"
	"catchup/app/ui/install"
	"catchup/app/ui/share"
	"catchup/app/ui/today"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// habit is the streak, in days, from which on the site is offered as an app.
const habit = 3

// result is the day as a whole, with what can be handed on, and how long it is
// until the next.
func (p *Page) result() app.UI {
	made := p.history[p.day.Date]
	var rows []app.UI
	for tier, b := range made {
		rows = append(rows, app.Li().Class("daily-row").Body(
			today.Shape(b.Result()),
			app.Span().Class("strong").Text(panels[tier]),
			app.Span().Class("soft").Text(b.Words()),
			row(b),
		))
	}
	return app.Section().Class("daily-result stack-wide column card").Aria("labelledby", "result").Body(
		app.H2().ID("result").TabIndex(-1).Text(p.headline(made)),
		app.Ul().Class("list stack-tight").Body(rows...),
		app.P().Text(p.streak()),
		app.Div().Class("daily-share row-wide").Body(
			app.Button().Class("button button-main").Type("button").Disabled(today.Left(made) == 3).OnClick(p.onShare).Text("Share"),
			countdown(),
		),
		app.If(p.sum.Current >= habit, func() app.UI { return &install.Offer{} }),
		app.P().Class("daily-fate").Role("status").Text(p.fate.Says()),
		app.If(p.fate == share.Refused, func() app.UI {
			return app.Elem("textarea").
				Class("input daily-text").
				Attr("readonly", true).
				Attr("rows", 6).
				Aria("label", "Text to share").
				Text(p.shareText())
		}),
	)
}

func (p *Page) headline(made [3]daily.Board) string {
	solved := 0
	for _, b := range made {
		if b.Solved {
			solved++
		}
	}
	switch {
	case today.Left(made) == 3:
		return "Three boards to go"
	case today.Left(made) > 0:
		return fmt.Sprintf("%d of 3 done", 3-today.Left(made))
	case solved == 3:
		return "All three solved"
	default:
		return fmt.Sprintf("All three done, %d solved", solved)
	}
}

// streak says how the streak stands, and whether the day still counts.
func (p *Page) streak() string {
	current, counts := p.sum.Current, p.history.Counts(p.day.Date)
	at := clock.Now()
	over, _ := daily.OnEarth(at)
	switch {
	case p.day.Date < over && !counts:
		return "Boards from the archive are for pleasure: the streak and the statistics stay as they are."
	case p.day.Date < p.today && !counts:
		return "This day is not over everywhere on Earth: a board solved now still counts."
	case current == 0:
		return "Solve one board on its day, and a streak begins."
	case !counts:
		return "Your streak: " + words.Count(current, "day", "days") + ". One board solved today makes it longer."
	default:
		return "Your streak: " + words.Count(current, "day", "days") + "."
	}
}

// countdown is the time until the next daily. Whoever reads the page aloud finds it
// in its place, but is not told each second.
func countdown() app.UI {
	return app.P().Class("daily-countdown soft").Body(
		app.Text("Next daily in "),
		app.Span().ID("countdown").Role("timer").Aria("live", "off").Text(clockText(clock.UntilTomorrow())),
	)
}

// tickCountdown sets the time that is on the page, if it is.
func tickCountdown() {
	if span := app.Window().GetElementByID("countdown"); span.Truthy() {
		span.Get("firstChild").Set("nodeValue", clockText(clock.UntilTomorrow()))
	}
}

// clockText returns a time as hours, minutes and seconds.
func clockText(d time.Duration) string {
	seconds := int(max(d, 0) / time.Second)
	return fmt.Sprintf("%d:%02d:%02d", seconds/3600, seconds/60%60, seconds%60)
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
	return app.Span().Class("daily-row-marks row").Aria("hidden", "true").Body(marks...)
}
