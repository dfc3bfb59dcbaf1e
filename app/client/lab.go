package client

import (
	"context"
	"strconv"
	"strings"
	"sync"
	"time"

	"catchup/app/store"
	"catchup/engine/lab"
	"catchup/engine/worker"
)

// Laboratory answers the Lab's questions; those there are stand in package lab. In a
// page they are worked out in a worker of their own, which starts with the first of
// them: it is another program than that of [Shared], and neither keeps the other
// waiting.
type Laboratory struct {
	// table works out the answer to a question.
	table func(ctx context.Context, q lab.Question, progress func(done float64)) (lab.Table, error)

	mu   sync.Mutex
	kept *store.Answers
}

// Answer is the answer to a question, and how long it took this device.
type Answer struct {
	lab.Table
	Took time.Duration
}

// Lab returns the laboratory of this page.
func Lab() *Laboratory { return laboratory() }

var laboratory = sync.OnceValue(func() *Laboratory {
	return &Laboratory{table: labTable, kept: store.VisitorsAnswers()}
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
	took, table, _ := strings.Cut(text, " ")
	ms, err := strconv.Atoi(took)
	if err != nil {
		return Answer{}, false
	}
	parsed, err := lab.ParseTable(table)
	return Answer{parsed, time.Duration(ms) * time.Millisecond}, err == nil
}

// Ask works the answer out, whether it is known or not, and keeps it. What holds for
// the methods of [Engine] holds for it too; other errors are those of
// [tables.Of].
func (l *Laboratory) Ask(ctx context.Context, q lab.Question, progress func(done float64)) (Answer, error) {
	began := time.Now()
	table, err := l.table(ctx, q, progress)
	if err != nil {
		return Answer{}, err
	}
	took := time.Since(began)
	if q.Kept() {
		l.mu.Lock()
		l.kept.Put(string(q), strconv.Itoa(int(took.Milliseconds()))+" "+table.String())
		l.mu.Unlock()
	}
	return Answer{table, took}, nil
}

// labTable asks a worker.
func (r *Remote) labTable(ctx context.Context, q lab.Question, progress func(done float64)) (lab.Table, error) {
	return answered(ctx, r, worker.Request{Kind: worker.Ask, Question: string(q)}, share(progress), lab.ParseTable)
}
