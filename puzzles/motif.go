package puzzles

import (
	"catchup/engine"
	"catchup/engine/bot"
)

// Themes returns the themes of the puzzle. Those that speak of the right move are
// about the first one, and no puzzle to resist has them, since several are right.
func (z *Puzzle) Themes() Themes {
	p := z.game.Position()
	s := Themes(0).
		when(HoldTheDraw, z.Task == Hold).
		when(Tightrope, z.Length >= 3).
		when(Level, p.Deficit == 0).
		when(Twins, hasTwins(p.Left)).
		when(LastThree, p.Left.Len() == 3).
		when(LastFour, p.Left.Len() == 4).
		when(FullTable, p.Left.Len() >= 10)
	if z.Task == Resist {
		return s
	}
	return s | z.motifs(p, z.Solution[0])
}

// motifs returns the themes that speak of the right move, for one that has to be found
// in a position of the puzzle.
func (z *Puzzle) motifs(p engine.Position, right engine.Move) Themes {
	return Themes(0).
		when(GreedyFails, z.greedFails(p, right)).
		when(Smallest, z.isSmallest(p, right)).
		when(Biggest, z.isBiggest(p, right)).
		when(ExactCatch, z.isExact(p, right)).
		when(Overshoot, z.goesBeyond(p, right)).
		when(TakeSeveral, right.Len() >= 3).
		when(PoisonedNumber, z.poisoned(p) > 0).
		when(Starve, z.starves(p, right)).
		when(OnlyReply, z.onlyReplies(p, right)).
		when(Zugzwang, z.isZugzwang(p, right)).
		when(AllOrNothing, z.isAllOrNothing(p, right))
}

// when returns the set with one theme more, if the condition holds.
func (s Themes) when(t Theme, holds bool) Themes {
	if holds {
		return s.With(t)
	}
	return s
}

func hasTwins(s engine.Set) bool {
	for _, count := range s.Distinct() {
		if count > 1 {
			return true
		}
	}
	return false
}

// some reports whether p has a move that is so.
func some(p engine.Position, is func(m engine.Move) bool) bool {
	for m := range p.Moves() {
		if is(m) {
			return true
		}
	}
	return false
}

// greedFails: of the moves that score most none is right.
func (z *Puzzle) greedFails(p engine.Position, right engine.Move) bool {
	return some(p, func(m engine.Move) bool { return m.Sum() > right.Sum() })
}

// isSmallest: every other move scores more.
func (z *Puzzle) isSmallest(p engine.Position, right engine.Move) bool {
	return !some(p, func(m engine.Move) bool { return m != right && m.Sum() <= right.Sum() })
}

// isBiggest: every other move scores less.
func (z *Puzzle) isBiggest(p engine.Position, right engine.Move) bool {
	return !some(p, func(m engine.Move) bool { return m != right && m.Sum() >= right.Sum() })
}

// isExact: the right move makes good the deficit and no more.
func (z *Puzzle) isExact(p engine.Position, right engine.Move) bool {
	return p.Deficit > 0 && right.Sum() == p.Deficit
}

// goesBeyond: some move makes good the deficit and no more, and the right one does
// not.
func (z *Puzzle) goesBeyond(p engine.Position, right engine.Move) bool {
	_, found := catching(p)
	return found && right.Sum() != p.Deficit
}

// poisoned returns a number that more than half of all moves take, and no fewer
// than three, and with which every one of them loses; 0 if there is none.
func (z *Puzzle) poisoned(p engine.Position) int {
	taking, losing := z.taking(p)
	moves := int(p.CountMoves())
	for n := range p.Left.Distinct() {
		if taking[n] >= 3 && 2*taking[n] > moves && losing[n] == taking[n] {
			return n
		}
	}
	return 0
}

// taking counts, for every number, the moves of p that take it, and those that lose.
func (z *Puzzle) taking(p engine.Position) (taking, losing map[int]int) {
	taking, losing = map[int]int{}, map[int]int{}
	for m := range p.Moves() {
		lost := z.Worth(p, m) == engine.Loss
		for n := range m.Distinct() {
			taking[n]++
			if lost {
				losing[n]++
			}
		}
	}
	return taking, losing
}

// starves: after the right move two numbers or more are left, and the opponent can
// only take all of them.
func (z *Puzzle) starves(p engine.Position, right engine.Move) bool {
	next, _ := p.After(right)
	return next.Left.Len() >= 2 && next.CountMoves() == 1 && next.Check(next.Left) == nil
}

// onlyReplies: every wrong move leaves the opponent several replies, of which one
// takes all that it gave away.
func (z *Puzzle) onlyReplies(p engine.Position, right engine.Move) bool {
	return !some(p, func(m engine.Move) bool {
		next, _ := p.After(m)
		return m != right && (next.CountMoves() < 2 || bot.Good(next, z.value, 1) > 1)
	})
}

// isZugzwang: after the right move the opponent would get more by passing than by
// any reply. To pass means that the solver, who leads or is level, takes one number
// more, as a player does at level scores.
func (z *Puzzle) isZugzwang(p engine.Position, right engine.Move) bool {
	next, passed := p.After(right)
	if !passed || next.Over() {
		return false
	}
	passing := engine.Win
	for n := range next.Left.Distinct() {
		rest := next.Left.Without(n)
		passing = min(passing, z.best(engine.Position{Left: rest, Deficit: next.Deficit + n}))
	}
	return passing > z.value(next)
}

// best returns what a position with the puzzle's numbers is worth whose deficit may
// be larger than any in the puzzle.
func (z *Puzzle) best(p engine.Position) engine.Outcome {
	if p.Over() {
		return engine.OutcomeOf(p.Margin())
	}
	best := engine.Loss
	for m := range p.Moves() {
		best = max(best, z.Worth(p, m))
	}
	return best
}

// isAllOrNothing: every wrong move loses, although the points of both together are
// even.
func (z *Puzzle) isAllOrNothing(p engine.Position, right engine.Move) bool {
	if z.Task != Win || (p.Left.Sum()+p.Deficit)%2 == 1 {
		return false
	}
	return !some(p, func(m engine.Move) bool { return m != right && z.Worth(p, m) != engine.Loss })
}
