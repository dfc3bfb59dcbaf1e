package variants

import (
	"cmp"
	"strconv"
	"strings"

	"catchup/app/ui/chart"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/study"
	"catchup/app/ui/words"
	"catchup/engine/threeplayers"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Who plays, as the buttons' values.
const (
	together = "together"
	alone    = "alone"
)

// threeCard is a game of three on a simple board.
func (p *Page) threeCard() app.UI {
	t := p.three
	g := t.Game()
	company := together
	if t.Alone {
		company = alone
	}
	return study.Card("What if three play?",
		app.P().Text("The player with the lowest score goes next; among equals, who has waited longest. The paper leaves open how long a turn lasts. Either it goes on until the leader is caught, as with two players, or only until the next one is."),
		shell.Chips("A turn lasts until", threeplayers.Rules[g.Rule], p.onRule,
			shell.Option{Value: threeplayers.Rules[threeplayers.Leader], Text: "Catch the leader"},
			shell.Option{Value: threeplayers.Rules[threeplayers.Next], Text: "Catch the next one"}),
		shell.Chips("Who plays", company, p.onAlone,
			shell.Option{Value: together, Text: "Three of you"},
			shell.Option{Value: alone, Text: "You and two who play at random"}),
		p.lanes(t, g),
		app.P().Class("say").Role("status").Aria("live", "polite").Text(p.say(t, g)),
		p.rack(t, g),
		app.Div().Class("lab-actions").Body(
			app.Button().Class("button").Type("button").Disabled(len(t.Picks) == 0).OnClick(p.onUndo).Text("Undo"),
			app.Button().Class("button").Type("button").Disabled(len(t.Picks) == 0).OnClick(p.onAgain).Text("From the start"),
		),
		p.field.Form("Other numbers, up to twenty", p.onSet),
	).ID("three")
}

// name is what a player is called at the start of a sentence.
func (t *Three) name(player int) string {
	if t.Alone && player == 0 {
		return "You"
	}
	return "P" + strconv.Itoa(player+1)
}

// say tells whose turn it is, or who has won.
func (p *Page) say(t *Three, g threeplayers.Game) string {
	if !g.Over() {
		if t.Alone && g.Mover == 0 {
			return "Your turn: " + needed(g.Needed()) + "."
		}
		return t.name(g.Mover) + " is to take: " + needed(g.Needed()) + "."
	}
	first := g.First()
	names := make([]string, len(first))
	for i, player := range first {
		names[i] = t.name(player)
	}
	points := strconv.Itoa(g.Scores[first[0]]) + " points."
	switch {
	case len(first) > 1:
		return words.List(names) + " share the first place with " + points
	case t.Alone && first[0] == 0:
		return "You win with " + points
	default:
		return names[0] + " wins with " + points
	}
}

func needed(n int) string {
	if n == 0 {
		return "any number ends the turn"
	}
	return strconv.Itoa(n) + " needed to catch up"
}

// lanes are the rods of the three, laid end to end.
func (p *Page) lanes(t *Three, g threeplayers.Game) app.UI {
	taken := t.Taken()
	longest := float64(max(t.Start.Left.Sum()/2, max(g.Scores[0], g.Scores[1], g.Scores[2]), 1))
	var lanes []app.UI
	for player := range threeplayers.Players {
		var rods []app.UI
		at := 0
		var numbers []string
		for _, n := range taken[player] {
			rods = append(rods, draw.Element("rect").
				Attr("x", draw.Percent(float64(at), longest)).
				Attr("width", draw.Percent(float64(n), longest)).
				Attr("height", 26).Attr("rx", 5).
				Attr("fill", draw.Colour(n)))
			at += n
			numbers = append(numbers, strconv.Itoa(n))
		}
		class, turn := "three-lane stack-tight", ""
		if player == g.Mover && !g.Over() {
			class += " three-turn"
			turn = " · to move"
		}
		lanes = append(lanes, app.Li().Class(class).Body(
			app.P().Class("line spread").Body(
				app.Span().Text(t.name(player)+turn),
				app.Strong().Text(g.Scores[player]),
			),
			draw.Element("svg").Class("three-rods").Attr("width", "100%").Attr("height", 26).
				Role("img").Aria("label", "Taken: "+cmp.Or(strings.Join(numbers, ", "), "nothing")).Body(rods...),
		))
	}
	return app.Ul().Class("list stack-close").Body(lanes...)
}

// rack are the numbers that can be taken. Those that are gone keep their places.
func (p *Page) rack(t *Three, g threeplayers.Game) app.UI {
	var rods []app.UI
	for n, count := range t.Start.Left.Distinct() {
		for i := range count {
			gone := i >= g.Left.Count(n)
			rods = append(rods, app.Button().Class("three-rod stack-tight box").Type("button").
				Value(n).
				Aria("label", "Take "+strconv.Itoa(n)).
				Disabled(gone || t.Alone && g.Mover != 0).
				OnClick(p.onPick).
				Body(
					draw.Element("svg").Attr("width", "100%").Attr("height", 6).Aria("hidden", "true").Body(
						draw.Element("rect").Attr("width", draw.Percent(float64(n), float64(t.Start.Left.Max()))).Attr("height", 6).Attr("rx", 3).Attr("fill", draw.Colour(n)),
					),
					app.Span().Text(n),
				))
		}
	}
	return app.Div().Class("tiles-small").Role("group").Aria("label", "Numbers left").Body(rods...)
}

// simulationCard explores games of three.
func (p *Page) simulationCard() app.UI {
	t := p.three
	tally := t.Tally()
	var habits []shell.Option
	for _, name := range threeplayers.Bots {
		habits = append(habits, shell.Option{Value: name, Text: map[string]string{"random": "any number", "largest": "the largest number", "smallest": "the smallest number"}[name]})
	}
	var fields []app.UI
	for player := range threeplayers.Players {
		fields = append(fields, shell.Choice(botField(player), "P"+strconv.Itoa(player+1)+" always takes", threeplayers.Bots[t.Bots[player]], p.onBot, habits...))
	}
	return study.Card("Who has the better seat of three?",
		app.P().Text("With three players there is no best play to speak of: two can always side against the third. So this is no solution but an estimate, from games between players with simple habits, with the numbers "+t.Start.Left.String()+" and the rule chosen above."),
		app.Div().Class("columns columns-three").Body(fields...),
		app.Div().Class("lab-actions").Body(
			app.Button().Class("button button-main").Type("button").Disabled(p.simulating.Running()).OnClick(p.onSimulate).Text("Simulate 100\u202f000 games"),
		),
		p.simulating.Bar("Simulating"),
		app.If(tally.Games > 0, func() app.UI {
			return app.Div().Class("lab-sample").Body(
				app.P().Role("status").Text(estimates(tally)),
				&chart.Chart{Figure: figure(tally)},
			)
		}),
	)
}

// estimates says in a sentence how often each player wins.
func estimates(tally threeplayers.Tally) string {
	parts := make([]string, threeplayers.Players)
	for player := range threeplayers.Players {
		percent, bar := study.Estimate(tally.Won[player], tally.Games)
		parts[player] = "P" + strconv.Itoa(player+1) + " wins " + words.Number(percent, 1) + " ± " + words.Number(bar, 1) + " %"
	}
	return "Estimated: " + strings.Join(parts, ", ") + "; the rest is shared."
}
