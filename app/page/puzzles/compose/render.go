package compose

import (
	"strconv"
	"strings"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Puzzles, "Compose",
		"Make a puzzle of Catch-Up yourself: whether it is sound, what would repair it, and a link to send.",
		shell.Header(route.Puzzles, "Compose", "Make your own puzzle"),
		app.P().Class("heard").Role("status").Aria("live", "polite").Text(p.spoken()),
		app.Div().Class("table compose").Body(
			app.Section().Class("compose-make stack").Aria("label", "Position").Body(
				p.rods(),
				p.setup.Behind(),
				p.setup.Pad(),
				p.setup.Field("stack-close", "Or type it: up to "+strconv.Itoa(most)+" numbers, from 1 to 99", "", "Set"),
				p.setup.Keys(
					board.Key{Name: "1 … 14", Does: "put a number in"},
					board.Key{Name: "+ −", Does: "one more behind, one less"},
					board.Key{Name: "Ctrl+Z u", Does: "undo"},
					board.Key{Name: "?", Does: "this list"},
				),
			),
			app.Aside().Class("side").Aria("label", "Verdict").Body(p.judged()...),
		),
	)
}

// spoken is what a screen reader says after every change.
func (p *Page) spoken() string {
	return p.fate.Says() + " " + p.setup.Problem + " " + p.setup.Position.String() + ". " + p.verdict.Says()
}

// rods are the numbers of the position: pressing one takes it out.
func (p *Page) rods() app.UI {
	class := "compose-rods row"
	if p.setup.Left.Len() > 6 {
		class += " compose-many"
	}
	rods := p.setup.Rods("compose-rod", nil)
	return app.Div().Class("compose-table stack card").Body(
		app.Div().Class("compose-head row").Body(
			app.H2().Class("compose-position anywhere").Text(strings.ReplaceAll(p.setup.Position.String(), ",", ",\u200b")),
			app.Button().Class("button button-quiet").Type("button").Disabled(!p.setup.CanUndo()).OnClick(p.onUndo).Text("Undo"),
			app.Button().Class("button button-quiet").Type("button").Disabled(p.setup.Link() == "").OnClick(p.onClear).Text("Clear"),
		),
		app.P().Class("compose-short line strong").Aria("hidden", "true").Body(
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
