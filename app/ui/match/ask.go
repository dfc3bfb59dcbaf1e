package match

import (
	"math/rand/v2"
	"time"

	"catchup/app/client"
	"catchup/app/ui/shell"
	"catchup/engine"
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
func (b *Board) changed(ctx app.Context) {
	b.hints = 0
	if b.Keep != nil && !b.Match.Watching() {
		b.Keep(ctx)
	}
	b.ask()
}

// ask asks the engine for what the position calls for: the bot's move, or what
// every move is worth.
func (b *Board) ask() {
	b.asker.Stop()
	b.failure = ""
	position := b.Match.Game.Position()
	switch {
	case position.Over():
	case b.Match.Watching():
		b.watch()
	case b.Match.BotToMove():
		b.asker.After(pause, func() { b.askBot(position) })
	case (b.Match.Aided(Winner|Worths) || b.hints > 0) && (b.value == nil || b.valued != position):
		client.Ask(&b.asker, &solver.Evaluate{Position: position, Limit: listed, Margins: b.Match.Margin}, func(value solver.Evaluation, err error) {
			if b.answered(err) {
				b.value, b.valued = &value, position
			}
		})
	}
}

// askBot asks for the bot's move. Who never errs also wins by as much as possible
// if that is what is played for.
func (b *Board) askBot(position engine.Position) {
	if b.Match.Margin && Flawless(b.Match.Opponent) {
		client.Ask(&b.asker, &solver.Line{Position: position, Margins: true}, func(line []engine.Move, err error) {
			if b.answered(err) {
				b.reply(position, line[0])
			}
		})
		return
	}
	client.Ask(&b.asker, &solver.Reply{Position: position, Bot: b.Match.Opponent, Seed: rand.Uint64()}, func(move engine.Move, err error) {
		if b.answered(err) {
			b.reply(position, move)
		}
	})
}

// reply plays the bot's move.
func (b *Board) reply(position engine.Position, move engine.Move) {
	b.Match.Answer(position, move)
	b.watch()
}

// watch shows the bot's move rod by rod, at the pace that the visitor likes.
func (b *Board) watch() {
	pace := pace()
	if pace == 0 {
		b.Match.Skip()
		b.changed(b.own)
		return
	}
	b.Match.Watch()
	if !b.Match.Watching() {
		b.changed(b.own)
		return
	}
	b.asker.After(pace, b.watch)
}

// made finds out whether the visitor's last move gave something away, if that help is
// on. What is too large to be solved is said where it is asked for.
func (b *Board) made() {
	moves, game := b.Match.Game.Moves(), b.Match.before()
	before, mover, move := game.Position(), game.Mover(), moves[len(moves)-1]
	b.warned = ""
	after, made := b.Match.Game.Position(), len(b.Match.Game.Moves())
	if !b.Match.Aided(Warning) {
		return
	}
	warn := func(was, now engine.Outcome, reply engine.Move) {
		if _, passed := before.After(move); passed {
			now = now.Opposite()
		}
		// The bot may have answered meanwhile; after another move of the visitor it
		// is too late.
		if played := len(b.Match.Game.Moves()); played >= made && played <= made+1 {
			b.warned = warning(b.Match.View(), mover, move, was, now, reply)
		}
	}
	client.Ask(&b.warner, &solver.Evaluate{Position: before}, func(was solver.Evaluation, err error) {
		switch {
		case err != nil:
		case after.Over():
			warn(was.Outcome, engine.OutcomeOf(after.Margin()), engine.Move{})
		default:
			client.Ask(&b.warner, &solver.Evaluate{Position: after, Limit: 1}, func(now solver.Evaluation, err error) {
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
func (b *Board) answered(err error) bool {
	if err != nil {
		b.failure = failure(err)
	}
	return err == nil
}

// failure says an engine's error to the visitor.
func failure(err error) string {
	if client.TooLarge(err) {
		return "This position is too large to be solved here. " + shell.Sentence(err.Error()) + " Play on: with fewer numbers left it can be."
	}
	return shell.Sentence(err.Error())
}

// known reports whether what the position on the board is worth is known.
func (b *Board) known() bool {
	return b.value != nil && b.valued == b.Match.Game.Position() && !b.Match.BotToMove() && !b.Match.Game.Over()
}

// working reports whether the engine has been at it for long enough to say so.
func (b *Board) working() bool {
	return b.asker.Working() && b.asker.Progress() > 0 && b.asker.Progress() < 1
}
