package heuristics

import (
	"cmp"
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// nothing is the choice of no link.
const nothing = "none"

// chainFields are the fields in which a chain is made.
var chainFields = [3]string{"chain-first", "chain-second", "chain-third"}

// Render shows the page.
func (p *Page) Render() app.UI {
	return study.Page{
		Subject:  "Tables 3 and 4",
		Question: "Do simple rules of thumb work?",
		About:    "The heuristics of the Catch-Up paper against each other: its sampled figures beside the exact odds, for any set.",
		Answer:   "Somewhat, and none of them always. Each beats some of the others and loses to some: rock, paper, scissors. The paper let four of them play 100\u202f000 games a pairing; here every figure is exact, since all games are followed at once.",
	}.Show(
		p.matrixCard(),
		p.pairCard(),
		p.chainCard(),
		p.beside(),
		p.remarks(),
	)
}

// matrixCard is every pairing.
func (p *Page) matrixCard() app.UI {
	m := p.matrix
	head := func(scope, player, chain string) app.UI {
		return app.Th().Scope(scope).Body(app.Span().Class("soft").Text(player+" "), app.Span().Text(called(chain)))
	}
	sheet := chart.Sheet{Name: "Everyone against everyone", Class: "matrix", Head: chart.Heads("P1 wins, %")}
	for _, p1 := range m.Players() {
		sheet.Head = append(sheet.Head, head("col", "P2", p1))
		cells := []app.UI{head("row", "P1", p1)}
		for _, p2 := range m.Players() {
			cells = append(cells, p.cell(Pair{p1, p2}))
		}
		sheet.Add(cells...)
	}
	return study.Card("Everyone against everyone, with "+m.Set.String(),
		study.Soft("P1 stands at the left and moves first. In each field there is P1’s exact share of wins. Press one to look closer."),
		sheet.Show(),
		p.asking.Bar("Following all games"),
		p.field.Form("Another set, up to twelve numbers", p.onSet),
	)
}

// cell is a pairing in the matrix: the fuller its bar the more P1 wins.
func (p *Page) cell(pair Pair) app.UI {
	text, class := "…", "matrix-cell"
	if odds, known := p.matrix.Odds(pair); known {
		text = words.Number(odds.Win, 2)
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
	return study.Card(m.Pair.versus(),
		app.If(known, func() app.UI {
			return app.Div().Class("row-wide").Body(
				share("P1 wins", words.Percent(odds.Win, 2), "outcome-win"),
				share("drawn", words.Percent(odds.Draw, 2), "outcome-draw"),
				share("P2 wins", words.Percent(odds.Loss, 2), "outcome-loss"),
			)
		}).Else(func() app.UI { return study.Soft("The exact odds are being worked out.") }),
		app.If(known && len(odds.Exact.Win) <= 60, func() app.UI {
			return study.Soft("P1 wins exactly " + odds.Exact.Win + " of all games.")
		}),
		app.P().Text("The paper’s way is to play games and count. Play some, and watch the error bars close on the exact value."),
		app.Div().Class("lab-actions").Body(
			app.Button().Class("button button-main").Type("button").Disabled(!known || p.playing.Running()).OnClick(p.onPlay).Text("Play 100\u202f000 games"),
		),
		p.playing.Bar("Playing games"),
		app.If(p.sample != nil && known, func() app.UI { return p.sample.shown(odds) }),
	)
}

// shown is how far the games have come.
func (s *Sample) shown(exact lab.Meeting) app.UI {
	marks := s.Marks()
	if len(marks) == 0 {
		return app.Div()
	}
	last := marks[len(marks)-1]
	won, bar := last.Share()
	return app.Div().Class("lab-sample").Body(
		app.P().Role("status").Text("After "+words.Grouped(last.Games)+" games: "+
			words.Number(won, 2)+" ± "+words.Percent(bar, 2)+" won by P1. Exact: "+words.Percent(exact.Win, 2)+"."),
		&chart.Chart{Figure: s.convergence(exact)},
	)
}

func share(what, value, class string) app.UI {
	return app.P().Class("lab-share stack-tight").Body(
		app.Strong().Class(class).Text(value),
		app.Span().Class("soft").Text(what),
	)
}

// chainCard is where a chain is made.
func (p *Page) chainCard() app.UI {
	labels := [3]string{"First of all", "Among equals", "And then"}
	options := []shell.Option{{Value: nothing, Text: "–"}}
	rules := make([]app.UI, len(links))
	for i, link := range links {
		options = append(options, shell.Option{Value: link.Name, Text: link.Called})
		rules[i] = app.Li().Body(app.Strong().Text(link.Called), app.Span().Text(" "+link.Does+"."))
	}
	fields := make([]app.UI, len(chainFields))
	for i, id := range chainFields {
		fields[i] = shell.Choice(id, labels[i], cmp.Or(p.chain[i], nothing), p.onLink, options...)
	}
	return study.Card("Make a player of your own",
		app.Ul().Class("lab-list").Body(rules...),
		app.P().Text("A chain asks its first rule, and lets the next one choose among what the first likes equally well. What is left after the last is chosen at random. Random itself likes every move alike."),
		app.Form().Class("stack start").OnSubmit(p.onChain).Body(
			app.Div().Class("columns columns-three").Body(fields...),
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
		return study.Card("What the paper prints",
			app.P().Text("The paper’s figures are for the set {1..10} alone."),
			app.P().Body(app.A().Class("button").Href(route.Heuristics.Href("1-10")).Text("Back to {1..10}")),
		)
	}
	sheet := chart.Sheet{Name: "Tables 3 and 4", ID: "printed", Class: "figures figures-tight", Head: chart.Heads("P1 against P2", "printed", "exact", "off, in σ")}
	all := true
	for _, pair := range m.Pairs() {
		printed, found := m.Printed(pair)
		if !found {
			continue
		}
		ours, apart := "…", "…"
		odds, known := m.Odds(pair)
		if known {
			ours, apart = words.Number(odds.Win, 4), deviation(printed, odds.Win)
		}
		all = all && known
		sheet.AddTexts(chart.RowHead(pair.versus(), ""), words.Number(printed, 2), ours, apart)
	}
	return study.Card("What the paper prints, and what is exact",
		app.P().Text("P1’s share of wins in percent. A sample of 100\u202f000 games is off by about one standard error (σ), and hardly ever by three: the paper’s samples are what they should be."),
		sheet.Show(),
		app.If(all, func() app.UI { return &chart.Chart{Figure: m.deviations()} }),
	)
}

// remarks are what is to be said about the figures.
func (p *Page) remarks() app.UI {
	return study.Card("What to make of it",
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
