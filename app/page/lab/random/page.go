package random

import (
	"math/rand/v2"

	"catchup/app/client"
	"catchup/app/ui/board"
	"catchup/app/ui/inquiry"
	"catchup/app/ui/shell"
	"catchup/app/ui/table"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the study and the duel. The game stands behind "#" in the address.
type Page struct {
	app.Compo

	duel     *Duel
	study    *Study
	asking   inquiry.Inquiry // for the study
	advising inquiry.Inquiry // for the duel
	failure  string          // why the address holds no game
	dice     *rand.Rand
	keys     board.Keyboard
	own      app.Context
}

func (p *Page) OnInit() {
	p.duel = NewDuel(engine.NewGame(engine.Position{Left: engine.OneTo(most)}), engine.P1)
	p.study = NewStudy()
}

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "Does random play stymie a machine?", "Random play in Catch-Up and the best answer to it: exact odds, and a board on which to play the answer yourself.")
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.dice = rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64()))
	p.keys = board.Keyboard{
		Left: func() engine.Set { return p.duel.Match.Game.Position().Left },
		On:   p.onKey,
		Rod: func(_ app.Context, n int) {
			table.Type(p.duel.Match, n)
		},
		Hear: func(app.Context, string) {},
	}
	p.keys.Listen(ctx)
	study := NewStudy()
	p.study = study
	p.asking.Start(ctx, study.Questions(), func(i int, a client.Answer) { study.Learn(i, a.Table) })
}

func (p *Page) OnDismount() {
	p.keys.Stop()
	p.asking.Drop()
	p.advising.Drop()
}

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	if text := ctx.Page().URL().Fragment; text != "" && text != p.duel.Link() {
		duel, err := Open(text)
		if err != nil {
			p.failure = "The link holds no game. " + shell.Sentence(err.Error())
		} else {
			p.duel, p.failure = duel, ""
		}
	}
	if p.own.Context != nil { // in a page, where it follows OnMount
		p.follow()
	}
}

// changed keeps the game in the address and follows it.
func (p *Page) changed(ctx app.Context) {
	p.follow()
	address := *ctx.Page().URL()
	address.Fragment = p.duel.Link()
	ctx.Page().ReplaceURL(&address)
}

// follow lets Random move at once, if it is to move, and asks for advice.
func (p *Page) follow() {
	p.duel.Reply(p.dice)
	p.advising.Drop()
	question, wanted := p.duel.Question()
	if !wanted {
		return
	}
	duel, position := p.duel, p.duel.Match.Game.Position()
	p.advising.Start(p.own, []lab.Question{question}, func(_ int, a client.Answer) {
		if err := duel.Learn(position, a.Table); err != nil {
			p.advising.Failure = shell.Sentence(err.Error())
		}
	})
}

func (p *Page) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		table.Press(p.duel.Match, n, picked)
	}
}

func (p *Page) onTake(ctx app.Context, e app.Event) {
	table.Take(p.duel.Match)
	p.changed(ctx)
}

// onAdvised plays a move of the advice.
func (p *Page) onAdvised(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok {
		p.duel.Match.Play(move)
		p.changed(ctx)
	}
}

func (p *Page) onUndo(ctx app.Context, e app.Event) {
	p.duel.Match.Undo()
	p.changed(ctx)
}

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.duel.Again(p.duel.Match.Human)
	p.changed(ctx)
}

func (p *Page) onSwap(ctx app.Context, e app.Event) {
	p.duel.Again(p.duel.Match.Human.Other())
	p.changed(ctx)
}

func (p *Page) onKey(ctx app.Context, key string) {
	switch key {
	case "Enter":
		p.onTake(ctx, app.Event{})
	case "Backspace":
		if p.duel.Match.Picked.Len() > 0 {
			table.PutBack(p.duel.Match)
		} else {
			p.onUndo(ctx, app.Event{})
		}
	case "n":
		p.onAgain(ctx, app.Event{})
	case "?":
		board.ToggleKeysHelp()
	}
}
