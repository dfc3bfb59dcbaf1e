package play

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"catchup/app/board"
	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/shell"
	"catchup/app/store"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/worker"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Table is a match at the board: what is seen and pressed, the bot's answers and,
// if asked for, what every move is worth.
type Table struct {
	app.Compo
	Match *Match
	Keep  Keep // where the game is kept

	number   int // the match that is shown
	value    *worker.Evaluation
	valued   engine.Position // the position that value is of
	progress float64         // of what the engine is doing, 0 to 1
	failure  string          // what went wrong with it, for the visitor
	typed    string          // digits of a number half typed
	keys     board.Keyboard
	cancel   context.CancelFunc

	// own is the table's own context. What an element's context is asked to do
	// later is dropped if the element is gone by then, such as a move in the list.
	own app.Context
}

// Keep is where a game is kept while it is played.
type Keep uint8

const (
	Nowhere   Keep = iota // it is gone with the page
	InAddress             // in the page's address, and between visits
	InHistory             // each move is a step in the browser's history
)

// listed is how many moves are shown at most.
const listed = 400

// pause lets the visitor see their own move before the bot's.
const pause = 350 * time.Millisecond

func (t *Table) OnMount(ctx app.Context) {
	t.own = ctx
	t.keys = board.Keyboard{
		Left: func() engine.Set { return t.Match.Game.Position().Left },
		On:   t.onKey,
		Rod:  t.onNumber,
		Hear: func(ctx app.Context, digits string) { t.typed = digits },
	}
	t.keys.Listen(ctx)
	t.number = t.Match.Number
	t.ask()
}

func (t *Table) OnUpdate(ctx app.Context) {
	if t.number != t.Match.Number {
		t.number = t.Match.Number
		t.changed(ctx)
	}
}

func (t *Table) OnDismount() {
	t.keys.Stop()
	t.stop()
}

// stop cancels what the engine is doing for this table.
func (t *Table) stop() {
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
}

// changed follows every change of the game.
func (t *Table) changed(ctx app.Context) {
	t.keep(ctx)
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
	case t.Match.BotToMove():
		t.own.After(pause, func(app.Context) { t.askBot(work, position) })
	case t.Match.Help:
		t.evaluate(work, position)
	}
}

func (t *Table) askBot(work context.Context, position engine.Position) {
	t.own.Async(func() {
		move, err := client.Shared().Reply(work, position, t.Match.Opponent, rand.Uint64(), t.showProgress(work))
		t.own.Dispatch(func(ctx app.Context) {
			if t.answered(work, err) {
				t.Match.Answer(position, move)
				t.changed(ctx)
			}
		})
	})
}

func (t *Table) evaluate(work context.Context, position engine.Position) {
	if t.value != nil && t.valued == position {
		return
	}
	t.own.Async(func() {
		value, err := client.Shared().Evaluate(work, position, listed, t.showProgress(work))
		t.own.Dispatch(func(app.Context) {
			if t.answered(work, err) {
				t.value, t.valued = &value, position
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

// keep puts the game where it is to be kept.
func (t *Table) keep(ctx app.Context) {
	address := *ctx.Page().URL()
	if t.Keep == Nowhere || address.Fragment == t.Match.Game.String() {
		return
	}
	address.Fragment = t.Match.Game.String()
	if t.Keep == InHistory {
		ctx.NavigateTo(&address)
		return
	}
	ctx.Page().ReplaceURL(&address)
	kept, _ := store.Visitor()
	shell.Report(ctx, kept.SetPlay(store.Play{
		Game:     t.Match.Game.String(),
		Opponent: t.Match.Opponent,
		Second:   t.Match.Human == engine.P2,
		Help:     t.Match.Help,
		Chosen:   true,
	}))
}

func (t *Table) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		t.Match.Press(n, picked)
	}
}

// onNumber is a number typed: the rod is picked if one is left, else put back.
func (t *Table) onNumber(ctx app.Context, n int) {
	free := t.Match.Game.Position().Left.Count(n) - t.Match.Picked.Count(n)
	t.Match.Press(n, free == 0)
}

func (t *Table) onTake(ctx app.Context, e app.Event) { t.take(ctx) }

func (t *Table) take(ctx app.Context) {
	if _, legal := t.Match.Move(); legal {
		t.Match.Take()
		t.changed(ctx)
	}
}

func (t *Table) onMove(ctx app.Context, e app.Event) {
	if move, err := engine.ParseSet(ctx.JSSrc().Get("value").String()); err == nil {
		t.Match.Play(move)
		t.changed(ctx)
	}
}

func (t *Table) onUndo(ctx app.Context, e app.Event) {
	t.Match.Undo()
	t.changed(ctx)
}

func (t *Table) onRedo(ctx app.Context, e app.Event) {
	t.Match.Redo()
	t.changed(ctx)
}

func (t *Table) onHelp(ctx app.Context, e app.Event) {
	t.Match.Help = !t.Match.Help
	t.changed(ctx)
}

func (t *Table) onAgain(ctx app.Context, e app.Event) {
	t.Match.Restart()
	t.changed(ctx)
}

func (t *Table) onRetry(ctx app.Context, e app.Event) { t.ask() }

func (t *Table) onKey(ctx app.Context, key string) {
	switch {
	case key == "Enter":
		t.take(ctx)
	case key == "Backspace" && t.Match.Picked.Len() > 0:
		t.Match.PutBackLast()
	case key == "Backspace" || key == "u":
		t.onUndo(ctx, app.Event{})
	case key == "r":
		t.onRedo(ctx, app.Event{})
	case key == "h":
		t.onHelp(ctx, app.Event{})
	case key == "n":
		t.onAgain(ctx, app.Event{})
	case key == "?":
		board.ToggleKeysHelp()
	}
}

// explore returns the link to the current position among all others.
func (t *Table) explore() string { return route.Explore.Href(t.Match.Game.String()) }
