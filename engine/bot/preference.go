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
	for m := range p.Moves() {
		if len(kept) > 0 {
			switch order := Chain(chain).Compare(m, kept[0]); {
			case order < 0:
				continue
			case order > 0:
				kept = kept[:0]
			}
		}
		kept = append(kept, m)
	}
	return kept
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

// Choose returns one of the [Preferred] moves, each with the same probability. It
// does not keep them, since there may be a million.
func (c Chain) Choose(p engine.Position, _ Value, r *rand.Rand, tick Tick) (engine.Move, error) {
	var chosen engine.Move
	ties := 0
	for m := range p.Moves() {
		if err := tick.tell(); err != nil {
			return engine.Move{}, err
		}
		order := 1
		if ties > 0 {
			order = c.Compare(m, chosen)
		}
		switch {
		case order > 0:
			chosen, ties = m, 1
		case order == 0:
			ties++
			if r.IntN(ties) == 0 {
				chosen = m
			}
		}
	}
	return chosen, nil
}
