package endings

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/engine/endgame"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// render shows the verdict: who wins, the way to the case, the check, and where to go
// on with the position.
func (v *Verdict) render() app.UI {
	link := v.Position.Short()
	return app.Div().Class("stack").Body(
		app.Div().Class("judged tone-"+v.Analysis.Outcome.String()).Body(
			app.P().Class("judged-headline").Body(draw.Outcome(v.Analysis.Outcome), app.Span().Text(v.headline())),
			app.P().Text(v.Analysis.Reason),
			app.P().Class("small").Text(v.checked()+" "+v.also()),
		),
		v.way(),
		v.printed(),
		app.Div().Class("links").Body(
			app.If(v.Puzzle, func() app.UI { return app.A().Class("button").Href(route.Puzzle.Href(link)).Text("As a puzzle") }),
			app.A().Class("button").Href(route.Explore.Href(link)).Text("Explore"),
			app.A().Class("button").Href(route.Play.Href(link)).Text("Play it"),
		),
	)
}

// way shows the comparisons that lead to the case, with the numbers of the position.
func (v *Verdict) way() app.UI {
	var steps []app.UI
	for _, n := range v.Analysis.Path[1:] {
		steps = append(steps, step(n.Words, n.Comparison, endgame.NumbersOf(v.Position)))
	}
	if v.Analysis.Branch != "" {
		steps = append(steps, app.Li().Class("ending-step stack-tight").Body(
			app.P().Class("ending-words pretty").Text(when(v.Analysis.Branch)+"."),
		))
	}
	return app.Section().Class("card stack").Aria("labelledby", "way").Body(
		app.H2().ID("way").Text("Case "+v.Analysis.Case),
		app.Ol().Class("list stack-wide").Body(steps...),
		app.P().Class("soft small").Text("In the thesis: "+outline(v.Analysis.Case)+"."),
	)
}

func step(words, comparison string, numbers endgame.Numbers) app.UI {
	return app.Li().Class("ending-step stack-tight").Body(
		app.P().Class("ending-words pretty").Text(words),
		app.P().Class("row-wide small").Body(
			app.Span().Class("ending-comparison strong").Text(signs.Replace(comparison)),
			app.Span().Class("soft").Text(signs.Replace(numbers.Fill(comparison))),
		),
		scale(comparison, numbers),
	)
}

// printed says what the thesis has for this case, if that needed correcting.
func (v *Verdict) printed() app.UI {
	d, wrong := Difference(v.Analysis.Case)
	if !wrong {
		return app.Div()
	}
	share := strconv.Itoa(max(d.OutcomeWrong, d.MoveWrong)) + " of the " + strconv.Itoa(d.Positions) + " positions of this case with numbers up to 14"
	return app.Section().Class("ending-note stack-close note note-accent").Aria("labelledby", "note").Body(
		app.H2().ID("note").Text("Printed a little differently"),
		app.P().Text("The thesis has for this case: "+signs.Replace(d.Printed)+". Played out, "+share+" say otherwise, "+d.Counterexample+" first. What holds: "+signs.Replace(d.True)+"."),
		app.If(v.Position.String() != d.Counterexample, func() app.UI {
			return app.P().Body(app.A().Class("button").Href(shown(d)).Text("Show " + d.Counterexample + " here"))
		}),
	)
}
