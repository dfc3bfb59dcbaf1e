package size

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

// Page is the page about the size of the game. A set stands behind "#" in the address.
type Page struct {
	app.Compo

	findings Findings
	series   inquiry.Inquiry // of {1..N}
	own      inquiry.Inquiry // of the set
	set      engine.Set
	typed    string // what stands in the field
	problem  string // why it is no set
	ctx      app.Context
}

func (p *Page) OnInit() { p.show(paperSet) }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "How big is the game?", "How many ways to play Catch-Up there are, how many states and moves: the paper's Tables 5 and 6 and its bounds, worked out anew on your own device.")
}

func (p *Page) OnMount(ctx app.Context) {
	p.ctx = ctx
	for _, q := range Questions(quick+1, last) { // what is known from before
		if answer, known := client.Lab().Known(q); known {
			p.findings.Hear(q, answer)
		}
	}
	p.ask(Questions(first, quick))
}

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	set := paperSet
	if text := ctx.Page().URL().Fragment; text != "" {
		var problem string
		if set, problem = figure.ReadSet(text); problem != "" {
			p.typed, p.problem = text, problem
			return
		}
	}
	p.show(set)
	if app.IsServer {
		return
	}
	questions := Own(set)
	p.own.Start(p.ctx, questions, func(i int, a client.Answer) { p.findings.Hear(questions[i], a) })
}

func (p *Page) OnDismount() {
	p.series.Drop()
	p.own.Drop()
}

func (p *Page) show(set engine.Set) { p.set, p.typed, p.problem = set, set.Short(), "" }

// ask has games worked out, one after the other.
func (p *Page) ask(questions []lab.Question) {
	p.series.Start(p.ctx, questions, func(i int, a client.Answer) { p.findings.Hear(questions[i], a) })
}

func (p *Page) onLast(ctx app.Context, e app.Event) { p.ask(Questions(first, last)) }

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	client.Lab().Forget(Questions(first, last)...)
	p.findings = Findings{}
	p.ask(Questions(first, last))
}

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.typed, p.problem = ctx.JSSrc().Get("value").String(), ""
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	set, problem := figure.ReadSet(p.typed)
	if problem != "" {
		p.problem = problem
		return
	}
	ctx.Navigate(route.Size.Href(set.Short()))
}
