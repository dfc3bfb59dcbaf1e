// Package client is how pages ask the exact engine. In a page it runs in a Web
// Worker, so that the page never blocks; in tests and while the site is built it
// runs in the same process.
package client

import (
	"context"

	"catchup/engine"
	"catchup/engine/worker"
)

// Engine answers questions about positions. Its methods block until the answer is
// there, so a page calls them on a goroutine of its own (go-app's Async), and can
// be called at the same time; questions are answered one after the other.
//
// When the context ends they return its error, in a page within 0.2 s. Other errors
// are an [*induction.TooLargeError], those of [worker.Solver], in a page as a
// [*worker.Error], and in a page a [*BrokenError]. The progress that they take may be nil; it hears now and then
// which share of the work is done, 0 to 1.
type Engine interface {
	// Evaluate returns what p and its moves are worth and lists at most limit of
	// the moves.
	Evaluate(ctx context.Context, p engine.Position, limit int, progress func(done float64)) (worker.Evaluation, error)
	// Reply returns the move that the bot of that name makes at p. The same seed
	// gives the same move.
	Reply(ctx context.Context, p engine.Position, bot string, seed uint64, progress func(done float64)) (engine.Move, error)
}

// memory is how much a table may take in the same process, in bytes: as much as
// in a page's worker.
const memory = 256 << 20
