package play

import (
	"strconv"

	"catchup/app/draw"
	"catchup/app/route"
	"catchup/app/shell"
	"catchup/app/store"
	"catchup/engine"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Page is the page on which to play. The game stands behind "#" in the address;
// without one the visitor's last game is there again.
type Page struct {
	app.Compo

	match   *Match
	form    Form
	open    bool   // the form is shown
	failure string // why the address holds no game
}

func (p *Page) OnInit() {
	p.match = NewMatch(engine.NewGame(engine.Position{Left: engine.OneTo(7)}), bot.MaxScore, engine.P1)
	p.form = formOf(p.match)
}

func (p *Page) OnPreRender(ctx app.Context) { p.title(ctx) }

func (p *Page) title(ctx app.Context) {
	shell.Title(ctx, "Play", "Play Catch-Up against a friend, a rule of thumb, or an opponent that never errs.")
}

func (p *Page) OnNav(ctx app.Context) {
	p.title(ctx)
	kept, _ := store.Visitor()
	last := kept.Play()
	text := ctx.Page().URL().Fragment
	if text == "" {
		text = last.Game
	}
	if text == "" || text == p.match.Game.String() {
		return
	}
	game, err := engine.ParseGame(text)
	if err != nil {
		p.failure = shell.Sentence(err.Error())
		return
	}
	opponent, human := p.match.Opponent, engine.P1
	if last.Chosen {
		opponent = last.Opponent
	}
	if last.Second {
		human = engine.P2
	}
	if _, err := bot.Named(opponent); err != nil {
		opponent = ""
	}
	p.begin(NewMatch(game, opponent, human), last.Help)
}

func (p *Page) begin(match *Match, help bool) {
	match.Help = help
	p.match, p.form = match, formOf(match)
	p.open, p.failure = false, ""
}

func (p *Page) onOpen(ctx app.Context, e app.Event) { p.open = !p.open }

func (p *Page) onSet(ctx app.Context, e app.Event) {
	p.form.Set = ctx.JSSrc().Get("value").String()
	p.form.Problem = ""
}

func (p *Page) onFewer(ctx app.Context, e app.Event) { p.form.Step(-1) }
func (p *Page) onMore(ctx app.Context, e app.Event)  { p.form.Step(+1) }

func (p *Page) onOpponent(ctx app.Context, e app.Event) {
	p.form.Opponent = ctx.JSSrc().Get("value").String()
	if p.form.Opponent == friend {
		p.form.Opponent = ""
	}
}

func (p *Page) onSide(ctx app.Context, e app.Event) {
	p.form.Human = engine.P1
	if ctx.JSSrc().Get("value").String() == engine.P2.String() {
		p.form.Human = engine.P2
	}
}

func (p *Page) onStart(ctx app.Context, e app.Event) {
	e.PreventDefault()
	if match := p.form.Match(); match != nil {
		p.begin(match, p.match.Help)
	}
}

// Render shows the page.
func (p *Page) Render() app.UI {
	return shell.Page(route.Play,
		app.Header().Class("hero hero-small hero-row").Body(
			app.Div().Body(
				app.H1().Text("Play"),
				app.P().Class("soft").Text(p.versus()),
			),
			app.Button().
				Class("button").
				Type("button").
				Aria("expanded", p.open).
				OnClick(p.onOpen).
				Text("New game"),
		),
		app.If(p.failure != "", func() app.UI {
			return app.P().Class("problem").Role("alert").Text("The link holds no game. " + p.failure)
		}),
		app.If(p.open, func() app.UI { return p.setup() }),
		&Table{Match: p.match, Keep: InAddress},
	)
}

// versus says who plays whom and with which numbers.
func (p *Page) versus() string {
	numbers := p.match.Game.Start().Short()
	if p.match.Opponent == "" {
		return "Two players, " + numbers
	}
	return "You against " + Called(p.match.Opponent).Name + ", " + numbers
}

func (p *Page) setup() app.UI {
	chip := func(text string, pressed bool) app.HTMLButton {
		return app.Button().Class("chip").Type("button").Aria("pressed", pressed).Text(text)
	}
	thinks := "Two people at this device."
	opponents := []app.UI{chip("A friend", p.form.Opponent == "").Value(friend).OnClick(p.onOpponent)}
	for _, o := range Opponents {
		if o.Bot == p.form.Opponent {
			thinks = o.Name + " " + o.Thinks + "."
		}
		opponents = append(opponents, chip(o.Name, o.Bot == p.form.Opponent).Value(o.Bot).OnClick(p.onOpponent))
	}
	side := func(player engine.Player, text string) app.UI {
		return app.Button().
			Class("chip").
			Type("button").
			Value(player.String()).
			Aria("pressed", p.form.Human == player).
			OnClick(p.onSide).
			Body(draw.Player(player), app.Span().Text(text))
	}
	return app.Form().Class("setup card").OnSubmit(p.onStart).Body(
		app.Div().Class("field").Body(
			app.Label().Class("field-label").For("set").Text("Numbers"),
			app.Div().Class("stepper").Body(
				app.Button().Class("button").Type("button").Aria("label", "Fewer").OnClick(p.onFewer).Text("−"),
				app.Input().
					Class("input").
					ID("set").
					Type("text").
					AutoComplete(false).
					Spellcheck(false).
					Attr("autocapitalize", "off").
					Value(p.form.Set).
					OnInput(p.onSet),
				app.Button().Class("button").Type("button").Aria("label", "More").OnClick(p.onMore).Text("+"),
			),
			app.P().Class("soft").Text("1-7 are the numbers from 1 to 7. Or any others: 2,2,3,9"),
			app.If(p.form.Problem != "", func() app.UI {
				return app.P().Class("problem").Role("alert").Text(p.form.Problem)
			}),
		),
		app.Div().Class("field").Role("group").Aria("label", "Opponent").Body(
			app.Span().Class("field-label").Text("Against"),
			app.Div().Class("chips").Body(opponents...),
			app.P().Class("soft").Text(thinks),
		),
		app.If(p.form.Opponent != "", func() app.UI {
			return app.Div().Class("field").Role("group").Aria("label", "Your side").Body(
				app.Span().Class("field-label").Text("You move"),
				app.Div().Class("chips").Body(side(engine.P1, "first"), side(engine.P2, "second")),
			)
		}),
		app.Button().Class("button button-main").Type("submit").Text("Start"),
	)
}

// friend is the value of the button for two people: go-app drops empty values.
const friend = "friend"

// Form is what the visitor fills in for a new game.
type Form struct {
	Set      string // a set or position in notation, as typed
	Opponent string
	Human    engine.Player
	Problem  string // what is wrong with Set, or ""
}

// The sets {1..N} that can be stepped through.
const fewest, most = 3, 20

func formOf(m *Match) Form {
	return Form{Set: m.Game.Start().Short(), Opponent: m.Opponent, Human: m.Human}
}

// Step goes to the next smaller or larger set {1..N}.
func (f *Form) Step(by int) {
	n := 7 - by
	if position, err := engine.ParsePosition(f.Set); err == nil && position.Left.Len() > 0 {
		n = position.Left.Len()
	}
	f.Set = "1-" + strconv.Itoa(min(max(n+by, fewest), most))
	f.Problem = ""
}

// Match returns the new match, or nil if there is a problem, which it keeps.
func (f *Form) Match() *Match {
	position, err := engine.ParsePosition(f.Set)
	switch {
	case err != nil:
		f.Problem = shell.Sentence(err.Error())
	case position.Over():
		f.Problem = "There are no numbers to play with."
	default:
		return NewMatch(engine.NewGame(position), f.Opponent, f.Human)
	}
	return nil
}
