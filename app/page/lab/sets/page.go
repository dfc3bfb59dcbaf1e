package sets

import (
	"strconv"

	"catchup/app/client"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the map that stands behind "#" in the address.
type Page struct {
	app.Compo

	view      View
	stories   map[engine.Set]string
	qualities []Quality // of the family
	asking    study.Inquiry
	failure   string // why the address has no map
	own       app.Context
}

func (p *Page) OnInit() { p.view = NewView() }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "Which sets make good games?", "A map of sets of numbers for Catch-Up: how often they end level, how often the leader loses, how narrow the way to win is.")
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.ask()
}

func (p *Page) OnDismount() { p.asking.Drop() }

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	text := ctx.Page().URL().Fragment
	if text == "" || text == p.view.Link() {
		return
	}
	view, err := Open(text)
	if err != nil {
		p.failure = "The link holds no map. " + shell.Sentence(err.Error())
		return
	}
	p.failure = ""
	p.show(ctx, view)
}

// show changes what is shown.
func (p *Page) show(ctx app.Context, view View) {
	another := view.Size != p.view.Size
	p.view = view
	address := *ctx.Page().URL()
	address.Fragment = view.Link()
	ctx.Page().ReplaceURL(&address)
	if another {
		p.ask()
	}
}

// ask asks for the family of sets.
func (p *Page) ask() {
	if p.own.Context == nil {
		return
	}
	family, stories := p.view.Family()
	p.stories, p.qualities = stories, nil
	p.asking.Start(p.own, Questions(family), func(_ int, a client.Answer) {
		some, err := Read(a.Table)
		if err != nil {
			p.failure = shell.Sentence(err.Error())
			return
		}
		p.qualities = append(p.qualities, some...)
	})
}

// pressed is the value of the button or field that an event came from.
func pressed(ctx app.Context) string { return ctx.JSSrc().Get("value").String() }

func (p *Page) onSize(ctx app.Context, e app.Event) {
	if size, err := strconv.Atoi(pressed(ctx)); err == nil {
		view := p.view
		view.Size = size
		p.show(ctx, view)
	}
}

func (p *Page) onOutcome(ctx app.Context, e app.Event) {
	view := p.view
	view.Outcome = pressed(ctx)
	p.show(ctx, view)
}

func (p *Page) onX(ctx app.Context, e app.Event) {
	view := p.view
	if view.X = MeasureNamed(pressed(ctx)); view.X >= 0 {
		p.show(ctx, view)
	}
}

func (p *Page) onY(ctx app.Context, e app.Event) {
	view := p.view
	if view.Y = MeasureNamed(pressed(ctx)); view.Y >= 0 {
		p.show(ctx, view)
	}
}
