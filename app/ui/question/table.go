package question

import (
	"strings"

	"catchup/app/ui/draw"
	"catchup/app/ui/table"
	"catchup/engine"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// NoRods reports whether there is nothing to pick from any more, because a move was
// made.
func (q *Question) NoRods() bool { return q.Found != nil || q.Game.Over() }

// Actions are what can be done about the question: say what the position is worth,
// with buttons of the class, then take a move, then go on to the next.
func (q *Question) Actions(class string, say func(ctx app.Context, o engine.Outcome), next func(ctx app.Context)) []table.Action {
	switch q.Stage {
	case Finding:
		return []table.Action{table.TakeIt}
	case Done:
		return []table.Action{{Text: "Next position", Keys: "Enter n", Class: table.Main, Do: next}}
	}
	var answers []table.Action
	for o := engine.Win; o >= engine.Loss; o-- {
		name := o.String()
		answers = append(answers, table.Action{
			Keys: name[:1], Class: class + " outcome-" + name, Value: name,
			Body: func() []app.UI {
				return []app.UI{draw.Outcome(o), app.Span().Text(strings.ToUpper(name[:1]) + name[1:])}
			},
			Do: func(ctx app.Context) { say(ctx, o) },
		})
	}
	return answers
}
