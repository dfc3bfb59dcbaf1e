// Package explore shows any position: what it and every move are worth, how the game
// goes on with best play, what bots would do, and how two moves compare.
package explore

import (
	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/setup"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page for any position. The position, or the game that led to it,
// stands behind "#" in the address, and each move adds to the browser's history.
type Page struct {
	app.Compo

	study   *Study
	finder  setup.Setup // the position on the board, typed or set up
	setup   bool        // numbers can be put in and taken out
	limit   int         // how many moves are listed
	working bool        // the engine works out what the position is worth
	asker   client.Asker
	looked  bool // something was asked
}

func (p *Page) OnInit() {
	p.finder = setup.Setup{Changed: p.edited, Largest: 20}
	p.show(&Study{Game: engine.NewGame(engine.Position{Left: engine.OneTo(7)})})
}

func (p *Page) show(study *Study) {
	p.study = study
	p.follow()
}

// rules let every position be set up.
var rules = setup.Rules{Most: engine.MaxCount, Full: "There are as many numbers as there can be. Take one out first."}

// follow has the field say what is on the board.
func (p *Page) follow() {
	p.finder.Begin(&setup.Draft{Position: p.study.Game.Position(), Rules: rules})
}

func (p *Page) OnMount(ctx app.Context) {
	p.asker.Mount(ctx)
	p.asker.Told = func(done float64) { ctx.NewActionWithValue(progressed, done) }
	if ctx.Page().URL().Fragment == "" {
		p.look()
	}
}

func (p *Page) OnDismount() { p.asker.Stop() }

func (p *Page) OnNav(ctx app.Context) {
	if text := ctx.Page().URL().Fragment; text != "" && (text != p.study.Text() || !p.looked) {
		p.read(text)
		p.look()
	}
}

// read shows the position or game that the text says, or why it says none.
func (p *Page) read(text string) bool {
	study, err := Open(text)
	if err != nil {
		p.finder.Refuse(text, err)
		return false
	}
	p.show(study)
	return true
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.finder.Typed) {
		p.changed(ctx)
	}
}

// changed follows every change of the position: a step in the browser's history.
func (p *Page) changed(ctx app.Context) {
	p.follow()
	address := *ctx.Page().URL()
	if address.Fragment = p.study.Text(); address.Fragment != ctx.Page().URL().Fragment {
		ctx.NavigateTo(&address)
	}
	p.look()
}

func (p *Page) onSetup(ctx app.Context, e app.Event) { p.setup = !p.setup }

// edited follows a change of the position itself, which is no step in the history.
func (p *Page) edited(ctx app.Context) {
	p.show(&Study{Game: engine.NewGame(p.finder.Position)})
	shell.Address(ctx, p.study.Text())
	p.look()
}

func (p *Page) onMove(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok && p.study.Game.Position().Check(move) == nil {
		p.study.Take(move)
		p.changed(ctx)
	}
}

func (p *Page) undo(ctx app.Context) { p.step(ctx, p.study.Game.Undo) }
func (p *Page) redo(ctx app.Context) { p.step(ctx, p.study.Game.Redo) }

// step goes to another position of the game.
func (p *Page) step(ctx app.Context, step func()) {
	step()
	p.study.Clear()
	p.changed(ctx)
}

// onMeasure asks by how much.
func (p *Page) onMeasure(ctx app.Context, e app.Event) {
	p.ask(p.study.Game.Position(), true, false)
}

// onMore asks for more of the moves.
func (p *Page) onMore(ctx app.Context, e app.Event) {
	p.limit *= more
	p.ask(p.study.Game.Position(), p.study.Value.Measured, false)
}

// onSearch goes to where the position can be searched, which on a phone is far below.
func (p *Page) onSearch(ctx app.Context, e app.Event) {
	if begin := app.Window().GetElementByID(huntID); begin.Truthy() {
		begin.Call("focus")
		begin.Call("scrollIntoView")
	}
}

func (p *Page) onRetry(ctx app.Context, e app.Event) { p.look() }

// href is the link to another page showing this game.
func (p *Page) href(page route.Page) string { return page.Href(p.study.Text()) }
