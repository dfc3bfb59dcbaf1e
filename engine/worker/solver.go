// Package worker is the exact engine for a page: a [Solver] that answers questions
// about positions, and a [Server] that puts it behind messages, one line of text
// each, so that it can run in a Web Worker beside the page. The messages are
// described at [Request] and [Answer].
//
// It is compiled on its own for the worker (folder wasm). To keep that program
// small neither this package nor what it imports uses fmt, context or time.
package worker

import (
	"math/rand/v2"
	"runtime"
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
)

// Most is how many moves of a position are looked at: more are neither counted by
// outcome nor chosen from.
const Most = 1 << 20

// glances is after how many looks into the table, or ticks of a bot that thinks,
// progress is told again.
const glances = 1 << 12

// Progress hears about once a millisecond of work which share of the table is
// done, 0 to 1, on the goroutine that does the work; so it can also give way to
// others. An error it returns ends the work.
type Progress func(done float64) error

// Solver answers questions about positions, one at a time. It keeps the latest
// table and uses it again for every position that it covers.
type Solver struct {
	limit uint64           // of a table, in bytes
	most  uint64           // moves that are looked at: Most
	table *induction.Table // the latest, or nil
}

// NewSolver returns a solver whose table takes at most limit bytes.
func NewSolver(limit uint64) *Solver { return &Solver{limit: limit, most: Most} }

// Evaluate returns what p and its moves are worth. At most limit moves are listed.
// The error is an [*induction.TooLargeError] or that of progress.
func (s *Solver) Evaluate(p engine.Position, limit int, progress Progress) (Evaluation, error) {
	if err := s.prepare(p, progress); err != nil {
		return Evaluation{}, err
	}
	return s.evaluate(p, limit, progress)
}

// Reply returns the move that the bot of that name makes at p. The same seed gives
// the same move. The error is that of Evaluate, a [*bot.UnknownError], or an
// [*Error] if there is no move or there are more than [Most].
func (s *Solver) Reply(p engine.Position, name string, seed uint64, progress Progress) (engine.Move, error) {
	player, err := bot.Named(name)
	if err != nil {
		return engine.Move{}, err
	}
	switch moves := p.CountMoves(); {
	case moves == 0:
		return engine.Move{}, &Error{Malformed, p.String() + " is over: there is no move"}
	case moves > s.most:
		return engine.Move{}, &Error{TooMany, p.Short() + " has " + strconv.FormatUint(moves, 10) +
			" moves; a player here chooses from at most " + strconv.FormatUint(s.most, 10)}
	}
	if player.NeedsValue() {
		if err := s.prepare(p, progress); err != nil {
			return engine.Move{}, err
		}
	}
	ticks := 0
	tick := func() error {
		if ticks++; ticks%glances == 0 {
			return progress.tell(1)
		}
		return nil
	}
	value := func(p engine.Position) engine.Outcome { return s.table.Outcome(p) }
	return player.Choose(p, value, random(seed), tick)
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// prepare sees to it that the table covers everything that can follow from p.
func (s *Solver) prepare(p engine.Position, progress Progress) error {
	if s.table != nil && s.table.Covers(p) {
		return nil
	}
	if s.table != nil && induction.Size(p) <= s.limit {
		s.table = nil
		runtime.GC() // or both tables would take memory at once
	}
	table, err := induction.New(p, s.limit, progress)
	if err == nil {
		s.table = table
	}
	return err
}

// tell is a call of progress, which may be nil.
func (p Progress) tell(done float64) error {
	if p == nil {
		return nil
	}
	return p(done)
}
