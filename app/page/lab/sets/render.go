package sets

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/app/ui/words"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	var qualities []Quality
	if !p.asking.Running() {
		qualities = Qualities(&p.answers, p.family)
	}
	return shell.Page(route.Lab,
		study.Header("An open question", "Which sets make good games?",
			"The paper ends with this question. Taste decides, but some of what makes a game can be measured: whether it is decided at all, whether the leader can feel safe, how hard the win is to find, and whether the first turn matters. Here are four measures, each exact, of every set of a kind."),
		shell.Problem(p.failure),
		app.Div().Class("lab-page").Body(
			p.mapCard(qualities),
			p.listCard(qualities),
			p.meanings(),
		),
	)
}

// mapCard is the map with what it can be made to show.
func (p *Page) mapCard(qualities []Quality) app.UI {
	var sizes, measures []study.Option
	for _, size := range Sizes {
		text := strconv.Itoa(size) + " of 1 to 9"
		if size == 0 {
			text = "A mixed bag"
		}
		sizes = append(sizes, study.Option{Value: strconv.Itoa(size), Text: text})
	}
	for _, m := range Measures {
		measures = append(measures, study.Option{Value: m.Name, Text: m.Title})
	}
	return study.Card("The map",
		study.Soft("All sets of so many numbers from 1 to 9, or some with a story."),
		study.Chips("Which sets", strconv.Itoa(p.view.Size), p.onSize, sizes...),
		study.Chips("With best play", p.view.Outcome, p.onOutcome,
			study.Option{Value: anyOutcome, Text: "All"}, study.Option{Value: "win", Text: "P1 wins"},
			study.Option{Value: "draw", Text: "Drawn"}, study.Option{Value: "loss", Text: "P2 wins"}),
		app.Div().Class("lab-fields").Body(
			study.Choice("measure-y", "Up", Measures[p.view.Y].Name, p.onY, measures...),
			study.Choice("measure-x", "To the right", Measures[p.view.X].Name, p.onX, measures...),
		),
		p.asking.Bar("Solving every set"),
		app.If(len(qualities) > 0, func() app.UI {
			return &chart.Chart{Figure: p.view.figure(qualities, p.stories)}
		}).Else(func() app.UI {
			return study.Soft("Every position of every set is looked at. This takes a few seconds the first time.")
		}),
	)
}

// listed is how many sets are listed.
const listed = 8

// listCard has the sets with most of what is measured upwards.
func (p *Page) listCard(qualities []Quality) app.UI {
	sheet := chart.Sheet{Name: "Sets with most of it", ID: "sets", Class: "figures figures-tight", Head: chart.Heads("play it")}
	for _, m := range Measures {
		sheet.Head = append(sheet.Head, chart.Heads(m.Title+", %")...)
	}
	sheet.Head = append(sheet.Head, chart.Heads("best play")...)
	shown := p.view.Shown(qualities)
	for _, q := range shown[:min(listed, len(shown))] {
		var texts []string
		for _, value := range q.Values {
			texts = append(texts, words.Number(value, 1))
		}
		sheet.AddTexts(chart.RowHead(q.Set.String(), route.Play.Href(q.Set.Short())), append(texts, study.Says(q.Outcome))...)
	}
	return study.Card("Most of it: "+Measures[p.view.Y].Title,
		app.P().Class("soft").Role("status").Text(p.count(len(shown))),
		sheet.Show(),
	)
}

// count says how many sets there are.
func (p *Page) count(shown int) string {
	if p.asking.Running() {
		return "Still solving."
	}
	text := strconv.Itoa(shown) + " sets are on the map"
	if shown > listed {
		text += "; the first " + strconv.Itoa(listed) + " are here, and all stand in the figures under it"
	}
	return text + "."
}

// meanings says what is measured.
func (p *Page) meanings() app.UI {
	var items []app.UI
	for _, m := range Measures {
		items = append(items, app.Li().Body(app.Strong().Text(m.Title), app.Span().Text(": "+m.Means+".")))
	}
	return study.Card("What is measured",
		app.Ul().Class("lab-list").Body(items...),
		app.P().Text("A good game for two who enjoy a fight might stand high and far to the right of the first map: the way to win is narrow, and no leader can feel safe. For a calm game look at the other corner. Where the sum is odd no game ends level."),
		app.P().Text("Positions count once however many ways lead to them, and moves are sets of numbers."),
	)
}
