package size

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
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
	field    study.Field
	ctx      app.Context
}

func (p *Page) OnInit() { p.field.Show(paperSet) }

func (p *Page) OnMount(ctx app.Context) {
	p.ctx = ctx
	p.findings.Recall(Questions(quick+1, last)...)
	p.ask(Questions(first, quick))
}

func (p *Page) OnNav(ctx app.Context) {
	if p.field.ReadAddress(ctx, paperSet.Short()) {
		p.own.Start(p.ctx, &p.findings.Answers, Own(p.field.Set)...)
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

// Render shows the page.
func (p *Page) Render() app.UI {
	return study.Page{
		Question: "How big is the game?",
		About:    "How many ways to play Catch-Up there are, how many states and moves: the paper's Tables 5 and 6 and its bounds, worked out anew on your own device.",
		Answer:   "The ways to play multiply: {1..18} has more than six quadrillion. The states do little more than double from one game to the next, because most ways meet again. That is why a phone can know all of them.",
	}.Show(
		&chart.Chart{Figure: p.findings.Growth()},
		study.Section("Table 5: from {1..3} to {1..18}",
			p.control(),
			study.Key(),
			p.measures(),
			study.Text("A way to play is an order in which all numbers are taken. A state is what is left, how far who is behind, and who is to move; the ends count too. Most moves: on the first turn or the second, 1,2 and 2,1 counted as two. The shares are those of P1 over all ways to play."),
		),
		study.Section("Table 6: turn by turn",
			study.Text("How many moves a turn offers, on average over the game tree, and at most. The paper has it for {1..12}; here it is for any set."),
			p.field.Form("The numbers", p.field.To(route.Size)),
			p.own.Bar("Counting moves"),
			p.ownMeasures(),
			p.turns(),
		),
		study.Section("The paper's bounds",
			study.Text("Sections 4.3 and 4.7 say how many points and how many numbers one turn can bring at most: exactly 2N−2 points, and ⌊√(2N−7/4)+1/2⌋ numbers. They are right for every game looked at. Section 4.8 bounds the number of moves."),
			&chart.Chart{Figure: p.findings.Moves()},
			p.bounds(),
		),
		p.misprints(),
	)
}

// control has the large games worked out.
func (p *Page) control() app.UI {
	took, all := p.findings.All(Questions(first, last)...)
	return app.Div().Class("figure-control").Body(
		app.If(p.series.Running(), func() app.UI { return app.Div() }).ElseIf(all, func() app.UI {
			return study.Again(took, p.onAgain)
		}).Else(func() app.UI {
			return app.Button().Class("button").Type("button").Text("Go on to {1..18}").OnClick(p.onLast)
		}),
		p.series.Bar("Working out Table 5"),
	)
}

// measures is Table 5.
func (p *Page) measures() app.UI {
	sheet := chart.Sheet{Name: "Table 5", Head: chart.Heads("Game")}
	for _, c := range columns {
		sheet.Head = append(sheet.Head, chart.Heads(c.title)...)
	}
	for n := first; n <= last; n++ {
		cells := []app.UI{study.Game(n)}
		for _, pair := range p.findings.Measures(engine.OneTo(n)) {
			cells = append(cells, pair.Cell())
		}
		sheet.Add(cells...)
	}
	return sheet.Show()
}

// ownMeasures is the line of Table 5 for the visitor's set.
func (p *Page) ownMeasures() app.UI {
	var facts []app.UI
	for i, pair := range p.findings.Measures(p.field.Set) {
		facts = append(facts, study.Fact(columns[i].title, pair))
	}
	return study.Facts("The size of "+p.field.Set.Short(), facts...)
}

// turns is Table 6.
func (p *Page) turns() app.UI {
	sheet := chart.Sheet{Name: "Table 6, for " + p.field.Set.Short(), Head: chart.Heads("Turn", "Moves on average", "Most moves")}
	for i, turn := range p.findings.Turns(p.field.Set) {
		sheet.Add(chart.RowHead(strconv.Itoa(i+1), ""), turn.Average.Cell(), turn.Most.Cell())
	}
	return sheet.Show()
}

// bounds sets the paper's formulas beside the exact figures.
func (p *Page) bounds() app.UI {
	sheet := chart.Sheet{Name: "The paper's bounds", Head: chart.Heads("Game", "Most points on a turn", "Most numbers on a turn", "Most moves", "The appendix's first bound", "The bound of 4.8")}
	for _, b := range p.findings.Bounds() {
		sheet.Add(
			chart.RowHead(study.OneTo(b.N), ""),
			b.Points.Cell(), b.Numbers.Cell(), b.Most.Cell(),
			app.Td().Body(app.Text(words.Number(b.FirstBound, 0)), app.If(b.Most.Best() > b.FirstBound, func() app.UI {
				return app.Span().Class("with-mark whole small outcome-loss").Body(draw.Outcome(engine.Loss), app.Text("too low"))
			})),
			app.Td().Text(words.Number(b.FinalBound, 0)),
		)
	}
	return sheet.Show()
}

// misprints tells what does not agree, each with a position to see it at.
func (p *Page) misprints() app.UI {
	return study.Section("Two small slips",
		study.Text("Nearly all that the paper prints is right to the last digit. Two sentences about the size of the game are not, and both are easy to slip on."),
		app.Div().Class("figure-slip card").Body(
			app.H3().Text("What Table 6 is an average of"),
			study.Text("The text divides by “the number of unique states” of a turn. The printed averages are over the nodes of the game tree, where a state counts once for every way to it. Turn 3 shows it: 35.42 over the tree; over distinct states it would be 58.92."),
			study.Text("The position after 3 and then 1,2 is the same as after 3 and then 2,1: one state, two nodes."),
			app.A().Class("button").Href(route.Explore.Href(meeting)).Text("See the position with two ways to it"),
		),
		app.Div().Class("figure-slip card").Body(
			app.H3().Text("A bound that is too low"),
			study.Text("The appendix begins with a bound that lets all numbers of a turn change places but the last. Often the last can change places too: to catch up by 6, both 1,5 and 5,1 will do. For {1..6} the bound is 35, while there are 36 moves once P1 has taken 6. The bound of section 4.8, which is much larger, holds."),
			app.A().Class("button").Href(route.Explore.Href(tooLow)).Text("See the position with 36 moves"),
		),
	)
}

// Games that lead to the positions of the slips.
const (
	meeting = "1-12/3/1,2"
	tooLow  = "1-6/6"
)
