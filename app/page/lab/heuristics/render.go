package heuristics

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// nothing is the choice of no link.
const nothing = "none"

// chainFields are the fields in which a chain is made.
var chainFields = [3]string{"chain-first", "chain-second", "chain-third"}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Lab,
		study.Header("Tables 3 and 4", "Do simple rules of thumb work?",
			"Somewhat, and none of them always. Each beats some of the others and loses to some: rock, paper, scissors. The paper let four of them play 100\u202f000 games a pairing; here every figure is exact, since all games are followed at once."),
		app.Div().Class("lab-page").Body(
			p.matrixCard(),
			p.pairCard(),
			p.chainCard(),
			p.beside(),
			p.remarks(),
		),
	)
}

// matrixCard is every pairing.
func (p *Page) matrixCard() app.UI {
	m := p.matrix
	head := []app.UI{app.Th().Scope("col").Text("P1 wins, %")}
	for _, name := range m.Players() {
		head = append(head, app.Th().Scope("col").Body(app.Span().Class("soft").Text("P2 "), app.Span().Text(called(name))))
	}
	var lines []app.UI
	for _, p1 := range m.Players() {
		cells := []app.UI{app.Th().Scope("row").Body(app.Span().Class("soft").Text("P1 "), app.Span().Text(called(p1)))}
		for _, p2 := range m.Players() {
			cells = append(cells, p.cell(Pair{p1, p2}))
		}
		lines = append(lines, app.Tr().Body(cells...))
	}
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("Everyone against everyone, with "+m.Set.String()),
		app.P().Class("soft").Text("P1 stands at the left and moves first. In each field there is P1’s exact share of wins. Press one to look closer."),
		app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", "Everyone against everyone").Body(
			app.Table().Class("matrix").Body(
				app.THead().Body(app.Tr().Body(head...)),
				app.TBody().Body(lines...),
			),
		),
		p.asking.Bar("Following all games"),
		p.field.Form("Another set, up to twelve numbers", p.onSet),
	)
}

// cell is a pairing in the matrix: the fuller its bar the more P1 wins.
func (p *Page) cell(pair Pair) app.UI {
	text, class := "…", "matrix-cell"
	if odds, known := p.matrix.Odds(pair); known {
		text = chart.Number(odds.Win, 2)
		class += " matrix-" + strconv.Itoa(min(int(odds.Win/20), 4))
	}
	return app.Td().Body(
		app.Button().Class(class).Type("button").
			Value(pair.P1+"/"+pair.P2).
			Aria("pressed", p.matrix.Pair == pair).
			Aria("label", pair.versus()+": "+text).
			OnClick(p.onPair).
			Text(text),
	)
}

// pairCard is a closer look at one pairing, and games of it.
func (p *Page) pairCard() app.UI {
	m := p.matrix
	odds, known := m.Odds(m.Pair)
	return app.Section().Class("card lab-card").Body(
		app.H2().Text(m.Pair.versus()),
		app.If(known, func() app.UI {
			return app.Div().Class("lab-odds").Body(
				share("P1 wins", percent(odds.Win), "outcome-win"),
				share("drawn", percent(odds.Draw), "outcome-draw"),
				share("P2 wins", percent(odds.Loss), "outcome-loss"),
			)
		}).Else(func() app.UI { return app.P().Class("soft").Text("The exact odds are being worked out.") }),
		app.If(known && len(odds.Exact) <= 60, func() app.UI {
			return app.P().Class("soft").Text("P1 wins exactly " + odds.Exact + " of all games.")
		}),
		app.P().Text("The paper’s way is to play games and count. Play some, and watch the error bars close on the exact value."),
		app.Div().Class("lab-actions").Body(
			app.Button().Class("button button-main").Type("button").Disabled(!known || p.playing.Running()).OnClick(p.onPlay).Text("Play 100\u202f000 games"),
		),
		p.playing.Bar("Playing games"),
		app.If(p.sample != nil && len(p.sample.Marks) > 0 && known, func() app.UI {
			last := p.sample.Marks[len(p.sample.Marks)-1]
			won, bar := last.Share()
			return app.Div().Class("lab-sample").Body(
				app.P().Role("status").Text("After "+chart.Grouped(strconv.Itoa(last.Games))+" games: "+
					chart.Number(won, 2)+" ± "+percent(bar)+" won by P1. Exact: "+percent(odds.Win)+"."),
				&chart.Chart{Figure: p.sample.convergence(odds)},
			)
		}),
	)
}

func share(what, value, class string) app.UI {
	return app.P().Class("lab-share").Body(
		app.Strong().Class(class).Text(value),
		app.Span().Class("soft").Text(what),
	)
}

