package values

import (
	"catchup/app/client"
	"catchup/app/figure"
	"catchup/app/inquiry"
	"catchup/app/route"
	"catchup/app/shell"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page about who wins {1..N}. A set of one's own stands behind "#" in the
// address.
type Page struct {
	app.Compo

	findings Findings
	series   inquiry.Inquiry // of {1..N}
	asked    []lab.Question  // in that series
	own      inquiry.Inquiry // of a set of one's own
	set      engine.Set
	typed    string // what stands in the field
	problem  string // why it is no set
	ctx      app.Context
}

// example is the set that stands there first: the paper's Figure 5.
const example = "2,2,2,3,3"

func (p *Page) OnInit() { p.read(example) }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "Who wins {1..N}?", "Catch-Up with the numbers from 1 to N: who wins when nobody errs. The table that the paper prints, worked out on your own device and far beyond it.")
}

func (p *Page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.recall()
	p.ask(Questions(first, printed))
}

// recall shows what is known from before.
func (p *Page) recall() {
	for _, q := range Questions(printed+1, last) {
		if answer, known := client.Lab().Known(q); known {
			p.findings.Hear(q, answer)
		}
	}
}

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	text := ctx.Page().URL().Fragment
	if text == "" {
		text = example
	}
	if p.read(text) && app.IsClient {
		p.askOne(lab.Values(p.set))
	}
}

func (p *Page) OnDismount() {
	p.series.Drop()
	p.own.Drop()
}

// read reads a set.
func (p *Page) read(text string) bool {
	p.typed, p.problem = text, ""
	set, problem := figure.ReadSet(text)
	if problem != "" {
		p.problem = problem
		return false
	}
	p.set, p.typed = set, set.Short()
	return true
}

// ask has the games worked out, one after the other.
func (p *Page) ask(questions []lab.Question) {
	p.asked = questions
	p.series.Start(p.ctx, questions, func(i int, a client.Answer) { p.findings.Hear(questions[i], a) })
}

func (p *Page) askOne(q lab.Question) {
	p.own.Start(p.ctx, []lab.Question{q}, func(_ int, a client.Answer) { p.findings.Hear(q, a) })
}

func (p *Page) onQuick(ctx app.Context, e app.Event) { p.ask(Questions(printed+1, quick)) }

func (p *Page) onLast(ctx app.Context, e app.Event) { p.ask(Questions(quick+1, last)) }

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	client.Lab().Forget(Questions(first, printed)...)
	p.findings = Findings{}
	p.recall()
	p.ask(Questions(first, printed))
}

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.typed, p.problem = ctx.JSSrc().Get("value").String(), ""
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.typed) {
		ctx.Navigate(route.Values.Href(p.set.Short()))
	}
}
