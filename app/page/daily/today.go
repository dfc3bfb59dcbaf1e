package daily

import (
	"strconv"

	"catchup/app/clock"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/words"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Today is the card of today's boards, which leads to them. Those who come for
// them find it first on the page, and others after what else there is: one card is
// placed for each, and only one is there.
type Today struct {
	app.Compo
	Regulars bool // the card is for those who have been at a daily board

	ready   bool // in a browser, where there is a today
	regular bool // the visitor has been at a daily board
	made    [3]daily.Board
	current int // the streak in days
}

func (t *Today) OnMount(ctx app.Context) {
	kept, _ := store.Visitor()
	today, at := clock.Today(), clock.Now()
	h := history(kept.Data().Daily)
	t.ready, t.regular = true, len(h) > 0
	t.made = h[today]
	t.current, _ = h.Streaks(daily.OnEarth(at))
	if t.regular && t.Regulars {
		badge(left(t.made))
	}
}

// Render shows the card.
func (t *Today) Render() app.UI {
	if t.Regulars != t.regular {
		return app.Div()
	}
	title, text := "Three boards a day", "Easy, medium and hard"
	switch {
	case !t.ready:
	case left(t.made) == 0:
		title, text = "Today is done", t.streakOr("The next three come at midnight")
	case left(t.made) == 3:
		title, text = "Today's three boards", t.streakOr(text)
	default:
		title, text = "Today's boards", strconv.Itoa(left(t.made))+" of 3 to go"
	}
	var boards []app.UI
	for tier, b := range t.made {
		boards = append(boards, app.Span().Class("today-board").Body(
			shape(b.Result()),
			app.Span().Class("today-name").Text(panels[tier]),
			app.Span().Class("heard").Text(" "+states[b.Result()]+". "),
		))
	}
	return app.A().Class("today card").Href(route.Daily.Href("")).Body(
		app.Span().Class("today-title").Body(
			app.Span().Text(title),
			app.Span().Class("soft").Text(text),
		),
		app.Span().Class("today-boards").Body(boards...),
	)
}

// streakOr tells the streak, or the text if there is none to speak of.
func (t *Today) streakOr(text string) string {
	if t.current < 2 {
		return text
	}
	return "Your streak: " + words.Count(t.current, "day", "days")
}
