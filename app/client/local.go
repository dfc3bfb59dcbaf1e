package client

import (
	"context"

	"catchup/engine"
	"catchup/engine/refute"
	"catchup/engine/search"
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
	return during(l, ctx, share(progress), func(progress worker.Progress) (worker.Evaluation, error) {
		return l.solver.Evaluate(p, limit, progress)
	})
}

// Margin implements [Engine].
func (l *Local) Margin(ctx context.Context, p engine.Position, limit int, progress func(done float64)) (worker.Evaluation, error) {
	return during(l, ctx, share(progress), func(progress worker.Progress) (worker.Evaluation, error) {
		return l.solver.Margin(p, limit, progress)
	})
}

// Search implements [Engine].
func (l *Local) Search(ctx context.Context, p engine.Position, limits search.Limits, progress func(worker.Work)) (worker.Found, error) {
	found := worker.Nothing
	_, err := during(l, ctx, progress, func(progress worker.Progress) (_ worker.Found, err error) {
		found, err = l.solver.Search(p, limits, progress)
		return found, err
	})
	return found, err
}

// Line implements [Engine].
func (l *Local) Line(ctx context.Context, p engine.Position, aim worker.Aim, progress func(done float64)) (*engine.Game, error) {
	return during(l, ctx, share(progress), func(progress worker.Progress) (*engine.Game, error) {
		return l.solver.Line(p, aim, progress)
	})
}

// Prove implements [Engine].
func (l *Local) Prove(ctx context.Context, p engine.Position, m engine.Move, limit int, progress func(done float64)) (refute.Proof, error) {
	return during(l, ctx, share(progress), func(progress worker.Progress) (refute.Proof, error) {
		return l.solver.Prove(p, m, limit, progress)
	})
}

// Reply implements [Engine].
func (l *Local) Reply(ctx context.Context, p engine.Position, bot string, seed uint64, progress func(done float64)) (engine.Move, error) {
	return during(l, ctx, share(progress), func(progress worker.Progress) (engine.Move, error) {
		return l.solver.Reply(p, bot, seed, progress)
	})
}

// Choose implements [Engine].
func (l *Local) Choose(ctx context.Context, p engine.Position, bots []string, seed uint64, limit int, progress func(done float64)) ([]worker.Choice, error) {
	return during(l, ctx, share(progress), func(progress worker.Progress) ([]worker.Choice, error) {
		return l.solver.Choose(p, bots, seed, limit, progress)
	})
}

// during answers a question when it is its turn. It tells progress and stops the
// solver when the context ends.
func during[Result any](l *Local, ctx context.Context, progress func(worker.Work), answer func(worker.Progress) (Result, error)) (none Result, err error) {
	if err := l.begin(ctx); err != nil {
		return none, err
	}
	defer l.end()
	return answer(func(work worker.Work) error {
		if progress != nil {
			progress(work)
		}
		return ctx.Err()
	})
}

// share returns a progress function for those who only want to know which share of
// the work is done.
func share(progress func(done float64)) func(worker.Work) {
	if progress == nil {
		return nil
	}
	return func(work worker.Work) { progress(work.Done) }
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
