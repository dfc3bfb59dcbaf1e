package explore

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Explore, "Explore",
		"Any position of Catch-Up: what every move is worth, worked out on your own device.",
		app.Header().Class("hero hero-small").Body(
			app.H1().Text("Explore"),
		),
		p.find(),
		app.If(p.setup, func() app.UI { return p.editor() }),
		p.board(),
		app.Div().Class("explore-more columns").Body(
			p.line(),
			p.bots(),
			app.If(p.study.Value != nil && len(p.study.Value.Moves) > 1, func() app.UI {
				return &rivals{Game: p.study.Game, Value: p.study.Value}
			}),
		),
		p.onward(),
	)
}

// find is where a position is typed or pasted.
func (p *Page) find() app.UI {
	return shell.Finder("finder", "position", "Position or game: the numbers left, then how far behind, or the moves", p.finder.Problem, p.onGo,
		shell.Notation("position", p.finder.Typed, p.finder.OnType).Placeholder("1,2,4,7:4 or 1-7/3/5"),
		app.Button().Class("button").Type("submit").Text("Show"),
		app.Button().Class("button button-quiet").Type("button").Aria("expanded", p.setup).OnClick(p.onSetup).Text("Set up"),
	)
}

// board is the position as it is played, with what it is worth.
func (p *Page) board() app.UI {
	s := p.study
	view := s.View()
	return &table.Table{
		State:   s,
		Class:   "explore",
		Verdict: func() []app.UI { return []app.UI{p.verdict(view)} },
		Heard:   table.Heard(s) + " " + p.judged(view),
		NoRods:  s.Game.Over(),
		Actions: p.actions,
		Side: func() app.UI {
			return app.Aside().Class("side").Aria("label", "What it is worth").Body(p.worths())
		},
		Taken: p.changed,
	}
}

// verdict says whose win it is. It keeps its place while that is worked out.
func (p *Page) verdict(view board.View) app.UI {
	value := p.study.Value
	switch {
	case p.study.Game.Over():
		return app.P().Class("none")
	case p.study.TooLarge:
		return app.Button().Class("button button-quiet explore-search").Type("button").OnClick(p.onSearch).Text("Too large for a table: search it")
	case value == nil:
		return app.P().Class("verdict-place strong").Aria("hidden", "true").Text("\u00a0")
	}
	return app.P().Class("verdict", "outcome-"+value.Outcome.String()).Body(
		draw.Outcome(value.Outcome),
		app.Span().Text(p.judged(view)),
	)
}

// judged is the verdict in words.
func (p *Page) judged(view board.View) string {
	if p.study.Value == nil {
		return ""
	}
	return view.Verdict(p.study.Value.Outcome, p.study.Value.Margin)
}

// actions are what can be done at the board.
func (p *Page) actions() []table.Action {
	game := p.study.Game
	undo := table.Action{Text: "Undo", Keys: "Backspace u", Off: !game.CanUndo(), Do: p.undo}
	switch {
	case !game.Over():
		return []table.Action{undo, {Text: "Redo", Keys: "r", Off: !game.CanRedo(), Do: p.redo}, table.TakeIt}
	case game.CanUndo():
		return []table.Action{undo, {Text: "Review", Href: p.href(route.Review)}}
	default:
		return []table.Action{undo}
	}
}

// editor is where numbers are put in and taken out.
func (p *Page) editor() app.UI {
	var in []app.UI
	for n := range p.finder.Left.All() {
		in = append(in, app.Button().Class("chip").Type("button").Value(n).
			Aria("label", "Take out "+strconv.Itoa(n)).OnClick(p.finder.OnRemove).
			Body(app.Span().Text(n), app.Span().Class("soft").Aria("hidden", "true").Text("×")))
	}
	return app.Section().Class("card editor stack column apart").Aria("label", "Set up").Body(
		app.P().Class("field-label").Text("In: press to take out"),
		app.If(len(in) == 0, func() app.UI {
			return app.P().Class("soft").Text("Nothing yet.")
		}).Else(func() app.UI {
			return app.Div().Class("chips").Role("group").Aria("label", "Numbers in").Body(in...)
		}),
		app.P().Class("field-label").Text("Put in"),
		p.finder.Pad(),
		p.finder.Behind(),
	)
}
