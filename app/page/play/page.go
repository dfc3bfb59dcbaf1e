// Package play is the page on which to play: the match, the form for a new one, and the
// games kept.
package play

import (
	"slices"
	"strconv"
	"strings"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/match"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page on which to play. The game stands behind "#" in the address;
// without one the visitor's last game is there again.
type Page struct {
	app.Compo

	match   *match.Match
	form    Form
	open    open
	failure string // why the address, or the text to open, holds no game
	typed   string // the game to open, as typed
}

// open is what is open beside the board.
type open uint8

const (
	nothing open = iota
	setup        // the form for a new game
	games        // the games kept, and a field to open another
)

func (p *Page) OnInit() {
	p.match = match.New(engine.NewGame(engine.Position{Left: engine.OneTo(7)}), bot.MaxScore, engine.P1)
	p.form = formOf(p.match)
}

func (p *Page) OnNav(ctx app.Context) {
	data := p.data()
	last := data.Play
	text := ctx.Page().URL().Fragment
	if text == "" {
		text = last.Game
	}
	if text == "" || text == p.match.Game.String() {
		return
	}
	m, err := p.named(text, data)
	if err != nil {
		p.failure = "The link holds no game. " + shell.Sentence(err.Error())
		return
	}
	p.begin(m, aidsOf(last))
}

// data returns what is kept of the visitor.
func (p *Page) data() store.Data {
	return store.Record().Data()
}

// named returns the match that the text names: a game, or a deal. How it is played
// is known if it is the last one or one of those kept.
func (p *Page) named(text string, data store.Data) (*match.Match, error) {
	last := data.Play
	how := store.Kept{Opponent: p.match.Opponent}
	if last.Chosen {
		how = store.Kept{ID: last.ID, Opponent: last.Opponent, Second: last.Second, Margin: last.Margin}
	}
	if last.Game != text {
		how.ID = ""
		if i := slices.IndexFunc(data.Games, func(k store.Kept) bool { return k.Game == text }); i >= 0 {
			how = data.Games[i]
		}
	}
	how.Game = text
	if strings.HasPrefix(text, match.Dealt) {
		deal, err := match.ParseDeal(text)
		if err != nil {
			return nil, err
		}
		how.Game = deal.Set().Short()
	}
	if how.ID == "" {
		how.ID = match.NewID()
	}
	return matchOf(how)
}

func (p *Page) begin(m *match.Match, aids match.Aids) {
	m.Aids = aids
	p.match, p.form = m, formOf(m)
	p.open, p.failure = nothing, ""
}

// toggle opens something beside the board, or closes it.
func (p *Page) toggle(what open) {
	if p.open == what {
		what = nothing
	}
	p.open = what
}

func (p *Page) onStart(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if m := p.form.Match(); m != nil {
		p.begin(m, p.match.Aids)
	}
}

// swap begins the same game again with sides exchanged.
func (p *Page) swap(ctx app.Context) {
	m := match.New(engine.NewGame(p.match.Game.Start()), p.match.Opponent, p.match.Human.Other())
	m.Margin = p.match.Margin
	p.begin(m, p.match.Aids)
}

func (p *Page) onType(ctx app.Context, e app.Event) { p.typed = ctx.JSSrc().Get("value").String() }

// onOpenTyped opens the game that was typed or pasted.
func (p *Page) onOpenTyped(ctx app.Context, e app.Event) {
	e.PreventDefault()
	text := strings.TrimSpace(p.typed)
	if text == "" {
		p.failure = "Type or paste a game first, such as 1-7/3/5,6."
		return
	}
	m, err := p.named(text, p.data())
	if err != nil {
		p.failure = shell.Sentence(err.Error())
		return
	}
	p.typed = ""
	p.begin(m, p.match.Aids)
}

// onKept opens a game that was kept.
func (p *Page) onKept(ctx app.Context, e app.Event) {
	id := ctx.JSSrc().Get("value").String()
	for _, k := range p.data().Games {
		if k.ID == id {
			m, err := matchOf(k)
			if err != nil {
				p.failure = shell.Sentence(err.Error())
				return
			}
			p.begin(m, p.match.Aids)
		}
	}
}

// onForget takes a game out of those kept.
func (p *Page) onForget(ctx app.Context, e app.Event) {
	id := ctx.JSSrc().Get("value").String()
	shell.Keep(ctx, func(d *store.Data) {
		d.Games = slices.DeleteFunc(slices.Clone(d.Games), func(k store.Kept) bool { return k.ID == id })
	})
}

// Render shows the page.
func (p *Page) Render() app.UI {
	kept := p.data()
	toggle := func(text string, what open) app.UI {
		return app.Button().Class("button").Type("button").Aria("expanded", p.open == what).Text(text).
			OnClick(func(app.Context, app.Event) { p.toggle(what) }, app.EventScope(text))
	}
	return shell.Frame(route.Play, "Play",
		"Play Catch-Up against a friend, a rule of thumb, ten graded levels, or an opponent that never errs.",
		app.Header().Class("hero hero-small hero-play row-wide").Body(
			app.H1().Text("Play"),
			app.P().Class("soft").Text(p.versus()),
			app.Div().Class("chips").Body(
				toggle("Your games", games),
				toggle("New game", setup),
			),
		),
		shell.Problem(p.failure),
		app.If(p.open == setup, func() app.UI { return p.setup(kept) }).
			ElseIf(p.open == games, func() app.UI { return p.games(kept.Games) }),
		&match.Board{Match: p.match, Keep: p.keep, Facing: !kept.Play.Beside, Swap: p.swap},
	)
}

// versus says who plays whom and with which numbers.
func (p *Page) versus() string {
	numbers := p.match.Game.Start().Left.Short()
	if head := p.match.Game.Start().Deficit; head > 0 {
		numbers += ", head start " + strconv.Itoa(head)
	}
	if p.match.Margin {
		numbers += ", by as much as possible"
	}
	if p.match.Opponent == "" {
		return "Two players, " + numbers
	}
	return "You against " + match.Called(p.match.Opponent).Name + ", " + numbers
}
