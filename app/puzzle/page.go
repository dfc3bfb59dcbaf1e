package puzzle

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/shell"
	"catchup/app/solve"
	"catchup/app/store"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is one puzzle, named behind "#" in the address; without a name it is the
// first.
type Page struct {
	app.Compo

	id      string
	solving *solve.Solving
	failure string // why the address names no puzzle
}

func (p *Page) OnInit() { p.open(puzzles.Catalog()[0].ID) }

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

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
	p.solving = solve.Begin(puzzle)
}

func (p *Page) title(ctx app.Context) {
	name := "Puzzle"
	if p.solving != nil && p.solving.Attempt.Puzzle.Title != "" {
		name = p.solving.Attempt.Puzzle.Title
	}
	shell.Title(ctx, name, "A puzzle of Catch-Up: find the only move.")
}

// onTold keeps that the puzzle is solved.
func (p *Page) onTold(ctx app.Context) {
	if p.solving.Stage == solve.Solved {
		kept, _ := store.Visitor()
		shell.Report(ctx, kept.SetSolved(p.id))
	}
}

// next leads to the puzzle after this one, or to the list.
func (p *Page) next() solve.Next {
	if i := puzzles.Find(p.id); i+1 < len(puzzles.Catalog()) {
		return solve.Next{Text: "Next puzzle", Href: route.Puzzle.Href(puzzles.Catalog()[i+1].ID)}
	}
	return solve.Next{Text: "All puzzles", Href: route.Puzzles.Href("")}
}

// place says where the puzzle stands in the catalogue.
func (p *Page) place() string {
	i := puzzles.Find(p.id)
	if i < 0 {
		return "Puzzle from a link"
	}
	entry := puzzles.Catalog()[i]
	return entry.Title + " · " + strconv.Itoa(i+1) + " of " + strconv.Itoa(len(puzzles.Catalog()))
}
