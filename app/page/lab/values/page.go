package values

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
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
	field    study.Field
	ctx      app.Context
}

// example is the set that stands there first: the paper's Figure 5.
const example = "2,2,2,3,3"

func (p *Page) OnInit() { p.field.Read(example) }

func (p *Page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.begin()
}

// begin shows what is known from before, and asks for what the paper has.
func (p *Page) begin() {
	p.findings.Recall(Questions(printed+1, last)...)
	p.ask(Questions(first, printed))
}

func (p *Page) OnNav(ctx app.Context) {
	if p.field.ReadAddress(ctx, example) {
		p.own.Start(p.ctx, &p.findings.Answers, lab.Values(p.field.Set))
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

// Render shows the page.
func (p *Page) Render() app.UI {
	return study.Page{
		Question: "Who wins {1..N}?",
		About:    "Catch-Up with the numbers from 1 to N: who wins when nobody errs. The table that the paper prints, worked out on your own device and far beyond it.",
		Answer:   "If neither player errs: every even sum that anybody has looked at is a draw. Every odd sum has a winner, and from {1..21} on it has always been the first player, P1. Why, nobody knows.",
	}.Show(
		&chart.Chart{Figure: p.findings.Drawing()},
		study.Section("Table 2, and on",
			study.Text("The paper stops at {1..20}. This device works that out by itself as the page opens; for more there are buttons."),
			p.control("Go on to {1..32}", "Working out {1..21} to {1..32}", Questions(printed+1, quick), p.onQuick),
			study.Key(),
			p.table(),
			p.control("Go on to {1..36}: this may take minutes", "Working out {1..33} to {1..36}", Questions(quick+1, last), p.onLast),
		),
		study.Section("The conjecture",
			study.Text("The sum of 1 to N is even if N is 3, 4, 7, 8, 11, 12 and so on. The inventors of the game found a draw wherever they looked, up to {1..20}, and conjecture that it is one for all N. It holds as far as the table goes, to {1..44}. A proof for all N is still missing."),
			study.Text("Not every set with an even sum is a draw: the paper's Figure 5 has one that the first player wins. Try any set:"),
			p.field.Form("A set", p.field.To(route.Values)),
			p.own.Bar("Working it out"),
			p.verdict(),
		),
		p.credits(),
	)
}

// control is a button that has games worked out, and how that goes.
func (p *Page) control(label, working string, questions []lab.Asked, onAsk app.EventHandler) app.UI {
	if took, all := p.findings.All(questions...); all {
		return app.Div().Class("figure-control").Body(
			app.P().Class("soft").Role("status").Text("Worked out here in " + words.Took(took) + "."),
		)
	}
	atIt := len(p.asked) > 0 && p.asked[0] == questions[0]
	return app.Div().Class("figure-control").Body(
		app.If(!atIt || !p.series.Running(), func() app.UI {
			return app.Button().Class("button").Type("button").Text(label).OnClick(onAsk)
		}),
		app.If(atIt, func() app.UI { return p.series.Bar(working) }),
	)
}

// table has a row for every game.
func (p *Page) table() app.UI {
	sheet := chart.Sheet{Name: "Who wins {1..N}", Head: chart.Heads("Game", "Sum", "Who wins", "Value", "Here in", "Before")}
	for _, row := range p.findings.Rows() {
		sum := strconv.Itoa(row.Sum()) + ", odd"
		if row.Even() {
			sum = strconv.Itoa(row.Sum()) + ", even"
		}
		took := "–"
		if row.Ours != nil {
			took = words.Took(row.Took)
			if row.Ours.Method == lab.BySearch {
				took += ", " + words.Number(float64(row.Ours.Nodes), 0) + " nodes"
			}
		}
		outcome := row.Outcome()
		sheet.Add(
			study.Game(row.N),
			app.Td().Class("whole").Text(sum),
			app.Td().Body(study.Outcome(outcome, [...]string{"P2", "draw", "P1"}[outcome+1])),
			row.Figure().Cell(),
			app.Td().Class("whole soft small").Text(took),
			app.Td().Class("whole soft small").Text(before(row)),
		)
	}
	return sheet.Show()
}

// before says who has found it out before this device.
func before(row Row) string {
	switch {
	case row.Printed != "":
		return "the paper, 2015"
	case row.N == 23 || row.N == 24:
		return "c5-k4, 2026"
	}
	return "this site, " + row.Proved["seconds"] + " s"
}

// verdict says who wins the visitor's own set.
func (p *Page) verdict() app.UI {
	value, known := study.One(&p.findings.Answers, lab.Values(p.field.Set))
	text := p.field.Set.Short() + ", with the sum " + strconv.Itoa(p.field.Set.Sum())
	if known {
		text += ": " + [...]string{"P2 wins.", "a draw.", "P1 wins."}[value.Outcome+1]
	} else {
		text += ", is being worked out."
	}
	return app.P().Class("figure-verdict").Role("status").Body(
		app.If(known, func() app.UI { return draw.Outcome(value.Outcome) }),
		app.Span().Text(text),
		app.A().Href(route.Explore.Href(p.field.Set.Short())).Text("See why on the board"),
	)
}

// credits says who has found out what.
func (p *Page) credits() app.UI {
	return study.Section("Who has found out what",
		app.Ul().Class("figure-list").Body(
			app.Li().Text("2015: Isaksen, Ismail, Brams and Nealen, the inventors, have all games from {1..3} to {1..20}, by alpha-beta search with a table of positions. For 23, 24, 27 and 28 they simulated games and met nothing against the conjecture."),
			app.Li().Text("2025: the conjecture is written down for proof assistants, in Google DeepMind's collection of formal conjectures, with one of the inventors."),
			app.Li().Text("2026: the program c5-k4 by Kuberwastaken finds draws for {1..23} and {1..24}; the latter takes 21 seconds and 200 million states."),
			app.Li().Text("Here: all up to {1..36} and four more. Up to {1..25} a table of every position, for more a search; it would need 2,306 nodes for {1..24}. The column Before has the seconds on one core of a shared server. We found nobody who has {1..21}, {1..22} or anything from {1..25} on."),
		),
		app.Div().Class("figure-control").Body(
			app.Button().Class("button").Type("button").Text("Work out {1..3} to {1..20} again").OnClick(p.onAgain),
		),
	)
}
