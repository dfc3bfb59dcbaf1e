package solve

import (
	"time"

	"catchup/app/clock"
	"catchup/app/store"
	"catchup/app/ui/shell"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Bench is a puzzle at the board: what is seen and pressed, the verdicts and, in
// the end, the proof.
type Bench struct {
	app.Compo
	Solving *Solving
	Next    Next // where the visitor goes when the puzzle is over
	// Told hears of every event that leaves a mark, after it. It may be nil. The page
	// around the bench is drawn again in any case.
	Told func(ctx app.Context)

	shown   *Solving // what was on the bench at the last look
	patient bool     // the puzzle has been there for long enough to offer the solution
	proved  string   // what proving it again has given
	counts  bool     // the puzzle will count for the visitor's rating
	gained  string   // what it has done to the rating
	told    Marks    // what was told already

	// own is the bench's own context. What an element's context is asked to do later
	// is dropped if the element is gone by then.
	own app.Context
}

// Next is what is offered when a puzzle is over: a link, or a button if Do is
// there.
type Next struct {
	Text string
	Href string
	Do   func(ctx app.Context)
}

// reflection is how long a puzzle is there before its solution is offered, so that
// nobody asks for it by mistake.
const reflection = 4 * time.Second

func (b *Bench) OnMount(ctx app.Context) {
	b.own = ctx
	b.begin()
}

func (b *Bench) OnUpdate(ctx app.Context) {
	// While pages are rendered ahead of time, nothing was ever taken up.
	if b.shown != nil && b.shown != b.Solving {
		b.begin()
	}
}

// begin takes a puzzle up that was not on the bench before.
func (b *Bench) begin() {
	solving := b.Solving
	b.shown, b.told, b.patient, b.proved, b.gained = solving, solving.Marks, false, "", ""
	b.counts = counts(solving.Attempt.Puzzle.ID())
	b.own.After(reflection, func(app.Context) {
		if b.Solving == solving {
			b.patient = true
		}
	})
}

// tell keeps what was brought to light and reports to the page, if that has left a
// mark.
func (b *Bench) tell(ctx app.Context) {
	if b.Solving.Marks == b.told {
		return
	}
	b.told = b.Solving.Marks
	if b.Solving.revealed() {
		kept := store.Record()
		skill := kept.Data().Skill
		now, day := *b.Solving, clock.Today().String() // as it stands, should it be kept later
		shell.Keep(ctx, func(d *store.Data) { now.keep(d, day) })
		if b.counts {
			b.counts, b.gained = false, change(skill, kept.Data().Skill)
		}
	}
	if b.Told != nil {
		b.Told(ctx)
	}
}

func (b *Bench) hint(ctx app.Context) {
	b.Solving.AskHint()
	b.tell(ctx)
}

func (b *Bench) show(ctx app.Context) {
	b.Solving.Show()
	b.tell(ctx)
}

func (b *Bench) again(app.Context) {
	b.Solving.Again()
	b.told, b.proved, b.gained = "", "", ""
}

func (b *Bench) onProve(ctx app.Context, e app.Event) {
	began := time.Now()
	puzzle, err := puzzles.Open(b.Solving.Attempt.Puzzle.ID())
	if err != nil {
		b.proved = err.Error()
		return
	}
	b.proved = provedIn(puzzle, time.Since(began))
}

// mayShow reports whether the solution can be asked for.
func (b *Bench) mayShow() bool {
	s := b.Solving
	return s.Stage == Wrong || s.Stage == Finding && (s.Skip || b.patient && !s.Strict)
}
