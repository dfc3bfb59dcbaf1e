package solve

import (
	"strings"

	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/engine"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the bench.
func (b *Bench) Render() app.UI {
	s := b.Solving
	return app.Div().Class("table").Body(
		app.Section().Class("board").Aria("label", "Board").Body(
			s.View().Lanes(),
			app.If(s.Verdict == nil, func() app.UI {
				return app.P().Class("say").Aria("hidden", "true").Text(b.say())
			}).Else(func() app.UI {
				return b.verdict()
			}),
			app.P().Class("heard").Role("status").Aria("live", "polite").Text(b.spoken()),
			app.If(len(s.Told()) > 0, func() app.UI { return b.hint() }),
			b.hands(),
			board.KeysHelp(),
		),
		b.side(),
	)
}

// say is the line under the lanes while the move is being looked for.
func (b *Bench) say() string {
	s := b.Solving
	switch {
	case b.typed != "":
		return board.Half(b.typed)
	case s.Problem != "":
		return s.Problem
	case s.Stage == Shown:
		return "The right move: " + s.View().Say()
	case s.Stage == Finding || s.Attempt.Game.Over():
		return s.View().Say()
	default:
		return ""
	}
}

// spoken is what a screen reader says after every change.
func (b *Bench) spoken() string {
	s := b.Solving
	text := ""
	if s.Verdict != nil {
		text = headline(s) + ". " + s.Verdict.Why + " "
	}
	if s.Stage == Shown {
		text += "The right move: " + s.Picked.Join(" + ") + ". "
	}
	if told := s.Told(); len(told) > 0 {
		text += hintText(told[len(told)-1]) + " "
	}
	return text + s.Problem + " " + b.proved + " " + s.View().Speak()
}

// hands are the rods and the buttons under them.
func (b *Bench) hands() app.UI {
	s := b.Solving
	button := func(text string, onClick app.EventHandler) app.UI {
		return app.Button().Class("button").Type("button").OnClick(onClick).Text(text)
	}
	var actions []app.UI
	switch {
	case s.Stage == Finding:
		move, legal := s.Move()
		if !s.Strict {
			actions = append(actions, b.hintButton())
		}
		actions = append(actions, board.Take(move, legal, b.onTake))
		if b.mayShow() {
			show := "Show solution"
			if s.Skip {
				show = "Skip"
			}
			actions = append(actions, app.Button().Class("button button-quiet").Type("button").OnClick(b.onShow).Text(show))
		}
	case s.Stage == Wrong && s.Strict:
		actions = []app.UI{button("Show solution", b.onShow), b.onward()}
	case s.Stage == Wrong:
		actions = []app.UI{button("Show solution", b.onShow),
			app.Button().Class("button button-main").Type("button").OnClick(b.onRetry).Text("Try again")}
	case s.Strict:
		actions = []app.UI{b.onward()}
	default:
		actions = []app.UI{button("Once more", b.onAgain), b.onward()}
	}
	return app.Div().Class("board-hands").Body(
		app.If(s.Stage != Wrong && !s.Attempt.Game.Over(), func() app.UI { return s.View().Rack(b.onRod) }),
		app.Div().Class("actions").Body(actions...),
	)
}

// onward is the way to what comes after the puzzle.
func (b *Bench) onward() app.UI {
	if b.Next.Do != nil {
		return app.Button().Class("button button-main").Type("button").OnClick(b.onNext).Text(b.Next.Text)
	}
	return app.A().Class("button button-main").Href(b.Next.Href).Text(b.Next.Text)
}

// side is beside the board, or below it on a phone: the task, the hint, and in the
// end what every move was worth.
func (b *Bench) side() app.UI {
	s := b.Solving
	over := s.Stage == Solved || s.Stage == Shown
	return app.Aside().Class("side").Aria("label", "Task").Body(
		app.If(!over, func() app.UI {
			return app.P().Class("soft").Text(Words(s.Attempt.Puzzle.Task).Explain)
		}),
		app.If(len(s.Told()) > 1, func() app.UI { return b.told() }),
		app.If(over, func() app.UI { return b.after() }),
	)
}

// verdict says what the last move did and how it was answered. While the next
// move of a longer puzzle is being picked, it also says what that is for.
func (b *Bench) verdict() app.UI {
	s := b.Solving
	class, mark := "judged judged-right", draw.Tick()
	if !s.Verdict.Right {
		class, mark = "judged judged-wrong", draw.Outcome(s.Verdict.Now)
	}
	answered := "You took " + join(s.Verdict.Move) + ", they answer " + join(s.Verdict.Reply) + "."
	return app.Div().Class(class).Aria("hidden", "true").Body(
		app.P().Class("judged-headline").Body(mark, app.Span().Text(headline(s))),
		app.If(s.Verdict.Replied && s.Stage == Finding, func() app.UI {
			return app.P().Text("They answer " + join(s.Verdict.Reply) + ". " + b.say())
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
	case s.Clean():
		return "Solved at the first try"
	case s.Stage == Solved:
		return "Solved"
	case v.Right:
		return "Right: again only one move " + board.Does(v.Now)
	case v.Kind() == puzzles.WinToDraw:
		return "That gives the win away: now it is a draw"
	case v.Kind() == puzzles.WinToLoss:
		return "That turns the win into a loss"
	case v.Kind() == puzzles.DrawToLoss:
		return "That gives the draw away: now you lose"
	default:
		return "That makes it easy for them"
	}
}

// join writes moves as sums that do not break over lines.
func join(moves ...engine.Move) string {
	sums := make([]string, len(moves))
	for i, m := range moves {
		sums[i] = m.Join("\u00a0+\u00a0")
	}
	return strings.Join(sums, " or ")
}
