package play

import (
	"catchup/app/client"
	"catchup/app/ui/board"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Table is a match at the board: what is seen and pressed, the bot's answers and
// the help that is asked for.
type Table struct {
	app.Compo
	Match  *Match
	Keep   Keep // where the game is kept
	Facing bool // two people sit opposite each other
	// Swap begins again with sides exchanged; nil if that is not offered.
	Swap func(ctx app.Context)

	number  int // the match that is shown; 0 before the table is mounted
	value   *solver.Evaluation
	valued  engine.Position // the position that value is of
	failure string          // what went wrong with it, for the visitor
	hints   int             // how many hints are shown
	warned  string          // what the last move gave away, or ""
	typed   string          // digits of a number half typed
	keys    board.Keyboard
	asker   client.Asker // for the bot's move, or what moves are worth
	warner  client.Asker // for what the visitor's last move gave away

	// own is the table's own context. What an element's context is asked to do
	// later is dropped if the element is gone by then, such as a move in the list.
	own app.Context
}

// Keep is where a game is kept while it is played.
type Keep uint8

const (
	Nowhere   Keep = iota // it is gone with the page
	InAddress             // in the page's address, and between visits
)

func (t *Table) OnMount(ctx app.Context) {
	t.own = ctx
	t.asker.Mount(ctx)
	t.warner.Mount(ctx)
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
	// A page may be drawn again before its table is mounted, and before the game in
	// its address is read: then nothing was begun that could be kept.
	if t.number != 0 && t.number != t.Match.Number {
		t.number = t.Match.Number
		t.value, t.warned = nil, ""
		t.changed(ctx)
	}
}

func (t *Table) OnDismount() {
	t.keys.Stop()
	t.asker.Stop()
	t.warner.Stop()
}

func (t *Table) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		t.Match.Press(n, picked)
	}
}

func (t *Table) onNumber(ctx app.Context, n int) {
	t.Match.Press(n, t.Match.AllPicked(t.Match.Game.Position(), n))
}

func (t *Table) onTake(ctx app.Context, e app.Event) { t.take(ctx) }

func (t *Table) take(ctx app.Context) {
	if move, legal := t.Match.Move(); legal {
		t.made(move, t.Match.Take)
		t.changed(ctx)
	}
}

func (t *Table) onMove(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok {
		t.made(move, func() { t.Match.Play(move) })
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

func (t *Table) onAid(ctx app.Context, e app.Event) {
	t.Match.Aids ^= AidsOf(ctx.JSSrc().Get("value").String())
	t.warned = ""
	t.changed(ctx)
}

// onWant is one of two people who wants help, or no longer.
func (t *Table) onWant(ctx app.Context, e app.Event) {
	for p := engine.P1; p <= engine.P2; p++ {
		if ctx.JSSrc().Get("value").String() == p.String() {
			t.Match.Wants[p] = !t.Match.Wants[p]
		}
	}
	t.ask()
}

func (t *Table) onHint(ctx app.Context, e app.Event) {
	t.hints = min(t.hints+1, hintSteps)
	t.ask()
}

func (t *Table) onSkip(ctx app.Context, e app.Event) { t.skip(ctx) }

func (t *Table) skip(ctx app.Context) {
	t.Match.Skip()
	t.changed(ctx)
}

func (t *Table) onSwap(ctx app.Context, e app.Event) { t.Swap(ctx) }

func (t *Table) onAgain(ctx app.Context, e app.Event) {
	t.Match.Restart()
	t.changed(ctx)
}

func (t *Table) onRetry(ctx app.Context, e app.Event) { t.ask() }

func (t *Table) onKey(ctx app.Context, key string) {
	switch {
	case key == "Enter" && t.Match.Watching():
		t.skip(ctx)
	case key == "Enter":
		t.take(ctx)
	case key == "Backspace" && t.Match.Picked.Len() > 0:
		t.Match.PutBackLast()
	case key == "Backspace" || key == "u":
		t.onUndo(ctx, app.Event{})
	case key == "r":
		t.onRedo(ctx, app.Event{})
	case key == "h":
		t.onHint(ctx, app.Event{})
	case key == "n":
		t.onAgain(ctx, app.Event{})
	case key == "?":
		board.ToggleKeysHelp()
	}
}
