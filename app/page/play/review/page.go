package review

import (
	"errors"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/share"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page looks back on the game that stands behind "#" in the address.
type Page struct {
	app.Compo

	review *Review // nil without a game
	names  names
	field  shell.Field // for the game; it also says what went wrong with the engine
	copied string      // what became of a copy
	asker  client.Asker
	own    app.Context // the page's own: see match.Board
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.asker.Mount(ctx)
	p.work()
}

func (p *Page) OnDismount() { p.asker.Stop() }

func (p *Page) OnNav(ctx app.Context) {
	text := ctx.Page().URL().Fragment
	if text == "" || p.review != nil && text == p.review.Game.String() {
		return
	}
	p.read(text)
	p.work()
}

// read takes up the game that the text says, or keeps why it says none.
func (p *Page) read(text string) bool {
	p.field, p.copied = shell.Field{Typed: text}, ""
	game, err := engine.ParseGame(text)
	if err == nil && len(game.Moves()) == 0 {
		err = errors.New("in this game nothing has been played yet: after the numbers come the moves, as in 1-7/3/5,6")
	}
	if err != nil {
		p.field.Refuse(text, err)
		return false
	}
	last := store.Record().Play()
	you := engine.P1
	if last.Second {
		you = engine.P2
	}
	p.names = namesOf(you, last.Game == text && last.Opponent != "")
	p.review = New(game)
	return true
}

// work evaluates one position after the other.
func (p *Page) work() {
	p.asker.Stop()
	if p.review == nil {
		return
	}
	position, more := p.review.Next()
	if !more {
		return
	}
	client.Ask(&p.asker, &solver.Evaluate{Position: position}, func(evaluation solver.Evaluation, err error) {
		switch {
		case client.TooLarge(err):
			p.review.Skip()
		case err != nil:
			p.field.Problem = shell.Sentence(err.Error())
			return
		default:
			p.review.Add(evaluation)
		}
		p.work()
	})
}

func (p *Page) onGo(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if p.read(p.field.Typed) {
		route.Open(ctx, route.Review.Href(p.review.Game.String()))
		p.work()
	}
}

func (p *Page) onCopyGame(ctx app.Context, e app.Event) {
	share.Copy(p.own, p.review.Game.String(), p.told)
}

func (p *Page) onShareLink(ctx app.Context, e app.Event) {
	share.Text(p.own, ctx.Page().URL().String(), p.told)
}

func (p *Page) told(ctx app.Context, fate share.Fate) { p.copied = fate.Says() }
