package puzzle

import (
	"strconv"
	"strings"

	"catchup/app/board"
	"catchup/app/draw"
	"catchup/app/route"
	"catchup/app/shell"
	"catchup/engine"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the page.
func (p *Page) Render() app.UI {
	if p.solving == nil {
		return shell.Page(route.Puzzles,
			app.Header().Class("hero").Body(app.H1().Text("This is not a puzzle")),
			app.P().Class("problem").Role("alert").Text(p.failure),
			app.P().Body(app.A().Class("button").Href(route.Puzzles.Href("")).Text("All puzzles")),
		)
	}
	s := p.solving
	task := tasks[s.Attempt.Puzzle.Task]
	return shell.Page(route.Puzzles,
		app.Header().Class("hero hero-small").Body(
			app.P().Class("eyebrow").Body(
				app.A().Href(route.Puzzles.Href("")).Text("Puzzles"),
				app.Span().Text(" · "+p.place()),
			),
			app.H1().Text(task.title),
		),
		app.Div().Class("table").Body(
			app.Section().Class("board").Aria("label", "Board").Body(
				s.View().Lanes(),
				app.If(s.Verdict == nil, func() app.UI {
					return app.P().Class("say").Aria("hidden", "true").Text(p.say())
				}).Else(func() app.UI {
					return p.verdict()
				}),
				app.P().Class("heard").Role("status").Aria("live", "polite").Text(p.spoken()),
				p.hands(),
				board.KeysHelp(),
			),
			p.side(task.explain),
		),
	)
}

// say is the line under the lanes while the move is being looked for.
func (p *Page) say() string {
	s := p.solving
	switch {
	case p.typed != "":
		return board.Half(p.typed)
	case s.Problem != "":
		return s.Problem
	case s.Stage == Finding || s.Attempt.Game.Over():
		return s.View().Say()
	default:
		return ""
	}
}

// spoken is what a screen reader says after every change.
func (p *Page) spoken() string {
	s := p.solving
	text := ""
	if s.Verdict != nil {
		text = headline(s) + ". " + s.Verdict.Why + " "
	}
	return text + s.Hint() + " " + s.Problem + " " + s.View().Speak()
}

// hands are the rods and the buttons under them.
func (p *Page) hands() app.UI {
	s := p.solving
	button := func(text string, onClick app.EventHandler) app.UI {
		return app.Button().Class("button").Type("button").OnClick(onClick).Text(text)
	}
	main := func(text string, onClick app.EventHandler) app.UI {
		return app.Button().Class("button button-main").Type("button").OnClick(onClick).Text(text)
	}
	next := app.A().Class("button button-main").Href(p.next()).Text("Next puzzle")
	var actions []app.UI
	switch s.Stage {
	case Finding:
		move, legal := s.Move()
		label := "Take"
		if move.Len() > 0 {
			label = "Take " + move.Join(" + ")
		}
		actions = []app.UI{
			app.Button().Class("button").Type("button").Disabled(!s.MoreHints()).OnClick(p.onHint).Text("Hint"),
			app.Button().Class("button button-main take").Type("button").Disabled(!legal).OnClick(p.onTake).Text(label),
		}
	case Wrong:
		actions = []app.UI{button("Show solution", p.onShow), main("Try again", p.onRetry)}
	default:
		actions = []app.UI{button("Once more", p.onAgain), next}
	}
	return app.Div().Class("board-hands").Body(
		app.If(s.Stage != Wrong && !s.Attempt.Game.Over(), func() app.UI { return s.View().Rack(p.onRod) }),
		app.Div().Class("actions").Body(actions...),
	)
}

// side is beside the board, or below it on a phone: the task, the verdict, and in
// the end what every move was worth.
func (p *Page) side(explain string) app.UI {
	s := p.solving
	return app.Aside().Class("side").Aria("label", "Task").Body(
		app.If(s.Stage != Solved && s.Stage != Shown, func() app.UI {
			return app.P().Class("soft").Text(explain)
		}),
		app.If(s.Hint() != "", func() app.UI { return app.P().Class("hint").Text("Hint: " + s.Hint()) }),
		app.If(s.Stage == Solved || s.Stage == Shown, func() app.UI { return p.proof() }),
	)
}

// verdict says what the last move did and how it was answered. While the next
// move of a longer puzzle is being picked, it also says what that is for.
func (p *Page) verdict() app.UI {
	s := p.solving
	class, mark := "judged judged-right", draw.Tick()
	if !s.Verdict.Right {
		class, mark = "judged judged-wrong", draw.Outcome(s.Verdict.Now)
	}
	answered := "You took " + join(s.Verdict.Move) + ", they answer " + join(s.Verdict.Reply) + "."
	return app.Div().Class(class).Aria("hidden", "true").Body(
		app.P().Class("judged-headline").Body(mark, app.Span().Text(headline(s))),
		app.If(s.Verdict.Replied && s.Stage == Finding, func() app.UI {
			return app.P().Text("They answer " + join(s.Verdict.Reply) + ". " + p.say())
		}).ElseIf(s.Verdict.Replied, func() app.UI {
			return app.P().Text(answered)
		}),
		app.If(s.Stage != Finding, func() app.UI { return app.P().Text(s.Verdict.Why) }),
	)
}

// headline says what the last move did.
func headline(s *Solving) string {
	v := s.Verdict
	switch {
	case s.Stage == Solved && s.Misses == 0:
		return "Solved at the first try"
	case s.Stage == Solved:
		return "Solved"
	case v.Right:
		return "Right: again only one move " + keeps[v.Now]
	case v.Was == engine.Win && v.Now == engine.Draw:
		return "That gives the win away: now it is a draw"
	case v.Was == engine.Win:
		return "That turns the win into a loss"
	case v.Was == engine.Draw:
		return "That gives the draw away: now you lose"
	default:
		return "That makes it easy for them"
	}
}

// keeps says what a move does that keeps an outcome.
var keeps = map[engine.Outcome]string{engine.Win: "wins", engine.Draw: "draws"}

// proof shows what every move of the puzzle's position is worth.
func (p *Page) proof() app.UI {
	s := p.solving
	puzzle := s.Attempt.Puzzle
	text := "All " + strconv.Itoa(puzzle.Moves) + " moves, each played out to the end:"
	if puzzle.Task == puzzles.Resist {
		text = "All " + strconv.Itoa(puzzle.Moves) + " moves lose. These leave a single winning reply: " + join(puzzle.Solution...) + "."
	}
	return app.Div().Class("proof").Body(
		app.P().Class("soft").Text(text),
		board.Moves(s.Evaluation(), nil),
		app.P().Body(app.A().Href(route.Explore.Href(p.id)).Text("Explore from here")),
	)
}

// join writes moves as sums that do not break over lines.
func join(moves ...engine.Move) string {
	sums := make([]string, len(moves))
	for i, m := range moves {
		sums[i] = m.Join("\u00a0+\u00a0")
	}
	return strings.Join(sums, " or ")
}
