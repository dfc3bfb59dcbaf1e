package compose

import (
	"time"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/share"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is where a position is made. It stands behind "#" in the address, and every
// change of it is written there.
type Page struct {
	app.Compo

	draft   *Draft
	verdict Verdict
	typed   string            // what stands in the field for the notation
	shown   bool              // the solution
	worths  solver.Evaluation // of all moves, once it was shown
	fate    *share.Fate
	half    string // digits of a number half typed

	own app.Context
}

// start is what is there before anything was made: it is one change away from the
// paper's Figure 3a.
const start = "1,2,4,7:5"

func (p *Page) OnInit() { p.open(start) }

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.look()
}

func (p *Page) OnNav(ctx app.Context) {
	if text := ctx.Page().URL().Fragment; text != "" && text != p.draft.Link() {
		p.open(text)
		p.look()
	}
}

// open shows the position of a link, or says why there is none.
func (p *Page) open(text string) {
	draft, err := Open(text)
	p.draft = draft
	p.judge()
	if err != nil {
		p.typed, draft.Problem = text, sentence(err)
	}
}

// judge judges the position anew.
func (p *Page) judge() {
	p.verdict = Judge(p.draft.Position)
	p.typed, p.shown, p.fate = p.draft.Short(), false, nil
}

// change changes the draft and follows it.
func (p *Page) change(ctx app.Context, change func()) {
	before := p.draft.Position
	change()
	if p.draft.Position == before {
		return
	}
	p.judge()
	address := *ctx.Page().URL()
	address.Fragment = p.draft.Link()
	ctx.Page().ReplaceURL(&address)
	p.look()
}

const (
	// pause is how long nothing must change before repairs are looked for.
	pause = 250 * time.Millisecond
	// slice is how long the page looks in one go, and breath how long it rests.
	slice  = 8 * time.Millisecond
	breath = time.Millisecond
)

// look looks for repairs, unless the position changes before.
func (p *Page) look() {
	if p.own.Context != nil {
		p.lookAfter(pause, p.draft.Position)
	}
}

func (p *Page) lookAfter(wait time.Duration, position engine.Position) {
	if !p.verdict.Repairable() {
		return
	}
	p.own.After(wait, func(ctx app.Context) {
		if position != p.draft.Position || !p.verdict.Repairable() {
			return
		}
		began := time.Now()
		p.verdict.Look(func() bool { return time.Since(began) < slice })
		p.lookAfter(breath, position)
	})
}

func (p *Page) onAdd(ctx app.Context, e app.Event) {
	if n, ok := board.Number(ctx); ok {
		p.change(ctx, func() { p.draft.Add(n) })
	}
}

func (p *Page) onRemove(ctx app.Context, e app.Event) {
	if n, ok := board.Number(ctx); ok {
		p.change(ctx, func() { p.draft.Remove(n) })
	}
}

func (p *Page) onStep(ctx app.Context, e app.Event) {
	if by, ok := board.Number(ctx); ok {
		p.change(ctx, func() { p.draft.Step(by) })
	}
}

func (p *Page) onRepair(ctx app.Context, e app.Event) {
	if i, ok := board.Number(ctx); ok && i < len(p.verdict.Repairs) {
		repair := p.verdict.Repairs[i]
		p.change(ctx, func() { p.draft.Apply(repair.Position) })
	}
}

func (p *Page) onUndo(ctx app.Context, e app.Event) { p.change(ctx, p.draft.Undo) }

func (p *Page) onClear(ctx app.Context, e app.Event) {
	p.change(ctx, func() { p.draft.Apply(engine.Position{}) })
}

func (p *Page) onType(ctx app.Context, e app.Event) {
	p.typed, p.draft.Problem = ctx.JSSrc().Get("value").String(), ""
}

func (p *Page) onRead(ctx app.Context, e app.Event) {
	e.PreventDefault()
	p.change(ctx, func() { p.draft.Read(p.typed) })
}

func (p *Page) onShow(ctx app.Context, e app.Event) {
	if p.shown = !p.shown; p.shown {
		p.evaluate()
	}
}

// memory is what the table of a position may take, in bytes, as in [puzzles.Prove].
const memory = 1 << 17

// evaluate finds out what every move is worth.
func (p *Page) evaluate() {
	question := solver.Evaluate{Position: p.draft.Position, Limit: p.verdict.Puzzle.Moves}
	e, err := question.Answer(solver.New(memory), nil)
	if err != nil {
		panic(err) // the puzzle was proved with a table of the same size
	}
	p.worths = e
}

// address is the link to send.
func (p *Page) address() string {
	return app.Window().Get("location").Get("origin").String() + route.Puzzle.Href(p.draft.Link())
}

func (p *Page) onShare(ctx app.Context, e app.Event) { share.Text(ctx, p.address(), p.onFate) }

func (p *Page) onCopy(ctx app.Context, e app.Event) { share.Copy(ctx, p.address(), p.onFate) }

func (p *Page) onFate(ctx app.Context, fate share.Fate) { p.fate = &fate }

// onLink selects the whole link.
func (p *Page) onLink(ctx app.Context, e app.Event) { ctx.JSSrc().Call("select") }

func (p *Page) onTyped(ctx app.Context, n int) { p.change(ctx, func() { p.draft.Add(n) }) }

func (p *Page) onHalf(ctx app.Context, digits string) { p.half = digits }

func (p *Page) onKey(ctx app.Context, key string) {
	switch key {
	case "+":
		p.change(ctx, func() { p.draft.Step(1) })
	case "-":
		p.change(ctx, func() { p.draft.Step(-1) })
	case "Backspace", "u", "z":
		p.change(ctx, p.draft.Undo)
	}
}
