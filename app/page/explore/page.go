// Package explore shows any position: what it and every move are worth, how the game
// goes on with best play, what bots would do, and how two moves compare.
package explore

import (
	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page for any position. The position, or the game that led to it,
// stands behind "#" in the address, and each move adds to the browser's history.
type Page struct {
	app.Compo

	study   *Study
	typed   string // what stands in the field
	problem string // why it is no position
	setup   bool   // numbers can be put in and taken out
	limit   int    // how many moves are listed
	working bool   // the engine works out what the position is worth
	half    string // digits of a number half typed
	keys    board.Keyboard
	asker   client.Asker
	looked  bool // something was asked
}

func (p *Page) OnInit() { p.show(at(engine.Position{Left: engine.OneTo(7)})) }

func (p *Page) show(study *Study) {
	p.study = study
	p.follow()
}

// follow has the field say what is on the board.
func (p *Page) follow() { p.typed, p.problem = p.study.Game.Position().Short(), "" }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "Explore", "Any position of Catch-Up: what every move is worth, worked out on your own device.")
}

func (p *Page) OnMount(ctx app.Context) {
	p.asker.Mount(ctx)
	p.asker.Told = func(done float64) { ctx.NewActionWithValue(progressed, done) }
	p.keys = board.Keyboard{
		Left: func() engine.Set { return p.study.Game.Position().Left },
		On:   p.onKey,
		Rod:  p.onNumber,
		Hear: func(ctx app.Context, digits string) { p.half = digits },
	}
	p.keys.Listen(ctx)
	if ctx.Page().URL().Fragment == "" {
		p.look()
	}
}

func (p *Page) OnDismount() {
	p.keys.Stop()
	p.asker.Stop()
}

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	if text := ctx.Page().URL().Fragment; text != "" && (text != p.study.Text() || !p.looked) {
		p.read(text)
		p.look()
	}
}

// read shows the position or game that the text says, or why it says none.
func (p *Page) read(text string) bool {
	study, err := Open(text)
	if err != nil {
		p.typed, p.problem = text, shell.Sentence(err.Error())
		return false
	}
	p.show(study)
	return true
}

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.typed, p.problem = ctx.JSSrc().Get("value").String(), ""
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.typed) {
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

// edit changes the position itself. That is no step in the history.
func (p *Page) edit(ctx app.Context, change func(n int) *Study) {
	n, ok := board.Number(ctx)
	if !ok {
		return
	}
	if study := change(n); study != nil {
		p.show(study)
		address := *ctx.Page().URL()
		address.Fragment = study.Text()
		ctx.Page().ReplaceURL(&address)
		p.look()
	}
}

func (p *Page) onPut(ctx app.Context, e app.Event)     { p.edit(ctx, p.study.With) }
func (p *Page) onTakeOut(ctx app.Context, e app.Event) { p.edit(ctx, p.study.Without) }
func (p *Page) onBehind(ctx app.Context, e app.Event)  { p.edit(ctx, p.study.Behind) }

func (p *Page) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		p.study.Press(n, picked)
	}
}

func (p *Page) onNumber(ctx app.Context, n int) {
	p.study.Press(n, p.study.AllPicked(p.study.Game.Position(), n))
}

func (p *Page) onTake(ctx app.Context, e app.Event) { p.take(ctx) }

func (p *Page) take(ctx app.Context) {
	if _, legal := p.study.Move(); legal {
		p.study.Take()
		p.changed(ctx)
	}
}

func (p *Page) onMove(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok {
		p.study.Play(move)
		p.changed(ctx)
	}
}

func (p *Page) onUndo(ctx app.Context, e app.Event) { p.undo(ctx) }
func (p *Page) onRedo(ctx app.Context, e app.Event) { p.redo(ctx) }

func (p *Page) undo(ctx app.Context) {
	if p.study.CanUndo() {
		p.study.Undo()
		p.changed(ctx)
	}
}

func (p *Page) redo(ctx app.Context) {
	if p.study.CanRedo() {
		p.study.Redo()
		p.changed(ctx)
	}
}

func (p *Page) onKey(ctx app.Context, key string) {
	switch {
	case key == "Enter":
		p.take(ctx)
	case key == "Backspace" && p.study.Picked.Len() > 0:
		p.study.PutBackLast()
	case key == "Backspace" || key == "u":
		p.undo(ctx)
	case key == "r":
		p.redo(ctx)
	case key == "?":
		board.ToggleKeysHelp()
	}
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
