package variants

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/study"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return study.Page{
		Subject:  "Variants",
		Question: "What if the rules change?",
		About:    "Three variants of Catch-Up: the second player starts ahead, excess sums break ties, three play.",
		Answer:   "The paper ends with three wishes: let the second player start ahead, find a way to break ties, let three play. The first two are solved here to the end; the third can be played, and explored by simulation.",
	}.Show(
		p.headCard(),
		p.tieCard(),
		p.threeCard(),
		p.simulationCard(),
	)
}

// headCard is who wins with which head start.
func (p *Page) headCard() app.UI {
	f := &p.findings
	sheet := chart.Sheet{Name: "Who wins with which head start", ID: "heads", Class: "heads",
		About: "Rows: the set {1..N}. Columns: the head start of P2.", Head: chart.Heads("N")}
	for head := range highestHead + 1 {
		sheet.Head = append(sheet.Head, chart.Heads(strconv.Itoa(head))...)
	}
	for n := fewest; n <= most; n++ {
		cells := []app.UI{chart.RowHead(strconv.Itoa(n), "")}
		for head := range highestHead + 1 {
			cells = append(cells, f.headCell(n, head))
		}
		sheet.Add(cells...)
	}
	level, lost := f.Behind()
	return study.Card("What if P2 starts ahead?",
		app.P().Text("P1 still moves first, but from behind: {1..N} with a head start of h is the position {1..N}:h. An odd sum, which cannot end level otherwise, can now. Press a field to see every move."),
		p.asking.Bar("Solving head starts and ties"),
		app.P().Class("lab-key row").Body(
			draw.Outcome(engine.Win), app.Span().Text(study.Says(engine.Win)),
			draw.Outcome(engine.Draw), app.Span().Text(study.Says(engine.Draw)),
			draw.Outcome(engine.Loss), app.Span().Text(study.Says(engine.Loss)),
		),
		sheet.Show(),
		app.If(!p.asking.Running() && f.Complete(), func() app.UI {
			return app.Div().Class("lab-sample").Body(
				&chart.Chart{Figure: f.figure()},
				app.P().Text("A head start is no gift: who is behind may take several numbers, and so has more to choose from. Of the "+
					strconv.Itoa((most-fewest+1)*highestHead)+" head starts here, P2 wins only "+strconv.Itoa(lost)+", and "+strconv.Itoa(level)+" are fair: drawn with best play. For every odd sum here one point is enough to make it fair."),
			)
		}),
	)
}

// headCell leads to {1..n} with a head start on the board.
func (f *Findings) headCell(n, head int) app.UI {
	outcome, known := f.Head(n, head)
	if !known {
		return app.Td().Text("…")
	}
	return app.Td().Body(
		app.A().Class("heads-cell", "outcome-"+outcome.String(), "tone-"+outcome.String()).
			Href(route.Explore.Href(engine.Position{Left: engine.OneTo(n), Deficit: head}.Short())).
			Aria("label", study.OneTo(n)+", head start "+strconv.Itoa(head)+": "+study.Says(outcome)).
			Text([...]string{"▼", "▬", "▲"}[outcome+1]),
	)
}

// tieCard is what breaking ties does.
func (p *Page) tieCard() app.UI {
	sheet := chart.Sheet{Name: "Ties broken by excess sums", ID: "ties", Class: "figures figures-tight", Head: chart.Heads("set", "points alone", "larger sum wins", "smaller sum wins")}
	for n := fewest; n <= most; n++ {
		b, known := p.findings.Tie(n)
		if !known {
			sheet.AddTexts(study.Game(n), "…", "…", "…")
			continue
		}
		cells := []app.UI{study.Game(n)}
		for _, outcome := range []engine.Outcome{b.Points, b.Most, b.Fewest} {
			cells = append(cells, app.Td().Body(app.Span().Class("with-mark whole strong", "outcome-"+outcome.String()).Body(
				draw.Outcome(outcome), app.Span().Text(study.Says(outcome)),
			)))
		}
		sheet.Add(cells...)
	}
	drawn, largestSum, smallestSum := p.findings.StillDrawn()
	return study.Card("What breaks ties?",
		app.P().Text("The paper suggests excess sums: whenever a turn ends, its player leads by some points, or by none. Add these leads up over the game, for each player. If the points are level at the end, the sums decide. The paper does not say which way, so both are solved: the larger sum wins, or the smaller."),
		sheet.Show(),
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
