package explore

import (
	"catchup/app/ui/match"
	"catchup/app/ui/words"
	"catchup/engine/solver"
)

// fares says what a bot does here and how that fares.
func fares(c solver.Choice) string {
	all, first := c.Wins+c.Draws+c.Losses, c.Moves[0]
	any := "takes any of " + words.Grouped(all) + " moves"
	switch {
	case all == 1 && c.Exact:
		return "takes " + words.Sum(first.Move) + ", which " + words.Does(first.Outcome)
	case all == 1:
		return "took " + words.Sum(first.Move) + " this time, which " + words.Does(first.Outcome)
	case !mixed(c):
		return any + ", which all " + words.Do(all, first.Outcome)
	default:
		return any + ": " + words.Divided(c.Wins, c.Draws, c.Losses)
	}
}

// mixed reports whether the moves that a bot may make are not all worth the same.
func mixed(c solver.Choice) bool {
	all := c.Wins + c.Draws + c.Losses
	return c.Wins != all && c.Draws != all && c.Losses != all
}

// bots are asked what they would do: the rules of thumb, whose moves are exact, and
// some of the levels.
var bots = botNames()

func botNames() []string {
	var names []string
	for _, o := range append(match.Rules[:len(match.Rules):len(match.Rules)], match.Level(3), match.Level(6), match.Level(9)) {
		names = append(names, o.Bot)
	}
	return names
}
