package random

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/chart"
	"catchup/app/ui/figure"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Lab,
		figure.Header("Random play", "Does random play stymie a machine?",
			"An article about the game says that it does: where moves follow no pattern there is nothing to learn, and so nothing to exploit. But there is: whoever knows that the other plays at random hardly ever loses: with {1..10} fewer than one game in a thousand."),
		shell.Problem(p.failure),
		app.Div().Class("lab-page").Body(
			p.duelCard(),
			p.studyCard(),
			p.claim(),
		),
	)
}

// duelCard is the board with the advice beside it.
func (p *Page) duelCard() app.UI {
	m := p.duel.Match
	view := m.View()
	return app.Section().Class("lab-duel").Body(
		app.H2().Text("Play the counter-strategy yourself"),
		app.Div().Class("table").Body(
			app.Div().Class("board").Body(
				view.Lanes(),
				app.P().Class("say").Aria("hidden", "true").Text(p.say(view)),
				app.P().Class("heard").Role("status").Aria("live", "polite").Text(p.say(view)+" "+view.Speak()),
				app.If(m.Game.Over(), func() app.UI { return p.ended() }).Else(func() app.UI {
					move, legal := table.Move(m)
					return app.Div().Class("board-hands").Body(
						view.Rack(p.onRod),
						app.Div().Class("actions").Body(
							app.Button().Class("button").Type("button").Disabled(!m.CanUndo()).OnClick(p.onUndo).Text("Undo"),
							board.Take(move, legal, p.onTake),
						),
					)
				}),
				board.KeysHelp(),
			),
			p.adviceSide(),
		),
	)
}

// say is the line under the lanes.
func (p *Page) say(view board.View) string {
	if m := p.duel.Match; m.Problem != "" {
		return m.Problem
	}
	return view.Say()
}

// ended is what can be done when a game is over.
func (p *Page) ended() app.UI {
	return app.Div().Class("actions").Body(
		app.Button().Class("button").Type("button").OnClick(p.onUndo).Text("Undo"),
		app.A().Class("button").Href(route.Review.Href(p.duel.Match.Game.String())).Text("Review"),
		app.Button().Class("button").Type("button").OnClick(p.onSwap).Text("Swap sides"),
		app.Button().Class("button button-main").Type("button").OnClick(p.onAgain).Text("Play again"),
	)
}

// shown is how many moves the advice lists.
const shown = 5

// adviceSide is what the counter-strategy would do.
func (p *Page) adviceSide() app.UI {
	d := p.duel
	advice := d.Advice()
	var rows []app.UI
	for i, a := range advice {
		if i == shown {
			break
		}
		numbers := a.Move.Join(" + ")
		rows = append(rows, app.Li().Body(
			app.Button().Class("advice").Type("button").
				Value(a.Move.Short()).
				Aria("label", "Take "+numbers+": wins "+percent(a.Win)).
				OnClick(p.onAdvised, app.EventScope(a.Move.Short())).
				Body(
					app.Span().Class("advice-move").Text(numbers),
					app.Span().Text(percent(a.Win)),
				),
		))
	}
	return app.Aside().Class("side").Aria("label", "Counter-strategy").Body(
		app.Div().Class("card lab-card").Body(
			app.H3().Text("The best answer to Dice"),
			app.If(len(advice) > 0, func() app.UI {
				return app.Div().Class("lab-sample").Body(
					app.P().Role("status").Body(
						app.Span().Text("From here you win "),
						app.Strong().Text(percent(advice[0].Win)),
						app.Span().Text(" of all games, draw "+percent(advice[0].Draw)+" and lose "+percent(advice[0].Loss)+", if you follow it to the end."),
					),
					app.Ol().Class("advices").Body(rows...),
					app.If(len(advice) > shown, func() app.UI {
						return app.P().Class("soft").Text("and " + strconv.Itoa(len(advice)-shown) + " other moves, the worst of which wins " + percent(advice[len(advice)-1].Win))
					}),
				)
			}).ElseIf(d.Match.Game.Over(), func() app.UI {
				return app.P().Text("The game is over.")
			}).Else(func() app.UI { return app.P().Class("soft").Text("Weighing every game that can follow…") }),
			p.advising.Bar("Weighing every game"),
			app.P().Class("soft").Text("Dice takes any of its moves, all equally likely. Every figure is exact."),
			app.P().Role("status").Text("On this page: you won "+strconv.Itoa(d.Results[engine.Win])+", drew "+strconv.Itoa(d.Results[engine.Draw])+", lost "+strconv.Itoa(d.Results[engine.Loss])+"."),
			app.Button().Class("button").Type("button").OnClick(p.onSwap).Text("New game, sides swapped"),
		),
	)
}

