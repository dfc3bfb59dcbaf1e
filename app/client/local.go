package client

import (
	"context"

	"catchup/engine"
	"catchup/engine/worker"
)

// Local is the engine in the same process.
type Local struct {
	solver *worker.Solver
	turn   chan struct{} // full while the solver works
}

// NewLocal returns an engine whose tables take at most limit bytes.
func NewLocal(limit uint64) *Local {
	return &Local{worker.NewSolver(limit), make(chan struct{}, 1)}
}

// Evaluate implements [Engine].
func (l *Local) Evaluate(ctx context.Context, p engine.Position, limit int, progress func(done float64)) (worker.Evaluation, error) {
	if err := l.begin(ctx); err != nil {
		return worker.Evaluation{}, err
	}
	defer l.end()
	return l.solver.Evaluate(p, limit, until(ctx, progress))
}

// Reply implements [Engine].
func (l *Local) Reply(ctx context.Context, p engine.Position, bot string, seed uint64, progress func(done float64)) (engine.Move, error) {
	if err := l.begin(ctx); err != nil {
		return engine.Move{}, err
	}
	defer l.end()
	return l.solver.Reply(p, bot, seed, until(ctx, progress))
}

func (l *Local) begin(ctx context.Context) error {
	if err := ctx.Err(); err != nil {
		return err
	}
	select {
	case l.turn <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	}
}

func (l *Local) end() { <-l.turn }

// until tells progress and stops the solver when the context ends.
func until(ctx context.Context, progress func(float64)) worker.Progress {
	return func(done float64) error {
		if progress != nil {
			progress(done)
		}
		return ctx.Err()
	}
}
