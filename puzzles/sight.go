package puzzles

import (
	"catchup/engine"
	"catchup/engine/subsets"
)

// sight is what a player sees who looks some turns ahead, at every position that can
// follow from one. Such a player knows how the game ends if it ends, or if the player
// to move cannot catch up, within those turns; whatever lies behind them looks like a
// draw. Within what is seen both sides choose the best. So whatever looks won or lost is,
// and looking further turns some of what looks drawn into what it is.
//
//	seen(B, D, 0)     = draw, unless it is over or D > sum of B: loss
//	seen(B, D, turns) = max over b in B of   seen(B-b, D-b, turns)      if b < D
//	                                        -seen(B-b, b-D, turns-1)    otherwise
//
// All deficits of a sub-multiset are seen at once, a bit each, by the step of package
// subsets: those up to [engine.MaxNumber] have room in a word.
type sight struct {
	subsets.Numbering
	turns [maxAhead + 1]struct {
		wins []uint64 // by sub-multiset: the deficits that look won
		safe []uint64 // those that do not look lost
	}
}

// maxAhead is how many turns the farthest-sighted player looks ahead.
const maxAhead = 3

// look returns what can be seen after the moves of p. It takes time in proportion to
// n 2^n with n numbers left: 1 ms for 14.
func look(p engine.Position) *sight {
	s := &sight{Numbering: subsets.Of(p.Left)}
	for turns := range s.turns {
		s.turns[turns].wins, s.turns[turns].safe = make([]uint64, s.Count), make([]uint64, s.Count)
	}
	start := p.Left.Sum() + p.Deficit
	var numbers []subsets.Axis
	for index := range s.Count {
		var sum int
		numbers, sum = s.Numbers(index, numbers)
		if odd := (sum + start) & 1; sum >= odd { // the deficits that are not above the sum
			s.turns[0].safe[index] = 1<<((sum-odd)/2+1) - 1
		}
		for turns := 1; turns <= maxAhead; turns++ {
			now, later := &s.turns[turns], &s.turns[turns-1]
			if index == 0 {
				now.safe[0] = later.safe[0]
			}
			for _, a := range numbers {
				step, left := subsets.StepOf(a.Number, (sum-a.Number+start)&1), index-a.Stride
				now.wins[index] |= step.GoesOn(now.wins[left]) | step.Passes(^later.safe[left])
				now.safe[index] |= step.GoesOn(now.safe[left]) | step.Passes(^later.wins[left])
			}
		}
	}
	return s
}

// after returns what a move of p seems worth to the player who makes it and looks the
// given number of turns ahead of it.
func (s *sight) after(p engine.Position, m engine.Move, turns int) engine.Outcome {
	next, passed := p.After(m)
	if !passed {
		return engine.Loss // could not catch up
	}
	return s.seen(next, turns).Opposite()
}

// seen returns what a position looks like to the player to move.
func (s *sight) seen(p engine.Position, turns int) engine.Outcome {
	index, _ := s.Index(p.Left)
	switch seen := &s.turns[turns]; {
	case p.Deficit > p.Left.Sum():
		return engine.Loss
	case seen.wins[index]>>(p.Deficit/2)&1 == 1:
		return engine.Win
	case seen.safe[index]>>(p.Deficit/2)&1 == 1:
		return engine.Draw
	}
	return engine.Loss
}
