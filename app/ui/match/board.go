package match

import (
	"catchup/app/client"
	"catchup/app/ui/board"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Board is a match at the board: what is seen and pressed, the bot's answers and
// the help that is asked for.
type Board struct {
	app.Compo
	Match  *Match
	Facing bool   // two people sit opposite each other
	Film   string // what plays until the program runs, see [table.Table]
	// Keep keeps the game, after every change of it; nil if it is gone with the page.
	Keep func(ctx app.Context)
	// Swap begins again with sides exchanged; nil if that is not offered.
	Swap func(ctx app.Context)

	number  int // the match that is shown; 0 before the board is mounted
	value   *solver.Evaluation
	valued  engine.Position // the position that value is of
	failure string          // what went wrong with it, for the visitor
	hints   int             // how many hints are shown
	warned  string          // what the last move gave away, or ""
	asker   client.Asker    // for the bot's move, or what moves are worth
	warner  client.Asker    // for what the visitor's last move gave away

	// own is the board's own context. What an element's context is asked to do
	// later is dropped if the element is gone by then, such as a move in the list.
	own app.Context
}

func (b *Board) OnMount(ctx app.Context) {
	b.own = ctx
	b.asker.Mount(ctx)
	b.warner.Mount(ctx)
	b.number = b.Match.Number
	b.ask()
	if !b.Match.Watching() && !b.asker.Working() {
		ctx.PreventUpdate()
	}
}

func (b *Board) OnUpdate(ctx app.Context) {
	// A page may be drawn again before its board is mounted, and before the game in
	// its address is read: then nothing was begun that could be kept.
	if b.number != 0 && b.number != b.Match.Number {
		b.number = b.Match.Number
		b.value, b.warned = nil, ""
		b.changed(ctx)
	}
}

func (b *Board) OnDismount() {
	b.asker.Stop()
	b.warner.Stop()
}

// taken follows a move of the visitor's.
func (b *Board) taken(ctx app.Context) {
	b.made()
	b.changed(ctx)
}

// then returns what changes the match and follows the change.
func (b *Board) then(change func()) func(app.Context) {
	return func(ctx app.Context) {
		change()
		b.changed(ctx)
	}
}

func (b *Board) onMove(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok && b.Match.Play(move) {
		b.taken(ctx)
	}
}

func (b *Board) onAid(ctx app.Context, e app.Event) {
	b.Match.Aids ^= AidsOf(ctx.JSSrc().Get("value").String())
	b.warned = ""
	b.changed(ctx)
}

// onWant is one of two people who wants help, or no longer.
func (b *Board) onWant(ctx app.Context, e app.Event) {
	for p := engine.P1; p <= engine.P2; p++ {
		if ctx.JSSrc().Get("value").String() == p.String() {
			b.Match.Wants[p] = !b.Match.Wants[p]
		}
	}
	b.ask()
}

// mayHint reports whether there is another hint.
func (b *Board) mayHint() bool {
	return !b.Match.BotToMove() && !b.Match.Game.Over() && b.hints < hintSteps
}

func (b *Board) hint() {
	b.hints++
	b.ask()
}

func (b *Board) onHint(ctx app.Context, e app.Event) { b.hint() }

func (b *Board) onRetry(ctx app.Context, e app.Event) { b.ask() }
