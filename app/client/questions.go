package client

import (
	"context"
	"strings"

	"catchup/engine"
	"catchup/engine/refute"
	"catchup/engine/search"
	"catchup/engine/worker"
)

// Evaluate implements [Engine].
func (r *Remote) Evaluate(ctx context.Context, p engine.Position, limit int, progress func(done float64)) (worker.Evaluation, error) {
	return answered(ctx, r, worker.Request{Kind: worker.Evaluate, Position: p, Limit: listed(limit)}, share(progress), worker.ParseEvaluation)
}

// Margin implements [Engine].
func (r *Remote) Margin(ctx context.Context, p engine.Position, limit int, progress func(done float64)) (worker.Evaluation, error) {
	return answered(ctx, r, worker.Request{Kind: worker.Margin, Position: p, Limit: listed(limit)}, share(progress), worker.ParseEvaluation)
}

// Line implements [Engine].
func (r *Remote) Line(ctx context.Context, p engine.Position, aim worker.Aim, progress func(done float64)) (*engine.Game, error) {
	return answered(ctx, r, worker.Request{Kind: worker.Line, Position: p, Aim: aim}, share(progress), engine.ParseGame)
}

// Prove implements [Engine].
func (r *Remote) Prove(ctx context.Context, p engine.Position, m engine.Move, limit int, progress func(done float64)) (refute.Proof, error) {
	return answered(ctx, r, worker.Request{Kind: worker.Prove, Position: p, Move: m, Limit: listed(limit)}, share(progress), worker.ParseProof)
}

// Reply implements [Engine].
func (r *Remote) Reply(ctx context.Context, p engine.Position, bot string, seed uint64, progress func(done float64)) (engine.Move, error) {
	return answered(ctx, r, worker.Request{Kind: worker.Reply, Position: p, Bot: bot, Seed: seed}, share(progress), engine.ParseSet)
}

// Choose implements [Engine].
func (r *Remote) Choose(ctx context.Context, p engine.Position, bots []string, seed uint64, limit int, progress func(done float64)) ([]worker.Choice, error) {
	question := worker.Request{Kind: worker.Choose, Position: p, Bot: strings.Join(bots, ","), Seed: seed, Limit: listed(limit)}
	return answered(ctx, r, question, share(progress), worker.ParseChoices)
}

// Search implements [Engine]. A worker that took much memory for it is ended: that
// is the only way to give the memory back.
func (r *Remote) Search(ctx context.Context, p engine.Position, limits search.Limits, progress func(worker.Work)) (worker.Found, error) {
	taken := uint64(0)
	payload, err := r.ask(ctx, worker.Request{Kind: worker.Search, Position: p, Nodes: limits.Nodes, Bytes: limits.Memory}, func(work worker.Work) {
		taken = max(taken, work.Bytes)
		if progress != nil {
			progress(work)
		}
	})
	found := worker.Nothing
	if payload != "" {
		var malformed error
		if found, malformed = worker.ParseFound(payload); malformed != nil {
			return worker.Nothing, malformed
		}
	}
	if max(taken, found.Bytes) > kept {
		r.restart("a search took much memory")
	}
	return found, err
}

// kept is how much memory, in bytes, a search may have taken for the worker to be
// kept: as much as its tables may take.
const kept = memory

// listed returns a limit as requests have it.
func listed(limit int) uint32 { return uint32(max(limit, 0)) }

// answered asks the question and reads the answer.
func answered[Result any](ctx context.Context, r *Remote, question worker.Request, progress func(worker.Work), parse func(string) (Result, error)) (none Result, err error) {
	payload, err := r.ask(ctx, question, progress)
	if err != nil {
		return none, err
	}
	return parse(payload)
}
