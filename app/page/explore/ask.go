package explore

import (
	"errors"

	"catchup/app/client"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// listed is how many moves are listed at first, and more how many times as many
// are the next time.
const listed, more = 120, 5

// measured is how large a table of margins may be that is made unasked, in bytes:
// it takes about a second.
const measured = 16 << 20

// look finds out about the position on the board: what it and its moves are worth,
// then the best line, then what bots would do.
func (p *Page) look() {
	p.asker.Stop()
	p.study.Known, p.working = Known{}, false
	position := p.study.Game.Position()
	if position.Over() {
		return
	}
	p.limit = listed
	p.ask(position, induction.MarginsSize(position) <= measured, true)
}

// ask asks for what the position is worth, with margins or without, and then for what
// follows from that.
func (p *Page) ask(position engine.Position, margins, fresh bool) {
	p.working, p.looked = true, true
	study := p.study
	client.Ask(&p.asker, &solver.Evaluate{Position: position, Limit: p.limit, Margins: margins}, func(value solver.Evaluation, err error) {
		p.working = false
		study.Valued(study.Game, value, err)
		if err == nil && value.Counted {
			p.askLine(position, margins, fresh)
		}
	})
}

// askLine asks for the best line and, if the position is new, for what bots would do.
func (p *Page) askLine(position engine.Position, margins, fresh bool) {
	study := p.study
	client.Ask(&p.asker, &solver.Line{Position: position, Margins: margins}, func(line []engine.Move, err error) {
		if !study.failed(err) {
			study.Line = study.Game.After(line...)
		}
		if fresh {
			client.Ask(&p.asker, &solver.Choose{Position: position, Bots: bots, Seed: 1, Limit: 1}, func(choices []solver.Choice, err error) {
				if !study.failed(err) {
					study.Choices = choices
				}
			})
		}
	})
}

// failed keeps what went wrong, and reports whether something has. Too many moves to choose
// from is nothing to tell: they are not listed either.
func (k *Known) failed(err error) bool {
	var known *solver.Error
	if err != nil && (!errors.As(err, &known) || known.Code != solver.TooMany) {
		k.Failure = shell.Sentence(err.Error())
	}
	return err != nil
}

// gauge shows how far the engine is. It is a component of its own, since drawing the
// whole page ten times a second would hold it up.
type gauge struct {
	app.Compo

	done float64 // 0 to 1
}

// progressed is the action by which the page tells the gauge.
const progressed = "explore progressed"

func (g *gauge) OnMount(ctx app.Context) {
	ctx.Handle(progressed, func(ctx app.Context, action app.Action) {
		if done, ok := action.Value.(float64); ok {
			g.done = done
			ctx.Update()
		}
	})
}

// Render shows nothing before the first news, so that what takes no time does not
// flicker.
func (g *gauge) Render() app.UI {
	if g.done == 0 {
		return app.Div().Class("none")
	}
	return board.Working(g.done)
}
