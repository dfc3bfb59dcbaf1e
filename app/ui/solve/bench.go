package solve

import (
	"time"

	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/shell"
	"catchup/engine"
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
	typed   string   // digits of a number half typed
	keys    board.Keyboard

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
	b.keys = board.Keyboard{
		Left: b.left,
		On:   b.onKey,
		Rod:  b.onNumber,
		Hear: func(ctx app.Context, digits string) { b.typed = digits },
	}
	b.keys.Listen(ctx)
	b.begin()
}

func (b *Bench) OnUpdate(ctx app.Context) {
	// While pages are rendered ahead of time, nothing was ever taken up.
	if b.shown != nil && b.shown != b.Solving {
		b.begin()
	}
}

func (b *Bench) OnDismount() { b.keys.Stop() }

// begin takes a puzzle up that was not on the bench before.
func (b *Bench) begin() {
	solving := b.Solving
	b.shown, b.patient, b.proved, b.typed, b.gained = solving, false, "", "", ""
	b.counts = counts(solving.Attempt.Puzzle.ID())
	b.own.After(reflection, func(app.Context) {
		if b.Solving == solving {
			b.patient = true
		}
	})
}

// tell keeps what the event has brought to light and reports to the page, if it
// has left a mark.
func (b *Bench) tell(ctx app.Context, before Marks) {
	if b.Solving.Marks == before {
		return
	}
	if trial, ok := b.Solving.trial(); ok {
		kept, _ := store.Visitor()
		skill := kept.Data().Skill
		shell.Report(ctx, kept.Update(trial.keep))
		if b.counts {
			b.counts, b.gained = false, change(skill, kept.Data().Skill)
		}
	}
	if b.Told != nil {
		b.Told(ctx)
	}
}

func (b *Bench) left() engine.Set { return b.Solving.Attempt.Game.Position().Left }

func (b *Bench) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		b.Solving.Press(n, picked)
	}
}

func (b *Bench) onNumber(ctx app.Context, n int) {
	b.Solving.Press(n, b.Solving.AllPicked(b.Solving.Attempt.Game.Position(), n))
}

func (b *Bench) onTake(ctx app.Context, e app.Event) {
	before := b.Solving.Marks
	b.Solving.Take()
	b.tell(ctx, before)
}

func (b *Bench) onHint(ctx app.Context, e app.Event) {
	before := b.Solving.Marks
	b.Solving.AskHint()
	b.tell(ctx, before)
}

func (b *Bench) onShow(ctx app.Context, e app.Event) {
	before := b.Solving.Marks
	b.Solving.Show()
	b.tell(ctx, before)
}

func (b *Bench) onRetry(ctx app.Context, e app.Event) { b.Solving.Retry() }

func (b *Bench) onAgain(ctx app.Context, e app.Event) {
	b.Solving.Again()
	b.proved, b.gained = "", ""
}

func (b *Bench) onNext(ctx app.Context, e app.Event) { b.next(ctx) }

func (b *Bench) next(ctx app.Context) {
	if b.Next.Do != nil {
		b.Next.Do(ctx)
	} else {
		ctx.Navigate(b.Next.Href)
	}
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

func (b *Bench) onKey(ctx app.Context, key string) {
	s := b.Solving
	switch {
	case key == "?":
		board.ToggleKeysHelp()
	case key == "Enter" && s.Stage == Finding:
		b.onTake(ctx, app.Event{})
	case (key == "Enter" || key == "Backspace" || key == "u") && s.Stage == Wrong && !s.Strict:
		s.Retry()
	case key == "Backspace" || key == "u":
		s.PutBackLast()
	case key == "h":
		b.onHint(ctx, app.Event{})
	case key == "v" && b.mayShow():
		b.onShow(ctx, app.Event{})
	case key == "Enter" && s.Stage == Wrong:
		// It ended a run: pressed once too often, Enter must not sweep the result away.
	case key == "n" || key == "Enter":
		b.next(ctx)
	}
}

// mayShow reports whether the solution can be asked for.
func (b *Bench) mayShow() bool {
	s := b.Solving
	return s.Stage == Wrong || s.Stage == Finding && (s.Skip || b.patient && !s.Strict)
}
