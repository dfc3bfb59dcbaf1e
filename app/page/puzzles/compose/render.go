package compose

import (
	"strconv"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Puzzles, "Compose",
		"Make a puzzle of Catch-Up yourself: whether it is sound, what would repair it, and a link to send.",
		app.Header().Class("hero hero-small").Body(
			app.P().Class("eyebrow").Body(
				app.A().Href(route.Puzzles.Href("")).Text("Puzzles"),
				app.Span().Text(" · Compose"),
			),
			app.H1().Text("Make your own puzzle"),
		),
		app.P().Class("heard").Role("status").Aria("live", "polite").Text(p.spoken()),
		app.Div().Class("table compose").Body(
			app.Section().Class("compose-make").Aria("label", "Position").Body(
				p.rods(),
				board.Behind(p.draft.Deficit, p.onStep),
				board.Pad(p.draft.Left, most, p.onAdd),
				p.notation(),
				p.keys(),
			),
			app.Aside().Class("side").Aria("label", "Verdict").Body(p.judged()...),
		),
	)
}

// spoken is what a screen reader says after every change.
func (p *Page) spoken() string {
	fate := ""
	if p.fate != nil {
		fate = p.fate.Says() + " "
	}
	return fate + p.draft.Problem + " " + p.draft.Position.String() + ". " + p.verdict.Says()
}

// rods are the numbers of the position: pressing one takes it out.
func (p *Page) rods() app.UI {
	class := "compose-rods"
	if p.draft.Left.Len() > 6 {
		class += " compose-many"
	}
	var rods []app.UI
	for n := range p.draft.Left.All() {
		rods = append(rods, app.Button().Class("rack-rod compose-rod").Type("button").
			Value(n).
			Aria("label", "Take out "+strconv.Itoa(n)).
			OnClick(p.onRemove).
			Body(
				board.Column(n, p.draft.Left.Max()),
				app.Span().Class("rack-numeral").Text(n),
			))
	}
	return app.Div().Class("compose-table card").Body(
		app.Div().Class("compose-head").Body(
			app.H2().Class("compose-position").Text(strings.ReplaceAll(p.draft.Position.String(), ",", ",\u200b")),
			app.Button().Class("button button-quiet").Type("button").Disabled(!p.draft.CanUndo()).OnClick(p.onUndo).Text("Undo"),
			app.Button().Class("button button-quiet").Type("button").Disabled(p.draft.Link() == "").OnClick(p.onClear).Text("Clear"),
		),
		app.P().Class("compose-short").Aria("hidden", "true").Body(
			app.If(p.verdict.Puzzle != nil, draw.Tick),
			app.Span().Text(p.verdict.Short()),
		),
		app.If(len(rods) > 0, func() app.UI {
			return app.Div().Class(class).Role("group").Aria("label", "Numbers left: press one to take it out").Body(rods...)
		}).Else(func() app.UI {
			return app.P().Class("compose-empty soft").Text("Press numbers below to put them in.")
		}),
	)
}

// keys are heard, and listed.
func (p *Page) keys() app.UI {
	return &board.Keyboard{
		Left: func() engine.Set { return engine.OneTo(most) },
		On:   p.onKey,
		Rod:  p.onTyped,
		Hear: p.onHalf,
		More: "+-",
		Undo: true,
		List: []board.Key{
			{Name: "1 … 14", Does: "put a number in"},
			{Name: "+ −", Does: "one more behind, one less"},
			{Name: "Ctrl+Z u", Does: "undo"},
			{Name: "?", Does: "this list"},
		},
	}
}

// notation is where the whole position can be typed.
func (p *Page) notation() app.UI {
	return app.Form().Class("compose-form").OnSubmit(p.onRead).Body(
		app.Div().Class("field").Body(
			app.Label().Class("field-label").For("notation").Text("Or type it: up to "+strconv.Itoa(most)+" numbers, from 1 to 99"),
			app.Div().Class("finder-row").Body(
				shell.Notation("notation", p.typed, p.onType),
				app.Button().Class("button").Type("submit").Text("Set"),
			),
		),
		shell.Problem(p.draft.Problem),
		app.If(p.half != "", func() app.UI { return app.P().Class("soft").Text(board.Half(p.half)) }),
	)
}
