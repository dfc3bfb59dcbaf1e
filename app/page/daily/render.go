package daily

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"
	"catchup/app/ui/today"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Daily, "Daily",
		"Three boards of Catch-Up a day, easy, medium and hard, the same for everybody.",
		p.heading(),
		app.If(p.day != nil && p.today > p.first, func() app.UI {
			return app.Div().Class("notice daily-notice apart").Role("status").Body(
				app.Span().Class("notice-text").Text("A new daily is out. This one stays until you go."),
				app.Button().Class("button button-quiet").Type("button").Text("Open it").OnClick(p.onToday),
			)
		}),
		app.If(p.failure != "", func() app.UI {
			return app.Div().Class("stack start card").Role("alert").Body(
				app.P().Text(p.failure),
				app.A().Class("button button-main").Href(route.Daily.Href("")).Text("Today's boards"),
			)
		}).ElseIf(p.day != nil, func() app.UI {
			return app.Div().Class(p.boards()).Body(p.tabs(), p.panel())
		}),
		app.If(p.first > 0, func() app.UI {
			return app.Div().Class("daily-more columns").Body(p.statistics(), p.archive())
		}),
	)
}

// boards is the class of the boards. Until the program runs nobody knows which there are
// today, and the first there were only keep the place.
func (p *Page) boards() string {
	if app.IsServer {
		return "stack veiled"
	}
	return "stack"
}

// heading names the date.
func (p *Page) heading() app.UI {
	title, eyebrow := "Three boards a day", "Daily"
	switch {
	case app.IsServer:
	case p.failure != "":
		title = "There is no such daily"
	case p.day != nil:
		title = p.day.Date.Format(weekday + ", " + short)
		eyebrow = "Daily " + strconv.Itoa(p.day.Date.Number())
	}
	return app.Header().Class("hero hero-small daily-heading row spread").Body(
		app.P().Class("eyebrow").Body(
			app.Span().Text(eyebrow),
			app.If(p.day != nil && p.day.Date != p.first, func() app.UI {
				return app.Span().Body(
					app.Text(" · archive · "),
					app.A().Href(route.Daily.Href("")).Text("Today"),
				)
			}),
		),
		app.H1().Text(title),
		app.If(p.first == 0, func() app.UI {
			return app.P().Class("soft").Text("Easy, medium and hard, the same for everybody, on every device and without a network.")
		}),
	)
}

// tabs are the three boards, how far each has come, and the result.
func (p *Page) tabs() app.UI {
	made := p.history[p.day.Date]
	tab := func(panel int, mark app.UI, state string) app.UI {
		return app.Button().
			Class("daily-tab").
			Type("button").
			Value(panels[panel]).
			Aria("pressed", p.day.Showing == panel).
			OnClick(p.onShow).
			Body(
				app.Span().Class("with-mark small strong").Body(mark, app.Span().Text(panels[panel])),
				app.Span().Class("daily-tab-state soft tiny").Text(state),
			)
	}
	var tabs []app.UI
	for tier, b := range made {
		tabs = append(tabs, tab(tier, today.Shape(b.Result()), today.Says(b.Result())))
	}
	done := strconv.Itoa(3-today.Left(made)) + " of 3"
	tabs = append(tabs, tab(resultPanel, flag(), done))
	return app.Div().Class("daily-tabs").ID("boards").Role("group").Aria("label", "Boards").Body(tabs...)
}

// panel is the bench, or the result of the day.
func (p *Page) panel() app.UI {
	if p.day.Showing == resultPanel {
		return p.result()
	}
	made := p.history[p.day.Date]
	solving, err := p.day.Solving(made)
	if err != nil {
		return shell.Problem(shell.Sentence(err.Error()))
	}
	return app.Div().Class("stack").Body(
		app.H2().Text(solve.Words(solving.Attempt.Puzzle.Task).Title),
		&solve.Bench{Solving: solving, Next: p.next(made), Told: p.onTold},
	)
}

// flag is the sign of the day's result.
func flag() app.UI {
	return app.Span().Class("shape").Aria("hidden", "true").Body(draw.Icon("M3 1h2v1h9l-2.500 3.500L14 9H5v6H3Z"))
}
