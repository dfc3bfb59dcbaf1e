//go:build !wasm

package client

import (
	"context"

	"catchup/engine/lab"
	"catchup/engine/lab/tables"
	"catchup/engine/solver"
	"catchup/engine/wire"
)

var shared = newLocal(memory)

// Solve returns the answer to a question. It blocks until that is there; it can be called
// at the same time, and questions are answered one after the other. In a page a worker
// works it out; see there.
func Solve[A any](ctx context.Context, q wire.Question[A], progress func(solver.Work)) (A, error) {
	return solveLocal(ctx, shared, q, progress)
}

// local is the engine in the same process.
type local struct {
	solver *solver.Solver
	turn   chan struct{} // full while it works
}

// newLocal returns an engine whose tables take at most limit bytes.
func newLocal(limit uint64) *local {
	return &local{solver.New(limit), make(chan struct{}, 1)}
}

// solveLocal answers a question when it is its turn. It tells progress and ends the work
// when the context ends.
func solveLocal[A any](ctx context.Context, l *local, q wire.Question[A], progress func(solver.Work)) (answer A, err error) {
	answer = nothing[A](q)
	if ctx.Err() != nil {
		return answer, ctx.Err()
	}
	select {
	case l.turn <- struct{}{}:
	case <-ctx.Done():
		return answer, ctx.Err()
	}
	defer func() { <-l.turn }()
	tell := func(work solver.Work) error {
		if progress != nil {
			progress(work)
		}
		return ctx.Err()
	}
	switch q := any(q).(type) {
	case solver.Question[A]:
		answer, err = q.Answer(l.solver, tell)
	case *lab.Question:
		*any(&answer).(*lab.Answer), err = tables.Answer(*q, tables.Browser, func(done float64) error { return tell(solver.Work{Done: done}) })
	}
	if err == nil {
		err = ctx.Err()
	}
	return answer, err
}
