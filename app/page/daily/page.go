// Package daily is the page of the three boards of a day, with their result, the
// statistics and the archive.
package daily

import (
	"catchup/app/clock"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/share"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"
	"catchup/app/ui/today"
	"catchup/puzzles"
	"catchup/puzzles/daily"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the daily of the date behind "#" in the address, or of today. It stays
// on the date it was opened with when midnight passes.
type Page struct {
	app.Compo

	day     *Day          // nil before the page is in a browser, and after a failure
	failure string        // why the address names no daily
	first   daily.Date    // what was today when the day was opened
	today   daily.Date    // what is today now
	history daily.History // what was made of all boards
	sum     daily.Statistics
	month   daily.Date // any day of the month that the archive shows
	fate    share.Fate // of the result

	watch   watch
	unwatch func()
	// own is the page's own context. What an element's context is asked to do later
	// is dropped if the element is gone by then.
	own app.Context
}

func (p *Page) OnMount(ctx app.Context) {
	p.own = ctx
	p.watch.start(
		func() { p.own.Dispatch(func(app.Context) { p.look() }) },
		p.onTick,
	)
	p.unwatch = store.Record().Watch(func() { p.own.Dispatch(func(app.Context) { p.look() }) })
}

func (p *Page) OnDismount() {
	p.watch.stop()
	if p.unwatch != nil {
		p.unwatch()
	}
}

func (p *Page) OnNav(ctx app.Context) {
	p.look()
	fragment := ctx.Page().URL().Fragment
	if fragment == "" {
		p.open(p.today)
		return
	}
	date, err := daily.Parse(fragment)
	if err != nil {
		p.day, p.failure = nil, shell.Sentence(err.Error())
		return
	}
	p.open(date)
}

// open shows the daily of a date, unless it is there already.
func (p *Page) open(date daily.Date) {
	if p.day != nil && p.day.Date == date && p.first == p.today {
		return
	}
	if p.day != nil {
		p.own.Defer(shell.ToTop) // from the calendar below the last one
	}
	at := clock.Now()
	day, err := OpenDay(date, at, p.history)
	p.day, p.failure, p.fate = day, "", share.Kept
	p.first, p.month = p.today, min(max(date, daily.First), max(p.today, daily.First))
	if err != nil {
		p.failure = shell.Sentence(err.Error())
	}
}

// look takes in what may have changed while nobody looked: the date, and what
// another tab has kept.
func (p *Page) look() {
	p.today = clock.Today()
	at := clock.Now()
	p.history = today.History(store.Record().Data().Daily)
	p.sum = p.history.Statistics(daily.OnEarth(at))
	if len(p.history) > 0 {
		today.Badge(today.Left(p.history[p.today]))
	}
}

// onTick counts down. It draws nothing anew but the time, because that would be
// the whole page, each second.
func (p *Page) onTick() {
	tickCountdown()
	if clock.Today() != p.today {
		p.own.Dispatch(func(app.Context) { p.look() })
	}
}

// onTold keeps what has happened on the bench.
func (p *Page) onTold(ctx app.Context) {
	at := clock.Now()
	date, tier, id, made := p.day.Date, p.day.Showing, p.day.Entries[p.day.Showing].ID, p.day.Made(at)
	shell.Keep(ctx, func(data *store.Data) { keep(data, date, tier, id, made) })
	p.look()
}

// onShow puts a board on the bench, or the result in its place.
func (p *Page) onShow(ctx app.Context, e app.Event) {
	for panel, name := range panels {
		if ctx.JSSrc().Get("value").String() == name {
			p.day.Showing = panel
		}
	}
}

// onNext goes on from the bench.
func (p *Page) onNext(ctx app.Context) {
	p.day.Showing = p.day.After(p.day.Showing, p.history[p.day.Date])
	p.own.Defer(func(app.Context) {
		app.Window().GetElementByID("boards").Call("scrollIntoView", map[string]any{"block": "start"})
		if p.day.Showing == resultPanel {
			app.Window().GetElementByID("result").Call("focus", map[string]any{"preventScroll": true})
		}
	})
}

func (p *Page) onToday(ctx app.Context, e app.Event) {
	if ctx.Page().URL().Fragment != "" {
		route.Open(ctx, route.Daily.Href(""))
		return
	}
	p.look()
	p.open(p.today)
}

func (p *Page) onShare(ctx app.Context, e app.Event) {
	share.Text(p.own, p.shareText(), p.fate.Set)
}

// shareText is what is handed on of the day.
func (p *Page) shareText() string {
	link := app.Window().Get("location").Get("host").String() + route.Daily.Href(p.day.Date.String())
	return daily.Share(p.day.Date, p.history[p.day.Date], p.sum.Current, link)
}

// panels are the names of what can be shown under the tabs, which are their values
// too.
var panels = append(today.Names[:], "Result")

// next is where the bench leads to.
func (p *Page) next(made [3]daily.Board) solve.Next {
	text := "To the result"
	if after := p.day.After(p.day.Showing, made); after != resultPanel {
		text = "To the " + puzzles.Tier(after).String() + " board"
	}
	return solve.Next{Text: text, Do: p.onNext}
}
