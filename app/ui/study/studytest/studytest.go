// Package studytest asks the Lab's questions in a test, without a page.
package studytest

import (
	"testing"

	"catchup/app/client"
	"catchup/app/ui/study"
	"catchup/engine/lab"
)

// Ask has the questions answered.
func Ask(t testing.TB, answers *study.Answers, questions ...lab.Asked) {
	t.Helper()
	for _, q := range questions {
		words := q.Words()
		answer, err := client.Solve(t.Context(), &words, nil)
		if err == nil {
			err = answers.Hear(q, answer)
		}
		if err != nil {
			t.Fatalf("%s: %v", q.Words(), err)
		}
	}
}
