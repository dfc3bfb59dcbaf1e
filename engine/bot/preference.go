package bot

import (
	"math/rand/v2"
	"slices"
	"strings"

	"catchup/engine"
)

// Preference tells how much a player likes a move: the greater, the more.
type Preference func(engine.Move) int

// Preferences holds the paper's heuristics (section 3.2) that prefer anything.
// Its Random is the empty chain. Nobody may
// change them.
var Preferences = map[string]Preference{
	MaxScore:    func(m engine.Move) int { return m.Sum() },
	MinScore:    func(m engine.Move) int { return -m.Sum() },
	UseMostNums: func(m engine.Move) int { return m.Len() },
}

// Chain is a climb up the heuristics tree (section 3.3): of the moves that the
// first preference likes best those that the second likes best, and so on. The
// empty chain likes all moves alike. Moves are sets: {1,2} is one move, not one an
// order, which is the reading that reproduces the paper's Table 3.
type Chain []Preference

// ChainNamed returns the chain that is written as heuristics joined by +, such as
// use-most-nums+min-score, or as random. The error is a [*ChainError].
func ChainNamed(name string) (Chain, error) {
	if name == Random {
		return Chain{}, nil
	}
	var chain Chain
	names := strings.Split(name, "+")
	for i, link := range names {
		preference, known := Preferences[link]
		switch {
		case link == Random:
			return nil, &ChainError{name, "random has no preference, so it cannot be part of a chain"}
		case link == "":
			return nil, &ChainError{name, "a heuristic is missing beside a +"}
		case !known:
			return nil, &ChainError{name, "there is no heuristic " + link}
		case slices.Contains(names[:i], link):
			return nil, &ChainError{name, link + " stands in it twice"}
		}
		chain = append(chain, preference)
	}
	return chain, nil
}

// ChainError says why a name is not that of a chain of heuristics.
type ChainError struct{ Name, Problem string }

func (e *ChainError) Error() string {
	return "no chain of heuristics is called " + e.Name + ": " + e.Problem
}

// Preferred returns the moves of p that survive the chain, in the order of
// [engine.Position.Moves]. A player who follows the chain makes each of them with
// the same probability. There is none if the game is over, and at least one
// otherwise.
func Preferred(p engine.Position, chain ...Preference) []engine.Move {
	var kept []engine.Move
	_ = Chain(chain).Climb(p, nil, func(m engine.Move, better bool) {
		if better {
			kept = kept[:0]
		}
		kept = append(kept, m)
	})
	return kept
}

// Climb tells every move of p that the chain likes as much as the best until then, and
// whether it likes it better; so those from the last better one on are the [Preferred].
// They need not be kept, of which there may be a million. The error is that of the tick.
func (c Chain) Climb(p engine.Position, tick Tick, tell func(m engine.Move, better bool)) error {
	var liked engine.Move
	for m := range p.Moves() {
		if err := tick.tell(); err != nil {
			return err
		}
		better := liked.Len() == 0
		if !better {
			order := c.Compare(m, liked)
			if order < 0 {
				continue
			}
			better = order > 0
		}
		if better {
			liked = m
		}
		tell(m, better)
	}
	return nil
}

// Compare is positive if the chain likes a better than b, and 0 if it likes them
// alike.
func (c Chain) Compare(a, b engine.Move) int {
	for _, preference := range c {
		if order := preference(a) - preference(b); order != 0 {
			return order
		}
	}
	return 0
}

// NeedsValue reports that no value is asked for.
func (c Chain) NeedsValue() bool { return false }

// Choose returns one of the [Preferred] moves, each with the same probability.
func (c Chain) Choose(p engine.Position, _ Value, r *rand.Rand, tick Tick) (engine.Move, error) {
	var chosen engine.Move
	ties := 0
	err := c.Climb(p, tick, func(m engine.Move, better bool) {
		if better {
			ties = 0
		}
		if ties++; ties == 1 || r.IntN(ties) == 0 {
			chosen = m
		}
	})
	return chosen, err
}
