package sets

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the map that stands behind "#" in the address.
type Page struct {
	app.Compo

	view    View
	family  []engine.Set
	stories map[engine.Set]string
	answers study.Answers
	asking  study.Inquiry
	failure string // why the address has no map
	own     app.Context
}

func (p *Page) OnInit() { p.view = NewView() }

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.ask()
}

func (p *Page) OnDismount() { p.asking.Drop() }

func (p *Page) OnNav(ctx app.Context) {
	text := ctx.Page().URL().Fragment
	if text == "" || text == p.view.Link() {
		return
	}
	view, err := Open(text)
	if err != nil {
		p.failure = "The link holds no map. " + shell.Sentence(err.Error())
		return
	}
	p.failure = ""
	p.show(ctx, view)
}

// show changes what is shown.
func (p *Page) show(ctx app.Context, view View) {
	another := view.Size != p.view.Size
	p.view = view
	shell.Address(ctx, view.Link())
	if another {
		p.ask()
	}
}

// ask asks for the family of sets.
func (p *Page) ask() {
	p.family, p.stories = p.view.Family()
	p.asking.Start(p.own, &p.answers, study.Asked(Questions(p.family))...)
}

// onView shows the map that is linked to by what was chosen.
func (p *Page) onView(ctx app.Context, e app.Event) {
	if view, err := Open(shell.Chosen(ctx)); err == nil {
		p.show(ctx, view)
	}
}

// Render shows the page.
func (p *Page) Render() app.UI {
	var kinds []lab.Kind
	if !p.asking.Running() {
		kinds = Kinds(&p.answers, p.family)
	}
	return study.Page{
		Subject:  "An open question",
		Question: "Which sets make good games?",
		About:    "A map of sets of numbers for Catch-Up: how often they end level, how often the leader loses, how narrow the way to win is.",
		Answer:   "The paper ends with this question. Taste decides, but some of what makes a game can be measured: whether it is decided at all, whether the leader can feel safe, how hard the win is to find, and whether the first turn matters. Here are four measures, each exact, of every set of a kind.",
		Problem:  p.failure,
	}.Show(
		p.mapCard(kinds),
		p.listCard(kinds),
		p.meanings(),
	)
}

// mapCard is the map with what it can be made to show.
func (p *Page) mapCard(kinds []lab.Kind) app.UI {
	// option leads to the map that differs in one thing.
	option := func(text string, change func(v *View)) shell.Option {
		view := p.view
		change(&view)
		return shell.Option{Value: view.Link(), Text: text}
	}
	var sizes, outcomes, xs, ys []shell.Option
	for _, size := range Sizes {
		text := strconv.Itoa(size) + " of 1 to 9"
		if size == 0 {
			text = "A mixed bag"
		}
		sizes = append(sizes, option(text, func(v *View) { v.Size = size }))
	}
	for _, o := range [][2]string{{anyOutcome, "All"}, {"win", "P1 wins"}, {"draw", "Drawn"}, {"loss", "P2 wins"}} {
		outcomes = append(outcomes, option(o[1], func(v *View) { v.Outcome = o[0] }))
	}
	for m, measure := range Measures {
		xs = append(xs, option(measure.Title, func(v *View) { v.X = Measure(m) }))
		ys = append(ys, option(measure.Title, func(v *View) { v.Y = Measure(m) }))
	}
	now := p.view.Link()
	return study.Card("The map",
		study.Soft("All sets of so many numbers from 1 to 9, or some with a story."),
		shell.Chips("Which sets", now, p.onView, sizes...),
		shell.Chips("With best play", now, p.onView, outcomes...),
		app.Div().Class("columns columns-three").Body(
			shell.Choice("measure-y", "Up", now, p.onView, ys...),
			shell.Choice("measure-x", "To the right", now, p.onView, xs...),
		),
		p.asking.Bar("Solving every set"),
		app.If(len(kinds) > 0, func() app.UI {
			return &chart.Chart{Figure: p.view.figure(kinds, p.stories)}
		}).Else(func() app.UI {
			return study.Soft("Every position of every set is looked at. This takes a few seconds the first time.")
		}),
	)
}

// listed is how many sets are listed.
const listed = 8

// listCard has the sets with most of what is measured upwards.
func (p *Page) listCard(kinds []lab.Kind) app.UI {
	sheet := chart.Sheet{Name: "Sets with most of it", ID: "sets", Class: "figures figures-tight", Head: chart.Heads("play it")}
	for _, m := range Measures {
		sheet.Head = append(sheet.Head, chart.Heads(m.Title+", %")...)
	}
	sheet.Head = append(sheet.Head, chart.Heads("best play")...)
	shown := p.view.Shown(kinds)
	for _, k := range shown[:min(listed, len(shown))] {
		var texts []string
		for _, m := range Measures {
			texts = append(texts, words.Number(m.Of(k), 1))
		}
		sheet.AddTexts(chart.RowHead(k.Set.String(), route.Play.Href(k.Set.Short())), append(texts, study.Says(k.Outcome))...)
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
