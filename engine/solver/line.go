package solver

import (
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/wire"
)

// Line asks for the moves from a position to the end of the game with which both players
// keep what they can have, each the one that is the hardest to answer of those that do:
// see [bot.Hardest]. With margins they win by as much or lose by as little as they can, and
// the result is the margin of the position.
type Line struct {
	Position engine.Position
	Margins  bool
}

// Kind implements [Question].
func (q *Line) Kind() string { return "line" }

// Fields implements [Question].
func (q *Line) Fields(l *wire.Line) {
	l.Position(&q.Position)
	l.Bool(&q.Margins)
}

// Result implements [Question].
func (q *Line) Result(l *wire.Line, line *[]engine.Move) { moves(l, line) }

// moves are moves one after the other.
func moves(l *wire.Line, moves *[]engine.Move) {
	for i := range wire.List(l, "moves", moves) {
		l.Move(&(*moves)[i])
	}
}

// Answer implements [Question]. The error is that of [Evaluate], or an [*Error] if a
// position on the way has more than [Most] moves.
func (q *Line) Answer(s *Solver, progress Progress) ([]engine.Move, error) {
	margin, err := s.measure(q.Position, q.Margins, progress)
	if err != nil {
		return nil, err
	}
	var line []engine.Move
	for p := q.Position; !p.Over(); {
		if err := s.checkMoves(p); err != nil {
			return nil, err
		}
		move, err := bot.HardestByMargin(p, margin, progress.ticks())
		if err != nil {
			return nil, err
		}
		line = append(line, move)
		p, _ = p.After(move)
	}
	return line, nil
}