// studyCard is how well the best answer does.
func (p *Page) studyCard() app.UI {
	var lines []app.UI
	for n := fewest; n <= most; n++ {
		cells := []app.UI{app.Th().Scope("row").Body(app.A().Href(route.Random.Href("1-" + strconv.Itoa(n))).Text("{1.." + strconv.Itoa(n) + "}"))}
		for as := engine.P1; as <= engine.P2; as++ {
			won, lost := "…", "…"
			if result, known := p.study.Best(n, as); known {
				won, lost = chart.Number(result.Win, 4), chart.Number(result.Loss, 4)
			}
			cells = append(cells, app.Td().Text(won), app.Td().Text(lost))
		}
		lines = append(lines, app.Tr().Body(cells...))
	}
	figure := p.study.figure()
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("The best answer to random play"),
		app.P().Text("It looks at every game that can follow, and at every turn makes the move after which it wins most often. Nobody can do better against Random. In percent:"),
		p.asking.Bar("Looking for the best answers"),
		app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", "The best answer to random play").Body(
			app.Table().Class("figures figures-tight").ID("responses").Body(
				app.THead().Body(app.Tr().Body(
					app.Th().Scope("col").Text("set"), app.Th().Scope("col").Text("first: wins"), app.Th().Scope("col").Text("loses"),
					app.Th().Scope("col").Text("second: wins"), app.Th().Scope("col").Text("loses"),
				)),
				app.TBody().Body(lines...),
			),
		),
		app.If(!p.asking.Running() && len(figure.Series[0].Points) > 0, func() app.UI { return &chart.Chart{Figure: figure} }),
	)
}

// claim is what the article says, and what is to be said about it.
func (p *Page) claim() app.UI {
	var lines []app.UI
	for i, a := range article {
		ours := "…"
		if p.study.printed[i] != 0 {
			ours = chart.Number(p.study.printed[i], 4)
		}
		lines = append(lines, app.Tr().Body(
			app.Th().Scope("row").Text("who "+a.Does), app.Td().Text(chart.Number(a.Printed, 1)), app.Td().Text(ours),
		))
	}
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("What the article says"),
		app.P().Text("It lets random play, which it calls RD, meet three simple strategies, and finds it middling. Its figures, from 100,000 games each with {1..10}, are what exact odds lead one to expect, in percent won by Random:"),
		app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", "The article’s figures").Body(
			app.Table().Class("figures").ID("article").Body(
				app.THead().Body(app.Tr().Body(app.Th().Scope("col").Text("Random against one"), app.Th().Scope("col").Text("printed"), app.Th().Scope("col").Text("exact"))),
				app.TBody().Body(lines...),
			),
		),
		app.P().Text("From there it concludes that chance leaves a machine nothing to hold on to, except by working out all games. That exception is the point. Random does not choose its moves with a purpose, so every one of its moves leaves an average that can be computed, and one move of yours has the best. Nearly every game is won that way, and no cleverness is needed that a longer look would not give: the same averages could be learned from playing often enough."),
		app.P().Text("What is true: Random is no pushover for simple rules, and where few numbers are left to choose from even the best answer cannot always win: with {1..3} it wins half of its games, moving first, and a third, moving second."),
		app.P().Body(
			app.Span().Text("Against an opponent who always errs in the same way it is easier still: "),
			app.A().Href(route.Heuristics.Href("")).Text("rules of thumb against each other"),
			app.Span().Text("."),
		),
	)
}

func percent(v float64) string { return chart.Number(v, 2) + " %" }
