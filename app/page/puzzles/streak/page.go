package streak

import (
	"math/rand/v2"

	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/share"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is a run of puzzles. What is under way is kept after every step, so that
// the same puzzle is there again next time.
type Page struct {
	app.Compo

	run     Run
	solving *solve.Solving // the last puzzle handed out; nil before the first
	fate    share.Fate     // of the result
	stop    func()         // ends the watch over what other tabs keep
}

func (p *Page) OnMount(ctx app.Context) {
	p.stop = store.Record().Watch(func() { ctx.Dispatch(p.onKept) })
}

func (p *Page) OnDismount() { p.stop() }

// onKept follows another tab, in which the run may have gone on or ended.
func (p *Page) onKept(ctx app.Context) {
	if p.run.Elsewhere(store.Record().Data().Streak) {
		p.resume(ctx)
	}
}

func (p *Page) OnNav(ctx app.Context) {
	p.resume(ctx)
}

// resume takes up the run that is kept, if there is one.
func (p *Page) resume(ctx app.Context) {
	p.run, p.solving = Resume(store.Record().Data().Streak), nil
	if p.run.Begun() {
		p.hand(ctx)
	}
}

// hand hands out the next puzzle, or the one under way.
func (p *Page) hand(ctx app.Context) {
	results := store.Record().Data().Puzzles
	p.run.Next(func(id string) bool { return results[id].Solved || results[id].Failed }, rand.IntN)
	puzzle, err := puzzles.Open(p.run.Current())
	if err != nil { // what was kept names no puzzle
		p.run = Run{Best: p.run.Best, Former: p.run.Best}
		return
	}
	p.solving = solve.Begin(puzzle)
	p.solving.Strict, p.solving.Skip = true, !p.run.Skipped
	p.keep(ctx)
}

// keep keeps how the run stands.
func (p *Page) keep(ctx app.Context) {
	now := p.run.Kept()
	shell.Keep(ctx, func(d *store.Data) {
		now.Best = max(now.Best, d.Streak.Best) // another tab may have done better
		d.Streak = now
	})
}

// onTold follows what happens on the bench.
func (p *Page) onTold(ctx app.Context) {
	switch p.solving.Stage {
	case solve.Solved:
		p.run.Solve()
	case solve.Shown:
		p.run.Skip()
	case solve.Wrong:
		p.run.Fail()
	}
	p.keep(ctx)
}

// onNext goes on to the next puzzle, or to a new run.
func (p *Page) onNext(ctx app.Context) {
	switch {
	case !p.solving.Over():
	case p.run.Ending != Going:
		p.begin(ctx)
	default:
		p.hand(ctx)
	}
}

func (p *Page) onBegin(ctx app.Context, e app.Event) { p.begin(ctx) }

// begin begins a new run.
func (p *Page) begin(ctx app.Context) {
	p.run, p.fate = Run{Best: p.run.Best, Former: p.run.Best}, share.Kept
	p.hand(ctx)
}

// onShare hands the result on.
func (p *Page) onShare(ctx app.Context, e app.Event) {
	address := app.Window().Get("location").Get("origin").String() + route.Streak.Href("")
	share.Text(ctx, p.run.line()+"\n"+address, p.fate.Set)
}
