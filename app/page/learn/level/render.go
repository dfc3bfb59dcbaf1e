package level

import (
	"slices"
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	l := p.lesson
	return shell.Page(route.Learn,
		app.Header().Class("hero hero-small").Body(
			app.P().Class("eyebrow").Body(
				app.A().Href(route.Learn.Href("")).Text("Learn"),
				app.Span().Text(" · level "+strconv.Itoa(l.Number+1)+" of "+strconv.Itoa(len(Levels))+" "),
				app.If(l.Stage != Finished, func() app.UI { return Steps(l.At, len(l.Tasks), l.Stage == Done) }),
			),
			app.H1().Text(l.Level.Name),
		),
		app.If(l.Stage == Finished, func() app.UI { return p.finish() }).Else(func() app.UI { return p.table() }),
	)
}

// table is the idea, the task and the board.
func (p *Page) table() app.UI {
	l := p.lesson
	idea := "lesson-idea"
	if l.At > 0 {
		idea += " lesson-idea-read"
	}
	return app.Div().Class("table lesson").Body(
		app.P().Class(idea).Text(l.Level.Idea),
		app.Section().Class("board").Aria("label", "Board").Body(
			app.P().Class("lesson-ask").Text(l.Task().Ask),
			l.View().Lanes(),
			p.told(),
			app.P().Class("heard").Role("status").Aria("live", "polite").Text(p.spoken()),
			p.hands(),
			board.KeysHelp(),
		),
	)
}

// Steps shows how many of so many steps are done, and which one it is.
func Steps(at, count int, done bool) app.UI {
	var dots []app.UI
	for i := range count {
		class := "step"
		switch {
		case i < at || i == at && done:
			class += " step-done"
		case i == at:
			class += " step-now"
		}
		dots = append(dots, app.Span().Class(class))
	}
	return app.Span().Class("steps").Role("img").
		Aria("label", strconv.Itoa(at+1)+" of "+strconv.Itoa(count)+".").
		Body(dots...)
}

// told says what the last answer was, or what the move in the hand does.
func (p *Page) told() app.UI {
	l := p.lesson
	line := app.Div().Aria("hidden", "true")
	switch {
	case l.Stage == Done:
		return line.Class("judged judged-right").Body(
			app.P().Class("judged-headline").Body(draw.Tick(), app.Span().Text("Right")),
			app.If(l.Said != "", func() app.UI { return app.P().Text(l.Said) }),
		)
	case l.Stage == Wrong:
		return line.Class("judged lesson-wrong").Body(
			app.P().Class("judged-headline").Text("Not yet"),
			app.P().Text(l.Said),
		)
	case l.Answers() > 0 && l.Said == "":
		return line
	default:
		return line.Class("say").Body(app.P().Text(p.say()))
	}
}

// say is the line under the lanes while the answer is being looked for.
func (p *Page) say() string {
	l := p.lesson
	switch {
	case p.typed != "":
		return board.Half(p.typed)
	case l.Problem != "":
		return l.Problem
	case l.Answers() > 0 || l.Said != "" && l.Picked.Len() == 0:
		return l.Said
	default:
		return l.View().Say()
	}
}

// spoken is what a screen reader says after every change.
func (p *Page) spoken() string {
	l := p.lesson
	text := ""
	switch {
	case l.Stage == Done:
		text = "Right. "
	case l.Stage == Wrong:
		text = "Not yet. "
	case l.Picked.Len() == 0:
		text = l.Task().Ask + " "
	}
	if l.Answers() > 0 && l.Stage == Finding {
		return text + l.Said + l.facts()
	}
	return text + l.Said + " " + l.Problem + " " + l.View().Speak()
}

// hands are the rods, or the answers, and the buttons under them.
func (p *Page) hands() app.UI {
	l := p.lesson
	var actions []app.UI
	main := func(text string, onClick app.EventHandler) app.UI {
		return app.Button().Class("button button-main").Type("button").OnClick(onClick).Text(text)
	}
	show := app.If(l.CanShow() && l.Picked.Len() == 0, func() app.UI {
		return app.Button().Class("button").Type("button").OnClick(p.onShow).Text("Show me")
	})
	switch {
	case l.Stage == Done && l.At+1 == len(l.Tasks):
		actions = []app.UI{main("Finish", p.onNext)}
	case l.Stage == Done:
		actions = []app.UI{main("Next", p.onNext)}
	case l.Stage == Wrong:
		actions = []app.UI{show, main("Try again", p.onRetry)}
	case l.Answers() > 0:
		for _, a := range answers[l.Task().Goal] {
			actions = append(actions, app.Button().Class("button lesson-answer").Type("button").
				Value(a.answer).
				Disabled(slices.Contains(l.Refused, a.answer)).
				OnClick(p.onAnswer, app.EventScope(a.answer)).
				Text(a.text))
		}
	default:
		move, legal := l.Move()
		actions = []app.UI{show,
			board.Take(move, legal, p.onTake)}
	}
	return app.Div().Class("board-hands").Body(
		app.If(l.Stage == Finding, func() app.UI { return l.View().Rack(p.onRod) }),
		app.Div().Class("actions").Body(actions...),
	)
}

// finish is the end of the level: its stars, what to remember and where to go on.
func (p *Page) finish() app.UI {
	l := p.lesson
	text := "Every one at once."
	switch {
	case l.Stars() == 2:
		text = "One slip. Once more without it makes three stars."
	case l.Stars() == 1:
		text = "Done. Come back for more stars whenever you like."
	}
	onward := "Today's boards"
	if next := l.Number + 1; next < len(Levels) {
		onward = "Next: " + Levels[next].Name
	}
	return app.Section().Class("lesson-end card").Role("status").Aria("live", "polite").Body(
		Stars(l.Stars()),
		app.P().Class("lesson-stars-text").Text(text),
		app.P().Class("lesson-moral").Text(l.Level.Moral),
		app.A().Class("button button-main").Href(p.onward()).Text(onward),
		app.Div().Class("lesson-more").Body(
			app.Button().Class("button button-quiet").Type("button").OnClick(p.onAgain).Text("Once more"),
			app.A().Class("button button-quiet").Href(route.Learn.Href("")).Text("All levels"),
		),
	)
}

// Stars shows how many of three stars were earned.
func Stars(earned int) app.UI {
	var stars []app.UI
	for i := range 3 {
		class := "star"
		if i < earned {
			class += " star-earned"
		}
		stars = append(stars, draw.Element("path").Class(class).
			Attr("transform", "translate("+strconv.Itoa(1+18*i)+" 1)").
			Attr("d", "M8 .8 10.2 5.4 15.2 6.1 11.6 9.6 12.5 14.6 8 12.2 3.5 14.6 4.4 9.6 .8 6.1 5.8 5.4Z"))
	}
	return draw.Element("svg").Class("stars").
		Attr("viewBox", "0 0 54 17").
		Role("img").
		Aria("label", strconv.Itoa(earned)+" of 3 stars").
		Body(stars...)
}
