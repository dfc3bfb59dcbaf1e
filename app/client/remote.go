package client

import (
	"context"
	"sync"

	"catchup/engine/solver"
	"catchup/engine/wire"
	"catchup/engine/worker"
)

// remote is the engine in a worker. The worker is started with the first question
// and kept; if it breaks it is started anew and the question asked once more.
type remote struct {
	launch launch

	mu     sync.Mutex
	worker *session // the latest, or nil
	last   uint64   // the latest id; they are never used again
}

// newRemote returns an engine in workers started by launch.
func newRemote(launch launch) *remote { return &remote{launch: launch} }

// BrokenError says that the worker broke twice over the same question.
type BrokenError struct{ Reason string }

func (e *BrokenError) Error() string {
	return "the solver stopped working, and again after a new start (" + e.Reason +
		"): reload the page; if it happens again, choose a smaller set"
}

// solveRemote has the worker answer a question.
func solveRemote[A any](ctx context.Context, r *remote, q wire.Question[A], progress func(solver.Work)) (A, error) {
	words, taken, err := r.ask(ctx, worker.Request{Kind: worker.Ask, Question: q.Kind(), Words: wire.Write(q)}, progress)
	answer := nothing[A](q)
	if words != "" {
		if malformed := wire.ReadWith(words, func(l *wire.Line) { q.Result(l, &answer) }); malformed != nil {
			answer, err = nothing[A](q), malformed
		}
	}
	if large, is := any(&answer).(interface{ Taken() uint64 }); is {
		taken = max(taken, large.Taken())
	}
	if taken > memory {
		r.restart()
	}
	return answer, err
}

// ask puts the question to the worker until it is answered, the context ends, or
// the worker has broken twice over it. When the context ends there may be words of an
// answer all the same: what a search knows by then. It took so many bytes at least.
func (r *remote) ask(ctx context.Context, question worker.Request, progress func(solver.Work)) (words string, taken uint64, err error) {
	tell := func(work solver.Work) {
		taken = max(taken, work.Bytes)
		if progress != nil {
			progress(work)
		}
	}
	for broken := 0; ; {
		if err := ctx.Err(); err != nil {
			return "", taken, err
		}
		session := r.begin(&question)
		answer, end := session.ask(ctx, question, tell)
		if end == nil {
			return answer.Words, taken, answer.Err
		}
		session.end(end)
		if ctx.Err() == nil && end.broken {
			if broken++; broken == 2 {
				return "", taken, &BrokenError{end.reason}
			}
		}
	}
}

// begin starts the worker if none runs, and gives the question an id.
func (r *remote) begin(question *worker.Request) *session {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.worker == nil || r.worker.why.Load() != nil {
		r.worker = newSession(r.launch)
	}
	r.last++
	question.ID = r.last
	return r.worker
}

// restart ends the worker that runs, which has taken much memory; the next question
// starts another. Questions that still wait in the old one are asked again.
func (r *remote) restart() {
	r.mu.Lock()
	session := r.worker
	r.mu.Unlock()
	session.end(&end{false, "an answer took much memory"})
}
