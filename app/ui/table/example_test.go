package table_test

import (
	"fmt"
	"strings"

	"catchup/app/ui/board"
	"catchup/app/ui/table"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Duel is the state of a page: a game against an opponent who takes whatever comes
// first.
type Duel struct {
	board.Hand
	game *engine.Game
}

func (d *Duel) View() board.View {
	return d.Solo(d.game, engine.P1, d.game.Over() || d.game.Mover() != engine.P1)
}

func (d *Duel) Take(move engine.Move) { _ = d.game.Play(move) }

func (d *Duel) Answer() {
	for move := range d.game.Position().Moves() {
		if d.game.Mover() != engine.P1 {
			d.Take(move)
		}
		return
	}
}

// Page is the whole page: its state, its words and what happens after a turn.
type Page struct {
	app.Compo
	duel *Duel
}

func (p *Page) OnInit() {
	p.duel = &Duel{game: engine.NewGame(engine.Position{Left: engine.OneTo(5)})}
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return &table.Table{
		State:   p.duel,
		Ask:     func() app.UI { return app.H1().Text("One game") },
		Actions: p.actions,
		Taken:   func(app.Context) { p.duel.Answer() },
	}
}

func (p *Page) actions() []table.Action {
	return []table.Action{
		table.TakeIt,
		{Text: "Again", Keys: "n", Class: table.Quiet, Off: len(p.duel.game.Moves()) == 0, Do: table.Do(p.OnInit)},
	}
}

// A page with a board is its state, its words and what happens after a turn.
func Example() {
	p := &Page{}
	p.OnInit()
	table.Press(p.duel, 3, false)
	table.Take(p.duel)
	p.duel.Answer()
	fmt.Println(table.Line(p.duel))
	fmt.Println(strings.Contains(app.HTMLString(p), "One game"))
	// Output:
	// Level. You take one rod.
	// true
}
