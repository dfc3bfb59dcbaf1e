package level

import (
	"catchup/app/clock"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/lessons"
	"catchup/app/ui/shell"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is a level of the course, named behind "#" in the address; without a name it
// is the first that has no stars yet.
type Page struct {
	app.Compo

	lesson *Lesson
	opened bool // a level was opened before
}

func (p *Page) OnInit() { p.lesson = Begin(0, clock.Today()) }

func (p *Page) OnNav(ctx app.Context) {
	number := lessons.Find(ctx.Page().URL().Fragment)
	if number < 0 {
		number = lessons.Next(store.Record().Data().Learn.Stars)
	}
	if number != p.lesson.Number || p.lesson.Stage == Finished {
		p.lesson = Begin(number, clock.Today())
		if p.opened {
			ctx.Defer(shell.ToTop) // from the end of the last one
		}
	}
	p.opened = true
}

// next goes on, and at the end of the level keeps its stars.
func (p *Page) next(ctx app.Context) {
	p.lesson.Next()
	if p.lesson.Stage != Finished {
		return
	}
	level, stars := p.lesson.Level.ID, p.lesson.Stars()
	shell.Keep(ctx, func(data *store.Data) { data.Learn.Earn(level, stars) })
}

func (p *Page) onAgain(ctx app.Context, e app.Event) {
	p.lesson = Begin(p.lesson.Number, clock.Today())
}

// onKey hears the keys at the end of the level.
func (p *Page) onKey(ctx app.Context, key string) {
	if key == "Enter" || key == "n" {
		route.Open(ctx, p.onward())
	}
}

// onward is where the course goes on after this level.
func (p *Page) onward() string {
	if next := p.lesson.Number + 1; next < len(lessons.Levels) {
		return route.Level.Href(lessons.Levels[next].ID)
	}
	return route.Daily.Href("")
}
