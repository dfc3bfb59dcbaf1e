package size

import (
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page about the size of the game. A set stands behind "#" in the address.
type Page struct {
	app.Compo

	findings Findings
	series   study.Inquiry // of {1..N}
	own      study.Inquiry // of the set
	set      engine.Set
	field    study.Field
	ctx      app.Context
}

func (p *Page) OnInit() { p.set, _ = p.field.Read(paperSet.Short()) }

func (p *Page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.findings.Recall(Questions(quick+1, last)...)
	p.ask(Questions(first, quick))
}

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	if set, ok := p.field.ReadAddress(ctx, paperSet.Short()); ok {
		p.set = set
		p.own.Start(p.ctx, &p.findings.Answers, Own(set)...)
	}
}

func (p *Page) OnDismount() {
	p.series.Drop()
	p.own.Drop()
}

// ask has games worked out, one after the other.
func (p *Page) ask(questions []lab.Asked) {
	p.series.Start(p.ctx, &p.findings.Answers, questions...)
}

func (p *Page) onLast(ctx app.Context, e app.Event) { p.ask(Questions(first, last)) }

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.findings.Forget(Questions(first, last)...)
	p.ask(Questions(first, last))
}
