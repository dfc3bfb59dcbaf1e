package tables

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/stats"
	"catchup/engine/threeplayers"
)

// words are those of a question after its table, of which there are as many as that
// takes. They are read in turn; the error is the first.
type words struct {
	all  []string
	next int
	err  error
}

// read reads the next word.
func read[T any](w *words, parse func(word string) (T, error)) T {
	value, err := parse(w.all[w.next])
	if w.next++; w.err == nil {
		w.err = err
	}
	return value
}

// aSet reads a set that is not empty.
func aSet(word string) (engine.Set, error) {
	set, err := engine.ParseSet(word)
	if err == nil && set.Len() == 0 {
		err = malformed("there is nothing to measure in the empty set")
	}
	return set, err
}

// sets reads sets that are joined by semicolons.
func sets(word string) (all []engine.Set, err error) {
	for _, name := range strings.Split(word, ";") {
		set, err := aSet(name)
		if err != nil {
			return nil, err
		}
		all = append(all, set)
	}
	return all, nil
}

// policy reads a chain of heuristics.
func policy(word string) (stats.Policy, error) {
	chain, err := bot.ChainNamed(word)
	return stats.Following(chain), err
}

// threeBots reads the bots of a game of three, joined by commas.
func threeBots(word string) (bots [threeplayers.Players]threeplayers.Bot, err error) {
	names := strings.Split(word, ",")
	if len(names) != len(bots) {
		return bots, malformed("three bots are needed, not " + strconv.Quote(word))
	}
	for i, name := range names {
		if bots[i], err = threeplayers.BotNamed(name); err != nil {
			return bots, malformed(err.Error())
		}
	}
	return bots, nil
}

// number returns how to read a whole number in these bounds.
func number(what string, least, most uint64) func(word string) (uint64, error) {
	return func(word string) (uint64, error) {
		n, err := strconv.ParseUint(word, 10, 64)
		if err != nil || n < least || n > most {
			err = cannot(what, word)
		}
		return n, err
	}
}

// How many games are simulated, and where their random numbers begin.
var games, seed, batch = number("a number of games", 1, math.MaxInt), number("a seed", 0, math.MaxUint64), number("a batch", 0, math.MaxUint64)

// oneOf returns how to read one of these names: which it is, from 0 on.
func oneOf(what string, names ...string) func(word string) (int, error) {
	return func(word string) (int, error) {
		i := slices.Index(names, word)
		if i < 0 {
			return 0, cannot(what, word)
		}
		return i, nil
	}
}

func cannot(what, word string) error { return malformed(what + " cannot be " + strconv.Quote(word)) }
