package solver

import (
	"strconv"
	"time"

	"catchup/app/ui/board"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// story is something that happens step by step.
type story interface {
	Title() string // of the choice between stories
	Len() int
	Says(at int) string
	Picture(at int) []app.UI
}

// figure shows a story, one of several, as far as its player has come.
type figure struct {
	app.Compo
	Name    string // its id
	Label   string
	Stories []story

	chosen int
	player Player
	round  int // of playing: an old one ends when a new one began
	own    app.Context
}

func (f *figure) OnInit() { f.player = NewPlayer(f.Stories[0].Len()) }

func (f *figure) OnMount(ctx app.Context) { f.own = ctx }

func (f *figure) story() story { return f.Stories[f.chosen] }

func (f *figure) onChoose(ctx app.Context, e app.Event) {
	if i, ok := board.Number(ctx); ok {
		f.chosen = i
		f.player = NewPlayer(f.story().Len())
	}
}

// jump shows a step. What is shown of a long list follows.
func (f *figure) jump(to int) {
	f.player.Jump(to)
	f.follow()
}

// onJump shows the step that is the value of the button pressed.
func (f *figure) onJump(ctx app.Context, e app.Event) {
	if at, ok := board.Number(ctx); ok {
		f.jump(at)
	}
}

func (f *figure) onSlide(ctx app.Context, e app.Event) {
	if at, ok := board.Number(ctx); ok {
		f.jump(at - 1)
	}
}

// onKey hears the arrows anywhere in the figure but on the slider, which has its own.
func (f *figure) onKey(ctx app.Context, e app.Event) {
	if e.Get("target").Get("tagName").String() == "INPUT" {
		return
	}
	at := f.player.At
	to, is := map[string]int{"ArrowRight": at + 1, "ArrowLeft": at - 1, "Home": 0, "End": f.player.Last}[e.Get("key").String()]
	if is {
		f.jump(to)
		e.PreventDefault()
	}
}

// pace is how long a step is shown when the figure plays by itself.
const pace = 1500 * time.Millisecond

func (f *figure) onPlay(ctx app.Context, e app.Event) {
	f.player.Toggle()
	f.round++
	if f.player.Playing {
		f.play(f.round)
	}
}

func (f *figure) play(round int) {
	f.follow()
	f.own.After(pace, func(ctx app.Context) {
		if round == f.round && f.player.Tick() {
			f.play(round)
		}
	})
}

// follow scrolls a long list to the step shown, once that is drawn.
func (f *figure) follow() {
	f.own.Defer(func(app.Context) {
		root := app.Window().GetElementByID(f.Name)
		if !root.Truthy() {
			return
		}
		list, now := root.Call("querySelector", ".inside-trail"), root.Call("querySelector", "[aria-current=step]")
		if list.Truthy() && now.Truthy() {
			list.Set("scrollTop", now.Get("offsetTop").Float()-list.Get("clientHeight").Float()/2)
		}
	})
}

// Render shows the figure with what steers it.
func (f *figure) Render() app.UI {
	s, p := f.story(), f.player
	place := "Step " + strconv.Itoa(p.At+1) + " of " + strconv.Itoa(p.Last+1)
	play := "Play slowly"
	if p.Playing {
		play = "Stop"
	}
	// Buttons that cannot do anything keep the focus, so that keys go on.
	button := func(name, label string, can bool, to int) app.UI {
		return app.Button().Class("button inside-button").Type("button").Value(to).Aria("label", label).Aria("disabled", !can).OnClick(f.onJump).Text(name)
	}
	var chips []app.UI
	for i, other := range f.Stories {
		chips = append(chips, app.Button().Class("chip").Type("button").Value(i).
			Aria("pressed", i == f.chosen).OnClick(f.onChoose).Text(other.Title()))
	}
	return app.Div().Class("card stack").ID(f.Name).Role("group").Aria("label", f.Label).OnKeyDown(f.onKey).Body(
		app.Div().Class("chips").Role("group").Aria("label", "Numbers").Body(chips...),
		app.Div().Class("row").Body(
			button("⇤", "First step", p.At > 0, 0),
			button("←", "Step back", p.At > 0, p.At-1),
			button("→", "Next step", p.At < p.Last, p.At+1),
			button("⇥", "Last step", p.At < p.Last, p.Last),
			app.Button().Class("button inside-play").Type("button").OnClick(f.onPlay).Text(play),
		),
		app.Label().Class("row-wide").Body(
			app.Span().Class("soft").Text(place),
			app.Input().Class("inside-range").Type("range").Min(1).Max(p.Last+1).Step(1).Value(p.At+1).Aria("valuetext", place).OnInput(f.onSlide),
		),
		app.P().Class("inside-says pretty").Role("status").Aria("live", "polite").Text(s.Says(p.At)),
		app.Div().Class("inside-picture stack-wide").Body(s.Picture(p.At)...),
	)
}
