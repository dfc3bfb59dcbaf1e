package firstmove

import (
	"strconv"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/chart"
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

func (p *Page) OnNav(ctx app.Context) {
	if p.field.ReadAddress(ctx, paperSet.Short()) {
		p.show(p.field.Set)
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

// Render shows the page.
func (p *Page) Render() app.UI {
	return study.Page{
		Question: "Does the first move matter?",
		About:    "How the first number changes the odds of Catch-Up: the paper's Table 1, worked out anew on your own device, for any set.",
		Answer:   "At first sight nothing can matter less than the first of seven numbers. The paper counts: of all orders in which {1..7} can be taken, those that begin with 3 are won by P1 more often than others, by 6.43 percentage points. And if nobody errs, the first number can decide the game.",
	}.Show(
		p.field.Form("The numbers", p.field.To(route.FirstMove)),
		p.shares.Bar("Counting the orders"),
		&chart.Chart{Figure: p.findings.Drawing()},
		app.P().Class("figure-finding").Role("status").Text(p.findings.Finding()),
		study.Section("Table 1",
			p.base(),
			study.Key(),
			p.table(),
			p.took(),
		),
		study.Section("How to read it",
			study.Text("An order in which all numbers are taken is a play-through: for seven different numbers there are 5\u202f040. All count once, so these are the odds of two players who take number after number at random. The table has by how many percentage points the shares change, given the first number. The paper's text calls it the change from 50%–50%; the figures are the change from the shares above, and add up to zero."),
			study.Text("The last column is for players who never err. Each number leads to the position after it."),
		),
	)
}

// base says what the changes are changes of.
func (p *Page) base() app.UI {
	base := p.findings.Base()
	return study.Facts("Of all orders of "+p.findings.Set.Short(),
		study.Fact("P1 wins", base.Win, app.Text(" %")),
		study.Fact("draw", base.Draw, app.Text(" %")),
		study.Fact("P2 wins", base.Loss, app.Text(" %")),
	)
}

// table has a row for every first number.
func (p *Page) table() app.UI {
	sheet := chart.Sheet{Name: "What the first number changes", Head: chart.Heads("First", "P1 wins", "P2 wins", "Draw", "If nobody errs")}
	for _, m := range p.findings.Moves() {
		worth := app.UI(app.Span().Class("soft").Text("–"))
		if m.Proved {
			worth = study.Outcome(m.Outcome, [...]string{"P2 wins", "draw", "P1 wins"}[m.Outcome+1])
		}
		sheet.Add(chart.RowHead(strconv.Itoa(m.First), m.Href(p.findings.Set)), m.Win.Cell(), m.Loss.Cell(), m.Draw.Cell(), app.Td().Body(worth))
	}
	return sheet.Show()
}

// took says how long it took, with a way to have it worked out again.
func (p *Page) took() app.UI {
	took, known := p.findings.All(p.findings.Question())
	return app.If(known, func() app.UI { return study.Again(took, p.onAgain) }).Else(func() app.UI { return app.Div().Class("figure-row") })
}
