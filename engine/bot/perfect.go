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
	return HardestByMargin(p, value.margin, tick)
}

// Outcome returns what a legal move of p is worth to the player who makes it.
func Outcome(p engine.Position, m engine.Move, value Value) engine.Outcome {
	return engine.Outcome(margin(p, m, value.margin))
}

// margin is an outcome as a margin: 1 for a win, -1 for a loss. All that follows
// here counts in margins, so that it serves those who play for points too.
func (v Value) margin(p engine.Position) int { return int(v(p)) }

// margin returns by how much a legal move of p wins for the player who makes it.
func margin(p engine.Position, m engine.Move, value func(engine.Position) int) int {
	next, passed := p.After(m)
	if passed {
		return -value(next)
	}
	return value(next)
}

// Good returns how many moves of p keep what the position is worth, looking no
// further once there are more than limit. All do in a finished game: 0.
func Good(p engine.Position, value Value, limit int) int { return good(p, value.margin, limit) }

func good(p engine.Position, value func(engine.Position) int, limit int) int {
	best, good := value(p), 0
	for m := range p.Moves() {
		if margin(p, m, value) == best {
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
	m, _ := HardestByMargin(p, value.margin, nil)
	return m
}

// HardestByMargin is [Hardest] for players who win by as much or lose by as little as
// they can: what is kept, and what can be given away, is the margin. An error of
// the tick ends the thinking.
func HardestByMargin(p engine.Position, value func(engine.Position) int, tick Tick) (engine.Move, error) {
	var stopped error
	looked := func(p engine.Position) int {
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
		kept := margin(p, m, looked)
		if stopped != nil {
			return engine.Move{}, stopped
		}
		if kept != best {
			continue
		}
		next, _ := p.After(m)
		replies := easiest
		if next.CountMoves() > 1 {
			replies = good(next, looked, fewest)
		}
		if replies > fewest {
			continue
		}
		tempts, depth := replies < easiest && greedyFails(next, value), next.Left.Len()
		harder := replies < fewest
		if replies == fewest {
			harder = tempts && !tempting || tempts == tempting && depth > deepest
		}
		if harder {
			hardest, fewest, tempting, deepest = m, replies, tempts, depth
		}
	}
	return hardest, stopped
}

// greedyFails reports whether the move of p that scores most gives something
// away.
func greedyFails(p engine.Position, value func(engine.Position) int) bool {
	greedy, _ := Chain{Preferences[MaxScore]}.Choose(p, nil, rand.New(rand.NewPCG(0, 0)), nil)
	return margin(p, greedy, value) != value(p)
}
