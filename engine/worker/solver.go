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

// Solver answers questions about positions, one at a time. It keeps what it has
// computed and uses it again for every position that it covers.
type Solver struct {
	shelf shelf
	most  uint64 // moves that are looked at: Most
}

// NewSolver returns a solver that takes at most limit bytes for tables, one or all
// that it keeps.
//
// Where memory that was once used is never given back to others, as in WebAssembly,
// this is how much the program has grown to in the end, or what the largest search
// was allowed if that is more, and at times twice as much. Only a new start of the
// program gives it back.
func NewSolver(limit uint64) *Solver { return &Solver{shelf{limit: limit}, Most} }

// Reply returns the move that the bot of that name makes at p. The same seed gives
// the same move. A bot that asks for the value of positions, with a table of them
// too large, searches for a move that keeps what p is worth. The error is that of
// progress, a [*bot.UnknownError] or one of its kind, or an [*Error]: if there is no
// move, if there are more than [Most], or if the search had to give up.
func (s *Solver) Reply(p engine.Position, name string, seed uint64, progress Progress) (engine.Move, error) {
	player, err := bot.Named(name)
	if err != nil {
		return engine.Move{}, err
	}
	if player.NeedsValue() && !s.fits(p) {
		return s.searched(p, progress)
	}
	if err := s.checkMoves(p); err != nil {
		return engine.Move{}, err
	}
	var value bot.Value
	if player.NeedsValue() {
		table, err := s.table(p, progress)
		if err != nil {
			return engine.Move{}, err
		}
		value = table.Outcome
	}
	return player.Choose(p, value, random(seed), progress.ticks())
}

// checkMoves returns an error unless p has moves, and not too many of them.
func (s *Solver) checkMoves(p engine.Position) error {
	switch moves := p.CountMoves(); {
	case moves == 0:
		return &Error{Malformed, p.String() + " is over: there is no move"}
	case moves > s.most:
		return &Error{TooMany, p.Short() + " has " + strconv.FormatUint(moves, 10) +
			" moves; a player here chooses from at most " + strconv.FormatUint(s.most, 10)}
	}
	return nil
}

func random(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 0)) }

// fits reports whether there is a table of everything that can follow from p, or
// room for one.
func (s *Solver) fits(p engine.Position) bool {
	if _, known := on[*induction.Tablebase](&s.shelf, p); known {
		return true
	}
	return induction.Size(p) <= s.shelf.limit
}

// table returns a table of everything that can follow from p. The error is an
// [*induction.TooLargeError] or that of progress.
func (s *Solver) table(p engine.Position, progress Progress) (*induction.Tablebase, error) {
	return made(s, p, induction.Size(p), induction.New, progress)
}

// margins returns the margins of everything that can follow from p. The error is
// that of table.
func (s *Solver) margins(p engine.Position, progress Progress) (*induction.Margins, error) {
	return made(s, p, induction.MarginsSize(p), induction.NewMargins, progress)
}

// made returns what the shelf has for p, or else makes it, in so many bytes.
func made[Thing covering](s *Solver, p engine.Position, bytes uint64,
	make func(engine.Position, uint64, func(float64) error) (Thing, error), progress Progress) (Thing, error) {
	if thing, known := on[Thing](&s.shelf, p); known {
		return thing, nil
	}
	if bytes <= s.shelf.limit {
		s.shelf.clear(bytes)
	}
	thing, err := make(p, s.shelf.limit, func(done float64) error { return progress.tell(Work{Done: done, Bytes: bytes}) })
	if err == nil {
		s.shelf.put(thing, bytes)
	}
	return thing, err
}
