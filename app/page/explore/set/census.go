package set

import (
	"strconv"

	"catchup/app/route"
	"catchup/app/ui/draw"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// counted is the census with the records.
func (p *Page) counted() app.UI {
	s := p.portrait
	if s.Set.Len() > asked {
		return app.Section().Class("card").Aria("labelledby", "census").Body(
			app.H2().ID("census").Class("explore-title").Text("Census and records"),
			app.P().Class("soft").Text("They are counted here for sets of up to "+strconv.Itoa(asked)+" numbers."),
		)
	}
	census, known := s.Census()
	widest, all := s.Widest()
	return app.Section().Class("card set-census stack").Aria("labelledby", "census").Body(
		app.H2().ID("census").Class("explore-title").Text("Census and records"),
		app.If(known, func() app.UI { return shares(census.Worth) }),
		app.If(known && all, func() app.UI { return records(census.Worth, widest) }),
		p.census.Bar("Counting every position"),
		app.If(!known && !p.census.Running(), func() app.UI {
			return app.Div().Body(
				app.P().Class("soft").Text("What every position is worth that a game can reach, the longest chain of only moves, and the widest choice."),
				app.Button().Class("button").Type("button").OnClick(p.onCensus).Text("Count them"),
			)
		}),
	)
}

// shares draws how many positions are won, drawn and lost.
func shares(c lab.Worth) app.UI {
	var rows []app.UI
	for _, part := range []struct {
		outcome engine.Outcome
		name    string
		n       int
	}{{engine.Win, "won", c.Won}, {engine.Draw, "drawn", c.Drawn}, {engine.Loss, "lost", c.Lost}} {
		rows = append(rows, app.Li().Class("outcome-"+part.outcome.String()).Body(
			draw.Outcome(part.outcome),
			app.Span().Text(words.Grouped(part.n)+" "+part.name+", "+words.Percent(100*float64(part.n)/float64(c.Positions), 1)),
		))
	}
	return app.Div().Class("census stack").Body(
		app.P().Text("Of "+words.Grouped(c.Positions)+" positions that a game can reach, to the player to move:"),
		draw.Shares(18, c.Won, c.Drawn, c.Lost),
		app.Ul().Class("census-rows list row-wide").Body(rows...),
	)
}

// records are figures of which each leads to its position, where it has one.
func records(c lab.Worth, widest lab.WidestBoard) app.UI {
	only := c.OnlyWin + c.OnlyDraw
	chain := "no"
	if c.LongestChain > 0 {
		chain = strconv.Itoa(c.LongestChain)
	}
	return app.Div().Class("records columns columns-three").Body(
		record(words.Grouped(only), "positions with an only move", words.Percent(100*float64(only)/float64(c.Positions), 1)+" of all: a single move keeps the win ("+words.Grouped(c.OnlyWin)+") or the draw ("+words.Grouped(c.OnlyDraw)+")", ""),
		record(chain, "only moves in a row, at most", "the longest chain begins at ", c.LongestAt),
		record(words.Grouped(widest.Moves), "moves to choose from", "the widest board is ", widest.At),
	)
}

// record is a figure; with a position it leads there.
func record(figure, name, about, at string) app.UI {
	body := []app.UI{
		app.Span().Class("figure").Text(figure),
		app.Span().Class("record-name strong accent").Text(name),
		app.Span().Class("soft").Text(about + at),
	}
	if at == "" {
		return app.Div().Class("record box anywhere").Body(body...)
	}
	return app.A().Class("record box anywhere").Href(route.Explore.Href(at)).Body(body...)
}
