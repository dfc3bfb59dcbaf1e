package explore

import (
	"catchup/app/ui/board"
	"catchup/app/ui/match"
	"catchup/engine"
	"catchup/engine/solver"
)

// sum writes a move, which may be broken after a plus.
func sum(m engine.Move) string { return m.Join("\u00a0+ ") }

// count writes a number with its noun.
func count(n uint64, one, many string) string {
	if n == 1 {
		return "1 " + one
	}
	return board.Grouped(n) + " " + many
}

// fares says what a bot does here and how that fares.
func fares(c solver.Choice) string {
	all := c.Wins + c.Draws + c.Losses
	switch {
	case all == 1 && c.Exact:
		return "takes " + sum(c.Moves[0].Move) + ", which " + board.Does(c.Moves[0].Outcome)
	case all == 1:
		return "took " + sum(c.Moves[0].Move) + " this time, which " + board.Does(c.Moves[0].Outcome)
	case c.Wins == all || c.Draws == all || c.Losses == all:
		return "takes any of " + board.Grouped(all) + " moves, which all " + board.Does(c.Moves[0].Outcome)[:len(board.Does(c.Moves[0].Outcome))-1]
	}
	text := "takes any of " + board.Grouped(all) + " moves:"
	for i, part := range []struct {
		n         uint64
		one, many string
	}{{c.Wins, "wins", "win"}, {c.Draws, "draws", "draw"}, {c.Losses, "loses", "lose"}} {
		if part.n > 0 {
			if i > 0 && text[len(text)-1] != ':' {
				text += ","
			}
			text += " " + count(part.n, part.one, part.many)
		}
	}
	return text
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
