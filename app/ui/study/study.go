// Package study is what the Lab's pages are made of: asking the engine question after
// question, with what is known shown at once, progress, and a way to stop; a field for a
// set of one's own; tables, and figures side by side, what the paper prints and what
// this device works out.
package study

import (
	"strconv"
	"time"

	"catchup/app/client"
	"catchup/app/ui/draw"
	"catchup/app/ui/shell"
	"catchup/app/ui/words"
	"catchup/engine/lab"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// Inquiry is questions that are being answered. The zero value asks nothing.
type Inquiry struct {
	Failure string // why the last of them was not answered, for the visitor

	questions []lab.Asked
	at        int // how many have been answered
	asker     client.Asker
	stopped   bool
	answers   *Answers
}

// Start asks the questions in order, instead of what was asked before, and notes each
// answer before the page is shown again. The context is the page's own; without one, as
// while the page is rendered ahead of time, nothing is asked. What is known is noted at
// once.
func (i *Inquiry) Start(own app.Context, answers *Answers, questions ...lab.Asked) {
	if own.Context == nil {
		return
	}
	i.Drop()
	*i = Inquiry{questions: questions, answers: answers}
	i.asker.Mount(own)
	i.goOn()
}

// goOn asks what has not been answered.
func (i *Inquiry) goOn() {
	i.Failure, i.stopped = "", false
	for i.at < len(i.questions) && i.answers.recall(i.questions[i.at]) {
		i.at++
	}
	if i.at < len(i.questions) {
		question := i.questions[i.at].Words()
		client.Ask(&i.asker, &question, i.answered)
	}
}

func (i *Inquiry) answered(answer lab.Answer, err error) {
	question := i.questions[i.at]
	if err == nil {
		err = i.answers.Hear(question, answer)
	}
	if err != nil {
		i.Failure = failure(err)
		return
	}
	keep(question.Words(), answer)
	i.at++
	i.goOn()
}

// failure is what to tell of an error.
func failure(err error) string {
	if client.TooLarge(err) {
		return "That is too large to be worked out here. Try a smaller set."
	}
	return shell.Sentence(err.Error())
}

// Drop ends the asking.
func (i *Inquiry) Drop() { i.asker.Stop() }

// Running reports whether an answer is awaited.
func (i *Inquiry) Running() bool { return i.asker.Working() }

// Done returns which share of the questions is answered.
func (i *Inquiry) Done() float64 {
	if len(i.questions) == 0 {
		return 0
	}
	return min(1, (float64(i.at)+i.asker.Progress())/float64(len(i.questions)))
}

func (i *Inquiry) onStop(ctx app.Context, e app.Event) {
	i.Drop()
	i.stopped = true
}

func (i *Inquiry) onGoOn(ctx app.Context, e app.Event) { i.goOn() }

// Bar tells how far the asking has come, with a button to stop it or to go on. What
// says in a few words what is being done: "Playing 100,000 games".
func (i *Inquiry) Bar(what string) app.UI {
	return app.Div().Class("inquiry").Body(
		app.If(i.Running(), func() app.UI {
			return app.Div().Class("inquiry-row").Body(
				app.Div().Class("inquiry-done").Body(
					app.P().Text(what+" · "+strconv.Itoa(int(100*i.Done()))+" %"),
					draw.Bar(int(1000*i.Done()), 1000),
				),
				app.Button().Class("button").Type("button").OnClick(i.onStop).Text("Stop"),
			)
		}).ElseIf(i.Failure != "" || i.stopped, func() app.UI {
			text := i.Failure
			if text == "" {
				text = "Stopped at " + strconv.Itoa(int(100*i.Done())) + " %."
			}
			return app.Div().Class("inquiry-row").Body(
				app.P().Class("inquiry-done").Role("alert").Text(text),
				app.Button().Class("button").Type("button").OnClick(i.onGoOn).Text("Go on"),
			)
		}).ElseIf(len(i.questions) > 0, func() app.UI {
			// What stands below stays where it is.
			return app.P().Class("inquiry-kept soft").Text("Worked out on this device.")
		}),
	)
}

// Again says how long answers took this device, with a button to have them worked out
// again.
func Again(took time.Duration, onAgain app.EventHandler) app.UI {
	return app.Div().Class("figure-row").Body(
		app.Button().Class("button").Type("button").Text("Work it out again").OnClick(onAgain),
		app.Span().Class("soft").Role("status").Text("This device took "+words.Took(took)+"."),
	)
}
