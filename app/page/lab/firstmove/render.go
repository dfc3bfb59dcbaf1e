package firstmove

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Lab,
		study.Header("", "Does the first move matter?",
			"At first sight nothing can matter less than the first of seven numbers. The paper counts: of all orders in which {1..7} can be taken, those that begin with 3 are won by P1 more often than others, by 6.43 percentage points. And if nobody errs, the first number can decide the game."),
		app.Div().Class("figure-page").Body(
			p.field.Form("The numbers", p.field.To(route.FirstMove)),
			p.shares.Bar("Counting the orders"),
			&chart.Chart{Figure: p.findings.Figure()},
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
		),
	)
}

// base says what the changes are changes of.
func (p *Page) base() app.UI {
	base := p.findings.Base()
	share := func(name string, pair study.Pair) app.UI {
		return app.Div().Class("figure-share").Body(app.Dt().Text(name), app.Dd().Body(pair.Said(), app.Text(" %")))
	}
	return app.Dl().Class("figure-shares").Aria("label", "Of all orders of "+p.findings.Set.Short()).Body(
		share("P1 wins", base.Win), share("draw", base.Draw), share("P2 wins", base.Loss),
	)
}

// table has a row for every first number.
func (p *Page) table() app.UI {
	var rows []app.UI
	for _, m := range p.findings.Moves() {
		rows = append(rows, app.Tr().Body(
			study.Head(strconv.Itoa(m.First), m.Href(p.findings.Set)),
			m.Win.Cell(), m.Loss.Cell(), m.Draw.Cell(),
			app.Td().Body(worth(m)),
		))
	}
	return study.Frame("What the first number changes", []string{"First", "P1 wins", "P2 wins", "Draw", "If nobody errs"}, rows...)
}

func worth(m Move) app.UI {
	if !m.Proved {
		return app.Span().Class("soft").Text("–")
	}
	text := [...]string{"P2 wins", "draw", "P1 wins"}[m.Outcome+1]
	return app.Span().Class("figure-outcome").Body(draw.Outcome(m.Outcome), app.Text(text))
}

// took says how long it took, with a way to have it worked out again.
func (p *Page) took() app.UI {
	if p.findings.answer == nil {
		return app.Div().Class("figure-row")
	}
	return app.Div().Class("figure-row").Body(
		app.Button().Class("button").Type("button").Text("Work it out again").OnClick(p.onAgain),
		app.Span().Class("soft").Text("This device took "+study.Seconds(p.findings.answer.Took)+"."),
	)
}
