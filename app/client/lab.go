package client

import (
	"context"
	"sync"

	"catchup/app/store"
	"catchup/engine/lab"
	"catchup/engine/wire"
)

// Laboratory answers the Lab's questions; those there are stand in package lab. In a
// page they are worked out in a worker of their own, which starts with the first of
// them: it is another program than that of [Solve], and neither keeps the other
// waiting.
type Laboratory struct {
	// ask works the answer out.
	ask func(ctx context.Context, q lab.Question, progress func(done float64)) (Answer, error)

	mu   sync.Mutex
	kept *store.Answers
}

// Answer is the answer to a question, and how long it took.
type Answer = lab.Answer

// Lab returns the laboratory of this page.
func Lab() *Laboratory { return laboratory() }

var laboratory = sync.OnceValue(func() *Laboratory {
	return &Laboratory{ask: askLab, kept: store.VisitorsAnswers()}
})

// Known returns the answer to a question if it has been worked out before, with this
// edition of the site. Not all are kept; see [lab.Question.Kept].
func (l *Laboratory) Known(q lab.Question) (Answer, bool) {
	l.mu.Lock()
	text, found := l.kept.Get(string(q))
	l.mu.Unlock()
	if !found {
		return Answer{}, false
	}
	var answer Answer
	err := wire.Read(text, &answer)
	return answer, err == nil
}

// Ask works the answer out, whether it is known or not, and keeps it. What holds for
// [Solve] holds for it too; other errors are those of
// [tables.Of].
func (l *Laboratory) Ask(ctx context.Context, q lab.Question, progress func(done float64)) (Answer, error) {
	answer, err := l.ask(ctx, q, progress)
	if err == nil && q.Kept() {
		l.mu.Lock()
		l.kept.Put(string(q), wire.Write(&answer))
		l.mu.Unlock()
	}
	return answer, err
}

// Forget forgets what is known about the questions, so that it is worked out anew.
func (l *Laboratory) Forget(questions ...lab.Question) {
	l.mu.Lock()
	defer l.mu.Unlock()
	for _, q := range questions {
		l.kept.Forget(string(q))
	}
}
