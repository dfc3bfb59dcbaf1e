// Package set has a page for every set: who wins the game on it, with which first
// numbers, what its positions are worth, and its records.
package set

import (
	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine/induction"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page of a set, which stands behind "#" in the address; without one it is
// the index.
type Page struct {
	app.Compo

	portrait *Portrait // nil without a set
	field    shell.Field
	census   study.Inquiry
	asker    client.Asker // for what the game is worth
	own      app.Context  // the page's own: see match.Board
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.asker.Mount(ctx)
}

func (p *Page) OnDismount() { p.stop() }

func (p *Page) OnNav(ctx app.Context) {
	text := ctx.Page().URL().Fragment
	switch {
	case text == "":
		p.stop()
		p.portrait, p.field = nil, shell.Field{}
	case p.portrait == nil || text != p.portrait.Set.Short():
		p.read(text)
	}
}

// read shows the set that the text says, or why it says none.
func (p *Page) read(text string) bool {
	portrait, err := Open(text)
	if err != nil {
		p.field.Refuse(text, err)
		return false
	}
	p.portrait = portrait
	p.field = shell.Field{Typed: portrait.Set.Short()}
	p.look()
	return true
}

func (p *Page) stop() {
	p.asker.Stop()
	p.census.Drop()
}

// measured is how large a table of margins may be, in bytes: it takes about a second.
const measured = 16 << 20

// look asks for what the game is worth, and for the census if it is small.
func (p *Page) look() {
	p.stop()
	p.census.Failure = ""
	portrait := p.portrait
	if portrait.Set.Len() <= unasked {
		p.take()
	}
	start := portrait.Start()
	margins := induction.MarginsSize(start) <= measured
	client.Ask(&p.asker, &solver.Evaluate{Position: start, Limit: portrait.Set.Len(), Margins: margins}, portrait.Valued)
}

// take takes the census.
func (p *Page) take() {
	p.census.Start(p.own, &p.portrait.counted, p.portrait.Questions()...)
}

func (p *Page) onCensus(ctx app.Context, e app.Event) { p.take() }

func (p *Page) onRetry(ctx app.Context, e app.Event) {
	p.portrait.Failure = ""
	p.look()
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.field.Typed) {
		route.Open(ctx, route.Set.Href(p.portrait.Set.Short()))
	}
}
