package match

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"catchup/app/client"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/worker"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// listed is how many moves are shown at most.
const listed = 400

// pause lets the visitor see their own move before the bot's.
const pause = 350 * time.Millisecond

// hintSteps is how many hints there are for a position.
const hintSteps = 3

// changed follows every change of the game.
func (t *Table) changed(ctx app.Context) {
	t.hints = 0
	if t.Keep != nil && !t.Match.Watching() {
		t.Keep(ctx)
	}
	t.ask()
}

// ask asks the engine for what the position calls for: the bot's move, or what
// every move is worth.
func (t *Table) ask() {
	t.stop()
	t.failure, t.progress = "", 0
	position := t.Match.Game.Position()
	if position.Over() {
		return
	}
	work, cancel := context.WithCancel(context.Background())
	t.cancel = cancel
	switch {
	case t.Match.Watching():
		t.watch(work)
	case t.Match.BotToMove():
		t.own.After(pause, func(app.Context) { t.askBot(work, position) })
	case t.Match.Aided(Winner|Worths) || t.hints > 0:
		t.evaluate(work, position)
	}
}

func (t *Table) askBot(work context.Context, position engine.Position) {
	t.own.Async(func() {
		move, err := t.reply(work, position)
		t.own.Dispatch(func(ctx app.Context) {
			if t.answered(work, err) {
				t.Match.Answer(position, move)
				t.watch(work)
			}
		})
	})
}

// reply asks for the bot's move. Who never errs also wins by as much as possible
// if that is what is played for.
func (t *Table) reply(work context.Context, position engine.Position) (engine.Move, error) {
	if t.Match.Margin && Flawless(t.Match.Opponent) {
		line, err := client.Shared().Line(work, position, worker.ByMargin, t.showProgress(work))
		if err != nil {
			return engine.Move{}, err
		}
		return line.Moves()[0], nil
	}
	return client.Shared().Reply(work, position, t.Match.Opponent, rand.Uint64(), t.showProgress(work))
}

// watch shows the bot's move rod by rod, at the pace that the visitor likes.
func (t *Table) watch(work context.Context) {
	pace := pace()
	if pace == 0 {
		t.Match.Skip()
		t.changed(t.own)
		return
	}
	t.Match.Watch()
	if !t.Match.Watching() {
		t.changed(t.own)
		return
	}
	t.own.After(pace, func(app.Context) {
		if work.Err() == nil {
			t.watch(work)
		}
	})
}

func (t *Table) evaluate(work context.Context, position engine.Position) {
	if t.value != nil && t.valued == position {
		return
	}
	t.own.Async(func() {
		ask := client.Shared().Evaluate
		if t.Match.Margin {
			ask = client.Shared().Margin
		}
		value, err := ask(work, position, listed, t.showProgress(work))
		t.own.Dispatch(func(app.Context) {
			if t.answered(work, err) {
				t.value, t.valued = &value, position
			}
		})
	})
}

// made finds out whether the visitor's last move gave something away, if that help is
// on.
func (t *Table) made() {
	moves, game := t.Match.Game.Moves(), t.Match.before()
	before, mover, move := game.Position(), game.Mover(), moves[len(moves)-1]
	t.warned = ""
	after := t.Match.Game.Position()
	if !t.Match.Aided(Warning) {
		return
	}
	made := len(t.Match.Game.Moves())
	t.own.Async(func() {
		was, err := client.Shared().Evaluate(context.Background(), before, 0, nil)
		if err != nil {
			return // what is too large to be solved is said where it is asked for
		}
		now, reply := engine.OutcomeOf(after.Margin()), engine.Move{}
		if !after.Over() {
			answer, err := client.Shared().Evaluate(context.Background(), after, 1, nil)
			if err != nil {
				return
			}
			now = answer.Outcome
			if len(answer.Moves) > 0 {
				reply = answer.Moves[0].Move
			}
		}
		if _, passed := before.After(move); passed {
			now = now.Opposite()
		}
		t.own.Dispatch(func(app.Context) {
			// The bot may have answered meanwhile; after another move of the visitor it
			// is too late.
			if played := len(t.Match.Game.Moves()); played >= made && played <= made+1 {
				t.warned = warning(t.Match.View(), mover, move, was.Outcome, now, reply)
			}
		})
	})
}

// answered ends a question to the engine. It reports whether there is an answer
// that still matters; an error is shown.
func (t *Table) answered(work context.Context, err error) bool {
	if work.Err() != nil {
		return false
	}
	t.progress = 0
	if err != nil {
		t.failure = failure(err)
	}
	return err == nil
}

func (t *Table) showProgress(work context.Context) func(float64) {
	return func(done float64) {
		t.own.Dispatch(func(app.Context) {
			if work.Err() == nil {
				t.progress = done
			}
		})
	}
}

// failure says an engine's error to the visitor.
func failure(err error) string {
	var tooLarge *induction.TooLargeError
	if errors.As(err, &tooLarge) {
		return "This position is too large to be solved here. " + shell.Sentence(err.Error()) + " Play on: with fewer numbers left it can be."
	}
	return shell.Sentence(err.Error())
}

// known reports whether what the position on the board is worth is known.
func (t *Table) known() bool {
	return t.value != nil && t.valued == t.Match.Game.Position() && !t.Match.BotToMove() && !t.Match.Game.Over()
}

// working reports whether the engine has been at it for long enough to say so.
func (t *Table) working() bool { return t.progress > 0 && t.progress < 1 }