// chainCard is where a chain is made.
func (p *Page) chainCard() app.UI {
	labels := [3]string{"First of all", "Among equals", "And then"}
	fields := make([]app.UI, len(chainFields))
	for i, id := range chainFields {
		options := []app.UI{app.Option().Value(nothing).Selected(p.chain[i] == "").Text("–")}
		for _, link := range links {
			options = append(options, app.Option().Value(link.Name).Selected(p.chain[i] == link.Name).Text(link.Called))
		}
		fields[i] = app.Div().Class("field").Body(
			app.Label().Class("field-label").For(id).Text(labels[i]),
			app.Select().Class("input").ID(id).OnChange(p.onLink).Body(options...),
		)
	}
	rules := make([]app.UI, len(links))
	for i, link := range links {
		rules[i] = app.Li().Body(app.Strong().Text(link.Called), app.Span().Text(" "+link.Does+"."))
	}
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("Make a player of your own"),
		app.Ul().Class("lab-list").Body(rules...),
		app.P().Text("A chain asks its first rule, and lets the next one choose among what the first likes equally well. What is left after the last is chosen at random. Random itself likes every move alike."),
		app.Form().Class("lab-form").OnSubmit(p.onChain).Body(
			app.Div().Class("lab-fields").Body(fields...),
			app.Button().Class("button").Type("submit").Text("Put it in the matrix"),
		),
		shell.Problem(p.tangled),
		app.If(p.matrix.Chain != "", func() app.UI {
			return app.P().Class("soft").Role("status").Text(called(p.matrix.Chain) + " is in the matrix, last row and last column.")
		}),
	)
}

// beside is every printed figure beside ours.
func (p *Page) beside() app.UI {
	m := p.matrix
	if m.Set != printedSet {
		return app.Section().Class("card lab-card").Body(
			app.H2().Text("What the paper prints"),
			app.P().Text("The paper’s figures are for the set {1..10} alone."),
			app.P().Body(app.A().Class("button").Href(route.Heuristics.Href("1-10")).Text("Back to {1..10}")),
		)
	}
	var lines []app.UI
	for _, pair := range m.Pairs() {
		printed, found := m.Printed(pair)
		if !found {
			continue
		}
		ours, apart := "…", "…"
		if odds, known := m.Odds(pair); known {
			ours, apart = chart.Number(odds.Win, 4), deviation(printed, odds.Win)
		}
		lines = append(lines, app.Tr().Body(
			app.Th().Scope("row").Text(pair.versus()),
			app.Td().Text(chart.Number(printed, 2)),
			app.Td().Text(ours),
			app.Td().Text(apart),
		))
	}
	figure := m.deviations()
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("What the paper prints, and what is exact"),
		app.P().Text("P1’s share of wins in percent. A sample of 100\u202f000 games is off by about one standard error (σ), and hardly ever by three: the paper’s samples are what they should be."),
		app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", "Tables 3 and 4").Body(
			app.Table().Class("figures figures-tight").ID("printed").Body(
				app.THead().Body(app.Tr().Body(
					app.Th().Scope("col").Text("P1 against P2"), app.Th().Scope("col").Text("printed"),
					app.Th().Scope("col").Text("exact"), app.Th().Scope("col").Text("off, in σ"),
				)),
				app.TBody().Body(lines...),
			),
		),
		app.If(len(figure.Series[0].Points) == len(lines), func() app.UI { return &chart.Chart{Figure: figure} }),
	)
}

// remarks are what is to be said about the figures.
func (p *Page) remarks() app.UI {
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("What to make of it"),
		app.H3().Text("Nobody is best"),
		app.P().Text("MaxScore does well against Random, but two MaxScores are bad for who begins. MinScore is the answer to it and wins four games of five; MinScore in turn loses every game against another MinScore. To know one rule is not to know the game."),
		app.H3().Text("It depends on the numbers"),
		app.P().Body(
			app.Span().Text("MinScore against MaxScore wins 80 % with {1..10}. Take the 10 away and it is a third: the paper’s text says 34.1 %, the exact value is 33.33 %. "),
			app.A().Href(route.Heuristics.Href("1-9/-/min-score/max-score")).Text("See {1..9}"),
		),
		app.H3().Text("A slip of the pen"),
		app.P().Text("Table 4 is about P2 who plays UseMostNums + MinScore. Its caption reads “P2 win rate”, but the figures are P1’s: 0.00 stands where P2 wins every game, as the text beside it says. Easily done, and easily seen here: both MaxScore and MinScore win nothing against it."),
		app.P().Body(
			app.Span().Text("MaxScore and this chain can play only one game, and P2 wins it by a point: "),
			app.A().Href(route.Review.Href(counterexample)).Text("see it on the board"),
			app.Span().Text(", or "),
			app.A().Href(route.Heuristics.Href("1-10/-/max-score/use-most-nums+min-score")).Text("the pairing"),
			app.Span().Text("."),
		),
		app.H3().Text("What counts as a move"),
		app.P().Text("A move is a set of numbers: 1 and 2 is the same move as 2 and 1. Only so are all twenty printed figures what chance allows; if orders counted, MaxScore against itself would win 11.54 %, not 14.29 %."),
	)
}
