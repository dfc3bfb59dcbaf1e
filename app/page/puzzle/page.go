package puzzle

import (
	"catchup/app/course"
	"catchup/app/route"
	"catchup/app/ui/shell"
	"catchup/app/ui/solve"
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

func (p *Page) OnNav(ctx app.Context) {
	if id := ctx.Page().URL().Fragment; id != "" && id != p.id {
		p.open(id)
	}
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

// next leads to the next of the puzzles chosen by hand, or to more of all kinds.
func (p *Page) next() solve.Next {
	if i := puzzles.Find(p.id); i >= 0 && i+1 < len(puzzles.Catalog()) && puzzles.Catalog()[i+1].Chapter != "" {
		return solve.Next{Text: "Next puzzle", Href: route.Puzzle.Href(puzzles.Catalog()[i+1].ID)}
	}
	return solve.Next{Text: "More puzzles", Href: route.Train.Href(course.Mix.String())}
}

// place says where the puzzle comes from.
func (p *Page) place() string {
	i := puzzles.Find(p.id)
	if i < 0 {
		return "Puzzle from a link"
	}
	return puzzles.Catalog()[i].Title
}
