package explore

import (
	"context"
	"errors"

	"catchup/app/client"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/worker"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// listed is how many moves are listed at first, and more how many times as many
// are the next time.
const listed, more = 120, 5

// measured is how large a table of margins may be that is made unasked, in bytes:
// it takes about a second.
const measured = 16 << 20

// stop ends what the engine is doing for this page.
func (p *Page) stop() {
	if p.cancel != nil {
		p.cancel()
		p.cancel = nil
	}
}

// look finds out about the position on the board: what it and its moves are worth,
// then the best line, then what bots would do.
func (p *Page) look() {
	p.stop()
	p.study.Known, p.working = Known{}, false
	position := p.study.Game.Position()
	if position.Over() {
		return
	}
	p.limit = listed
	p.ask(position, induction.MarginsSize(position) <= measured, true)
}

// ask asks for what the position is worth, with margins or without, and if it is new
// also for what follows from that.
func (p *Page) ask(position engine.Position, margins, fresh bool) {
	p.stop()
	work, cancel := context.WithCancel(context.Background())
	p.cancel = cancel
	study, limit := p.study, p.limit
	tell := func(change func()) {
		p.own.Dispatch(func(app.Context) {
			if work.Err() == nil {
				change()
			}
		})
	}
	progress := func(done float64) {
		if work.Err() == nil {
			p.own.NewActionWithValue(progressed, done)
		}
	}
	p.working = true
	p.own.Async(func() {
		ask, aim := client.Shared().Evaluate, worker.ByOutcome
		if margins {
			ask, aim = client.Shared().Margin, worker.ByMargin
		}
		value, err := ask(work, position, limit, progress)
		tell(func() {
			p.working = false
			study.Valued(study.Game, value, err)
		})
		if err != nil || !value.Counted {
			return
		}
		rest, err := client.Shared().Line(work, position, aim, nil)
		tell(func() { study.lined(rest, err) })
		if fresh {
			choices, err := client.Shared().Choose(work, position, bots, 1, 1, nil)
			tell(func() { study.chosen(choices, err) })
		}
	})
}

// lined takes the best line from the current position on.
func (s *Study) lined(rest *engine.Game, err error) {
	if err != nil {
		s.fail(err)
		return
	}
	s.Line = follow(s.Game, rest.Moves())
}

// chosen takes what bots do.
func (s *Study) chosen(choices []worker.Choice, err error) {
	if err != nil {
		s.fail(err)
		return
	}
	s.Choices = choices
}

// fail keeps what went wrong. Too many moves to choose from is no failure: they
// are not listed either.
func (s *Study) fail(err error) {
	var known *worker.Error
	if !errors.As(err, &known) || known.Code != worker.TooMany {
		s.Failure = shell.Sentence(err.Error())
	}
}
