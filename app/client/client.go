// Package client is how pages ask the exact engine. In a page it runs in a Web
// Worker, so that the page never blocks; in tests and while the site is built it
// runs in the same process.
package client

import (
	"context"

	"catchup/engine"
	"catchup/engine/refute"
	"catchup/engine/search"
	"catchup/engine/worker"
)

// Engine answers questions about positions. Its methods block until the answer is
// there, so a page calls them on a goroutine of its own (go-app's Async), and can
// be called at the same time; questions are answered one after the other.
//
// When the context ends they return its error, in a page within 0.2 s. Other errors
// are an [*induction.TooLargeError], those of [worker.Solver], in a page as a
// [*worker.Error], and in a page a [*BrokenError]. The progress that they take may be
// nil; it hears now and then which share of the work is done, 0 to 1.
//
// What was computed is kept, as far as there is room, so that the same or what
// follows from it can be asked again at no cost.
type Engine interface {
	// Evaluate returns what p and its moves are worth and lists at most limit of
	// the moves.
	Evaluate(ctx context.Context, p engine.Position, limit int, progress func(done float64)) (worker.Evaluation, error)
	// Margin is Evaluate with margins: by how many points the position and each of
	// the moves win.
	Margin(ctx context.Context, p engine.Position, limit int, progress func(done float64)) (worker.Evaluation, error)
	// Search finds out what p is worth, and a best move, when a table would be too
	// large; see [worker.Solver.Search]. Limits of time are those of the context. What
	// was found is true with an error too: when the context ends it is what is known
	// by then, perhaps no more than [worker.Nothing]. Asked again with the same limit
	// of memory, up to 256 MiB, it goes on from there; beyond that, in a page, the
	// worker is ended to give the memory back.
	Search(ctx context.Context, p engine.Position, limits search.Limits, progress func(worker.Work)) (worker.Found, error)
	// Line returns the game from p to its end with best play on both sides; see
	// [worker.Solver.Line].
	Line(ctx context.Context, p engine.Position, aim worker.Aim, progress func(done float64)) (*engine.Game, error)
	// Prove returns what the worth of a move of p rests on, with the tree if it has at
	// most limit positions; see package refute.
	Prove(ctx context.Context, p engine.Position, m engine.Move, limit int, progress func(done float64)) (refute.Proof, error)
	// Reply returns the move that the bot of that name makes at p. The same seed
	// gives the same move.
	Reply(ctx context.Context, p engine.Position, bot string, seed uint64, progress func(done float64)) (engine.Move, error)
	// Choose returns what each of the bots of these names does at p and how that
	// fares, and lists at most limit moves of each.
	Choose(ctx context.Context, p engine.Position, bots []string, seed uint64, limit int, progress func(done float64)) ([]worker.Choice, error)
}

// memory is how much tables may take in the same process, in bytes: as much as in
// a page's worker.
const memory = 256 << 20
