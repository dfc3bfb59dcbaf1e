package client

import (
	"context"
	"time"

	"catchup/engine/solver"
	"catchup/engine/wire"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Asker asks for a component, one question at a time: a newer one takes the place of an
// older one, whose answer is not wanted any more. The zero value asks nothing; before
// the component is mounted, as while a page is rendered ahead of time, it does not ask.
type Asker struct {
	// Told hears how far the answer has come, from 0 to 1, instead of the component being
	// drawn again, for which it may be too large. It may be nil.
	Told func(done float64)

	// own is the component's own context. What an element's context is asked to do later
	// is dropped if the element is gone by then, such as a move in a list.
	own    app.Context
	cancel context.CancelFunc // nil unless something is awaited
	done   float64
}

// Mount takes the component's own context, which OnMount has.
func (a *Asker) Mount(own app.Context) { a.own = own }

// Ask asks a question and has the answer heard on the page's own thread, before the
// component is drawn again. Errors are those of [Solve]. An answer that is not wanted any
// more is not heard.
func Ask[A any](a *Asker, q wire.Question[A], then func(answer A, err error)) {
	var answer A
	a.ask(func(work context.Context, progress func(solver.Work)) (err error) {
		answer, err = Solve(work, q, progress)
		return err
	}, func(err error) { then(answer, err) })
}

func (a *Asker) ask(solve func(work context.Context, progress func(solver.Work)) error, then func(err error)) {
	if a.own.Context == nil {
		return
	}
	work, own := a.begin(), a.own
	own.Async(func() {
		err := solve(work, func(at solver.Work) { a.tell(work, own, at.Done) })
		own.Dispatch(func(app.Context) {
			if a.end(work) {
				then(err)
			}
		})
	})
}

// After does something later, in the place of a question: unless something newer takes
// its place.
func (a *Asker) After(wait time.Duration, do func()) {
	if a.own.Context == nil {
		return
	}
	work := a.begin()
	a.own.After(wait, func(app.Context) {
		if a.end(work) {
			do()
		}
	})
}

// Stop ends what is being asked.
func (a *Asker) Stop() {
	if a.cancel != nil {
		a.cancel()
		a.cancel = nil
	}
}

// Working reports whether something is awaited.
func (a *Asker) Working() bool { return a.cancel != nil }

// Progress returns how far the answer has come that is awaited, or that was stopped, from
// 0 to 1; after an answer it is 0.
func (a *Asker) Progress() float64 { return a.done }

func (a *Asker) begin() context.Context {
	a.Stop()
	work, cancel := context.WithCancel(context.Background())
	a.cancel, a.done = cancel, 0
	return work
}

// end ends work. It reports whether it is still wanted.
func (a *Asker) end(work context.Context) bool {
	wanted := work.Err() == nil
	if wanted {
		a.Stop()
		a.done = 0
	}
	return wanted
}

func (a *Asker) tell(work context.Context, own app.Context, done float64) {
	if a.Told != nil {
		if work.Err() == nil {
			a.Told(done)
		}
		return
	}
	own.Dispatch(func(app.Context) {
		if work.Err() == nil {
			a.done = done
		}
	})
}
