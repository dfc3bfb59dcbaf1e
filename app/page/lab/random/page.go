package random

import (
	"math/rand/v2"
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/chart"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/app/ui/table"
	"catchup/app/ui/words"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the study and the duel. The game stands behind "#" in the address.
type Page struct {
	app.Compo

	duel     *Duel
	study    Study
	asking   study.Inquiry // for the study
	advising study.Inquiry // for the duel
	failure  string        // why the address holds no game
	own      app.Context
}

func (p *Page) OnInit() {
	p.duel = NewDuel(engine.NewGame(engine.Position{Left: engine.OneTo(most)}), engine.P1)
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.asking.Start(ctx, &p.study.Answers, p.study.Questions()...)
}

func (p *Page) OnDismount() {
	p.asking.Drop()
	p.advising.Drop()
}

func (p *Page) OnNav(ctx app.Context) {
	if text := ctx.Page().URL().Fragment; text != "" && text != p.duel.Link() {
		duel, err := Open(text)
		if err != nil {
			p.failure = "The link holds no game. " + shell.Sentence(err.Error())
		} else {
			p.duel, p.failure = duel, ""
		}
	}
	p.follow()
}

// changed keeps the game in the address and follows it.
func (p *Page) changed(ctx app.Context) {
	p.follow()
	shell.Address(ctx, p.duel.Link())
}

// follow lets Random move at once, if it is to move, and asks for advice.
func (p *Page) follow() {
	p.duel.Reply(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
	p.advising.Start(p.own, &p.duel.advice, p.duel.Wanted()...)
}

// onAdvised plays a move of the advice.
func (p *Page) onAdvised(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok && p.duel.Play(move) {
		p.changed(ctx)
	}
}

func (p *Page) onUndo(ctx app.Context) {
	p.duel.Undo()
	p.changed(ctx)
}

func (p *Page) onAgain(ctx app.Context) {
	p.duel.Again(p.duel.Human)
	p.changed(ctx)
}

func (p *Page) onSwap(ctx app.Context) {
	p.duel.Again(p.duel.Human.Other())
	p.changed(ctx)
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return study.Page{
		Subject:  "Random play",
		Question: "Does random play stymie a machine?",
		About:    "Random play in Catch-Up and the best answer to it: exact odds, and a board on which to play the answer yourself.",
		Answer:   "An article about the game says that it does: where moves follow no pattern there is nothing to learn, and so nothing to exploit. But there is: whoever knows that the other plays at random hardly ever loses: with {1..10} fewer than one game in a thousand.",
		Problem:  p.failure,
	}.Show(
		p.duelCard(),
		p.studyCard(),
		p.claim(),
	)
}

// duelCard is the board with the advice beside it.
func (p *Page) duelCard() app.UI {
	return app.Section().Class("stack").Body(
		app.H2().Text("Play the counter-strategy yourself"),
		&table.Table{State: p.duel, NoRods: p.duel.Game.Over(), Actions: p.actions, Side: p.adviceSide, Taken: p.changed},
	)
}

// actions are what can be done at the board.
func (p *Page) actions() []table.Action {
	undo := table.Action{Text: "Undo", Keys: "Backspace", Off: !p.duel.CanUndo(), Do: p.onUndo}
	again := table.Action{Text: "Play again", Keys: "n", Class: table.Main, Hidden: !p.duel.Game.Over(), Do: p.onAgain}
	if !p.duel.Game.Over() {
		return []table.Action{undo, table.TakeIt, again}
	}
	return []table.Action{
		undo,
		{Text: "Review", Href: route.Review.Href(p.duel.Game.String())},
		{Text: "Swap sides", Do: p.onSwap},
		again,
	}
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
			app.Button().Class("advice box line spread").Type("button").
				Value(a.Move.Short()).
				Aria("label", "Take "+numbers+": wins "+words.Percent(a.Win, 2)).
				OnClick(p.onAdvised, app.EventScope(a.Move.Short())).
				Body(
					app.Span().Class("strong").Text(numbers),
					app.Span().Text(words.Percent(a.Win, 2)),
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
						app.Strong().Text(words.Percent(advice[0].Win, 2)),
						app.Span().Text(" of all games, draw "+words.Percent(advice[0].Draw, 2)+" and lose "+words.Percent(advice[0].Loss, 2)+", if you follow it to the end."),
					),
					app.Ol().Class("advices list stack-close").Body(rows...),
					app.If(len(advice) > shown, func() app.UI {
						return study.Soft("and " + strconv.Itoa(len(advice)-shown) + " other moves, the worst of which wins " + words.Percent(advice[len(advice)-1].Win, 2))
					}),
				)
			}).ElseIf(d.Game.Over(), func() app.UI {
				return app.P().Text("The game is over.")
			}).Else(func() app.UI { return study.Soft("Weighing every game that can follow…") }),
			p.advising.Bar("Weighing every game"),
			study.Soft("Dice takes any of its moves, all equally likely. Every figure is exact."),
			app.P().Role("status").Text("On this page: you won "+strconv.Itoa(d.Results[engine.Win])+", drew "+strconv.Itoa(d.Results[engine.Draw])+", lost "+strconv.Itoa(d.Results[engine.Loss])+"."),
			app.Button().Class("button").Type("button").OnClick(func(ctx app.Context, e app.Event) { p.onSwap(ctx) }).Text("New game, sides swapped"),
		),
	)
}

