// Package bot plays the game: the paper's four heuristics (section 3.2) and
// their chains (section 3.3), Monte-Carlo tree search, perfect play, and ten
// levels in between. How each level does against the one below it, against random
// moves and against perfect play is measured in ladder.tsv; a test plays the league
// again.
package bot

import (
	"math/rand/v2"
	"strings"

	"catchup/engine"
)

// Value tells what a position is worth to the player to move.
type Value func(engine.Position) engine.Outcome

// Tick is called by a bot that thinks, a few times for every move that it looks
// at: many thousand times a second. An error it returns ends the thinking. It may
// be nil.
type Tick func() error

// tell is a call of the tick.
func (t Tick) tell() error {
	if t == nil {
		return nil
	}
	return t()
}

// Bot is a way to choose moves.
type Bot interface {
	// Choose returns a legal move of p, which must not be over. The same random
	// numbers give the same move. Value is used, and may only be nil, as
	// NeedsValue says. The time is at least proportional to the number of moves.
	// The error is that of the tick.
	Choose(p engine.Position, value Value, r *rand.Rand, tick Tick) (engine.Move, error)
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

// Names holds every name of a word or two, from the weakest bot to the strongest.
// The rest have names of a form: see [Named].
var Names = []string{Random, MinScore, UseMostNums, MaxScore, Perfect}

// UnknownError says that there is no bot of that name.
type UnknownError struct{ Name string }

func (e *UnknownError) Error() string {
	return "no player is called " + e.Name + ": there are " + strings.Join(Names, ", ") +
		", chains such as use-most-nums+min-score, level-1 to level-10, and mcts-N with N simulations"
}

// Named returns the bot of that name: one of [Names], a chain of heuristics (see
// [ChainNamed]), one of [Levels], or mcts-N, a Monte-Carlo tree search of N
// simulated games. The error is an [*UnknownError], a [*ChainError] if the name
// has a +, or another if it begins with mcts-.
func Named(name string) (Bot, error) {
	switch {
	case name == Perfect:
		return perfect{}, nil
	case strings.HasPrefix(name, mctsPrefix):
		return mctsNamed(name)
	case strings.Contains(name, "+"):
		return ChainNamed(name)
	}
	if level := levelNamed(name); level != nil {
		return level, nil
	}
	if chain, err := ChainNamed(name); err == nil {
		return chain, nil
	}
	return nil, &UnknownError{name}
}
