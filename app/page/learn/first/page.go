// Package first is the first visit: within a minute, and almost without reading, a
// newcomer has taken rods, caught up, passed, been unable to catch up, and won a game.
package first

import (
	"time"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the first visit. It begins anew whenever it is opened.
type Page struct {
	app.Compo

	visit *Visit
	typed string // digits of a number half typed
	keys  board.Keyboard
	// own is the page's own context. What an element's context is asked to do later
	// is dropped if the element is gone by then.
	own app.Context
}

// thought is how long the opponent takes for a move.
const thought = 900 * time.Millisecond

func (p *Page) OnInit() { p.visit = Begin() }

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	shell.Title(ctx, "First visit", "Learn Catch-Up in a minute, by doing: take rods, catch up, pass, and win a first game.")
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.keys = board.Keyboard{
		Left: func() engine.Set { return p.visit.game.Position().Left },
		On:   p.onKey,
		Rod:  func(ctx app.Context, n int) { p.visit.Press(n, p.visit.AllPicked(p.visit.game.Position(), n)) },
		Hear: func(ctx app.Context, digits string) { p.typed = digits },
	}
	p.keys.Listen(ctx)
}

func (p *Page) OnDismount() { p.keys.Stop() }

func (p *Page) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		p.visit.Press(n, picked)
	}
}

func (p *Page) onTake(ctx app.Context, e app.Event) { p.take() }

// take plays the visitor's move, and a moment later the answer.
func (p *Page) take() {
	p.visit.Take()
	if visit := p.visit; visit.Waiting() {
		p.own.After(thought, func(app.Context) { visit.Answer() })
	}
}

func (p *Page) onNext(ctx app.Context, e app.Event) { p.next(ctx) }

func (p *Page) next(ctx app.Context) {
	p.visit.Next()
	if p.visit.Over() {
		keep(ctx)
	}
}

// onSkip leaves the first visit, which is not offered again.
func (p *Page) onSkip(ctx app.Context, e app.Event) {
	keep(ctx)
	ctx.Navigate(route.Home.Href(""))
}

func keep(ctx app.Context) {
	kept, _ := store.Visitor()
	shell.Report(ctx, kept.Update(func(data *store.Data) { data.Learn.First = true }))
}

// newcomer reports whether nothing is kept of the visitor that tells of the game.
func newcomer() bool {
	kept, _ := store.Visitor()
	data := kept.Data()
	return !data.Learn.First && data.Play.Game == "" && data.Summary().Empty()
}

func (p *Page) onAgain(ctx app.Context, e app.Event) { p.visit = Begin() }

func (p *Page) onKey(ctx app.Context, key string) {
	switch {
	case p.visit.Over():
	case key == "Enter" && p.visit.Done:
		p.next(ctx)
	case key == "Enter":
		p.take()
	case key == "Backspace":
		p.visit.PutBackLast()
	}
}
