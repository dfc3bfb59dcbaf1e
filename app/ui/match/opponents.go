package match

import (
	"slices"
	"strconv"
	"strings"

	"catchup/engine/bot"
)

// Opponent is a bot as it is shown.
type Opponent struct{ Bot, Name, Thinks string }

// Rules holds the bots that follow a rule of thumb: the paper's heuristics.
var Rules = []Opponent{
	{bot.Random, "Dice", "takes any move, all equally likely"},
	{bot.MinScore, "Miser", "takes as few points as it can"},
	{bot.UseMostNums, "Hoarder", "takes as many rods as it can"},
	{bot.MaxScore, "Greedy", "takes as many points as it can"},
}

// Sampler simulates games at random before it moves.
var Sampler = Opponent{"mcts-1000", "Sampler", "plays a thousand games to the end in its head before every turn, and takes the move that did best in them: Monte-Carlo tree search"}

// Perfect is the solver itself.
var Perfect = Opponent{bot.Perfect, "Perfect", "has solved the game and never gives anything away"}

// Opponents holds every opponent that is not a level, from the weakest on.
var Opponents = slices.Concat(Rules, []Opponent{Sampler, Perfect})

// Level returns the graded opponent number n, 1 to 10.
func Level(n int) Opponent {
	level := bot.Levels[n-1]
	return Opponent{level.Name, "Level " + strconv.Itoa(n), level.Thinks}
}

// Flawless reports whether the bot of that name never gives anything away.
func Flawless(name string) bool { return name == bot.Perfect || LevelOf(name) == len(bot.Levels) }

// LevelOf returns which graded opponent the bot of that name is, or 0.
func LevelOf(name string) int {
	for i := range bot.Levels {
		if bot.Levels[i].Name == name {
			return i + 1
		}
	}
	return 0
}

// Called returns the opponent that is the bot of that name. A chain of heuristics
// or another number of simulations is called by it.
func Called(name string) Opponent {
	for _, o := range Opponents {
		if o.Bot == name {
			return o
		}
	}
	if n := LevelOf(name); n > 0 {
		return Level(n)
	}
	if strings.Contains(name, "+") {
		return Opponent{name, name, "follows these rules of thumb, the first before the second"}
	}
	return Opponent{name, name, ""}
}
