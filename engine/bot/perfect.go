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

// Hardest returns the move of p that keeps its value and is the hardest to answer:
//
//  1. It leaves the opponent the fewest good replies. A reply without an
//     alternative counts as no difficulty.
//  2. Of these it is one after which the opponent's greediest reply, the one that
//     scores most, gives something away.
//  3. Of these it is the deepest: it leaves the most numbers, which bounds how many
//     turns can follow (paper, section 4.6) and costs nothing to know.
//
// After that the order of [engine.Position.Moves] decides.
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
	fewest, tempting, deepest := easiest+1, false, 0
	for m := range p.Moves() {
		worth := Outcome(p, m, looked)
		if stopped != nil {
			return engine.Move{}, stopped
		}
		if worth != best {
			continue
		}
		next, _ := p.After(m)
		good := easiest
		if next.CountMoves() > 1 {
			good = Good(next, looked, fewest)
		}
		if good > fewest {
			continue
		}
		tempts, depth := good < easiest && greedyFails(next, value), next.Left.Len()
		harder := good < fewest
		if good == fewest {
			harder = tempts && !tempting || tempts == tempting && depth > deepest
		}
		if harder {
			hardest, fewest, tempting, deepest = m, good, tempts, depth
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
