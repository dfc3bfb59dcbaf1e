// Package first is the first visit: within a minute, and almost without reading, a
// newcomer has taken rods, caught up, passed, been unable to catch up, and won a game.
package first

import (
	"time"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the first visit. It begins anew whenever it is opened.
type Page struct {
	app.Compo

	visit *Visit
}

// thought is how long the opponent takes for a move.
const thought = 900 * time.Millisecond

func (p *Page) OnInit() { p.visit = Begin() }

// taken waits for the opponent's answer, if there is to be one.
func (p *Page) taken(ctx app.Context) {
	if visit := p.visit; visit.Waiting() {
		ctx.After(thought, func(app.Context) { visit.Answer() })
	}
}

func (p *Page) next(ctx app.Context) {
	p.visit.Next()
	if p.visit.Over() {
		keep(ctx)
	}
}

// onSkip leaves the first visit, which is not offered again.
func (p *Page) onSkip(ctx app.Context, e app.Event) {
	keep(ctx)
	route.Open(ctx, route.Home.Href(""))
}

func keep(ctx app.Context) {
	shell.Keep(ctx, func(data *store.Data) { data.Learn.First = true })
}

func (p *Page) onAgain(ctx app.Context, e app.Event) { p.visit = Begin() }
