//go:build !wasm

package study

import (
	"testing"
	"time"

	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// asker is a page that asks as soon as it is there.
type asker struct {
	app.Compo
	inquiry   Inquiry
	answers   Answers
	questions []lab.Asked
}

func (a *asker) OnPreRender(ctx app.Context) { a.inquiry.Start(ctx, &a.answers, a.questions...) }

func (a *asker) Render() app.UI { return app.Div().Body(a.inquiry.Bar("Asking")) }

// ask shows a page with the questions and waits until it has done with them.
func ask(t *testing.T, questions ...lab.Asked) *asker {
	t.Helper()
	page := &asker{questions: questions}
	e := app.NewTestEngine()
	if err := e.Load(page); err != nil {
		t.Fatal(err)
	}
	e.ConsumeAll()
	for deadline := time.Now().Add(20 * time.Second); page.inquiry.Running(); e.ConsumeAll() {
		if time.Now().After(deadline) {
			t.Fatal("no end of it")
		}
	}
	return page
}

// Every question has its own answer, in lines of its type.
func TestAnswersAreTheQuestions(t *testing.T) {
	four, three := lab.Excess(engine.OneTo(4)), lab.Excess(engine.OneTo(3))
	size := lab.Properties(engine.OneTo(5))
	page := ask(t, four, three, size)
	for set, lines := range map[engine.Set][]lab.Broken{engine.OneTo(4): Lines(&page.answers, four), engine.OneTo(3): Lines(&page.answers, three)} {
		if len(lines) != set.Len()+1 || lines[0].Set != set {
			t.Errorf("of %v it hears %v", set, lines)
		}
	}
	if line, heard := One(&page.answers, size); !heard || line.PlayThroughs != "120" {
		t.Errorf("it hears %+v, %t", line, heard)
	}
	if _, all := page.answers.All(four, three, size); !all || page.inquiry.Failure != "" || page.inquiry.Done() != 1 {
		t.Errorf("failure %q, done %v", page.inquiry.Failure, page.inquiry.Done())
	}
	other := lab.Excess(engine.OneTo(6))
	if _, heard := One(&page.answers, other); heard || Lines(&page.answers, other) != nil {
		t.Error("what was not asked is answered")
	}
}

// A question that cannot be answered ends the asking, and says why.
func TestFailure(t *testing.T) {
	first, last := lab.Excess(engine.OneTo(4)), lab.Excess(engine.OneTo(3))
	page := ask(t, first, lab.Excess(engine.OneTo(40)), last)
	if Lines(&page.answers, first) == nil || Lines(&page.answers, last) != nil || page.inquiry.Failure != "That is too large to be worked out here. Try a smaller set." {
		t.Errorf("failure %q after %+v", page.inquiry.Failure, page.answers)
	}
	page = ask(t, lab.Match(engine.Position{Left: engine.OneTo(4)}, "nobody", "random"))
	if page.inquiry.Failure == "" {
		t.Error("a bot that does not exist is no failure")
	}
}
