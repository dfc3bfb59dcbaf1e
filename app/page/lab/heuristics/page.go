package heuristics

import (
	"errors"
	"math/rand/v2"
	"strings"

	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page shows the matrix that stands behind "#" in the address.
type Page struct {
	app.Compo

	matrix  *Matrix
	asking  study.Inquiry // for the matrix
	sample  *Sample       // nil until one is wanted
	playing study.Inquiry // for the sample
	field   study.Field   // for the set
	chain   [3]string     // the chain that is being made, link by link
	tangled string        // why it is no chain
	own     app.Context
}

func (p *Page) OnInit() { p.show(NewMatrix(printedSet, "")) }

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.ask()
}

func (p *Page) OnDismount() {
	p.asking.Drop()
	p.playing.Drop()
}

func (p *Page) OnNav(ctx app.Context) {
	text := ctx.Page().URL().Fragment
	if text == "" || text == p.matrix.Link() {
		return
	}
	matrix, err := Open(text)
	if err != nil {
		p.field.Refuse(text, err)
		return
	}
	p.show(matrix)
	p.ask()
}

// show takes up another matrix.
func (p *Page) show(m *Matrix) {
	p.playing.Drop()
	p.matrix, p.sample = m, nil
	p.field.Show(m.Set)
}

// ask asks for the odds.
func (p *Page) ask() { p.asking.Start(p.own, &p.matrix.answers, p.matrix.Questions()...) }

func (p *Page) onSet(ctx app.Context, e app.Event) {
	e.PreventDefault()
	matrix, err := Open(strings.ReplaceAll(p.field.Typed, " ", ""))
	if err != nil {
		p.field.Refuse(p.field.Typed, err)
		return
	}
	matrix.SetChain(p.matrix.Chain)
	p.show(matrix)
	shell.Address(ctx, p.matrix.Link())
	p.ask()
}

func (p *Page) onLink(ctx app.Context, e app.Event) {
	p.tangled = ""
	for i, id := range chainFields {
		if ctx.JSSrc().Get("id").String() == id {
			p.chain[i] = strings.TrimPrefix(shell.Chosen(ctx), nothing)
		}
	}
}

func (p *Page) onChain(ctx app.Context, e app.Event) {
	e.PreventDefault()
	var names []string
	for _, name := range p.chain {
		if name != "" {
			names = append(names, name)
		}
	}
	chain := strings.Join(names, "+")
	if _, err := bot.ChainNamed(chain); err != nil {
		var wrong *bot.ChainError
		if errors.As(err, &wrong) && len(names) > 0 {
			p.tangled = "Take each rule once."
		} else {
			p.tangled = "Choose at least one rule."
		}
		return
	}
	p.matrix.SetChain(chain)
	p.matrix.Pair = Pair{chain, bot.Random}
	p.playing.Drop()
	p.sample = nil
	shell.Address(ctx, p.matrix.Link())
	p.ask()
}

func (p *Page) onPair(ctx app.Context, e app.Event) {
	p1, p2, _ := strings.Cut(shell.Chosen(ctx), "/")
	p.playing.Drop()
	p.matrix.Pair, p.sample = Pair{p1, p2}, nil
	shell.Address(ctx, p.matrix.Link())
}

func (p *Page) onPlay(ctx app.Context, e app.Event) {
	p.sample = NewSample(p.matrix.Set, p.matrix.Pair, rand.Uint64()>>1)
	p.playing.Start(p.own, &p.sample.answers, p.sample.Questions()...)
}
