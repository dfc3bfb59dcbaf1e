package prove

import (
	"math/rand/v2"

	"catchup/app/clock"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/shell"

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
	given   map[string]bool
}

func (p *Page) OnInit() { p.given = map[string]bool{} }

func (p *Page) OnNav(ctx app.Context) {
	id := ctx.Page().URL().Fragment
	if id == "" {
		id = p.choose()
		shell.Address(ctx, id)
	}
	if id != p.id {
		p.open(id)
	}
}

// choose returns the id of a puzzle that suits the visitor.
func (p *Page) choose() string {
	return Choose(store.Record().Data(), p.given, rand.IntN)
}

// open shows the puzzle of that id.
func (p *Page) open(id string) {
	p.id, p.failure, p.figure = id, "", nil
	p.given[id] = true
	proving, err := Open(id)
	if err != nil {
		p.failure = shell.Sentence(err.Error())
	}
	p.proving = proving
}

// taken keeps what there is to keep of a move, and shows the proof after the last one.
func (p *Page) taken(ctx app.Context) {
	if p.proving.revealed() {
		now, day := *p.proving, clock.Today().String() // this proof, should it be kept later
		shell.Keep(ctx, func(d *store.Data) { now.keep(d, day) })
	}
	if p.proving.Done() {
		p.figure = Draw(p.proving.Tree())
		app.Window().Call("scrollTo", 0, 0)
	}
}

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.proving.Again()
	p.figure = nil
}

func (p *Page) onNext(ctx app.Context, e app.Event) { p.next(ctx) }

func (p *Page) next(ctx app.Context) { route.Open(ctx, route.Prove.Href(p.choose())) }

// onKey hears the keys when all is proved.
func (p *Page) onKey(ctx app.Context, key string) {
	if key == "n" {
		p.next(ctx)
	}
}
