package bot

import (
	"math/rand/v2"

	"catchup/engine"
)

// perfect never gives away a win or a draw. Among the moves that keep the
// outcome it takes the one that is hardest to answer.
type perfect struct{}

func (perfect) NeedsValue() bool { return true }

func (perfect) Choose(p engine.Position, value Value, _ *rand.Rand, tick Tick) (engine.Move, error) {
	return hardest(p, value, tick)
}

// Outcome returns what a legal move of p is worth to the player who makes it.
func Outcome(p engine.Position, m engine.Move, value Value) engine.Outcome {
	next, passed := p.After(m)
	if passed {
		return value(next).Opposite()
	}
	return value(next)
}

// Good returns how many moves of p keep what the position is worth, looking no
// further once there are more than limit. All do in a finished game: 0.
func Good(p engine.Position, value Value, limit int) int {
	best, good := value(p), 0
	for m := range p.Moves() {
		if Outcome(p, m, value) == best {
			if good++; good > limit {
				break
			}
		}
	}
	return good
}

// Hardest returns the move of p that keeps its value and leaves the opponent the
// fewest good replies. A reply that ends the game counts as no difficulty, and of
// equally hard moves the one after which the opponent's greediest reply, the one
// that scores most, is a mistake comes first; after that the order of
// [engine.Position.Moves] decides.
func Hardest(p engine.Position, value Value) engine.Move {
	m, _ := hardest(p, value, nil)
	return m
}

// hardest is [Hardest] that can be ended by the tick.
func hardest(p engine.Position, value Value, tick Tick) (engine.Move, error) {
	var stopped error
	looked := func(p engine.Position) engine.Outcome {
		if stopped == nil {
			stopped = tick.tell()
		}
		return value(p)
	}
	const easiest = 1 << 30
	best := value(p)
	var hardest engine.Move
	fewest, tempting := easiest+1, false
	for m := range p.Moves() {
		if Outcome(p, m, looked) != best {
			if stopped != nil {
				break
			}
			continue
		}
		next, _ := p.After(m)
		good := easiest
		if next.CountMoves() > 1 {
			good = Good(next, looked, fewest)
		}
		if stopped != nil {
			break
		}
		if good > fewest {
			continue
		}
		tempts := good < easiest && greedyFails(next, value)
		if good < fewest || tempts && !tempting {
			hardest, fewest, tempting = m, good, tempts
		}
	}
	return hardest, stopped
}

// greedyFails reports whether the move of p that scores most gives something
// away.
func greedyFails(p engine.Position, value Value) bool {
	greedy, _ := Chain{preferences[MaxScore]}.Choose(p, nil, rand.New(rand.NewPCG(0, 0)), nil)
	return Outcome(p, greedy, value) != value(p)
}
