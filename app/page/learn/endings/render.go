package endings

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/question"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"
	"catchup/engine"
	"catchup/engine/endgame"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	name, spoken, verdict := "End games", p.spoken(), p.verdict
	if p.drill != nil {
		name, spoken, verdict = "Drill of end games", p.drill.spoken(), p.drill.Verdict
	}
	lit := &tree{Count: tally.Asked + tally.Moves}
	if verdict != nil {
		lit.Lit, lit.Branch = verdict.Analysis.Case, verdict.Analysis.Branch
	}
	return shell.Frame(route.Learn, name,
		"The last three and the last four numbers of Catch-Up: a decision tree that lights up the case of any position, and a drill.",
		shell.Header(route.Learn, "End games", "The last three, the last four",
			app.If(p.drill == nil, func() app.UI {
				return app.P().Class("hero-text").Text("With three or four numbers left, a few comparisons tell who wins, and by which move.")
			}),
		),
		app.P().Class("heard").Role("status").Aria("live", "polite").Text(spoken),
		p.modes(),
		app.If(p.drill != nil, func() app.UI { return p.drilled() }).Else(func() app.UI {
			return app.Div().Class("table ending-table").Body(
				p.position(),
				app.Aside().Class("side").Aria("label", "The case").Body(p.judged()),
			)
		}),
		app.Section().Class("section stack").Aria("labelledby", "cases").Body(
			app.H2().ID("cases").Text("Every case"),
			app.P().Class("soft").Text("b₁ to b₄ are the numbers left in ascending order, D is how far you are behind. Follow the comparisons that hold. Each case ends with what it is worth, a move that keeps it, and an example."),
			lit,
		),
		differences(),
	)
}

// modes are the two ways to use the page.
func (p *Page) modes() app.UI {
	mode := func(text, state string, on bool) app.UI {
		link := app.A().Class("chip").Href(route.Endings.Href(state)).Text(text)
		if on {
			link.Aria("current", "true")
		}
		return link
	}
	return app.Nav().Class("chips apart").Aria("label", "What to do").Body(
		mode("Look up", p.lookup.Short(), p.drill == nil),
		mode("Drill", drilling, p.drill != nil),
	)
}

// position is where the position is set up.
func (p *Page) position() app.UI {
	return app.Section().Class("ending-make stack").Aria("label", "Position").Body(
		app.Div().Class("card stack").Body(
			app.H2().Class("figure").Text(p.lookup.Position.String()),
			p.rods(),
			p.deficit(),
		),
		p.lookup.Pad(),
		p.lookup.Field("stack-close", "Or type it: the numbers left, then how far behind", "2,5,9:4", "Show"),
		p.lookup.Keys(),
	)
}

// rods are the numbers of the position with their letters: pressing one takes it out.
func (p *Page) rods() app.UI {
	rods := p.lookup.Rods("ending-number", func(i int) app.UI {
		return app.Span().Class("label").Text(letters([]int{i + 1}))
	})
	for len(rods) < most {
		rods = append(rods, app.Span().Class("rack-gone ending-number").Aria("hidden", "true"))
	}
	return app.Div().Class("ending-rods").Role("group").Aria("label", "Numbers left: press one to take it out").Body(rods...)
}

func (p *Page) deficit() app.UI {
	return app.Div().Class("row").Role("group").Aria("label", "By how much you are behind").Body(
		app.Span().Class("field-label").Text("Behind by"),
		board.Stepper(app.Span().Text("D = "+strconv.Itoa(p.lookup.Deficit)), "One less behind", "One more behind", p.lookup.OnStep),
	)
}

// judged is the verdict on the position, or what is missing.
func (p *Page) judged() app.UI {
	if p.verdict == nil {
		return app.P().Class("soft ending-missing").Text(missing(p.lookup.Left.Len()))
	}
	return p.verdict.render()
}

// drilled is the drill: the board, the question, and in the end the case.
func (p *Page) drilled() app.UI {
	d := p.drill
	return &table.Table{
		State:   d,
		Ask:     d.asked,
		Unsaid:  d.Stage == question.Done,
		Unheard: true,
		NoRods:  d.NoRods(),
		Actions: func() []table.Action {
			return d.Actions("ending-say", func(_ app.Context, o engine.Outcome) { d.Say(o) }, table.Do(d.Next))
		},
		Keys: []board.Key{
			{Name: "w d l", Does: "win, draw, loss"},
			{Name: "Enter", Does: "take, then the next position"},
		},
		Side: func() app.UI {
			return app.Aside().Class("side").Aria("label", "The case and your answers").Body(
				app.If(d.Verdict != nil, func() app.UI { return d.Verdict.render() }),
				p.tallied(),
			)
		},
	}
}

// asked is the question, and then what came of the answers.
func (d *Drill) asked() app.UI {
	class := "note-accent"
	if d.Stage == question.Done && (d.Found == nil && d.Right() || d.Found != nil && d.Kept()) {
		class = "judged-right"
	} else if d.Stage == question.Done || d.Stage == question.Finding && !d.Right() {
		class = "judged-wrong"
	}
	return table.Judged(class, nil, d.headline(), d.next())
}

// tallied is how the drill went, and what it asks about.
func (p *Page) tallied() app.UI {
	var chips []app.UI
	for i, text := range []string{"Three left", "Four left", "Either"} {
		n := [...]int{3, 4, 0}[i]
		chips = append(chips, app.Button().Class("chip").Type("button").
			Value(n).
			Aria("pressed", p.drill.Numbers == n).
			OnClick(p.onNumbers).
			Text(text))
	}
	return app.Section().Class("card ending-tally stack-close").Aria("labelledby", "tally").Body(
		app.H2().ID("tally").Text("Your answers"),
		app.P().Text(tally.says()),
		app.P().Class("soft").Text(strconv.Itoa(tally.known())+" of "+strconv.Itoa(len(cases(0)))+" cases known. Counted until you leave the site."),
		app.Div().Class("chips").Role("group").Aria("label", "How many numbers are left").Body(chips...),
	)
}

// differences lists what was printed otherwise.
func differences() app.UI {
	var items []app.UI
	for _, d := range endgame.Differences {
		items = append(items, app.Li().Class("card stack-close").Body(
			app.P().Class("ending-comparison strong").Text("Case "+d.Case+": "+signs.Replace(d.Condition)),
			app.P().Text("Printed: "+signs.Replace(d.Printed)+"."),
			app.P().Text("In truth: "+signs.Replace(d.True)+"."),
			app.P().Body(app.A().Class("small touch").Href(shown(d)).Text("See it with "+d.Counterexample)),
		))
	}
	return app.Section().Class("section stack").Aria("labelledby", "printed").Body(
		app.H2().ID("printed").Text("Where this differs from the thesis"),
		app.P().Class("hero-text").Text("The cases are those of K. Chau Gin Feng's honours thesis of 2024 (College of Staten Island), worked out by hand. "+
			strconv.Itoa(len(cases(0))-len(endgame.Differences))+" of them stand as they were printed. Playing out every position found "+
			strconv.Itoa(len(endgame.Differences))+" that need another line or two, and each has a position that shows why. Equal numbers, of which the thesis does not speak, were added."),
		app.Ul().Class("tiles-large list").Body(items...),
	)
}

// shown returns the link that lights up the counterexample.
func shown(d endgame.Difference) string {
	p, err := engine.ParsePosition(d.Counterexample)
	if err != nil {
		panic(err) // a test of the engine reads them all
	}
	return route.Endings.Href(p.Short())
}
