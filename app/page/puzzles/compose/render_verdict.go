package compose

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/share"
	"catchup/app/ui/solve"
	"catchup/engine"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// judged is the verdict with what follows from it.
func (p *Page) judged() []app.UI {
	switch v := &p.verdict; {
	case v.Puzzle != nil:
		return []app.UI{p.sound(), p.link(), p.solution()}
	case v.Position.Over():
		return []app.UI{p.unsound()}
	default:
		return []app.UI{p.unsound(), p.repairs(), p.ways()}
	}
}

// sound tells about the puzzle that it is.
func (p *Page) sound() app.UI {
	z := p.verdict.Puzzle
	return app.Section().Class("judged judged-right compose-verdict").Body(
		app.P().Class("judged-headline").Body(draw.Tick(), app.Span().Text(p.verdict.Headline())),
		app.Dl().Class("facts").Body(
			fact("Task", solve.Words(z.Task).Short),
			fact("Rating", strconv.Itoa(p.verdict.Rating)),
			fact("Only moves", strconv.Itoa(z.Length)),
			fact("All moves", strconv.Itoa(z.Moves)),
		),
		solve.Themes(z, "Themes"),
		app.If(puzzles.Find(z.ID()) >= 0, func() app.UI {
			return app.P().Class("soft").Text("It is in the catalogue already: " + puzzles.Catalog()[puzzles.Find(z.ID())].Title + ".")
		}),
	)
}

func fact(name, value string) app.UI {
	return app.Div().Body(app.Dt().Text(name), app.Dd().Text(value))
}

// link is what one sends to others, and the ways to go on with the puzzle.
func (p *Page) link() app.UI {
	link := p.setup.Link()
	return app.Section().Class("stack card").Aria("labelledby", "send").Body(
		app.H2().ID("send").Text("Send it"),
		app.Input().
			Class("input compose-address").
			Type("text").
			ReadOnly(true).
			Aria("label", "Link to this puzzle").
			Value(p.address()).
			OnFocus(p.onLink),
		app.Div().Class("links").Body(
			app.Button().Class("button button-main").Type("button").OnClick(p.onShare).Text("Share"),
			app.Button().Class("button").Type("button").OnClick(p.onCopy).Text("Copy link"),
		),
		app.P().Class("soft").Text(p.fateText()),
		app.Div().Class("links").Body(
			app.A().Class("button").Href(route.Puzzle.Href(link)).Text("Solve it"),
			app.If(p.verdict.Puzzle.Task != puzzles.Resist, func() app.UI {
				return app.A().Class("button").Href(route.Prove.Href(link)).Text("Prove it")
			}),
			app.A().Class("button").Href(route.Play.Href(link)).Text("Play it"),
			app.A().Class("button").Href(route.Explore.Href(link)).Text("Explore it"),
		),
	)
}

// fateText says what became of the link.
func (p *Page) fateText() string {
	switch {
	case p.fate == share.Kept:
		return "Whoever opens it gets the puzzle, without the solution."
	case p.fate == share.Refused:
		return "This browser does not let the page copy: select the link above."
	default:
		return p.fate.Says()
	}
}

// solution is hidden until it is asked for.
func (p *Page) solution() app.UI {
	text := "Show the solution"
	if p.shown {
		text = "Hide the solution"
	}
	return app.Div().Class("proof").Body(
		app.Button().Class("button").Type("button").Aria("expanded", p.shown).OnClick(p.onShow).Text(text),
		app.If(p.shown, func() app.UI { return board.Moves(p.worths, nil) }),
	)
}

// listed is how many right moves are listed.
const listed = 24

// unsound says why it is no puzzle, with the moves that are too many.
func (p *Page) unsound() app.UI {
	v := &p.verdict
	var moves []app.UI
	for _, m := range v.Right[:min(listed, len(v.Right))] {
		moves = append(moves, app.Li().Class("move").Text(m.Join(" + ")))
	}
	if rest := len(v.Right) - len(moves); rest > 0 {
		moves = append(moves, app.Li().Class("soft").Text("and "+strconv.Itoa(rest)+" more"))
	}
	return app.Section().Class("judged compose-verdict compose-unsound note").Body(
		app.P().Class("judged-headline").Text(v.Headline()),
		app.P().Text(v.Reason),
		app.If(len(moves) > 0, func() app.UI { return app.Ul().Class("moves-list").Body(moves...) }),
	)
}

// repairs are the single changes that would make it a puzzle.
func (p *Page) repairs() app.UI {
	v := &p.verdict
	var buttons []app.UI
	for i, repair := range v.Repairs {
		buttons = append(buttons, app.Li().Body(
			app.Button().Class("compose-repair box line spread strong").Type("button").Value(i).OnClick(p.onRepair).Body(
				app.Span().Class("compose-change").Text(v.change(repair)),
				app.Span().Class("outcome-"+goal(repair.Task).String()).Body(
					draw.Outcome(goal(repair.Task)),
					app.Span().Text(" "+solve.Words(repair.Task).Short),
				),
			),
		))
	}
	return app.Section().Class("stack-close").Aria("labelledby", "repairs").Body(
		app.H2().ID("repairs").Text("One change would do"),
		app.If(!v.Looked, func() app.UI {
			return app.P().Class("soft").Text("Looking…")
		}).ElseIf(len(buttons) == 0, func() app.UI {
			return app.P().Class("soft").Text(hopeless)
		}).Else(func() app.UI {
			return app.Ul().Class("list stack-close").Body(buttons...)
		}),
	)
}

// goal is what the solver of a task reaches; the tasks are in the order of outcomes.
func goal(t puzzles.Task) engine.Outcome { return engine.Win - engine.Outcome(t) }

// ways lead on with a position that is no puzzle.
func (p *Page) ways() app.UI {
	link := p.setup.Link()
	return app.Div().Class("links").Body(
		app.A().Class("button").Href(route.Play.Href(link)).Text("Play it"),
		app.A().Class("button").Href(route.Explore.Href(link)).Text("Explore it"),
	)
}
