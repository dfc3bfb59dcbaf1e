package study

import (
	"time"

	"catchup/app/client"
	"catchup/engine/lab"
)

// Answers is what has been heard. The zero value is nothing yet.
type Answers struct {
	heard map[lab.Question]client.Answer
}

// Hear notes an answer.
func (a *Answers) Hear(q lab.Question, answer client.Answer) {
	if a.heard == nil {
		a.heard = map[lab.Question]client.Answer{}
	}
	a.heard[q] = answer
}

// Recall notes what is known from before.
func (a *Answers) Recall(questions []lab.Question) {
	for _, q := range questions {
		if answer, known := client.Lab().Known(q); known {
			a.Hear(q, answer)
		}
	}
}

// To returns the answer to a question, if it has been heard.
func (a *Answers) To(q lab.Question) (answer client.Answer, heard bool) {
	answer, heard = a.heard[q]
	return answer, heard
}

// All reports whether all questions are answered, and how long that took.
func (a *Answers) All(questions []lab.Question) (took time.Duration, all bool) {
	for _, q := range questions {
		answer, heard := a.heard[q]
		if !heard {
			return 0, false
		}
		took += answer.Took
	}
	return took, true
}
