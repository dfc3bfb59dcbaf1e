package play

import (
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

// The values of buttons that stand for an empty text, which go-app would drop, and
// of the two goals.
const (
	friend = "friend"
	calmly = "calm"
	byWin  = "win"
	byMuch = "margin"
)

// setup is the form for a new game. What is kept has the choices that hold for all.
func (p *Page) setup(kept store.Data) app.UI {
	return app.Form().Class("setup card").OnSubmit(p.onStart).Body(
		p.numbers(),
		p.opponents(),
		app.If(p.form.Opponent != "", func() app.UI { return p.seats() }),
		p.headStart(),
		field("Play", "", chip("to win", byWin, !p.form.Margin, p.onGoal), chip("to win by as much as possible", byMuch, p.form.Margin, p.onGoal)),
		app.If(p.form.Opponent != "", func() app.UI { return p.speed(kept.Settings.Speed) }).Else(func() app.UI {
			return field("Seats", "On a phone held upright, each lane then faces its player.",
				app.Button().Class("chip").Type("button").Aria("pressed", !kept.Play.Beside).OnClick(p.onSeats).Text("opposite each other"))
		}),
		app.Button().Class("button button-main").Type("submit").Text("Start"),
	)
}

func chip(text, value string, pressed bool, onClick app.EventHandler) app.HTMLButton {
	return app.Button().Class("chip").Type("button").Value(value).Aria("pressed", pressed).OnClick(onClick).Text(text)
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
		chips = append(chips, chip(preset.name, preset.set, p.form.Set == preset.set, p.onSet))
	}
	deal, err := match.ParseDeal(p.form.Set)
	isDealt := err == nil
	chips = append(chips, chip("Dealt by chance", match.Dealt, isDealt, p.onDeal))
	return app.Div().Class("field").Body(
		app.Label().Class("field-label").For("set").Text("Numbers"),
		board.Stepper(shell.Notation("set", p.form.Set, p.onSet), "Fewer", "More", p.onSize),
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
		board.Stepper(app.Span().Text(strconv.Itoa(deal.Count)+" numbers"), "Fewer numbers", "More numbers", p.onDealtCount),
		board.Stepper(app.Span().Text("1 to "+strconv.Itoa(deal.Largest)), "Smaller numbers", "Larger numbers", p.onDealtLargest),
		app.P().Class("soft").Text("Nobody can know the opening by heart. A friend who types "+deal.String()+" is dealt the same."),
	)
}

// opponents is where the opponent is chosen.
func (p *Page) opponents() app.UI {
	level := p.form.Level()
	chips := []app.UI{
		chip("A friend", friend, p.form.Opponent == "", p.onOpponent),
		chip("Levels", match.Level(max(level, 5)).Bot, level > 0, p.onOpponent),
	}
	for _, o := range match.Opponents {
		chips = append(chips, chip(o.Name, o.Bot, o.Bot == p.form.Opponent, p.onOpponent))
	}
	thinks := "Two people at this device."
	if p.form.Opponent != "" {
		o := match.Called(p.form.Opponent)
		thinks = o.Name + " " + o.Thinks + "."
	}
	levels := make([]app.UI, len(bot.Levels))
	for i := range levels {
		levels[i] = chip(strconv.Itoa(i+1), match.Level(i+1).Bot, level == i+1, p.onOpponent).
			Class("chip").
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
		return app.Button().
			Class("chip").
			Type("button").
			Value(player.String()).
			Aria("pressed", p.form.Human == player).
			OnClick(p.onSide).
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
		board.Stepper(app.Span().Text(text), "Smaller head start", "Larger head start", p.onHead),
	)
}

// speed is where the visitor says how the bot's turn is shown.
func (p *Page) speed(speed string) app.UI {
	chips := make([]app.UI, len(match.Paces))
	for i, each := range match.Paces {
		value := each.Name
		if value == "" {
			value = calmly
		}
		chips[i] = chip(each.Text, value, each.Name == speed, p.onSpeed)
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
