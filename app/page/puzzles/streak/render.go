package streak

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/share"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"
	"catchup/app/ui/words"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Frame(route.Puzzles, "Streak",
		"Puzzles of Catch-Up that get harder and harder. One mistake ends the run.",
		p.content()...,
	)
}

func (p *Page) content() []app.UI {
	if p.solving == nil {
		return []app.UI{header("Streak"), p.start()}
	}
	return []app.UI{
		header(solve.Words(p.solving.Attempt.Puzzle.Task).Title),
		app.If(p.run.Ending == Going, p.progress).Else(p.end),
		&solve.Bench{Solving: p.solving, Next: p.next(), Told: p.onTold},
	}
}

func header(title string) app.UI { return shell.Header(route.Puzzles, "Streak", title) }

// start is what there is before the first puzzle.
func (p *Page) start() app.UI {
	return app.Section().Class("card streak-start stack column").Body(
		climb(-1),
		app.P().Text("One puzzle after another, on thirteen steps from easy to very hard. There is no clock, and there are no hints."),
		app.P().Text("One mistake ends the run. Once in a run you may skip: you see the move, and the run goes on."),
		app.If(p.run.Best > 0, func() app.UI {
			return app.P().Class("soft").Text("Your best: " + words.Count(p.run.Best, "puzzle", "puzzles") + " solved.")
		}),
		app.Button().Class("button button-main").Type("button").OnClick(p.onBegin).Text("Begin"),
	)
}

// progress is where the run stands.
func (p *Page) progress() app.UI {
	return app.Section().Class("streak-progress row-wide apart bottom").Aria("label", "Your run").Body(
		climb(p.run.Step()),
		figure("Step", strconv.Itoa(p.run.Step()+1), "/"+strconv.Itoa(steps)),
		figure("Solved", strconv.Itoa(p.run.Solved), ""),
		figure("Best", strconv.Itoa(p.run.Best), ""),
	)
}

func figure(name, n, of string) app.UI {
	return app.P().Class("stack-tight").Body(
		app.Span().Class("soft tiny").Text(name+" "),
		app.Span().Class("streak-number figure").Body(app.Span().Text(n), app.Span().Class("soft").Text(of)),
	)
}

// climb draws the steps as a staircase of rods: those behind are solid, the one
// under way is marked.
func climb(step int) app.UI {
	const width, pitch, height, first = 8, 11, 40, 8
	var rods []app.UI
	for i := range steps {
		class := "streak-step"
		switch {
		case i == step:
			class += " streak-here"
		case i > step && step >= 0:
			class += " streak-ahead"
		}
		tall := first + (height-first)*i/(steps-1)
		rods = append(rods, draw.Rect(class, width, tall, 2.5).Attr("x", 1+i*pitch).Attr("y", 1+height-tall).Attr("fill", draw.Colour(i+1)))
	}
	return draw.Element("svg").Class("streak-stairs block").
		Attr("viewBox", "0 0 "+strconv.Itoa(steps*pitch)+" "+strconv.Itoa(height+2)).
		Aria("hidden", "true").
		Body(rods...)
}

// end is what the run has come to.
func (p *Page) end() app.UI {
	class := "result streak-end row-wide apart"
	if p.run.Solved > p.run.Former {
		class += " tone-win"
	}
	return app.Section().Class(class).Aria("label", "Your run").Body(
		app.Div().Class("streak-told").Role("status").Body(
			app.P().Class("result-text").Text(p.run.result()),
			app.P().Text(p.run.compared()),
		),
		climb(p.run.Step()),
		app.Div().Class("row-wide").Body(
			app.Button().Class("button").Type("button").OnClick(p.onShare).Text("Share the result"),
			app.Span().Class("soft").Role("status").Text(p.fate.Says()),
		),
		app.If(p.fate == share.Refused, func() app.UI { return app.P().Text(p.run.line()) }),
	)
}

// next is what the bench offers when the puzzle is over.
func (p *Page) next() solve.Next {
	text := "Next puzzle"
	if p.run.Ending != Going {
		text = "New run"
	}
	return solve.Next{Text: text, Do: p.onNext}
}
