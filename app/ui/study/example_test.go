//go:build !wasm

package study_test

import (
	"strconv"
	"strings"
	"testing"

	"catchup/app/ui/chart"
	"catchup/app/ui/study"
	"catchup/app/ui/study/studytest"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Findings is the state of a page: what has been answered, and what follows from it.
type Findings struct{ study.Answers }

func (f *Findings) Questions() (questions []lab.Asked) {
	for n := 3; n <= 6; n++ {
		questions = append(questions, lab.Widest(engine.OneTo(n)))
	}
	return questions
}

// Most is how many moves a position of {1..n} has at most.
func (f *Findings) Most(n int) (pair study.Pair) {
	if widest, known := study.One(&f.Answers, lab.Widest(engine.OneTo(n))); known {
		pair.Ours = int(widest.Moves)
	}
	return pair
}

// Page is the whole page: its state, its words, and asking.
type Page struct {
	app.Compo
	findings Findings
	asking   study.Inquiry
}

func (p *Page) OnMount(ctx app.Context) {
	p.asking.Start(ctx, &p.findings.Answers, p.findings.Questions()...)
}

func (p *Page) OnDismount() { p.asking.Drop() }

// Render shows the page.
func (p *Page) Render() app.UI {
	sheet := chart.Sheet{Name: "The widest boards", Head: chart.Heads("Game", "Most moves")}
	for n := 3; n <= 6; n++ {
		sheet.Add(study.Game(n), p.findings.Most(n).Cell())
	}
	return study.Page{
		Subject:  "Moves",
		Question: "How many moves can there be?",
		About:    "How many moves a position of Catch-Up can have.",
		Answer:   "More than one thinks.",
	}.Show(
		p.asking.Bar("Counting moves"),
		study.Card("The widest boards", sheet.Show()),
	)
}

// A page of the Lab is its state, its words, and asking.
func TestAWholePage(t *testing.T) {
	p := &Page{}
	studytest.Ask(t, &p.findings.Answers, p.findings.Questions()...)
	text := app.HTMLString(p)
	for n, most := range map[int]int{3: 3, 4: 4, 5: 8, 6: 14} {
		if p.findings.Most(n).Ours != most || !strings.Contains(text, study.OneTo(n)) || !strings.Contains(text, ">"+strconv.Itoa(most)+"<") {
			t.Errorf("{1..%d} has at most %v moves, want %d, in %s", n, p.findings.Most(n).Ours, most, text)
		}
	}
}
