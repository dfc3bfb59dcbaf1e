package variants

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Lab,
		study.Header("Variants", "What if the rules change?",
			"The paper ends with three wishes: let the second player start ahead, find a way to break ties, let three play. The first two are solved here to the end; the third can be played, and explored by simulation."),
		app.Div().Class("lab-page").Body(
			p.headCard(),
			p.tieCard(),
			p.threeCard(),
			p.simulationCard(),
		),
	)
}

// headCard is who wins with which head start.
func (p *Page) headCard() app.UI {
	f := p.findings
	head := []app.UI{app.Th().Scope("col").Text("N")}
	for h := range highestHead + 1 {
		head = append(head, app.Th().Scope("col").Text(h))
	}
	var lines []app.UI
	for n := fewest; n <= most; n++ {
		cells := []app.UI{app.Th().Scope("row").Text(n)}
		for h := range highestHead + 1 {
			cells = append(cells, headCell(f, n, h))
		}
		lines = append(lines, app.Tr().Body(cells...))
	}
	level, lost := f.Behind()
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("What if P2 starts ahead?"),
		app.P().Text("P1 still moves first, but from behind: {1..N} with a head start of h is the position {1..N}:h. An odd sum, which cannot end level otherwise, can now. Press a field to see every move."),
		p.asking.Bar("Solving head starts and ties"),
		app.P().Class("lab-key").Body(
			draw.Outcome(engine.Win), app.Span().Text("P1 wins"),
			draw.Outcome(engine.Draw), app.Span().Text("drawn"),
			draw.Outcome(engine.Loss), app.Span().Text("P2 wins"),
		),
		app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", "Who wins with which head start").Body(
			app.Table().Class("heads").ID("heads").Body(
				app.Caption().Class("heard").Text("Rows: the set {1..N}. Columns: the head start of P2."),
				app.THead().Body(app.Tr().Body(head...)),
				app.TBody().Body(lines...),
			),
		),
		app.If(!p.asking.Running() && f.Complete(), func() app.UI {
			return app.Div().Class("lab-sample").Body(
				&chart.Chart{Figure: f.figure()},
				app.P().Text("A head start is no gift: who is behind may take several numbers, and so has more to choose from. Of the "+
					strconv.Itoa((most-fewest+1)*highestHead)+" head starts here, P2 wins only "+strconv.Itoa(lost)+", and "+strconv.Itoa(level)+" are fair: drawn with best play. For every odd sum here one point is enough to make it fair."),
			)
		}),
	)
}

// signs are the outcomes for P1 in a field, and what they are called.
var signs = map[engine.Outcome][2]string{
	engine.Win:  {"▲", "P1 wins"},
	engine.Draw: {"▬", "drawn"},
	engine.Loss: {"▼", "P2 wins"},
}

func headCell(f *Findings, n, head int) app.UI {
	outcome, known := f.Head(n, head)
	if !known {
		return app.Td().Text("…")
	}
	sign := signs[outcome]
	return app.Td().Body(
		app.A().Class("heads-cell", "heads-"+outcome.String()).
			Href(position(n, head)).
			Aria("label", braces(n)+", head start "+strconv.Itoa(head)+": "+sign[1]).
			Text(sign[0]),
	)
}

// tieCard is what breaking ties does.
func (p *Page) tieCard() app.UI {
	var lines []app.UI
	for n := fewest; n <= most; n++ {
		cells := []app.UI{app.Th().Scope("row").Body(app.A().Href(route.Explore.Href(text(n, 0))).Text(braces(n)))}
		b, known := p.findings.Tie(n)
		for _, outcome := range []engine.Outcome{b.Points, b.Most, b.Fewest} {
			if !known {
				cells = append(cells, app.Td().Text("…"))
				continue
			}
			cells = append(cells, app.Td().Body(app.Span().Class("lab-outcome", "outcome-"+outcome.String()).Body(
				draw.Outcome(outcome), app.Span().Text(signs[outcome][1]),
			)))
		}
		lines = append(lines, app.Tr().Body(cells...))
	}
	drawn, largestSum, smallestSum := p.findings.StillDrawn()
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("What breaks ties?"),
		app.P().Text("The paper suggests excess sums: whenever a turn ends, its player leads by some points, or by none. Add these leads up over the game, for each player. If the points are level at the end, the sums decide. The paper does not say which way, so both are solved: the larger sum wins, or the smaller."),
		app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", "Ties broken by excess sums").Body(
			app.Table().Class("figures figures-tight").ID("ties").Body(
				app.THead().Body(app.Tr().Body(
					app.Th().Scope("col").Text("set"), app.Th().Scope("col").Text("points alone"),
					app.Th().Scope("col").Text("larger sum wins"), app.Th().Scope("col").Text("smaller sum wins"),
				)),
				app.TBody().Body(lines...),
			),
		),
		app.If(drawn > 0 && !p.asking.Running(), func() app.UI {
			return app.P().Text("Of the " + strconv.Itoa(drawn) + " drawn sets, " + some(largestSum) + " drawn if the larger sum wins, and " + some(smallestSum) +
				" if the smaller does: then even the sums are level. Where points alone decide, nothing changes.")
		}),
	)
}

// some says how many stay as they were.
func some(n int) string {
	switch n {
	case 0:
		return "none stays"
	case 1:
		return "one stays"
	default:
		return strconv.Itoa(n) + " stay"
	}
}
