// Package solver is all that can be asked of a position, and a [Solver] that remembers
// the tables it has made for the answers.
//
// A question is a type: its fields are what it asks about, its method Answer works the
// answer out. What is told of it to a worker is in its methods Kind, Fields and Result;
// see package worker. In the same process it is asked without any of that:
//
//	(&solver.Evaluate{Position: p}).Answer(solver.New(limit), nil)
//
// To keep the worker's program small neither this package nor what it imports uses fmt,
// context, time or reflect.
package solver

import (
	"strconv"

	"catchup/engine"
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

// New returns a solver that takes at most limit bytes for tables, one or all
// that it keeps.
//
// Where memory that was once used is never given back to others, as in WebAssembly,
// this is how much the program has grown to in the end, or what the largest search
// was allowed if that is more, and at times twice as much. Only a new start of the
// program gives it back.
func New(limit uint64) *Solver { return &Solver{shelf{limit: limit}, Most} }

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

// table returns a table of everything that can follow from p. The error is an
// [*induction.TooLargeError] or that of progress.
func (s *Solver) table(p engine.Position, progress Progress) (*induction.Tablebase, error) {
	return made(s, p, induction.Size(p), induction.New, progress)
}

// measure returns the margin of everything that can follow from p, or else the outcome as
// one of 1, 0, -1. The error is that of table.
func (s *Solver) measure(p engine.Position, byMargin bool, progress Progress) (func(engine.Position) int, error) {
	if byMargin {
		margins, err := made(s, p, induction.MarginsSize(p), induction.NewMargins, progress)
		return margins.Margin, err
	}
	table, err := s.table(p, progress)
	return func(p engine.Position) int { return int(table.Outcome(p)) }, err
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
