package prove

import (
	"math/rand/v2"

	"catchup/app/clock"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the proof of one puzzle, named behind "#" in the address; without a name it
// chooses one.
type Page struct {
	app.Compo

	id      string
	proving *Proving
	figure  *Figure // of the finished proof
	failure string  // why the address names nothing that can be proved
	typed   string  // digits of a number half typed
	given   map[string]bool
	keys    board.Keyboard
}

func (p *Page) OnInit() { p.given = map[string]bool{} }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "Prove it", "A puzzle of Catch-Up against every defence: find the move against each reply, and see the whole proof drawn.")
}

func (p *Page) OnMount(ctx app.Context) {
	p.keys = board.Keyboard{
		Left: func() engine.Set { return p.left() },
		On:   p.onKey,
		Rod:  p.onNumber,
		Hear: func(ctx app.Context, digits string) { p.typed = digits },
	}
	p.keys.Listen(ctx)
}

func (p *Page) OnDismount() { p.keys.Stop() }

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	id := ctx.Page().URL().Fragment
	if id == "" {
		id = p.choose()
		address := *ctx.Page().URL()
		address.Fragment = id
		ctx.Page().ReplaceURL(&address)
	}
	if id != p.id {
		p.open(id)
	}
}

// choose returns the id of a puzzle that suits the visitor.
func (p *Page) choose() string {
	kept, _ := store.Visitor()
	return Choose(kept.Data(), p.given, rand.IntN)
}

// open shows the puzzle of that id.
func (p *Page) open(id string) {
	p.id, p.failure, p.figure, p.typed = id, "", nil, ""
	p.given[id] = true
	proving, err := Open(id)
	if err != nil {
		p.failure = shell.Sentence(err.Error())
	}
	p.proving = proving
}

func (p *Page) left() engine.Set {
	if p.proving == nil || p.proving.Done() {
		return engine.Set{}
	}
	return p.proving.Left()
}

func (p *Page) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		p.proving.Press(n, picked)
	}
}

func (p *Page) onNumber(ctx app.Context, n int) {
	p.proving.Press(n, p.proving.AllPicked(p.proving.Game().Position(), n))
}

func (p *Page) onTake(ctx app.Context, e app.Event) {
	p.proving.Take()
	if outcome, ok := p.proving.outcome(clock.Today().String()); ok {
		kept, _ := store.Visitor()
		shell.Report(ctx, kept.Update(outcome.keep))
	}
	if p.proving.Done() {
		p.figure = Draw(p.proving.Tree())
		app.Window().Call("scrollTo", 0, 0)
	}
}

func (p *Page) onRetry(ctx app.Context, e app.Event) { p.proving.Retry() }

func (p *Page) onShow(ctx app.Context, e app.Event) { p.proving.Show() }

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.proving.Again()
	p.figure = nil
}

func (p *Page) onNext(ctx app.Context, e app.Event) { p.next(ctx) }

func (p *Page) next(ctx app.Context) { ctx.Navigate(route.Prove.Href(p.choose())) }

func (p *Page) onKey(ctx app.Context, key string) {
	s := p.proving
	if s == nil {
		return
	}
	switch stage := s.Stage(); {
	case key == "?":
		board.ToggleKeysHelp()
	case key == "Enter" && stage == Finding:
		p.onTake(ctx, app.Event{})
	case (key == "Enter" || key == "Backspace" || key == "u") && stage == Wrong:
		s.Retry()
	case key == "Backspace" || key == "u":
		s.PutBackLast()
	case key == "v":
		s.Show()
	case key == "n" && stage == Proved:
		p.next(ctx)
	}
}
