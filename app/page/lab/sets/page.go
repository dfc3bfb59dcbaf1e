package sets

import (
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the map that stands behind "#" in the address.
type Page struct {
	app.Compo

	view    View
	family  []engine.Set
	stories map[engine.Set]string
	answers study.Answers
	asking  study.Inquiry
	failure string // why the address has no map
	own     app.Context
}

func (p *Page) OnInit() { p.view = NewView() }

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.ask()
}

func (p *Page) OnDismount() { p.asking.Drop() }

func (p *Page) OnNav(ctx app.Context) {
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
	shell.Address(ctx, view.Link())
	if another {
		p.ask()
	}
}

// ask asks for the family of sets.
func (p *Page) ask() {
	p.family, p.stories = p.view.Family()
	var questions []lab.Asked
	for _, question := range Questions(p.family) {
		questions = append(questions, question)
	}
	p.asking.Start(p.own, &p.answers, questions...)
}

// onView shows the map that is linked to by what was chosen.
func (p *Page) onView(ctx app.Context, e app.Event) {
	if view, err := Open(study.Chosen(ctx)); err == nil {
		p.show(ctx, view)
	}
}
