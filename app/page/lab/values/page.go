package values

import (
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page about who wins {1..N}. A set of one's own stands behind "#" in the
// address.
type Page struct {
	app.Compo

	findings Findings
	series   study.Inquiry // of {1..N}
	asked    []lab.Asked   // in that series
	own      study.Inquiry // of a set of one's own
	set      engine.Set
	field    study.Field
	ctx      app.Context
}

// example is the set that stands there first: the paper's Figure 5.
const example = "2,2,2,3,3"

func (p *Page) OnInit() { p.set, _ = p.field.Read(example) }

func (p *Page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.begin()
}

// begin shows what is known from before, and asks for what the paper has.
func (p *Page) begin() {
	p.findings.Recall(Questions(printed+1, last)...)
	p.ask(Questions(first, printed))
}

func (p *Page) OnPreRender(ctx app.Context) { p.OnNav(ctx) }

func (p *Page) OnNav(ctx app.Context) {
	if set, ok := p.field.ReadAddress(ctx, example); ok {
		p.set = set
		p.own.Start(p.ctx, &p.findings.Answers, lab.Values(set))
	}
}

func (p *Page) OnDismount() {
	p.series.Drop()
	p.own.Drop()
}

// ask has the games worked out, one after the other.
func (p *Page) ask(questions []lab.Asked) {
	p.asked = questions
	p.series.Start(p.ctx, &p.findings.Answers, questions...)
}

func (p *Page) onQuick(ctx app.Context, e app.Event) { p.ask(Questions(printed+1, quick)) }

func (p *Page) onLast(ctx app.Context, e app.Event) { p.ask(Questions(quick+1, last)) }

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.findings.Forget(Questions(first, printed)...)
	p.begin()
}
