package board

import (
	"strconv"

	"catchup/app/ui/draw"
	"catchup/app/ui/wait"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Film is a game of three moves that plays by itself until the program runs: view after
// view, as the rods are picked and the turns pass. It is drawn as one board with all that
// is ever on it, and the style sheet alone lets each thing appear in its turn: what the
// view with the number 3 adds has the class film-3.
type Film []View

// The films of the racks of five rods and of four.
const (
	Five = "1-5/3/2,4/1,5"
	Four = "1-4/2/4/1,3"
)

// Film returns the game of the notation as a film that begins like the board of v.
func (v View) Film(notation string) Film {
	whole, err := engine.ParseGame(notation)
	if err != nil {
		panic(err) // the tests have read it
	}
	film := Film{{Game: whole.At(0), Seats: v.Seats, Locked: true}}
	for i, move := range whole.Moves() {
		turn := View{Game: whole.At(i), Seats: v.Seats}
		for _, n := range turn.Game.Position().Order(move) {
			turn.Picked = turn.Picked.With(n)
			film = append(film, turn)
		}
		film = append(film, View{Game: whole.At(i + 1), Seats: v.Seats})
	}
	return film
}

// adds returns the classes of what the view i adds.
func adds(i int) string { return "film-part film-" + strconv.Itoa(i) }

// taken returns the number of the view after each move.
func (f Film) taken() (after []int) {
	for i, v := range f[1:] {
		if v.Picked.Len() == 0 {
			after = append(after, i+1)
		}
	}
	return after
}

// Said returns the line that the board begins with and over it the rules: before the
// first move, after it, and at the end.
func (f Film) Said(line string) app.UI {
	after := f.taken()
	said := []app.UI{app.Span().Text(line)}
	for i, at := range []int{0, after[0], after[2]} {
		said = append(said, app.Span().Class(adds(at)).Text(wait.Rules[i]))
	}
	return app.Span().Class("film-pile").Body(said...)
}

// Lanes returns the lanes of [View.Lanes] as the film fills them. For those who want
// nothing to move, three pictures of it stand in their place.
func (f Film) Lanes() app.UI {
	window := f[len(f)-1].frontier()
	race := []app.UI{f[0].lane(engine.P1, window), f[0].lane(engine.P2, window)}
	for i := range f {
		race = append(race, f.rod(i, window, laneTop(f[i].Game.Mover()), laneHeight, adds(i)),
			draw.Element("g").Class(adds(i)).Body(f[i].gap(window)))
	}
	var stills []app.UI
	for i, at := range f.taken() {
		stills = append(stills, app.Div().Class("film-still").Body(f.still(at, window), app.P().Text(wait.Rules[i])))
	}
	return app.Section().Class("lanes film").Body(
		f.seat(engine.P1),
		draw.Element("svg").Class("lanes-drawing").Attr("height", height).Attr("width", "100%").Body(race...),
		f.seat(engine.P2),
		app.Div().Class("film-stills").Body(stills...),
	)
}

// picked returns the rod that is picked in the view i, or 0.
func (f Film) picked(i int) int {
	if f[i].Picked.Len() == 0 {
		return 0
	}
	return f[i].Picked.Minus(f[i-1].Picked).Max()
}

// rod draws the rod that is picked in the view i, at the end of its lane.
func (f Film) rod(i int, window frontier, top, high int, class string) app.UI {
	n := f.picked(i)
	if n == 0 {
		return nil
	}
	from := f[i].score(f[i].Game.Mover()) - n
	return draw.Element("svg").Class("rod", class).
		Attr("x", draw.Percent(float64(from), float64(window.span))).
		Attr("width", draw.Percent(float64(n), float64(window.span))).
		Attr("y", top).
		Attr("height", high).
		Body(rod(n, window.span, "")...)
}

// still draws the lanes of the view at, small.
func (f Film) still(at int, window frontier) app.UI {
	const high, apart = 22, 4
	race := []app.UI{draw.Rect("lane", "100%", high, 6), draw.Rect("lane", "100%", high, 6).Attr("y", high+apart)}
	for i := range at {
		race = append(race, f.rod(i, window, int(f[i].Game.Mover())*(high+apart), high, ""))
	}
	return draw.Element("svg").Attr("width", "100%").Attr("height", 2*high+apart).Body(race...)
}

// seat returns the line of [View.Lanes] with the player's mark, name and score, every
// score over the one before.
func (f Film) seat(p engine.Player) app.UI {
	var turns, scores []app.UI
	for i, v := range f {
		turn, score := "", strconv.Itoa(v.score(p))
		if p == v.Game.Mover() && !v.Game.Over() {
			turn = v.verb(p, "your turn", "to move")
		}
		class := "film-over " + adds(i)
		if i == 0 {
			class = ""
		}
		if i == 0 || (p == v.Game.Mover()) != (p == f[i-1].Game.Mover()) || v.Game.Over() {
			turns = append(turns, app.Span().Class(class).Body(app.Span().Class("seat-turn").Text(turn)))
		}
		if i == 0 || v.score(p) != f[i-1].score(p) {
			scores = append(scores, app.Span().Class(class).Text(score))
		}
	}
	class := "seat"
	if p == f[0].Game.Mover() {
		class += " seat-moves"
	}
	return app.Div().Class(class).Body(
		draw.Player(p),
		app.Span().Class("seat-name").Text(f[0].name(p)),
		app.Span().Class("film-pile").Body(turns...),
		app.Span().Class("seat-score film-pile").Body(scores...),
	)
}

// Rack returns the rods of [View.Rack], and over each the empty place that it leaves.
func (f Film) Rack() app.UI {
	left := f[0].Game.Start().Left
	var places []app.UI
	for n := range left.All() {
		for i := range f {
			if f.picked(i) == n {
				places = append(places, app.Span().Class("film-over", adds(i)).Body(app.Span().Class("rack-gone").Text(n)))
			}
		}
	}
	return app.Div().Class("film-pile").Body(
		f[0].Rack(func(app.Context, app.Event) {}),
		app.Div().Class(rackClass(left.Len())...).Body(places...),
	)
}