// studyCard is how well the best answer does.
func (p *Page) studyCard() app.UI {
	sheet := chart.Sheet{Name: "The best answer to random play", ID: "responses", Class: "figures figures-tight", Head: chart.Heads("set", "first: wins", "loses", "second: wins", "loses")}
	for n := fewest; n <= most; n++ {
		var texts []string
		for as := engine.P1; as <= engine.P2; as++ {
			won, lost := "…", "…"
			if result, known := p.study.Best(n, as); known {
				won, lost = words.Number(result.Win, 4), words.Number(result.Loss, 4)
			}
			texts = append(texts, won, lost)
		}
		sheet.AddTexts(chart.RowHead(study.OneTo(n), route.Random.Href(engine.OneTo(n).Short())), texts...)
	}
	figure := p.study.figure()
	return study.Card("The best answer to random play",
		app.P().Text("It looks at every game that can follow, and at every turn makes the move after which it wins most often. Nobody can do better against Random. In percent:"),
		p.asking.Bar("Looking for the best answers"),
		sheet.Show(),
		app.If(!p.asking.Running() && len(figure.Series[0].Points) > 0, func() app.UI { return &chart.Chart{Figure: figure} }),
	)
}

// claim is what the article says, and what is to be said about it.
func (p *Page) claim() app.UI {
	sheet := chart.Sheet{Name: "The article’s figures", ID: "article", Head: chart.Heads("Random against one", "printed", "exact")}
	for _, a := range article {
		ours := "…"
		if odds, known := study.One(&p.study.Answers, meeting(a.Against)); known {
			ours = words.Number(odds.Win, 4)
		}
		sheet.AddTexts(chart.RowHead("who "+a.Does, ""), words.Number(a.Printed, 1), ours)
	}
	return study.Card("What the article says",
		app.P().Text("It lets random play, which it calls RD, meet three simple strategies, and finds it middling. Its figures, from 100\u202f000 games each with {1..10}, are what exact odds lead one to expect, in percent won by Random:"),
		sheet.Show(),
		app.P().Text("From there it concludes that chance leaves a machine nothing to hold on to, except by working out all games. That exception is the point. Random does not choose its moves with a purpose, so every one of its moves leaves an average that can be computed, and one move of yours has the best. Nearly every game is won that way, and no cleverness is needed that a longer look would not give: the same averages could be learned from playing often enough."),
		app.P().Text("What is true: Random is no pushover for simple rules, and where few numbers are left to choose from even the best answer cannot always win: with {1..3} it wins half of its games, moving first, and a third, moving second."),
		app.P().Body(
			app.Span().Text("Against an opponent who always errs in the same way it is easier still: "),
			app.A().Href(route.Heuristics.Href("")).Text("rules of thumb against each other"),
			app.Span().Text("."),
		),
	)
}
