package client

import (
	"context"

	"catchup/engine/solver"
)

// local is the engine in the same process.
type local struct {
	solver *solver.Solver
	turn   chan struct{} // full while the solver works
}

// newLocal returns an engine whose tables take at most limit bytes.
func newLocal(limit uint64) *local {
	return &local{solver.New(limit), make(chan struct{}, 1)}
}

// solveLocal answers a question when it is its turn. It tells progress and stops the
// solver when the context ends.
func solveLocal[A any](ctx context.Context, l *local, q solver.Question[A], progress func(solver.Work)) (A, error) {
	if ctx.Err() != nil {
		return nothing[A](q), ctx.Err()
	}
	select {
	case l.turn <- struct{}{}:
	case <-ctx.Done():
		return nothing[A](q), ctx.Err()
	}
	defer func() { <-l.turn }()
	answer, err := q.Answer(l.solver, func(work solver.Work) error {
		if progress != nil {
			progress(work)
		}
		return ctx.Err()
	})
	if err == nil {
		err = ctx.Err()
	}
	return answer, err
}
