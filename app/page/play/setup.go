package play

import (
	"math/rand/v2"
	"strconv"
	"strings"

	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/match"
	"catchup/app/ui/shell"
	"catchup/engine"
	"catchup/engine/bot"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// setup is the form for a new game. What is kept has the choices that hold for all.
func (p *Page) setup(kept store.Data) app.UI {
	return app.Form().Class("setup card").OnSubmit(p.onStart).Body(
		p.numbers(),
		p.opponents(),
		app.If(p.form.Opponent != "", func() app.UI { return p.seats() }),
		p.headStart(),
		field("Play", "",
			chip("to win", !p.form.Margin, func(app.Context) { p.form.Margin = false }),
			chip("to win by as much as possible", p.form.Margin, func(app.Context) { p.form.Margin = true })),
		app.If(p.form.Opponent != "", func() app.UI { return p.speed(kept.Settings.Speed) }).Else(func() app.UI {
			return field("Seats", "On a phone held upright, each lane then faces its player.",
				chip("opposite each other", !kept.Play.Beside, func(ctx app.Context) {
					shell.Keep(ctx, func(d *store.Data) { d.Play.Beside = !d.Play.Beside })
				}))
		}),
		app.Button().Class("button button-main").Type("submit").Text("Start"),
	)
}

// chip is a button that is pressed or not. Its text tells it from all others.
func chip(text string, pressed bool, press func(ctx app.Context)) app.HTMLButton {
	return app.Button().Class("chip").Type("button").Aria("pressed", pressed).Text(text).
		OnClick(func(ctx app.Context, e app.Event) { press(ctx) }, app.EventScope(text))
}

// steps returns what changes the form by the step of the button pressed.
func steps(change func(by int)) app.EventHandler {
	return func(ctx app.Context, e app.Event) {
		if by, ok := board.Number(ctx); ok {
			change(by)
		}
	}
}

// field is a group of buttons under a name, with an explanation.
func field(name, explained string, chips ...app.UI) app.UI {
	return app.Div().Class("field").Role("group").Aria("label", name).Body(
		app.Span().Class("field-label").Text(name),
		app.Div().Class("chips").Body(chips...),
		app.If(explained != "", func() app.UI { return app.P().Class("soft").Text(explained) }),
	)
}

// numbers is where the set is chosen: a preset, a deal, or anything typed.
func (p *Page) numbers() app.UI {
	chips := make([]app.UI, 0, len(presets)+1)
	for _, preset := range presets {
		chips = append(chips, chip(preset.name, p.form.Set == preset.set, func(app.Context) { p.form.choose(preset.set) }))
	}
	deal, err := match.ParseDeal(p.form.Set)
	isDealt := err == nil
	chips = append(chips, chip("Dealt by chance", isDealt, func(app.Context) { p.form.Deal(rand.Uint32N(100_000)) }))
	return app.Div().Class("field").Body(
		app.Label().Class("field-label").For("set").Text("Numbers"),
		board.Stepper(shell.Notation("set", p.form.Set, p.onSet), "Fewer", "More", steps(p.form.Step)),
		app.Div().Class("chips").Body(chips...),
		app.If(isDealt, func() app.UI { return p.dealt(deal) }).Else(func() app.UI {
			return app.P().Class("soft").Text("1-7 are the numbers from 1 to 7. Or any others: 2,2,3,9")
		}),
		shell.Problem(p.form.Problem),
	)
}

// dealt shows the size of a deal. What was dealt is not shown before the start.
func (p *Page) dealt(deal match.Deal) app.UI {
	return app.Div().Class("chips").Body(
		board.Stepper(app.Span().Text(strconv.Itoa(deal.Count)+" numbers"), "Fewer numbers", "More numbers", steps(func(by int) { p.form.Resize(by, 0) })),
		board.Stepper(app.Span().Text("1 to "+strconv.Itoa(deal.Largest)), "Smaller numbers", "Larger numbers", steps(func(by int) { p.form.Resize(0, by) })),
		app.P().Class("soft").Text("Nobody can know the opening by heart. A friend who types "+deal.String()+" is dealt the same."),
	)
}

// onSet follows the set that is typed.
func (p *Page) onSet(ctx app.Context, e app.Event) {
	p.form.choose(ctx.JSSrc().Get("value").String())
}

// opponents is where the opponent is chosen.
func (p *Page) opponents() app.UI {
	level := p.form.Level()
	against := func(text, name string, pressed bool) app.HTMLButton {
		return chip(text, pressed, func(app.Context) { p.form.Opponent = name })
	}
	chips := []app.UI{
		against("A friend", "", p.form.Opponent == ""),
		chip("Levels", level > 0, func(app.Context) { p.form.Opponent = match.Level(max(p.form.Level(), 5)).Bot }),
	}
	for _, o := range match.Opponents {
		chips = append(chips, against(o.Name, o.Bot, o.Bot == p.form.Opponent))
	}
	thinks := "Two people at this device."
	if p.form.Opponent != "" {
		o := match.Called(p.form.Opponent)
		thinks = o.Name + " " + o.Thinks + "."
	}
	levels := make([]app.UI, len(bot.Levels))
	for i := range levels {
		levels[i] = against(strconv.Itoa(i+1), match.Level(i+1).Bot, level == i+1).
			Aria("label", "Level "+strconv.Itoa(i+1))
	}
	return app.Div().Class("field").Role("group").Aria("label", "Opponent").Body(
		app.Span().Class("field-label").Text("Against"),
		app.Div().Class("chips").Body(chips...),
		app.If(level > 0, func() app.UI { return app.Div().Class("chips").Body(levels...) }),
		app.P().Class("soft").Text(strings.TrimSpace(thinks)),
	)
}

// seats is where the visitor's side is chosen.
func (p *Page) seats() app.UI {
	side := func(player engine.Player, text string) app.UI {
		return chip(text, p.form.Human == player, func(app.Context) { p.form.Human = player }).
			Body(draw.Player(player), app.Span().Text(text))
	}
	return field("You move", "", side(engine.P1, "first"), side(engine.P2, "second"))
}

// headStart is where the second player is given points ahead.
func (p *Page) headStart() app.UI {
	text := strconv.Itoa(p.form.Head) + " points"
	if p.form.Head == 1 {
		text = "1 point"
	}
	return app.Div().Class("field").Role("group").Aria("label", "Head start").Body(
		app.Span().Class("field-label").Text("Head start of whoever moves second"),
		board.Stepper(app.Span().Text(text), "Smaller head start", "Larger head start", steps(p.form.StepHead)),
	)
}

// speed is where the visitor says how the bot's turn is shown.
func (p *Page) speed(speed string) app.UI {
	chips := make([]app.UI, len(match.Paces))
	for i, each := range match.Paces {
		chips[i] = chip(each.Text, each.Name == speed, func(ctx app.Context) {
			shell.Keep(ctx, func(d *store.Data) { d.Settings.Speed = each.Name })
		})
	}
	return field("Show their turn", "", chips...)
}

// games lists the games kept, and has a field to open another.
func (p *Page) games(kept []store.Kept) app.UI {
	items := make([]app.UI, 0, len(kept))
	for _, k := range kept {
		m, err := matchOf(k)
		if err != nil {
			continue // of another release; it stays in the record
		}
		state := strconv.Itoa(len(m.Game.Moves())) + " turns so far"
		if m.Game.Over() {
			state = m.View().Say()
		}
		versus := "two players"
		if k.Opponent != "" {
			versus = "against " + match.Called(k.Opponent).Name
		}
		items = append(items, app.Li().Class("line").Body(
			app.Button().Class("kept-open box stack-tight anywhere").Type("button").Value(k.ID).OnClick(p.onKept).Body(
				app.Span().Class("strong").Text(m.Game.Start().Short()+", "+versus),
				app.Span().Class("soft").Text(state),
			),
			app.Button().Class("button button-quiet").Type("button").Value(k.ID).OnClick(p.onForget).
				Aria("label", "Forget "+m.Game.Start().Short()+", "+versus).Text("Forget"),
		))
	}
	return app.Div().Class("setup card").Body(
		app.Form().Class("field").OnSubmit(p.onOpenTyped).Body(
			app.Label().Class("field-label").For("game").Text("Open a game from its text"),
			app.Div().Class("finder-row").Body(
				shell.Notation("game", p.typed, p.onType).Placeholder("1-7/3/5,6"),
				app.Button().Class("button").Type("submit").Text("Open"),
			),
			app.P().Class("soft").Text("This one is "+p.match.Game.String()),
		),
		app.If(len(items) == 0, func() app.UI {
			return app.P().Class("soft").Text("Games that you play are kept here.")
		}).Else(func() app.UI { return app.Ul().Class("list stack-close").Body(items...) }),
	)
}
