package match

import (
	"errors"
	"math/rand/v2"
	"time"

	"catchup/app/client"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/solver"

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
	t.asker.Stop()
	t.failure = ""
	position := t.Match.Game.Position()
	switch {
	case position.Over():
	case t.Match.Watching():
		t.watch()
	case t.Match.BotToMove():
		t.asker.After(pause, func() { t.askBot(position) })
	case (t.Match.Aided(Winner|Worths) || t.hints > 0) && (t.value == nil || t.valued != position):
		client.Ask(&t.asker, &solver.Evaluate{Position: position, Limit: listed, Margins: t.Match.Margin}, func(value solver.Evaluation, err error) {
			if t.answered(err) {
				t.value, t.valued = &value, position
			}
		})
	}
}

// askBot asks for the bot's move. Who never errs also wins by as much as possible
// if that is what is played for.
func (t *Table) askBot(position engine.Position) {
	if t.Match.Margin && Flawless(t.Match.Opponent) {
		client.Ask(&t.asker, &solver.Line{Position: position, Aim: solver.ByMargin}, func(line []engine.Move, err error) {
			if t.answered(err) {
				t.reply(position, line[0])
			}
		})
		return
	}
	client.Ask(&t.asker, &solver.Reply{Position: position, Bot: t.Match.Opponent, Seed: rand.Uint64()}, func(move engine.Move, err error) {
		if t.answered(err) {
			t.reply(position, move)
		}
	})
}

// reply plays the bot's move.
func (t *Table) reply(position engine.Position, move engine.Move) {
	t.Match.Answer(position, move)
	t.watch()
}

// watch shows the bot's move rod by rod, at the pace that the visitor likes.
func (t *Table) watch() {
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
	t.asker.After(pace, t.watch)
}

// made finds out whether the visitor's last move gave something away, if that help is
// on. What is too large to be solved is said where it is asked for.
func (t *Table) made() {
	moves, game := t.Match.Game.Moves(), t.Match.before()
	before, mover, move := game.Position(), game.Mover(), moves[len(moves)-1]
	t.warned = ""
	after, made := t.Match.Game.Position(), len(t.Match.Game.Moves())
	if !t.Match.Aided(Warning) {
		return
	}
	warn := func(was, now engine.Outcome, reply engine.Move) {
		if _, passed := before.After(move); passed {
			now = now.Opposite()
		}
		// The bot may have answered meanwhile; after another move of the visitor it
		// is too late.
		if played := len(t.Match.Game.Moves()); played >= made && played <= made+1 {
			t.warned = warning(t.Match.View(), mover, move, was, now, reply)
		}
	}
	client.Ask(&t.warner, &solver.Evaluate{Position: before}, func(was solver.Evaluation, err error) {
		switch {
		case err != nil:
		case after.Over():
			warn(was.Outcome, engine.OutcomeOf(after.Margin()), engine.Move{})
		default:
			client.Ask(&t.warner, &solver.Evaluate{Position: after, Limit: 1}, func(now solver.Evaluation, err error) {
				if err == nil && len(now.Moves) > 0 {
					warn(was.Outcome, now.Outcome, now.Moves[0].Move)
				} else if err == nil {
					warn(was.Outcome, now.Outcome, engine.Move{})
				}
			})
		}
	})
}

// answered reports whether there is an answer; an error is shown.
func (t *Table) answered(err error) bool {
	if err != nil {
		t.failure = failure(err)
	}
	return err == nil
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
func (t *Table) working() bool {
	return t.asker.Working() && t.asker.Progress() > 0 && t.asker.Progress() < 1
}
