package puzzle

import (
	"strconv"

	"catchup/app/board"
	"catchup/app/route"
	"catchup/app/shell"
	"catchup/app/store"
	"catchup/engine"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is one puzzle, named behind "#" in the address; without a name it is the
// first.
type Page struct {
	app.Compo

	id      string
	solving *Solving
	failure string // why the address names no puzzle
	typed   string // digits of a number half typed
	keys    board.Keyboard
}

func (p *Page) OnInit() { p.open(puzzles.Catalog[0].ID) }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

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
	if id := ctx.Page().URL().Fragment; id != "" && id != p.id {
		p.open(id)
	}
	p.title(ctx)
}

// open shows the puzzle of that id.
func (p *Page) open(id string) {
	p.id, p.solving, p.failure = id, nil, ""
	puzzle, err := puzzles.Open(id)
	if err != nil {
		p.failure = shell.Sentence(err.Error())
		return
	}
	p.solving = Begin(puzzle)
}

func (p *Page) title(ctx app.Context) {
	name := "Puzzle"
	if p.solving != nil && p.solving.Attempt.Puzzle.Title != "" {
		name = p.solving.Attempt.Puzzle.Title
	}
	shell.Title(ctx, name, "A puzzle of Catch-Up: find the only move.")
}

func (p *Page) left() engine.Set {
	if p.solving == nil {
		return engine.Set{}
	}
	return p.solving.Attempt.Game.Position().Left
}

func (p *Page) onRod(ctx app.Context, e app.Event) {
	if n, picked, ok := board.Rod(ctx); ok {
		p.solving.Press(n, picked)
	}
}

// onNumber is a number typed: the rod is picked if one is left, else put back.
func (p *Page) onNumber(ctx app.Context, n int) {
	p.solving.Press(n, p.left().Count(n) == p.solving.Picked.Count(n))
}

func (p *Page) onTake(ctx app.Context, e app.Event) {
	p.solving.Take()
	if p.solving.Stage == Solved {
		kept, _ := store.Visitor()
		shell.Report(ctx, kept.SetSolved(p.id))
	}
}

func (p *Page) onRetry(ctx app.Context, e app.Event) { p.solving.Retry() }
func (p *Page) onHint(ctx app.Context, e app.Event)  { p.solving.AskHint() }
func (p *Page) onShow(ctx app.Context, e app.Event)  { p.solving.Show() }
func (p *Page) onAgain(ctx app.Context, e app.Event) { p.solving.Again() }

func (p *Page) onKey(ctx app.Context, key string) {
	switch {
	case key == "?":
		board.ToggleKeysHelp()
	case p.solving == nil:
	case key == "Enter" && p.solving.Stage == Finding:
		p.onTake(ctx, app.Event{})
	case (key == "Enter" || key == "Backspace" || key == "u") && p.solving.Stage == Wrong:
		p.solving.Retry()
	case key == "Backspace" || key == "u":
		p.solving.PutBackLast()
	case key == "h":
		p.solving.AskHint()
	case key == "n" || key == "Enter":
		ctx.Navigate(p.next())
	}
}

// next returns the link to the puzzle after this one, or to the list.
func (p *Page) next() string {
	if i := puzzles.Find(p.id); i+1 < len(puzzles.Catalog) {
		return route.Puzzle.Href(puzzles.Catalog[i+1].ID)
	}
	return route.Puzzles.Href("")
}

// place says where the puzzle stands in the catalogue.
func (p *Page) place() string {
	i := puzzles.Find(p.id)
	if i < 0 {
		return "Puzzle from a link"
	}
	entry := puzzles.Catalog[i]
	return entry.Title + " · " + strconv.Itoa(i+1) + " of " + strconv.Itoa(len(puzzles.Catalog))
}
