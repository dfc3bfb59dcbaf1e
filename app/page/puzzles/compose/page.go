// Package compose is the page on which visitors make a position of their own: whether
// it is a puzzle, what would make it one, and a link to send.
package compose

import (
	"strconv"
	"time"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/setup"
	"catchup/app/ui/share"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is where a position is made. It stands behind "#" in the address, and every
// change of it is written there.
type Page struct {
	app.Compo

	setup   setup.Setup
	verdict Verdict
	shown   bool              // the solution
	worths  solver.Evaluation // of all moves, once it was shown
	fate    share.Fate        // of the link

	own app.Context
}

// start is what is there before anything was made: it is one change away from the
// paper's Figure 3a.
const start = "1,2,4,7:5"

// most is how many numbers a position may have: as many as the page solves at once.
const most = 14

var rules = setup.Rules{
	Most: most,
	Full: "There are " + strconv.Itoa(most) + " numbers, as many as this page solves. Take one out first.",
	More: func(count int) string {
		return "these are " + strconv.Itoa(count) + " numbers: this page solves positions of up to " + strconv.Itoa(most)
	},
}

func (p *Page) OnInit() {
	p.setup = setup.Setup{Changed: p.changed, Largest: most, Undoes: true}
	p.open(start)
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.look(pause)
}

func (p *Page) OnNav(ctx app.Context) {
	if text := ctx.Page().URL().Fragment; text != "" && text != p.setup.Link() {
		p.open(text)
		p.look(pause)
	}
}

// open shows the position of a link, or says why there is none.
func (p *Page) open(text string) {
	draft, err := rules.Open(text)
	p.setup.Begin(draft)
	p.judge()
	if err != nil {
		p.setup.Refuse(text, err)
	}
}

// judge judges the position anew.
func (p *Page) judge() {
	p.verdict = Judge(p.setup.Position)
	p.shown, p.fate = false, share.Kept
}

// changed follows every change of the position.
func (p *Page) changed(ctx app.Context) {
	p.judge()
	shell.Address(ctx, p.setup.Link())
	p.look(pause)
}

const (
	// pause is how long nothing must change before repairs are looked for.
	pause = 250 * time.Millisecond
	// slice is how long the page looks in one go, and breath how long it rests.
	slice  = 8 * time.Millisecond
	breath = time.Millisecond
)

// look looks for repairs after a while, unless the position changes before.
func (p *Page) look(wait time.Duration) {
	if p.own.Context == nil || !p.verdict.Repairable() {
		return
	}
	position := p.setup.Position
	p.own.After(wait, func(app.Context) {
		if position != p.setup.Position || !p.verdict.Repairable() {
			return
		}
		began := time.Now()
		p.verdict.Look(func() bool { return time.Since(began) < slice })
		p.look(breath)
	})
}

func (p *Page) onRepair(ctx app.Context, e app.Event) {
	if i, ok := board.Number(ctx); ok && i < len(p.verdict.Repairs) {
		repair := p.verdict.Repairs[i]
		p.setup.Change(ctx, func() { p.setup.Apply(repair.Position) })
	}
}

func (p *Page) onUndo(ctx app.Context, e app.Event) { p.setup.Change(ctx, p.setup.Undo) }

func (p *Page) onClear(ctx app.Context, e app.Event) {
	p.setup.Change(ctx, func() { p.setup.Apply(engine.Position{}) })
}

func (p *Page) onShow(ctx app.Context, e app.Event) {
	if p.shown = !p.shown; p.shown {
		p.worths = solve.Worths(p.verdict.Puzzle)
	}
}

// address is the link to send.
func (p *Page) address() string {
	return app.Window().Get("location").Get("origin").String() + route.Puzzle.Href(p.setup.Link())
}

func (p *Page) onShare(ctx app.Context, e app.Event) { share.Text(ctx, p.address(), p.fate.Set) }

func (p *Page) onCopy(ctx app.Context, e app.Event) { share.Copy(ctx, p.address(), p.fate.Set) }

// onLink selects the whole link.
func (p *Page) onLink(ctx app.Context, e app.Event) { ctx.JSSrc().Call("select") }
