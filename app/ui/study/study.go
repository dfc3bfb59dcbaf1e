// Package study is what the Lab's pages are made of: asking the engine question after
// question, with what is known shown at once, progress, and a way to stop; a field for a
// set of one's own; tables, and figures side by side, what the paper prints and what
// this device works out.
package study

import (
	"errors"

	"catchup/app/client"
	"catchup/app/ui/shell"
	"catchup/engine/induction"
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
		client.AskLab(&i.asker, i.questions[i.at].Words(), i.answered)
	}
}

func (i *Inquiry) answered(answer client.Answer, err error) {
	if err == nil {
		err = i.answers.Hear(i.questions[i.at], answer)
	}
	if err != nil {
		i.Failure = failure(err)
		return
	}
	i.at++
	i.goOn()
}

// failure is what to tell of an error.
func failure(err error) string {
	var tooLarge *induction.TooLargeError
	if errors.As(err, &tooLarge) {
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
