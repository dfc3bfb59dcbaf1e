package set

import (
	"strconv"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	title, current := "Sets", 0
	if p.portrait != nil {
		title, current = p.portrait.Name(), p.portrait.N()
	}
	return shell.Frame(route.Explore, title,
		"The game of Catch-Up on any set of numbers: who wins, with which first numbers, and its records.",
		app.Header().Class("hero hero-small").Body(
			app.P().Class("eyebrow").Body(
				app.A().Href(route.Explore.Href("")).Text("Explore"),
				app.Span().Text(" · "),
				app.A().Href(route.Set.Href("")).Text("Sets"),
			),
			app.H1().Class("set-name").Text(strings.ReplaceAll(title, ",", ",\u200b")),
		),
		p.field.Form("set", "Any set of numbers: 1-7, or 2,2,2,3,3", "1-7 or 2,2,2,3,3", "Show", p.onGo),
		app.If(p.portrait != nil, func() app.UI { return p.page() }).Else(func() app.UI { return app.Div() }),
		&index{Current: current},
	)
}

// page is all there is about the set.
func (p *Page) page() app.UI {
	return app.Div().Class("set stack-wide").Body(
		p.neighbours(),
		p.worth(),
		p.onward(), // above what comes in later, so that it stays where it is
		p.counted(),
	)
}

// neighbours leads to the sets {1..N} before and after.
func (p *Page) neighbours() app.UI {
	n := p.portrait.N()
	nav := app.Nav().Class("line spread wide").Aria("label", "Sets before and after")
	if n == 0 {
		return nav
	}
	to := func(n int, text string) app.UI {
		if n < 1 || n > engine.MaxCount {
			return app.Span()
		}
		return app.A().Class("button button-quiet").Href(route.Set.Href(engine.OneTo(n).Short())).Text(text)
	}
	return nav.Body(to(n-1, "← "+study.OneTo(n-1)), to(n+1, study.OneTo(n+1)+" →"))
}

// worth is who can win, and the first numbers.
func (p *Page) worth() app.UI {
	s := p.portrait
	about := strconv.Itoa(s.Set.Len()) + " numbers, " + strconv.Itoa(s.Set.Sum()) + " points in all"
	if s.Set.Len() == 1 {
		about = "One number"
	}
	return app.Section().Class("card stack").Aria("label", "What it is worth").Body(
		app.P().Class("soft").Text(about),
		app.P().Class("heard").Role("status").Text(p.spoken()),
		app.If(s.Failure != "", func() app.UI {
			return shell.Failed(s.Failure, p.onRetry)
		}).ElseIf(s.TooLarge, func() app.UI {
			return app.Div().Body(
				app.P().Text("This set is too large for a table of all its positions here. A search may still prove who wins."),
				app.A().Class("move-link").Href(route.Explore.Href(s.Set.Short())).Text("Search it in Explore"),
			)
		}).ElseIf(s.Value == nil && p.asker.Progress() > 0, func() app.UI {
			return board.Working(p.asker.Progress())
		}).ElseIf(s.Value == nil, func() app.UI {
			return p.places()
		}).Else(func() app.UI { return p.openings() }),
	)
}

// spoken is what a screen reader says once it is known.
func (p *Page) spoken() string {
	if p.portrait.Value == nil {
		return ""
	}
	return p.portrait.Name() + ": " + p.portrait.Verdict() + " " + p.portrait.Openings()
}

// places keep the room that [Page.openings] will take.
func (p *Page) places() app.UI {
	var items []app.UI
	for n := range p.portrait.Set.Distinct() {
		items = append(items, app.Li().Body(app.Span().Class("opening").Body(
			app.Span().Class("opening-number").Text(n),
			app.Span().Class("small").Text("\u00a0"),
		)))
	}
	return app.Div().Class("set-openings stack").Aria("hidden", "true").Body(
		app.P().Class("line figure").Text("\u00a0"),
		app.P().Class("soft").Text("Working out who wins, with every first number: which of them win and which do not."),
		app.Ul().Class("tiles-small list").Body(items...),
	)
}

// openings are the first numbers, each of which leads to the position after it.
func (p *Page) openings() app.UI {
	s := p.portrait
	byNumber := map[int]solver.Judged{}
	for _, m := range s.Value.Moves {
		byNumber[m.Move.Max()] = m
	}
	var items []app.UI
	for n := range s.Set.Distinct() {
		items = append(items, app.Li().Body(s.opening(byNumber[n])))
	}
	return app.Div().Class("set-openings stack").Body(
		app.P().Class("set-verdict line figure", "outcome-"+s.Value.Outcome.String()).Body(
			draw.Outcome(s.Value.Outcome),
			app.Span().Text(s.Verdict()),
		),
		app.P().Class("soft").Text(s.Openings()+" Press one to see the position after it."),
		app.Ul().Class("tiles-small list").Body(items...),
	)
}

func (p *Portrait) opening(m solver.Judged) app.UI {
	by := words.By(m.Margin)
	return app.A().Class("opening", "outcome-"+m.Outcome.String()).
		Href(route.Explore.Href(p.Set.Short()+"/"+m.Move.List())).
		Aria("label", "Begin with "+m.Move.List()+": "+words.Does(m.Outcome)+by).
		Body(
			app.Span().Class("opening-number").Text(m.Move.List()),
			app.Span().Class("with-mark small strong").Body(draw.Outcome(m.Outcome), app.Span().Text(strings.TrimPrefix(by, " by "))),
		)
}

// onward is what can be done with the set.
func (p *Page) onward() app.UI {
	set := p.portrait.Set.Short()
	return app.Section().Class("set-onward").Aria("label", "More with this set").Body(
		app.Div().Class("links").Body(
			app.A().Class("button button-main").Href(route.Play.Href(set)).Text("Play it"),
			app.A().Class("button").Href(route.Explore.Href(set)).Text("Explore it"),
			app.A().Class("button").Href(route.Tree.Href(set)).Text("Draw the tree"),
			app.If(p.portrait.deal != "", func() app.UI {
				return app.A().Class("button").Href(route.Play.Href(p.portrait.deal)).Text("Deal others like it")
			}),
		),
	)
}
