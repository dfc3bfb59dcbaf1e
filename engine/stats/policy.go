package stats

import (
	"catchup/engine"
	"catchup/engine/bot"
)

// Policy is a way of playing. It returns the moves that the player may make at a
// position that is not over: at least one. The player makes each of them with the
// same probability. Moves are sets: {1,2} is one move, not one an order, which is
// the reading that reproduces the paper's Tables 3 and 4.
//
// A Policy must return the same moves every time.
type Policy func(p engine.Position) []engine.Move

// Following returns the policy of a player who follows a chain of heuristics, such
// as [bot.ChainNamed] returns.
func Following(chain bot.Chain) Policy {
	return func(p engine.Position) []engine.Move { return bot.Preferred(p, chain...) }
}
