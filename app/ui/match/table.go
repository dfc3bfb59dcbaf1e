package match

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
	Facing bool // two people sit opposite each other
	// Keep keeps the game, after every change of it; nil if it is gone with the page.
	Keep func(ctx app.Context)
	// Swap begins again with sides exchanged; nil if that is not offered.
	Swap func(ctx app.Context)

	number  int // the match that is shown; 0 before the table is mounted
	value   *solver.Evaluation
	valued  engine.Position // the position that value is of
	failure string          // what went wrong with it, for the visitor
	hints   int             // how many hints are shown
	warned  string          // what the last move gave away, or ""
	asker   client.Asker    // for the bot's move, or what moves are worth
	warner  client.Asker    // for what the visitor's last move gave away

	// own is the table's own context. What an element's context is asked to do
	// later is dropped if the element is gone by then, such as a move in the list.
	own app.Context
}

func (t *Table) OnMount(ctx app.Context) {
	t.own = ctx
	t.asker.Mount(ctx)
	t.warner.Mount(ctx)
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
	t.asker.Stop()
	t.warner.Stop()
}

// taken follows a move of the visitor's.
func (t *Table) taken(ctx app.Context) {
	t.made()
	t.changed(ctx)
}

// then returns what changes the match and follows the change.
func (t *Table) then(change func()) func(app.Context) {
	return func(ctx app.Context) {
		change()
		t.changed(ctx)
	}
}

func (t *Table) onMove(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok && t.Match.Play(move) {
		t.taken(ctx)
	}
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

// mayHint reports whether there is another hint.
func (t *Table) mayHint() bool {
	return !t.Match.BotToMove() && !t.Match.Game.Over() && t.hints < hintSteps
}

func (t *Table) hint() {
	t.hints++
	t.ask()
}

func (t *Table) onHint(ctx app.Context, e app.Event) { t.hint() }

func (t *Table) onRetry(ctx app.Context, e app.Event) { t.ask() }
