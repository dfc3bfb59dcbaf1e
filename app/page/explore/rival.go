package explore

import (
	"slices"
	"strconv"
	"strings"

	"catchup/app/client"
	"catchup/app/route"
	"catchup/app/ui/board"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/refute"
	"catchup/engine/solver"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// rivals is where two moves are compared. It is a component of its own, so that the
// board is not drawn again with every choice.
type rivals struct {
	app.Compo
	Game  *engine.Game
	Value *solver.Evaluation

	value   *solver.Evaluation // that the contest is about
	contest *Contest
	failure string
	asker   client.Asker
}

func (r *rivals) OnInit() { r.reset() }

func (r *rivals) OnMount(ctx app.Context) { r.asker.Mount(ctx) }

func (r *rivals) OnUpdate(ctx app.Context) {
	if r.value != r.Value {
		r.asker.Stop()
		r.reset()
		ctx.Defer(r.show)
	}
}

func (r *rivals) OnDismount() { r.asker.Stop() }

func (r *rivals) reset() {
	r.value, r.contest, r.failure = r.Value, NewContest(r.Game.Clone(), r.Value.Moves), ""
}

// show has the fields show what is chosen: what a visitor has chosen once in a field
// stays there whatever is drawn.
func (r *rivals) show(ctx app.Context) {
	for side, id := range choiceIDs {
		if field := app.Window().GetElementByID(id); field.Truthy() {
			field.Set("value", strconv.Itoa(r.contest.Chosen(side)))
		}
	}
}

// choiceIDs are the ids of the fields in which the moves are chosen.
var choiceIDs = [2]string{"rival-first", "rival-second"}

func (r *rivals) onChoose(ctx app.Context, e app.Event) {
	side := slices.Index(choiceIDs[:], ctx.JSSrc().Get("id").String())
	move, ok := board.Number(ctx)
	if !ok || move >= len(r.contest.Moves) {
		return
	}
	shown := r.contest.Sides[0].Proof != nil || r.contest.Sides[1].Proof != nil || r.asker.Working()
	r.contest.Choose(side, move)
	if shown {
		r.compare()
	}
}

func (r *rivals) onCompare(ctx app.Context, e app.Event) { r.compare() }

// shownTree is how many positions a proof has at most whose first level is shown.
const shownTree = 400

// compare asks for what each of the two moves rests on.
func (r *rivals) compare() {
	r.failure = ""
	r.prove(0)
}

// prove asks what the move of a side rests on.
func (r *rivals) prove(i int) {
	side := r.contest.Sides[i]
	after := side.after()
	question := &solver.Prove{Position: r.contest.Game.Position(), Move: side.Move, Limit: shownTree}
	client.Ask(&r.asker, question, func(p refute.Proof, err error) {
		if side.Proof = &p; err != nil || !side.open() || after.Over() {
			r.proved(i, side, err)
			return
		}
		client.Ask(&r.asker, &solver.Evaluate{Position: after.Position(), Limit: 1}, func(answers solver.Evaluation, err error) {
			if len(answers.Moves) > 0 {
				side.Reply = answers.Moves[0].Move
			}
			r.proved(i, side, err)
		})
	})
}

// proved takes what a side rests on, and goes on with the other.
func (r *rivals) proved(i int, side Side, err error) {
	if err != nil {
		r.failure = shell.Sentence(err.Error())
		return
	}
	if r.contest.Sides[i] = side; i == 0 {
		r.prove(1)
	}
}

// Render shows the two moves.
func (r *rivals) Render() app.UI {
	return app.Section().Class("card rivals stack across").Aria("labelledby", "rivals").Body(
		app.H2().ID("rivals").Class("explore-title").Text("Compare two moves"),
		app.Div().Class("rivals-choice stack bottom").Body(
			r.choice(0, "One move"),
			r.choice(1, "The other"),
			app.Button().Class("button").Type("button").Disabled(r.asker.Working()).OnClick(r.onCompare).Text("Compare"),
		),
		app.P().Class("heard").Role("status").Text(r.spoken()),
		shell.Problem(r.failure),
		app.If(r.asker.Working(), func() app.UI { return app.P().Class("soft").Text("Proving…") }),
		app.Div().Class("rivals-sides columns").Body(r.side(0), r.side(1)),
	)
}

// spoken is what a screen reader says once both are proved.
func (r *rivals) spoken() string {
	if r.asker.Working() {
		return "Proving."
	}
	text := ""
	for _, side := range r.contest.Sides {
		if side.Proof != nil {
			text += side.Move.Join(" + ") + ": " + side.verdict() + " "
		}
	}
	return text
}

func (r *rivals) choice(side int, name string) app.UI {
	options := make([]shell.Option, len(r.contest.Moves))
	for i, m := range r.contest.Moves {
		options[i] = shell.Option{Value: strconv.Itoa(i), Text: words.Sum(m.Move) + ": " + worth(m)}
	}
	return shell.Choice(choiceIDs[side], name, strconv.Itoa(r.contest.Chosen(side)), r.onChoose, options...)
}

// worth says what a move is worth: wins by 2.
func worth(m solver.Judged) string { return words.Does(m.Outcome) + words.By(m.Margin) }

// side shows one of the two moves.
func (r *rivals) side(i int) app.UI {
	side := r.contest.Sides[i]
	if side.Proof == nil {
		return app.Div().Class("none")
	}
	var answers []app.UI
	for _, a := range side.answers() {
		if len(answers) == shownAnswers {
			answers = append(answers, app.Li().Class("soft").Text("The rest is in the tree."))
			break
		}
		answers = append(answers, app.Li().Text(a.says()))
	}
	line := side.line()
	return app.Article().Class("rival stack-close box").Body(
		app.H3().Class("line", "outcome-"+side.Outcome.String()).Body(
			draw.Outcome(side.Outcome),
			app.Span().Text(words.Sum(side.Move)+" "+worth(side.Judged)),
		),
		app.P().Text(side.verdict()),
		app.If(len(line) > 0, func() app.UI {
			return app.Div().Body(app.P().Class("soft").Text(side.lineName()), turnList(line))
		}),
		app.If(side.settled() != "", func() app.UI { return app.P().Text(side.settled()) }),
		app.If(side.size() != "", func() app.UI { return app.P().Class("soft").Text(side.size()) }),
		app.If(len(answers) > 0, func() app.UI { return app.Ul().Class("rival-answers list stack-close small").Body(answers...) }),
		app.A().Class("move-link").Href(route.Tree.Href(side.after().String())).Text("Draw the tree after "+words.Sum(side.Move)),
	)
}

// shownAnswers is how many rows of a proof are shown, and namedReplies how many replies
// are named in one.
const shownAnswers, namedReplies = 8, 6

// says writes a row of the first level of a proof.
func (a answered) says() string {
	named := make([]string, min(len(a.replies), namedReplies))
	for i := range named {
		named[i] = words.Sum(a.replies[i])
	}
	text := "Against " + strings.Join(named, ", ")
	if rest := len(a.replies) - namedReplies; rest > 0 {
		text += " and " + strconv.Itoa(rest) + " more"
	}
	if a.answer.Len() == 0 {
		return text + ": settled, nothing more is needed"
	}
	return text + ": " + words.Sum(a.answer)
}
