package sets

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Lab,
		study.Header("An open question", "Which sets make good games?",
			"The paper ends with this question. Taste decides, but some of what makes a game can be measured: whether it is decided at all, whether the leader can feel safe, how hard the win is to find, and whether the first turn matters. Here are four measures, each exact, of every set of a kind."),
		shell.Problem(p.failure),
		app.Div().Class("lab-page").Body(
			p.mapCard(),
			p.listCard(),
			p.meanings(),
		),
	)
}

// mapCard is the map with what it can be made to show.
func (p *Page) mapCard() app.UI {
	chip := func(text, value string, on bool, onClick app.EventHandler) app.UI {
		return app.Button().Class("chip").Type("button").Value(value).Aria("pressed", on).OnClick(onClick).Text(text)
	}
	var sizes, outcomes []app.UI
	for _, size := range Sizes {
		text := strconv.Itoa(size) + " of 1 to 9"
		if size == 0 {
			text = "A mixed bag"
		}
		sizes = append(sizes, chip(text, strconv.Itoa(size), p.view.Size == size, p.onSize))
	}
	for _, o := range []struct{ value, text string }{{anyOutcome, "All"}, {"win", "P1 wins"}, {"draw", "Drawn"}, {"loss", "P2 wins"}} {
		outcomes = append(outcomes, chip(o.text, o.value, p.view.Outcome == o.value, p.onOutcome))
	}
	axis := func(id, label string, of Measure, onChange app.EventHandler) app.UI {
		var options []app.UI
		for i, m := range Measures {
			options = append(options, app.Option().Value(m.Name).Selected(of == Measure(i)).Text(m.Title))
		}
		return app.Div().Class("field").Body(
			app.Label().Class("field-label").For(id).Text(label),
			app.Select().Class("input").ID(id).OnChange(onChange).Body(options...),
		)
	}
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("The map"),
		app.P().Class("soft").Text("All sets of so many numbers from 1 to 9, or some with a story."),
		app.Div().Class("chips").Role("group").Aria("label", "Which sets").Body(sizes...),
		app.Div().Class("chips").Role("group").Aria("label", "With best play").Body(outcomes...),
		app.Div().Class("lab-fields").Body(
			axis("measure-y", "Up", p.view.Y, p.onY),
			axis("measure-x", "To the right", p.view.X, p.onX),
		),
		p.asking.Bar("Solving every set"),
		app.If(!p.asking.Running() && len(p.qualities) > 0, func() app.UI {
			return &chart.Chart{Figure: p.view.figure(p.qualities, p.stories)}
		}).Else(func() app.UI {
			return app.P().Class("soft").Text("Every position of every set is looked at. This takes a few seconds the first time.")
		}),
	)
}

// listed is how many sets are listed.
const listed = 8

// listCard has the sets with most of what is measured upwards.
func (p *Page) listCard() app.UI {
	shown := p.view.Shown(p.qualities)
	var lines []app.UI
	for i, q := range shown {
		if i == listed || p.asking.Running() {
			break
		}
		cells := []app.UI{app.Th().Scope("row").Body(app.A().Href(route.Play.Href(q.Set.Short())).Text(q.Set.String()))}
		for _, value := range q.Values {
			cells = append(cells, app.Td().Text(chart.Number(value, 1)))
		}
		lines = append(lines, app.Tr().Body(append(cells, app.Td().Text([...]string{"P2 wins", "drawn", "P1 wins"}[q.Outcome+1]))...))
	}
	head := []app.UI{app.Th().Scope("col").Text("play it")}
	for _, m := range Measures {
		head = append(head, app.Th().Scope("col").Text(m.Title+", %"))
	}
	head = append(head, app.Th().Scope("col").Text("best play"))
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("Most of it: "+Measures[p.view.Y].Title),
		app.P().Class("soft").Role("status").Text(p.count(len(shown))),
		app.Div().Class("figures-frame").TabIndex(0).Role("region").Aria("label", "Sets with most of it").Body(
			app.Table().Class("figures figures-tight").ID("sets").Body(
				app.THead().Body(app.Tr().Body(head...)),
				app.TBody().Body(lines...),
			),
		),
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
	return app.Section().Class("card lab-card").Body(
		app.H2().Text("What is measured"),
		app.Ul().Class("lab-list").Body(items...),
		app.P().Text("A good game for two who enjoy a fight might stand high and far to the right of the first map: the way to win is narrow, and no leader can feel safe. For a calm game look at the other corner. Where the sum is odd no game ends level."),
		app.P().Text("Positions count once however many ways lead to them, and moves are sets of numbers."),
	)
}
