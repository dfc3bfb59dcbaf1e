package guess

import (
	"strings"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/question"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"
	"catchup/app/ui/words"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Puzzles, "Is there a win?",
		"A position of Catch-Up: is it a win, a draw or a loss? Say which, then find the move that proves it.",
		shell.Header(route.Puzzles, p.place(), "Is there a win?"),
		app.If(p.question == nil, func() app.UI {
			return app.Div().Class("stack start").Body(
				shell.Problem(p.failure),
				app.Button().Class("button").Type("button").OnClick(p.onNext).Text("Another position"),
			)
		}).Else(p.table),
	)
}

func (p *Page) place() string {
	if p.sent {
		return "A position from a link"
	}
	return "Win, draw or loss"
}

func (p *Page) table() app.UI {
	q := p.question
	return &table.Table{
		State:   q,
		Unsaid:  q.Stage != question.Saying,
		Verdict: p.verdict,
		Heard:   q.Heard(),
		NoRods:  q.NoRods(),
		Actions: func() []table.Action { return p.question.Actions("guess-say", p.say, p.next) },
		Keys: []board.Key{
			{Name: "w d l", Does: "win, draw, loss"},
			{Name: "Enter", Does: "the next position, after the verdict"},
		},
		Side: p.side,
	}
}

// verdict says what the answer, or the move, has come to.
func (p *Page) verdict() []app.UI {
	q := p.question
	if q.Stage == question.Saying {
		return nil
	}
	right := q.Right()
	mark := draw.Outcome(q.Truth())
	if q.Found != nil {
		right, mark = q.Kept(), draw.Outcome(q.Found.Worth)
	}
	class := "judged-wrong"
	if right {
		class = "judged-right"
	}
	text := q.Facts()
	if q.Stage == question.Finding && table.Busy(q) {
		text = table.Line(q)
	}
	return []app.UI{table.Judged(class, mark, q.Headline(), text)}
}

// side is beside the board, or below it on a phone: what is asked and, in the end,
// what every move was worth; then how often what was right.
func (p *Page) side() app.UI {
	q := p.question
	return app.Aside().Class("side").Aria("label", "The question and your answers").Body(
		app.If(q.Stage == question.Saying, func() app.UI {
			return app.P().Class("soft").Text("It is your turn. If both of you play as well as can be, do you win, draw or lose? You may pick rods to try; nothing is taken.")
		}).ElseIf(q.Stage == question.Done, p.proof),
		app.If(p.sent, func() app.UI {
			return app.P().Class("soft").Text("This position was sent, not drawn: the answer is not counted.")
		}),
		p.levels(),
		p.answers(),
		app.Div().Class("guess-link row").Body(
			app.Button().Class("button").Type("button").OnClick(p.onShare).Text("Send this position"),
			app.A().Class("button button-quiet").Href(route.Guess.Href(q.ID)).Aria("label", "Link to this position").Text(strings.ReplaceAll(q.ID, "/", "\u200b/")),
		),
		app.P().Class("soft").Role("status").Text(p.fate.Says()),
	)
}

// proof shows what every move of the position is worth.
func (p *Page) proof() app.UI {
	q := p.question
	return app.Div().Class("proof").Body(
		app.If(q.NoDraw(), func() app.UI {
			return app.P().Class("soft").Text("Nobody could draw here: all the numbers together are odd.")
		}),
		board.Moves(q.Evaluation(), nil),
		app.P().Body(app.A().Class("button").Href(route.Explore.Href(q.ID)).Text("Explore from here")),
	)
}

// levels are the populations to choose from, and how often the positions of the one
// chosen are won, drawn and lost.
func (p *Page) levels() app.UI {
	var chips []app.UI
	for i, level := range Levels {
		chips = append(chips, app.Button().Class("chip").Type("button").
			Value(i).
			Aria("pressed", i == p.level && !p.sent).
			OnClick(p.onLevel).
			Text(level.String()))
	}
	return app.Section().Class("card guess-card stack").Aria("labelledby", "levels").Body(
		app.H2().ID("levels").Text("How many rods are left"),
		app.Div().Class("chips guess-levels").Role("group").Aria("labelledby", "levels").Body(chips...),
		division(Levels[p.level]),
		drawn(Levels[p.level]),
	)
}

// division says how the positions of a level divide.
func division(level Level) app.UI {
	var parts, items []app.UI
	from := 0.0
	for o := engine.Win; o >= engine.Loss; o-- {
		share := level.Share(o)
		parts = append(parts, draw.Element("rect").Class("guess-part", "outcome-"+o.String()).
			Attr("x", draw.Percent(from, 1)).Attr("width", draw.Percent(share, 1)).Attr("height", 12))
		items = append(items, app.Li().Class("guess-share strong stack-tight").Body(
			app.Span().Class("with-mark small strong", "outcome-"+o.String()).Body(draw.Outcome(o), app.Span().Text([...]string{"lost", "drawn", "won"}[o+1])),
			app.Span().Text(" "+words.Percent(100*share, 1)),
		))
		from += share
	}
	return app.Div().Class("stack-close").Body(
		app.P().Class("soft").Text("Of all such positions are"),
		draw.Element("svg").Class("guess-bar").Attr("width", "100%").Attr("height", 12).Aria("hidden", "true").Body(parts...),
		app.Ul().Class("list row-wide").Body(items...),
	)
}

// drawn says how the positions of a level are drawn.
func drawn(level Level) app.UI {
	var sets []string
	for _, source := range level.Sources {
		sets = append(sets, strings.ReplaceAll(source.Set, "-", " to "))
	}
	return app.Details().Class("guess-drawn soft small more").Body(
		app.Summary().Text("How they are drawn"),
		app.P().Text("Six sets, each as likely: "+strings.Join(sets, "; ")+"."),
		app.P().Text("You and an opponent play from one of them, and either begins as often. You make any move, blindly. So does the opponent in every other game; in the rest it never gives anything away."),
		app.P().Text("Your first turn with "+level.String()+" rods left and a choice of moves is the position. Whether it is won plays no part."),
		app.P().Text("The shares are exact: every such game was followed, none was sampled."),
	)
}

// answers is the table of what was said of what.
func (p *Page) answers() app.UI {
	outcome := func(o engine.Outcome) []app.UI {
		return []app.UI{draw.Outcome(o), app.Span().Text(o.String())}
	}
	head := []app.UI{app.Th().Scope("col").Text("It was")}
	var rows []app.UI
	for truth := engine.Win; truth >= engine.Loss; truth-- {
		head = append(head, app.Th().Scope("col").Body(outcome(truth)...))
		row := []app.UI{app.Th().Scope("row").Body(outcome(truth)...)}
		for answer := engine.Win; answer >= engine.Loss; answer-- {
			class := "guess-count"
			if answer == truth {
				class += " guess-hit"
			}
			row = append(row, app.Td().Class(class).Text(p.record.Count(truth, answer)))
		}
		rows = append(rows, app.Tr().Body(row...))
	}
	return app.Section().Class("card guess-card stack").Aria("labelledby", "answers").Body(
		app.H2().ID("answers").Text("Your answers"),
		app.Table().Class("guess-table").Aria("labelledby", "answers").Body(
			app.THead().Body(
				app.Tr().Body(app.Td(), app.Th().Scope("colgroup").ColSpan(3).Text("You said")),
				app.Tr().Body(head...),
			),
			app.TBody().Body(rows...),
		),
		app.P().Class("soft").Text(p.record.says()),
	)
}
