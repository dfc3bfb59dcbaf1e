//go:build !wasm

package study

import (
	"testing"
	"time"

	"catchup/app/client"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// asker is a page that asks as soon as it is there.
type asker struct {
	app.Compo
	inquiry   Inquiry
	questions []lab.Question
	heard     []string
}

func (a *asker) OnPreRender(ctx app.Context) {
	a.inquiry.Start(ctx, a.questions, func(i int, answer client.Answer) {
		a.heard = append(a.heard, answer.Lines[0][0])
	})
}

func (a *asker) Render() app.UI { return app.Div().Body(a.inquiry.Bar("Asking")) }

// ask shows a page with the questions and waits until it has done with them.
func ask(t *testing.T, questions ...lab.Question) *asker {
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

func TestAnswersInOrder(t *testing.T) {
	page := ask(t, lab.Excess(engine.OneTo(4)), lab.Excess(engine.OneTo(3)), lab.Excess(engine.OneTo(5)))
	if len(page.heard) != 3 || page.heard[0] != "1-4" || page.heard[1] != "1-3" || page.heard[2] != "1-5" {
		t.Errorf("heard %v", page.heard)
	}
	if page.inquiry.Failure != "" || page.inquiry.Done() != 1 {
		t.Errorf("failure %q, done %v", page.inquiry.Failure, page.inquiry.Done())
	}
}

// A question that cannot be answered ends the asking, and says why.
func TestFailure(t *testing.T) {
	page := ask(t, lab.Excess(engine.OneTo(4)), lab.Excess(engine.OneTo(40)), lab.Excess(engine.OneTo(3)))
	if len(page.heard) != 1 || page.inquiry.Failure != "That is too large to be worked out here. Try a smaller set." {
		t.Errorf("heard %v, failure %q", page.heard, page.inquiry.Failure)
	}
	page = ask(t, lab.Match(engine.Position{Left: engine.OneTo(4)}, "nobody", "random"))
	if page.inquiry.Failure == "" {
		t.Error("a bot that does not exist is no failure")
	}
}
