//go:build !wasm

package study

import (
	"testing"
	"time"

	"catchup/app/store"
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

// shelf is a keeper in memory.
type shelf map[string]string

func (s shelf) Get(key string) (string, bool, error) { text, found := s[key]; return text, found, nil }
func (s shelf) Set(key, value string) error          { s[key] = value; return nil }
func (s shelf) Delete(key string) error              { delete(s, key); return nil }
func (s shelf) Watch(string, func()) func()          { return func() {} }
func (s shelf) AskPromise()                          {}

// What was answered is known to the next page too, and when the browser is started again.
func TestAnswersAreKeptAndForgotten(t *testing.T) {
	before, browser := kept, shelf{}
	defer func() { kept = before }()
	open := func() { again := store.OpenAnswers(browser, "one"); kept = func() *store.Answers { return again } }
	open()
	q := lab.Values(engine.OneTo(5))
	if new(Answers).recall(q) {
		t.Error("it is known before it is asked")
	}
	page := ask(t, q)
	took, _ := page.answers.All(q)
	for range 2 {
		var a Answers
		a.Recall(q)
		value, known := One(&a, q)
		if again, all := a.All(q); !known || !all || value != (lab.Value{Set: engine.OneTo(5), Value: 1, Outcome: engine.Win, Method: lab.ByTable}) || again != took.Truncate(time.Millisecond) {
			t.Errorf("known is %v, %t, %v", value, known, again)
		}
		open()
	}
	page.answers.Forget(q)
	open()
	if new(Answers).recall(q) || page.answers.recall(q) {
		t.Error("it is known although it is forgotten")
	}
}
