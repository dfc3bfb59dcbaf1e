package firstmove

import (
	"catchup/app/client"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page about the first move. The set stands behind "#" in the address.
type Page struct {
	app.Compo

	findings Findings
	shares   study.Inquiry
	field    study.Field
	worth    client.Asker // for what the first moves are worth
	ctx      app.Context
}

func (p *Page) OnInit() { p.show(paperSet) }

func (p *Page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.worth.Mount(ctx)
}

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	set, ok := p.field.ReadAddress(ctx, paperSet.Short())
	if !ok {
		return
	}
	p.show(set)
	if app.IsClient {
		p.ask()
	}
}

func (p *Page) OnDismount() { p.drop() }

func (p *Page) drop() {
	p.shares.Drop()
	p.worth.Stop()
}

// show begins with a set of which nothing is known.
func (p *Page) show(set engine.Set) {
	p.findings = Findings{Set: set}
	p.field.Show(set)
}

// ask has the shares worked out, and what the first moves are worth.
func (p *Page) ask() {
	p.drop()
	findings := &p.findings
	p.shares.Start(p.ctx, &findings.Answers, findings.Question())
	start := engine.Position{Left: findings.Set}
	client.Ask(&p.worth, &solver.Evaluate{Position: start, Limit: findings.Set.Len()}, func(worth solver.Evaluation, err error) {
		if err == nil { // what is too large stays unknown
			findings.worth = &worth
		}
	})
}

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.findings.Forget(p.findings.Question())
	p.show(p.findings.Set)
	p.ask()
}
