// Package today is the card of today's boards, and what it shares with the page that
// it leads to.
package today

import (
	"strconv"

	"catchup/app/clock"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/words"
	"catchup/puzzles"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Card is the card of today's boards, which leads to them. Those who come for
// them find it first on the page, and others after what else there is: one card is
// placed for each, and only one is there.
type Card struct {
	app.Compo
	Regulars bool // the card is for those who have been at a daily board

	ready   bool // in a browser, where there is a today
	regular bool // the visitor has been at a daily board
	made    [3]daily.Board
	current int // the streak in days
}

// OnInit finds out what there is to show, so that it is right when it is first drawn.
func (c *Card) OnInit() {
	if app.IsServer {
		return
	}
	today, at := clock.Today(), clock.Now()
	h := History(store.Record().Data().Daily)
	c.ready, c.regular = true, len(h) > 0
	c.made = h[today]
	c.current, _ = h.Streaks(daily.OnEarth(at))
}

func (c *Card) OnMount(ctx app.Context) {
	ctx.PreventUpdate()
	if c.regular && c.Regulars {
		Badge(Left(c.made))
	}
}

// Render shows the card. Until the program runs both are on the page, and boot.js tells
// which is seen.
func (c *Card) Render() app.UI {
	class := "today plain card"
	switch {
	case app.IsServer && c.Regulars:
		class += " for-regulars"
	case app.IsServer:
		class += " for-others"
	case c.Regulars != c.regular:
		return app.Div()
	}
	title, text := "Three boards a day", "Easy, medium and hard"
	switch {
	case !c.ready:
	case Left(c.made) == 0:
		title, text = "Today is done", c.streakOr("The next three come at midnight")
	case Left(c.made) == 3:
		title, text = "Today's three boards", c.streakOr(text)
	default:
		title, text = "Today's boards", strconv.Itoa(Left(c.made))+" of 3 to go"
	}
	var boards []app.UI
	for tier, b := range c.made {
		boards = append(boards, app.Span().Class("today-board line strong").Body(
			Shape(b.Result()),
			app.Span().Class("desk-seen").Text(Names[tier]),
			app.Span().Class("heard").Text(" "+Says(b.Result())+". "),
		))
	}
	return app.A().Class(class).Href(route.Daily.Href("")).Body(
		app.Span().Class("today-title stack-tight").Body(
			app.Span().Text(title),
			app.Span().Class("soft").Text(text),
		),
		app.Span().Class("row-wide").Body(boards...),
	)
}

// streakOr tells the streak, or the text if there is none to speak of.
func (c *Card) streakOr(text string) string {
	if c.current < 2 {
		return text
	}
	return "Your streak: " + words.Count(c.current, "day", "days")
}

// Names are the names of the boards.
var Names = [3]string{puzzles.Easy: "Easy", puzzles.Medium: "Medium", puzzles.Hard: "Hard"}
