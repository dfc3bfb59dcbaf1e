package guess

import (
	"math/rand/v2"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/question"
	"catchup/app/ui/share"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page asks about position after position: those of a level, or one that stands
// behind "#" in the address.
type Page struct {
	app.Compo

	level    int // of Levels
	question *question.Question
	sent     bool   // the position is from the address: it was not drawn, and does not count
	failure  string // why the address holds no position
	record   Record
	fate     share.Fate // of the position sent on
}

func (p *Page) OnInit() {
	if app.IsClient {
		p.level = min(max(store.Record().Data().Settings.Guess, 0), len(Levels)-1) // a later release may have had more
	}
	p.draw()
}

func (p *Page) OnNav(ctx app.Context) {
	p.record = store.Record().Data().Guesses
	switch id := ctx.Page().URL().Fragment; {
	case id != "":
		p.open(id)
	case p.sent:
		p.draw()
	}
}

// open asks about the position of that id.
func (p *Page) open(id string) {
	if p.sent && p.question != nil && p.question.ID == id {
		return
	}
	p.sent, p.question, p.failure = true, nil, ""
	game, err := engine.ParseGame(id)
	if err == nil {
		err = p.ask(game)
	}
	if err != nil {
		p.failure = shell.Sentence(err.Error())
	}
}

// draw asks about another position of the level.
func (p *Page) draw() {
	seed := uint64(1) // the page that is rendered ahead of time is always the same
	if app.IsClient {
		seed = rand.Uint64()
	}
	p.sent, p.failure = false, ""
	if err := p.ask(Levels[p.level].Draw(rand.New(rand.NewPCG(seed, 0)))); err != nil {
		panic(err) // every position of a level can be asked about
	}
}

// ask puts the question for the position that the game has come to.
func (p *Page) ask(game *engine.Game) error {
	asked, err := question.Ask(game)
	p.question, p.fate = asked, share.Kept
	return err
}

func (p *Page) onLevel(ctx app.Context, e app.Event) {
	level, ok := board.Number(ctx)
	if !ok {
		return
	}
	p.level = level
	shell.Keep(ctx, func(d *store.Data) { d.Settings.Guess = level })
	p.next(ctx)
	app.Window().GetElementByID("content").Call("scrollIntoView") // on a phone the board is far above
}

func (p *Page) onNext(ctx app.Context, e app.Event) { p.next(ctx) }

// next asks about another position.
func (p *Page) next(ctx app.Context) {
	if p.sent {
		route.Open(ctx, route.Guess.Href("")) // and OnNav draws
	} else {
		p.draw()
	}
}

// say answers the question and counts the answer.
func (p *Page) say(ctx app.Context, o engine.Outcome) {
	q := p.question
	if q.Stage != question.Saying {
		return
	}
	q.Say(o)
	if p.sent {
		return
	}
	shell.Keep(ctx, func(d *store.Data) {
		record := Record(d.Guesses)
		record.Add(q.Truth(), o)
		d.Guesses = record
	})
	p.record = store.Record().Data().Guesses
}

// onShare sends the position, without the answer.
func (p *Page) onShare(ctx app.Context, e app.Event) {
	address := app.Window().Get("location").Get("origin").String() + route.Guess.Href(p.question.ID)
	share.Text(ctx, address, p.fate.Set)
}
