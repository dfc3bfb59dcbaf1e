package study

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is a page of the Lab.
type Page struct {
	Subject  string // in a word or two, if the page is made of cards; "" if of sections
	Question string // which is its title too
	About    string // its description for those who search
	Answer   string // in short
	Problem  string // why its address cannot be shown, or ""
}

// Show shows the page.
func (p Page) Show(body ...app.UI) app.UI {
	hero, layout := "hero", "figure-page"
	eyebrow := []app.UI{app.A().Href(route.Lab.Href("")).Text("Lab")}
	if p.Subject != "" {
		hero, layout = "hero hero-small", "lab-page"
		eyebrow = append(eyebrow, app.Span().Text(" · "+p.Subject))
	}
	return shell.Frame(route.Lab, p.Question, p.About,
		app.Header().Class(hero).Body(
			app.P().Class("eyebrow").Body(eyebrow...),
			app.H1().Text(p.Question),
			app.P().Class("hero-text").Text(p.Answer),
		),
		shell.Problem(p.Problem),
		app.Div().Class(layout).Body(body...),
	)
}

// Section is a part of a page of the Lab, under its heading.
func Section(title string, body ...app.UI) app.UI {
	return app.Section().Class("figure-section").Body(append([]app.UI{app.H2().Text(title)}, body...)...)
}

// Card is a part of a page of the Lab that stands apart.
func Card(title string, body ...app.UI) app.HTMLSection {
	return app.Section().Class("card lab-card").Body(append([]app.UI{app.H2().Text(title)}, body...)...)
}

// Text is a paragraph of a section.
func Text(text string) app.UI { return app.P().Class("figure-text").Text(text) }

// Soft is a remark in a card.
func Soft(text string) app.UI { return app.P().Class("soft").Text(text) }

// Facts are figures side by side, each under its name.
func Facts(label string, facts ...app.UI) app.UI {
	return app.Dl().Class("figure-shares").Aria("label", label).Body(facts...)
}

// Fact is one of [Facts], with what stands behind it.
func Fact(name string, pair Pair, behind ...app.UI) app.UI {
	return app.Div().Class("figure-share").Body(app.Dt().Text(name), app.Dd().Body(append([]app.UI{pair.Said()}, behind...)...))
}

// OneTo is what the set {1..n} is called.
func OneTo(n int) string { return "{1.." + strconv.Itoa(n) + "}" }

// Game is the first cell of a row about {1..n}, which leads to its position.
func Game(n int) app.UI {
	return chart.RowHead(OneTo(n), route.Explore.Href(engine.OneTo(n).Short()))
}

// Says tells who wins, for P1's outcome.
func Says(outcome engine.Outcome) string {
	return map[engine.Outcome]string{engine.Win: "P1 wins", engine.Draw: "drawn", engine.Loss: "P2 wins"}[outcome]
}

// Outcome is a mark with words for it.
func Outcome(outcome engine.Outcome, text string) app.UI {
	return app.Span().Class("with-mark whole").Body(draw.Outcome(outcome), app.Text(text))
}

// ByOutcome are the series of a chart for what P1 wins, draws and loses, in that order.
func ByOutcome(shape chart.Shape, win, drawn, loss string) []chart.Series {
	return []chart.Series{
		{Name: win, Shape: shape, Look: chart.Win},
		{Name: drawn, Shape: shape, Look: chart.Draw},
		{Name: loss, Shape: shape, Look: chart.Loss},
	}
}
