package threeplayers

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strconv"

	"catchup/engine"
)

// Bot is a way of playing, number by number.
type Bot uint8

const (
	Random   Bot = iota // any number that is left, all equally likely
	Largest             // the largest number left
	Smallest            // the smallest
)

// Bots are their names, in order.
var Bots = []string{"random", "largest", "smallest"}

// BotNamed returns the bot of that name.
func BotNamed(name string) (Bot, error) {
	if i := slices.Index(Bots, name); i >= 0 {
		return Bot(i), nil
	}
	return 0, errors.New("there is no bot " + strconv.Quote(name) + " for three")
}

// Choose returns the number that the bot takes. The game must not be over.
func (b Bot) Choose(g Game, r *rand.Rand) int {
	numbers := slices.Collect(g.Left.All())
	switch b {
	case Largest:
		return numbers[len(numbers)-1]
	case Smallest:
		return numbers[0]
	default:
		return numbers[r.IntN(len(numbers))]
	}
}

// Tally is how simulated games ended.
type Tally struct {
	Games  int
	Won    [Players]int // alone at the top
	Shared [Players]int // at the top with another, or with both
}

// Simulate plays so many games between bots, one for each player. The same random
// numbers give the same games.
func Simulate(start Game, bots [Players]Bot, games int, r *rand.Rand, progress engine.Progress) (Tally, error) {
	tally, pace := Tally{Games: games}, progress.Paced(64, games)
	for range games {
		g := start
		for !g.Over() {
			g = g.Pick(bots[g.Mover].Choose(g, r))
		}
		first := g.First()
		for _, player := range first {
			if len(first) == 1 {
				tally.Won[player]++
			} else {
				tally.Shared[player]++
			}
		}
		if err := pace.Done(1); err != nil {
			return Tally{}, err
		}
	}
	return tally, nil
}
