package explore

import (
	"catchup/app/ui/match"
	"catchup/app/ui/words"
	"catchup/engine/solver"
)

// fares says what a bot does here and how that fares.
func fares(c solver.Choice) string {
	all := c.Wins + c.Draws + c.Losses
	switch {
	case all == 1 && c.Exact:
		return "takes " + words.Sum(c.Moves[0].Move) + ", which " + words.Does(c.Moves[0].Outcome)
	case all == 1:
		return "took " + words.Sum(c.Moves[0].Move) + " this time, which " + words.Does(c.Moves[0].Outcome)
	}
	text := "takes any of " + words.Grouped(all) + " moves"
	if max(c.Wins, c.Draws, c.Losses) == all {
		return text + ", which all " + words.Do(all, c.Moves[0].Outcome)
	}
	return text + ": " + words.Divided(c.Wins, c.Draws, c.Losses)
}

// bots are asked what they would do: the rules of thumb, whose moves are exact, and
// some of the levels.
var bots = botNames()

func botNames() []string {
	var names []string
	for _, o := range match.Rules {
		names = append(names, o.Bot)
	}
	for _, level := range []int{3, 6, 9} {
		names = append(names, match.Level(level).Bot)
	}
	return names
}
