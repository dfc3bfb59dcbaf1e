package solve

import (
	"strings"

	"catchup/app/ui/draw"
	"catchup/app/ui/table"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/puzzles"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Render shows the bench.
func (b *Bench) Render() app.UI {
	s := b.Solving
	return &table.Table{
		State:   s,
		Line:    s.line(),
		Unsaid:  s.Verdict != nil,
		Verdict: b.verdicts,
		Heard:   b.spoken(),
		NoRods:  s.Stage == Wrong || s.Attempt.Game.Over(),
		Actions: b.actions,
		Side:    b.side,
		Taken:   b.tell,
	}
}

// line is the line under the lanes where that is not what the board says.
func (s *Solving) line() string {
	if s.Stage == Shown {
		return "The right move: " + s.View().Say()
	}
	return ""
}

// verdicts are the verdict on the last move, and the hint that was asked for.
func (b *Bench) verdicts() []app.UI {
	s := b.Solving
	return []app.UI{
		app.If(s.Verdict != nil, func() app.UI { return b.verdict() }),
		app.If(len(s.Told()) > 0, func() app.UI { return b.hintTold() }),
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
	return text + b.proved + " " + table.Heard(s)
}

// actions are what can be done under the rods.
func (b *Bench) actions() []table.Action {
	s := b.Solving
	show := table.Action{Text: "Show solution", Keys: "v", Do: b.show}
	onward := table.Action{Text: b.Next.Text, Keys: "Enter n", Class: table.Main, Do: b.Next.Do, Href: b.Next.Href}
	switch {
	case s.Stage == Finding:
		if s.Skip {
			show.Text = "Skip"
		}
		show.Class, show.Hidden, show.Off = table.Quiet, !b.mayShow(), !b.mayShow()
		onward.Keys, onward.Hidden = "n", true
		if s.Strict {
			return []table.Action{table.TakeIt, show, onward}
		}
		return []table.Action{b.hintAction(), table.TakeIt, show, onward}
	case s.Stage == Wrong && s.Strict:
		onward.Keys = "n" // pressed once too often, Enter must not sweep the result away
		return []table.Action{show, onward}
	case s.Stage == Wrong:
		onward.Keys, onward.Hidden = "n", true
		return []table.Action{show, {Text: "Try again", Keys: "Enter Backspace u", Class: table.Main, Do: table.Do(s.Retry)}, onward}
	case s.Strict:
		return []table.Action{onward}
	default:
		return []table.Action{{Text: "Once more", Do: b.again}, onward}
	}
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
		app.If(len(s.Told()) > 1, func() app.UI { return b.hintsTold() }),
		app.If(over, func() app.UI { return b.after() }),
	)
}

// verdict says what the last move did and how it was answered. While the next
// move of a longer puzzle is being picked, it also says what that is for.
func (b *Bench) verdict() app.UI {
	s := b.Solving
	class, mark := "judged-right", draw.Tick()
	if !s.Verdict.Right {
		class, mark = "judged-wrong", draw.Outcome(s.Verdict.Now)
	}
	answer, why := "", s.Verdict.Why
	switch {
	case s.Stage == Finding && s.Verdict.Replied:
		answer, why = "They answer "+join(s.Verdict.Reply)+". "+table.Line(s), ""
	case s.Verdict.Replied:
		answer = "You took " + join(s.Verdict.Move) + ", they answer " + join(s.Verdict.Reply) + "."
	}
	return table.Judged(class, mark, headline(s), answer, why)
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
		return "Right: again only one move " + words.Does(v.Now)
	default:
		return Blunder(v)
	}
}

// Blunder says what a wrong move did.
func Blunder(v *puzzles.Verdict) string {
	return map[puzzles.Kind]string{
		puzzles.WinToDraw:  "That gives the win away: now it is a draw",
		puzzles.WinToLoss:  "That turns the win into a loss",
		puzzles.DrawToLoss: "That gives the draw away: now you lose",
		puzzles.MadeEasy:   "That makes it easy for them",
	}[v.Kind()]
}

// join writes moves as sums that do not break over lines.
func join(moves ...engine.Move) string {
	sums := make([]string, len(moves))
	for i, m := range moves {
		sums[i] = words.Sum(m)
	}
	return strings.Join(sums, " or ")
}
