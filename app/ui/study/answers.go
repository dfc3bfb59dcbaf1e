package study

import (
	"time"

	"catchup/app/store"
	"catchup/engine/lab"
	"catchup/engine/wire"
)

// kept are the answers that this browser keeps, by question.
var kept = store.VisitorsAnswers

// Answers is what has been heard, by question: lines, read once. The zero value is
// nothing yet.
type Answers struct{ heard map[lab.Question]answer }

type answer struct {
	lines any // of the question's type
	took  time.Duration
}

// Hear notes an answer. The error says why it cannot be read.
func (a *Answers) Hear(q lab.Asked, heard lab.Answer) error {
	lines, err := q.Read(heard.Text)
	if err != nil {
		return err
	}
	if a.heard == nil {
		a.heard = map[lab.Question]answer{}
	}
	a.heard[q.Words()] = answer{lines, heard.Took}
	return nil
}

// keep keeps an answer on this device, if that is worth it.
func keep(q lab.Question, answer lab.Answer) {
	if q.Kept() {
		kept().Put(string(q), wire.Write(&answer))
	}
}

// Recall notes what is known from before.
func (a *Answers) Recall(questions ...lab.Asked) {
	for _, q := range questions {
		a.recall(q)
	}
}

// recall reports whether the answer is known, from this page or from before.
func (a *Answers) recall(q lab.Asked) bool {
	if _, heard := a.heard[q.Words()]; heard {
		return true
	}
	var answer lab.Answer
	text, known := kept().Get(string(q.Words()))
	return known && wire.Read(text, &answer) == nil && a.Hear(q, answer) == nil
}

// Forget forgets answers, here and on this device, so that they are worked out anew.
func (a *Answers) Forget(questions ...lab.Asked) {
	for _, q := range questions {
		kept().Forget(string(q.Words()))
		delete(a.heard, q.Words())
	}
}

// All reports whether all questions are answered, and how long that took this device.
func (a *Answers) All(questions ...lab.Asked) (took time.Duration, all bool) {
	for _, q := range questions {
		answer, heard := a.heard[q.Words()]
		if !heard {
			return 0, false
		}
		took += answer.took
	}
	return took, true
}

// Lines returns the answer to a question, or nil while it has not been heard.
func Lines[Line any](a *Answers, q lab.Query[Line]) []Line {
	lines, _ := a.heard[q.Words()].lines.([]Line)
	return lines
}

// One returns the first line of the answer to a question, if it has been heard.
func One[Line any](a *Answers, q lab.Query[Line]) (line Line, heard bool) {
	if lines := Lines(a, q); len(lines) > 0 {
		return lines[0], true
	}
	return line, false
}

// Asked returns questions of one type as those of any.
func Asked[Line any](queries []lab.Query[Line]) (questions []lab.Asked) {
	for _, q := range queries {
		questions = append(questions, q)
	}
	return questions
}
