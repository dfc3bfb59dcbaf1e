package worker

import (
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
)

// Aim is what a player makes the most of.
type Aim string

// The two aims.
const (
	ByOutcome Aim = "outcome"
	ByMargin  Aim = "margin" // win by as much or lose by as little as possible
)

// Line returns the game from p to its end in which both players keep what they can
// have, and of the moves that do make the one that is the hardest to answer: see
// [bot.Hardest]. By margin its result is the margin of p. The error is that of
// [Solver.Evaluate], or an [*Error] if a position on the way has more than [Most]
// moves.
func (s *Solver) Line(p engine.Position, aim Aim, progress Progress) (*engine.Game, error) {
	hardest, err := s.hardest(p, aim, progress)
	if err != nil {
		return nil, err
	}
	game := engine.NewGame(p)
	for !game.Over() {
		if err := s.checkMoves(game.Position()); err != nil {
			return nil, err
		}
		move, err := hardest(game.Position())
		if err != nil {
			return nil, err
		}
		if err := game.Play(move); err != nil {
			return nil, err
		}
	}
	return game, nil
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

func (w *words) aim() Aim {
	aim := Aim(w.next("an aim"))
	if aim != ByOutcome && aim != ByMargin {
		w.fail("there is no aim " + strconv.Quote(string(aim)))
	}
	return aim
}
