//go:build !wasm

package client

import (
	"errors"
	"testing"
	"time"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// page is a component that asks as soon as it is there.
type page struct {
	app.Compo
	asker Asker
	begin func(p *page)
	heard []engine.Outcome
	err   error
}

func (p *page) OnPreRender(ctx app.Context) {
	p.asker.Mount(ctx)
	p.begin(p)
}

func (p *page) Render() app.UI { return app.Div() }

// ask asks what {1..n} is worth.
func (p *page) ask(n int) {
	Ask(&p.asker, &solver.Evaluate{Position: engine.Position{Left: engine.OneTo(n)}}, p.hear)
}

func (p *page) hear(e solver.Evaluation, err error) {
	p.heard, p.err = append(p.heard, e.Outcome), err
}

// shown shows a page until nothing is awaited any more.
func shown(t *testing.T, p *page) *page {
	t.Helper()
	e := app.NewTestEngine()
	if err := e.Load(p); err != nil {
		t.Fatal(err)
	}
	for deadline := time.Now().Add(20 * time.Second); ; time.Sleep(time.Millisecond) {
		e.ConsumeAll()
		if !p.asker.Working() {
			return p
		}
		if time.Now().After(deadline) {
			t.Fatal("no end of it")
		}
	}
}

func TestAnAnswerIsHeardOnce(t *testing.T) {
	p := shown(t, &page{begin: func(p *page) { p.ask(7) }})
	if len(p.heard) != 1 || p.heard[0] != engine.Draw || p.err != nil || p.asker.Progress() != 0 {
		t.Errorf("heard %v, error %v", p.heard, p.err)
	}
}

func TestAnErrorIsHeard(t *testing.T) {
	p := shown(t, &page{begin: func(p *page) { p.ask(40) }})
	var large *induction.TooLargeError
	if len(p.heard) != 1 || !errors.As(p.err, &large) {
		t.Errorf("heard %v, error %v", p.heard, p.err)
	}
}

// Of several questions only the last is answered; an answer can lead to a question.
func TestANewerQuestionTakesThePlace(t *testing.T) {
	p := shown(t, &page{begin: func(p *page) {
		p.ask(20)
		p.asker.After(50*time.Millisecond, func() { t.Error("it was waited for") })
		p.ask(4)
		p.ask(5)
	}})
	if len(p.heard) != 1 || p.heard[0] != engine.Win {
		t.Errorf("heard %v", p.heard)
	}
	p = shown(t, &page{begin: func(p *page) {
		Ask(&p.asker, &solver.Evaluate{Position: engine.Position{Left: engine.OneTo(5)}}, func(e solver.Evaluation, err error) {
			p.hear(e, err)
			p.asker.After(time.Millisecond, func() { p.ask(4) })
		})
	}})
	if len(p.heard) != 2 || p.heard[1] != engine.Draw {
		t.Errorf("heard %v", p.heard)
	}
}

func TestWhatIsStoppedIsNotHeard(t *testing.T) {
	p := shown(t, &page{begin: func(p *page) {
		p.ask(20)
		p.asker.Stop()
	}})
	time.Sleep(10 * time.Millisecond)
	if len(p.heard) != 0 || p.asker.Working() {
		t.Errorf("heard %v", p.heard)
	}
}

func TestProgressIsTold(t *testing.T) {
	told := 0.0
	p := shown(t, &page{begin: func(p *page) {
		p.asker.Told = func(done float64) { told = max(told, done) }
		p.ask(21)
	}})
	if len(p.heard) != 1 || told == 0 || told > 1 {
		t.Errorf("heard %v, told %v", p.heard, told)
	}
}

// While a page is rendered ahead of time there is nobody to hear.
func TestWhatIsNotMountedDoesNotAsk(t *testing.T) {
	var p page
	p.ask(4)
	p.asker.After(time.Millisecond, func() { t.Error("it was done") })
	if p.asker.Working() {
		t.Error("it asks")
	}
}
