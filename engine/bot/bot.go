// Package bot plays the game: the paper's four heuristics (section 3.2) and
// perfect play.
package bot

import (
	"math/rand/v2"
	"strings"

	"catchup/engine"
)

// Value tells what a position is worth to the player to move.
type Value func(engine.Position) engine.Outcome

// Bot is a way to choose moves.
type Bot interface {
	// Choose returns a legal move of p, which must not be over. The same random
	// numbers give the same move. Value is used, and may only be nil, as
	// NeedsValue says. The time is at least proportional to the number of moves.
	Choose(p engine.Position, value Value, r *rand.Rand) engine.Move
	// NeedsValue reports whether Choose asks for the value of positions.
	NeedsValue() bool
}

// The names of the bots, as [Named] knows them.
const (
	Random      = "random"
	MaxScore    = "max-score"
	MinScore    = "min-score"
	UseMostNums = "use-most-nums"
	Perfect     = "perfect"
)

// Names holds every name, from the weakest bot to the strongest.
var Names = []string{Random, MinScore, UseMostNums, MaxScore, Perfect}

// UnknownError says that there is no bot of that name.
type UnknownError struct{ Name string }

func (e *UnknownError) Error() string {
	return "no player is called " + e.Name + ": there are " + strings.Join(Names, ", ")
}

// Named returns the bot of that name. The error is an [*UnknownError].
func Named(name string) (Bot, error) {
	switch name {
	case Random:
		return heuristic(func(engine.Move) int { return 0 }), nil
	case MaxScore:
		return heuristic(func(m engine.Move) int { return m.Sum() }), nil
	case MinScore:
		return heuristic(func(m engine.Move) int { return -m.Sum() }), nil
	case UseMostNums:
		return heuristic(func(m engine.Move) int { return m.Len() }), nil
	case Perfect:
		return perfect{}, nil
	}
	return nil, &UnknownError{name}
}

// heuristic prefers the moves to which it gives the highest number, and picks
// among them uniformly. Moves are sets: {1,2} counts once, not once an order,
// which is the reading that reproduces the paper's Table 3.
type heuristic func(engine.Move) int

func (h heuristic) NeedsValue() bool { return false }

func (h heuristic) Choose(p engine.Position, _ Value, r *rand.Rand) engine.Move {
	var chosen engine.Move
	best, ties := 0, 0
	for m := range p.Moves() {
		preference := h(m)
		switch {
		case ties == 0 || preference > best:
			chosen, best, ties = m, preference, 1
		case preference == best:
			ties++
			if r.IntN(ties) == 0 {
				chosen = m
			}
		}
	}
	return chosen
}
