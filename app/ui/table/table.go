package table

import (
	"cmp"

	"catchup/app/ui/board"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Table is a position at the board. Everything but the state may be left out. From top
// to bottom:
type Table struct {
	app.Compo

	State State
	Class string // of the whole, besides "table"

	Before  func() app.UI   // stands before the board
	Ask     func() app.UI   // what is asked, above the lanes
	Line    string          // under the lanes, in place of what [board.View.Say] says
	Unsaid  bool            // there is no such line: the verdict says it all
	Verdict func() []app.UI // under the line: verdicts and hints
	Heard   string          // by those who do not see, in place of [Heard]
	Unheard bool            // the page itself makes it heard
	NoRods  bool            // the rods to pick are left out
	Actions func() []Action // under the rods
	Keys    []board.Key     // listed before those of every board
	Side    func() app.UI   // beside the board, or below it on a phone
	Bare    bool            // only lanes, rods and actions: the page says what there is to say
	Film    string          // a game that plays by itself until the program runs, see [board.Film]

	Taken func(ctx app.Context) // hears of every move taken, after it

	shown []Action // the actions as they were drawn

	// own is the table's own context. What an element's context is asked to do later is
	// dropped if the element is gone by then.
	own app.Context
}

func (t *Table) OnMount(ctx app.Context) {
	t.own = ctx
	ctx.PreventUpdate()
}

func (t *Table) left() engine.Set { return t.State.View().Game.Position().Left }

func (t *Table) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		Press(t.State, n, picked)
	}
}

func (t *Table) onNumber(ctx app.Context, n int) { Type(t.State, n) }

func (t *Table) onHalf(ctx app.Context, digits string) { t.State.Held().Half = digits }

func (t *Table) onTake(ctx app.Context, e app.Event) { t.take() }

func (t *Table) take() {
	if Take(t.State) && t.Taken != nil {
		t.Taken(t.own)
	}
}

// onKey does what the key stands for: to put back what is picked, an action, or, where
// no action has them, to put back.
func (t *Table) onKey(ctx app.Context, key string) {
	if key == "Backspace" && t.State.Held().Picked.Len() > 0 {
		PutBack(t.State)
		return
	}
	for _, a := range t.possible() {
		if a.hears(key) {
			t.do(a)
			return
		}
	}
	if key == "Backspace" || key == "u" {
		PutBack(t.State)
	}
}

// Render shows the table.
func (t *Table) Render() app.UI {
	return app.Div().Class("table", t.Class).Body(
		slot(t.Before),
		app.Section().Class("board").Aria("label", "Board").Body(t.board()...),
		slot(t.Side),
	)
}

// slot returns what the page puts into a place, or nil.
func slot(fill func() app.UI) app.UI {
	if fill == nil {
		return nil
	}
	return fill()
}

func (t *Table) board() []app.UI {
	if app.IsServer && t.Film != "" {
		return t.film()
	}
	view := t.State.View()
	parts := []app.UI{slot(t.Ask), view.Lanes()}
	if !t.Bare && !t.Unsaid {
		parts = append(parts, app.P().Class("say").Aria("hidden", "true").Text(t.line(view)))
	}
	if t.Verdict != nil {
		parts = append(parts, t.Verdict()...)
	}
	if !t.Bare && !t.Unheard {
		heard := cmp.Or(t.Heard, Heard(t.State))
		parts = append(parts, app.P().Class("heard").Role("status").Aria("live", "polite").Text(heard))
	}
	return append(parts,
		app.Div().Class("board-hands").Body(
			app.If(!t.NoRods, func() app.UI { return view.Rack(t.onRod) }),
			t.actions(),
		),
		t.keys(),
	)
}

func (t *Table) keys() app.UI {
	keys := &board.Keyboard{Left: t.left, On: t.onKey, Rod: t.onNumber, Hear: t.onHalf, More: singleKeys(t.possible())}
	if !t.Bare {
		keys.List = board.KeysWith(t.Keys...)
	}
	return keys
}

// line is the line under the lanes.
func (t *Table) line(view board.View) string {
	hand := t.State.Held()
	if t.Line != "" && hand.Half == "" && hand.Problem == "" {
		return t.Line
	}
	return view.Line(hand.Half, hand.Problem)
}
