package table

import (
	"strings"

	"catchup/app/ui/wait"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// film returns what stands in the place of [Table.board], and takes as much room, until
// the program runs: the film as one picture, with the rules as its description, and the
// actions as they will be.
func (t *Table) film() []app.UI {
	view := t.State.View()
	film := view.Film(t.Film)
	picture := []app.UI{film.Lanes()}
	if !t.Bare {
		picture = append(picture, app.P().Class("say").Body(film.Said(t.line(view))))
	}
	return []app.UI{
		app.Div().Class("film stack").Role("img").Aria("label", strings.Join(wait.Rules[:], " ")).Body(picture...),
		app.If(!t.Bare, wait.Loading),
		app.Div().Class("board-hands").Body(
			app.Div().Aria("hidden", "true").Body(film.Rack()),
			t.actions(),
		),
		t.keys(),
	}
}
