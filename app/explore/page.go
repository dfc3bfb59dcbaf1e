// Package explore shows any position: what it and every move are worth.
package explore

import (
	"catchup/app/play"
	"catchup/app/route"
	"catchup/app/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page for any position. The position, or the game that led to it,
// stands behind "#" in the address, and each move adds to the browser's history.
type Page struct {
	app.Compo

	match   *play.Match
	typed   string // what stands in the field
	failure string // why it is no position
}

func (p *Page) OnInit() { p.show(engine.NewGame(engine.Position{Left: engine.OneTo(7)})) }

func (p *Page) show(game *engine.Game) {
	p.match = play.NewMatch(game, "", engine.P1)
	p.match.Aids, p.match.Wants = play.Winner|play.Worths, [2]bool{true, true}
	p.typed, p.failure = game.Position().Short(), ""
}

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "Explore", "Any position of Catch-Up: what every move is worth, worked out on your own device.")
}

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	switch text := ctx.Page().URL().Fragment; text {
	case "":
	case p.match.Game.String(): // a move was played on the board
		p.typed, p.failure = p.match.Game.Position().Short(), ""
	default:
		p.read(text)
	}
}

// read shows the position or game that the text says, or why it says none.
func (p *Page) read(text string) bool {
	game, err := engine.ParseGame(text)
	if err != nil {
		p.typed, p.failure = text, shell.Sentence(err.Error())
		return false
	}
	p.show(game)
	return true
}

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.typed = ctx.JSSrc().Get("value").String()
	p.failure = ""
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.typed) {
		ctx.Navigate(route.Explore.Href(p.match.Game.String()))
	}
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Explore,
		app.Header().Class("hero hero-small").Body(
			app.H1().Text("Explore"),
		),
		app.Form().Class("finder").OnSubmit(p.onGo).Body(
			app.Div().Class("field").Body(
				app.Label().Class("field-label").For("position").Text("Position: the numbers left, then how far behind"),
				app.Div().Class("finder-row").Body(
					app.Input().
						Class("input").
						ID("position").
						Type("text").
						AutoComplete(false).
						Spellcheck(false).
						Attr("autocapitalize", "off").
						Placeholder("1,2,4,7:4").
						Value(p.typed).
						OnInput(p.onType),
					app.Button().Class("button").Type("submit").Text("Show"),
				),
			),
			app.If(p.failure != "", func() app.UI {
				return app.P().Class("problem").Role("alert").Text(p.failure)
			}),
		),
		&play.Table{Match: p.match, Keep: play.InHistory},
		app.P().Body(
			app.A().Class("button button-quiet").Href(route.Tree.Href(p.match.Game.String())).Text("Draw the tree"),
		),
	)
}
