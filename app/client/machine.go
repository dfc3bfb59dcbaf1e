//go:build !wasm

package client

import (
	"context"

	"catchup/engine/lab"
	"catchup/engine/lab/tables"
	"catchup/engine/solver"
)

var shared = newLocal(memory)

// Solve returns the answer to a question. It blocks until that is there; it can be called
// at the same time, and questions are answered one after the other. In a page the worker
// works it out; see there.
func Solve[A any](ctx context.Context, q solver.Question[A], progress func(solver.Work)) (A, error) {
	return solveLocal(ctx, shared, q, progress)
}

func askLab(ctx context.Context, q lab.Question, progress func(done float64)) (Answer, error) {
	return tables.Answer(q, func(done float64) error {
		if progress != nil {
			progress(done)
		}
		return ctx.Err()
	})
}
