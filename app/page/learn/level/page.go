package level

import (
	"catchup/app/clock"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is a level of the course, named behind "#" in the address; without a name it
// is the first that has no stars yet.
type Page struct {
	app.Compo

	lesson *Lesson
	opened bool   // a level was opened before
	typed  string // digits of a number half typed
	keys   board.Keyboard
}

func (p *Page) OnInit() { p.lesson = Begin(0, clock.Today()) }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, p.lesson.Level.Name, "A level of the course in Catch-Up: "+p.lesson.Level.Idea)
}

func (p *Page) OnMount(ctx app.Context) {
	p.keys = board.Keyboard{
		Left: p.left,
		On:   p.onKey,
		Rod:  p.onNumber,
		Hear: func(ctx app.Context, digits string) { p.typed = digits },
	}
	p.keys.Listen(ctx)
}

func (p *Page) OnDismount() { p.keys.Stop() }

func (p *Page) OnNav(ctx app.Context) {
	stars := learned().Stars
	number, found := Find(ctx.Page().URL().Fragment)
	if !found {
		number = Next(stars)
	}
	if number != p.lesson.Number || p.lesson.Stage == Finished {
		p.lesson = Begin(number, clock.Today())
		if p.opened {
			ctx.Defer(toTop)
		}
	}
	p.opened = true
	p.title(ctx)
}

// toTop goes to the top of another level, from the end of the last one.
func toTop(app.Context) {
	app.Window().GetElementByID("content").Call("focus")
	app.Window().Call("scrollTo", 0, 0)
}

func learned() store.Learn {
	kept, _ := store.Visitor()
	return kept.Data().Learn
}

func (p *Page) left() engine.Set { return p.lesson.Game().Position().Left }

func (p *Page) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		p.lesson.Press(n, picked)
	}
}

func (p *Page) onNumber(ctx app.Context, n int) {
	p.lesson.Press(n, p.lesson.AllPicked(p.lesson.Game().Position(), n))
}

func (p *Page) onTake(ctx app.Context, e app.Event) { p.lesson.Take() }

func (p *Page) onRetry(ctx app.Context, e app.Event) { p.lesson.Retry() }

func (p *Page) onShow(ctx app.Context, e app.Event) { p.lesson.Show() }

func (p *Page) onAnswer(ctx app.Context, e app.Event) {
	p.lesson.Answer(ctx.JSSrc().Get("value").String())
}

func (p *Page) onNext(ctx app.Context, e app.Event) { p.next(ctx) }

// next goes on, and at the end of the level keeps its stars.
func (p *Page) next(ctx app.Context) {
	p.lesson.Next()
	if p.lesson.Stage != Finished {
		return
	}
	level, stars := p.lesson.Level.ID, p.lesson.Stars()
	kept, _ := store.Visitor()
	shell.Report(ctx, kept.Update(func(data *store.Data) { data.Learn.Earn(level, stars) }))
}

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.lesson = Begin(p.lesson.Number, clock.Today())
}

func (p *Page) onKey(ctx app.Context, key string) {
	l := p.lesson
	switch {
	case key == "?":
		board.ToggleKeysHelp()
	case l.Stage == Finished && (key == "Enter" || key == "n"):
		ctx.Navigate(p.onward())
	case l.Stage == Done && (key == "Enter" || key == "n"):
		p.next(ctx)
	case l.Stage == Wrong && (key == "Enter" || key == "Backspace" || key == "u"):
		l.Retry()
	case key == "Enter":
		l.Take()
	case key == "Backspace" || key == "u":
		l.PutBackLast()
	case key == "v":
		l.Show()
	}
}

// onward is where the course goes on after this level.
func (p *Page) onward() string {
	if next := p.lesson.Number + 1; next < len(Levels) {
		return route.Level.Href(Levels[next].ID)
	}
	return route.Daily.Href("")
}
