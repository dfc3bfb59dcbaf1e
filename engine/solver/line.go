package solver

import (
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/wire"
)

// Aim is what a player makes the most of.
type Aim string

// The two aims.
const (
	ByOutcome Aim = "outcome"
	ByMargin  Aim = "margin" // win by as much or lose by as little as possible
)

// Line asks for the moves from a position to the end of the game with which both players
// keep what they can have, each the one that is the hardest to answer of those that do:
// see [bot.Hardest]. By margin the result is the margin of the position.
type Line struct {
	Position engine.Position
	Aim      Aim
}

// Kind implements [Question].
func (q *Line) Kind() string { return "line" }

// Fields implements [Question].
func (q *Line) Fields(l *wire.Line) {
	l.Position(&q.Position)
	l.Word("an aim", (*string)(&q.Aim))
	if q.Aim != ByOutcome && q.Aim != ByMargin {
		l.Fail("there is no aim " + strconv.Quote(string(q.Aim)))
	}
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
	hardest, err := s.hardest(q.Position, q.Aim, progress)
	if err != nil {
		return nil, err
	}
	var line []engine.Move
	for p := q.Position; !p.Over(); {
		if err := s.checkMoves(p); err != nil {
			return nil, err
		}
		move, err := hardest(p)
		if err != nil {
			return nil, err
		}
		line = append(line, move)
		p, _ = p.After(move)
	}
	return line, nil
}

// hardest returns the way to the hardest move of all that can follow from p.
func (s *Solver) hardest(p engine.Position, aim Aim, progress Progress) (func(engine.Position) (engine.Move, error), error) {
	if aim == ByMargin {
		margins, err := s.margins(p, progress)
		return func(p engine.Position) (engine.Move, error) {
			return bot.HardestByMargin(p, margins.Margin, progress.ticks())
		}, err
	}
	table, err := s.table(p, progress)
	perfect, _ := bot.Named(bot.Perfect)
	return func(p engine.Position) (engine.Move, error) {
		return perfect.Choose(p, table.Outcome, nil, progress.ticks())
	}, err
}
