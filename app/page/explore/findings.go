package explore

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/match"
	"catchup/app/ui/shell"
	"catchup/app/ui/words"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// worths is what the moves are worth, or why that is not known.
func (p *Page) worths() app.UI {
	s := p.study
	switch {
	case s.Failure != "":
		return shell.Failed(s.Failure, p.onRetry)
	case s.TooLarge:
		return &hunter{View: s.View()}
	case s.Value == nil && p.working:
		return &gauge{}
	case s.Value == nil:
		return app.Div().Class("none")
	}
	return app.Div().Class("worths stack").Body(
		board.Moves(*s.Value, p.onMove),
		app.If(p.working, func() app.UI { return &gauge{} }).Else(func() app.UI {
			return app.Div().Class("links").Body(
				app.If(s.Untold, func() app.UI {
					return app.P().Class("soft").Text("By how much would take more memory than there is here.")
				}).ElseIf(!s.Value.Measured, func() app.UI {
					return app.Button().Class("button").Type("button").OnClick(p.onMeasure).Text("By how much?")
				}),
				app.If(s.Value.Counted && uint64(len(s.Value.Moves)) < s.Value.Total, func() app.UI {
					return app.Button().Class("button").Type("button").OnClick(p.onMore).Text("List more moves")
				}),
			)
		}),
	)
}

// line is the best line: each turn leads to its position.
func (p *Page) line() app.UI {
	list := p.study.Turns()
	if len(list) == 0 {
		return app.Section().Class("none")
	}
	return app.Section().Class("card").Aria("labelledby", "line").Body(
		app.H2().ID("line").Class("explore-title").Text("Best play from here"),
		turnList(list),
		app.P().Class("line-end strong").Text((board.View{Game: p.study.Line, Seats: board.Marks}).Say()),
		app.P().Class("soft").Text("Of the best moves the ones that are hardest to answer. Each turn leads to its position."),
	)
}

// turnList lists turns, each a link to the position after it.
func turnList(list []Turn) app.UI {
	items := make([]app.UI, len(list))
	for i, t := range list {
		items[i] = app.Li().Body(
			app.A().Class("turn plain link row").Href(route.Explore.Href(t.Game)).Body(
				draw.Player(t.Mover),
				app.Span().Class("strong").Text(words.Sum(t.Move)),
				app.Span().Class("soft push small").Text(t.reaches()),
			),
		)
	}
	return app.Ol().Class("turns list stack-tight").Body(items...)
}

// reaches says where a turn leaves who makes it.
func (t Turn) reaches() string {
	switch lead := t.Move.Sum() - t.Behind; {
	case lead > 0:
		return strconv.Itoa(lead) + " ahead"
	case lead == 0:
		return "level"
	default:
		return strconv.Itoa(-lead) + " behind: all that is left"
	}
}

// bots are what bots would do here, and how that fares.
func (p *Page) bots() app.UI {
	choices := p.study.Choices
	if len(choices) == 0 {
		return app.Section().Class("none")
	}
	var rules, levels []app.UI
	for _, c := range choices {
		if row := p.bot(c); c.Exact {
			rules = append(rules, row)
		} else {
			levels = append(levels, row)
		}
	}
	return app.Section().Class("card").Aria("labelledby", "bots").Body(
		app.H2().ID("bots").Class("explore-title").Text("What others would do here"),
		app.Ul().Class("list stack-tight").Body(rules...),
		app.P().Class("soft").Text("The levels, asked once; another time they may move differently:"),
		app.Ul().Class("list stack-tight").Body(levels...),
	)
}

// bot is what one of them does. A single move leads to its position.
func (p *Page) bot(c solver.Choice) app.UI {
	says := app.Span().Class("grow").Body(
		app.Span().Class("bot-name strong").Text(match.Called(c.Bot).Name),
		app.Span().Text(fares(c)),
		app.If(mixed(c), func() app.UI { return draw.Shares(6, c.Wins, c.Draws, c.Losses) }),
	)
	if c.Wins+c.Draws+c.Losses > 1 {
		return app.Li().Body(app.Div().Class("bot line plain link").Body(mark(c), says))
	}
	game := p.study.Game.After(c.Moves[0].Move)
	return app.Li().Body(app.A().Class("bot line plain link").Href(route.Explore.Href(game.String())).Body(mark(c), says))
}

// mark is what all of a bot's moves are worth, if that is the same.
func mark(c solver.Choice) app.UI {
	if mixed(c) {
		return app.Span().Class("with-mark")
	}
	outcome := c.Moves[0].Outcome
	return app.Span().Class("with-mark", "outcome-"+outcome.String()).Body(draw.Outcome(outcome))
}

// whole is the set that the game began with, as it stands in an address. The empty set
// has no page; then it is the index.
func (p *Page) whole() string {
	if set := p.study.Game.Start().Left; set.Len() > 0 {
		return set.Short()
	}
	return ""
}

// onward is where else the position can be taken.
func (p *Page) onward() app.UI {
	over := p.study.Game.Over()
	return app.Section().Class("explore-onward").Aria("label", "More with this position").Body(
		app.Div().Class("links").Body(
			app.If(!over, func() app.UI { return app.A().Class("button").Href(p.href(route.Play)).Text("Play from here") }),
			app.If(p.study.Puzzle, func() app.UI {
				return app.A().Class("button").Href(p.href(route.Puzzle)).Text("It is a puzzle: solve it")
			}),
			app.If(!over, func() app.UI { return app.A().Class("button").Href(p.href(route.Tree)).Text("Draw the tree") }),
			app.If(!over, func() app.UI {
				return app.A().Class("button").Href(p.href(route.Guess)).Text("Is there a win?")
			}),
			app.A().Class("button").Href(route.Set.Href(p.whole())).Text("About this set"),
		),
	)
}

// fares says what a bot does here and how that fares.
func fares(c solver.Choice) string {
	all, first := c.Wins+c.Draws+c.Losses, c.Moves[0]
	any := "takes any of " + words.Grouped(all) + " moves"
	switch {
	case all == 1 && c.Exact:
		return "takes " + words.Sum(first.Move) + ", which " + words.Does(first.Outcome)
	case all == 1:
		return "took " + words.Sum(first.Move) + " this time, which " + words.Does(first.Outcome)
	case !mixed(c):
		return any + ", which all " + words.Do(all, first.Outcome)
	default:
		return any + ": " + words.Divided(c.Wins, c.Draws, c.Losses)
	}
}

// mixed reports whether the moves that a bot may make are not all worth the same.
func mixed(c solver.Choice) bool {
	all := c.Wins + c.Draws + c.Losses
	return c.Wins != all && c.Draws != all && c.Losses != all
}

// bots are asked what they would do: the rules of thumb, whose moves are exact, and
// some of the levels.
var bots = botNames()

func botNames() []string {
	var names []string
	for _, o := range append(match.Rules[:len(match.Rules):len(match.Rules)], match.Level(3), match.Level(6), match.Level(9)) {
		names = append(names, o.Bot)
	}
	return names
}
