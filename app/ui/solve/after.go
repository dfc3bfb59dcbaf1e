package solve

import (
	"strconv"
	"time"

	"catchup/app/course"
	"catchup/app/route"
	"catchup/app/store"
	"catchup/app/ui/board"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// after is shown when the puzzle is over: what it has done to the rating, the main
// line, what the puzzle is about, and what every move is worth.
func (b *Bench) after() app.UI {
	s := b.Solving
	puzzle := s.Attempt.Puzzle
	text := "All " + strconv.Itoa(puzzle.Moves) + " moves, each played out to the end:"
	if puzzle.Task == puzzles.Resist {
		text = "All " + strconv.Itoa(puzzle.Moves) + " moves lose. These leave a single winning reply: " + join(puzzle.Solution...) + "."
	}
	return app.Div().Class("proof").Body(
		b.ratings(),
		app.If(puzzle.Length > 1, func() app.UI { return app.P().Text(lineText(puzzle)) }),
		Themes(puzzle, "Themes: train one"),
		app.P().Class("soft").Text(text),
		board.Moves(s.Worths, nil),
		app.Div().Class("links").Body(
			app.Button().Class("button").Type("button").OnClick(b.onProve).Text("Prove it again here"),
			app.A().Class("button").Href(route.Explore.Href(puzzle.ID())).Text("Explore from here"),
		),
		app.If(b.proved != "", func() app.UI { return app.P().Class("soft").Text(b.proved) }),
	)
}

// ratings shows the rating of the puzzle, which only those of the catalogue have,
// and what the puzzle has done to the visitor's.
func (b *Bench) ratings() app.UI {
	i := puzzles.Find(b.Solving.Attempt.Puzzle.ID())
	if i < 0 {
		return app.P().Class("soft").Text("This puzzle is not in the catalogue, so that it has no rating.")
	}
	yours := b.gained
	if yours == "" {
		yours = Points(Strength(store.Record().Data().Skill))
	}
	return app.Div().Class("stack-close").Body(
		app.Dl().Class("ratings facts").Body(
			app.Div().Body(app.Dt().Text("This puzzle"), app.Dd().Text(strconv.Itoa(puzzles.Catalog()[i].Rating))),
			app.Div().Body(app.Dt().Text("Your rating"), app.Dd().Text(yours)),
		),
		app.If(b.gained == "", func() app.UI {
			return app.P().Class("soft").Text("Only the first try of a puzzle counts for your rating.")
		}),
	)
}

// Themes links to more puzzles with the themes of this one.
func Themes(z *puzzles.Puzzle, label string) app.UI {
	var links []app.UI
	for theme := range z.Themes().All() {
		links = append(links, app.Li().Body(
			app.A().Class("chip").Href(route.Train.Href(course.Of(theme).String())).Title(theme.Sentence()).Text(theme.Name()),
		))
	}
	return app.If(len(links) > 0, func() app.UI {
		return app.Ul().Class("chips").Aria("label", label).Body(links...)
	})
}

// lineText plays the main line out in words. Every move ends a turn, so that the
// players alternate.
func lineText(z *puzzles.Puzzle) string {
	text := "The whole line: "
	for i, move := range z.Line() {
		switch {
		case i == 0:
			text += "you take "
		case i%2 == 1:
			text += ", they "
		default:
			text += "; you "
		}
		text += join(move)
	}
	return text + "."
}

// provedIn says what proving the puzzle again has given.
func provedIn(z *puzzles.Puzzle, took time.Duration) string {
	does := Words(z.Task)
	millis := strconv.FormatFloat(float64(took.Microseconds())/1000, 'f', 1, 64)
	return "Proved again on this device, from nothing, in " + millis + " ms: of " + strconv.Itoa(z.Moves) +
		" moves, " + strconv.Itoa(len(z.Solution)) + " " + words.Plural(len(z.Solution), does.one, does.many) + ". That took all " +
		strconv.Itoa(rests(z.Game().Position().Left)) + " sets of numbers that can be left, each at every lead."
}

// rests returns how many different multisets can be left of s, itself and nothing
// included.
func rests(s engine.Set) int {
	count := 1
	for _, copies := range s.Distinct() {
		count *= copies + 1
	}
	return count
}
