package random

import (
	"math/rand/v2"

	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the study and the duel. The game stands behind "#" in the address.
type Page struct {
	app.Compo

	duel     *Duel
	study    Study
	asking   study.Inquiry // for the study
	advising study.Inquiry // for the duel
	failure  string        // why the address holds no game
	own      app.Context
}

func (p *Page) OnInit() {
	p.duel = NewDuel(engine.NewGame(engine.Position{Left: engine.OneTo(most)}), engine.P1)
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.asking.Start(ctx, &p.study.Answers, p.study.Questions()...)
}

func (p *Page) OnDismount() {
	p.asking.Drop()
	p.advising.Drop()
}

func (p *Page) OnNav(ctx app.Context) {
	if text := ctx.Page().URL().Fragment; text != "" && text != p.duel.Link() {
		duel, err := Open(text)
		if err != nil {
			p.failure = "The link holds no game. " + shell.Sentence(err.Error())
		} else {
			p.duel, p.failure = duel, ""
		}
	}
	p.follow()
}

// changed keeps the game in the address and follows it.
func (p *Page) changed(ctx app.Context) {
	p.follow()
	shell.Address(ctx, p.duel.Link())
}

// follow lets Random move at once, if it is to move, and asks for advice.
func (p *Page) follow() {
	p.duel.Reply(rand.New(rand.NewPCG(rand.Uint64(), rand.Uint64())))
	p.advising.Start(p.own, &p.duel.advice, p.duel.Wanted()...)
}

// onAdvised plays a move of the advice.
func (p *Page) onAdvised(ctx app.Context, e app.Event) {
	if move, ok := board.Chosen(ctx); ok && p.duel.Play(move) {
		p.changed(ctx)
	}
}

func (p *Page) onUndo(ctx app.Context) {
	p.duel.Undo()
	p.changed(ctx)
}

func (p *Page) onAgain(ctx app.Context) {
	p.duel.Again(p.duel.Human)
	p.changed(ctx)
}

func (p *Page) onSwap(ctx app.Context) {
	p.duel.Again(p.duel.Human.Other())
	p.changed(ctx)
}
