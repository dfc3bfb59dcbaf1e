// Package recursion is the value of the game straight from its definition: slow,
// short and obviously right. Every faster solver is compared with it.
package recursion

import "catchup/engine"

// Solver remembers the margin of every position it has met. The zero value is
// not ready to use; make one with make(Solver).
type Solver map[engine.Position]int

// Margin returns by how much the player to move wins under best play by both,
// negative if they lose: the largest margin over all numbers b that could be
// picked first. It takes time and memory exponential in the number of numbers.
func (s Solver) Margin(p engine.Position) int {
	if p.Over() {
		return p.Margin()
	}
	if best, known := s[p]; known {
		return best
	}
	best := -engine.MaxDeficit - 1
	for b := range p.Left.Distinct() {
		left := p.Left.Without(b)
		if b < p.Deficit {
			best = max(best, s.Margin(engine.Position{Left: left, Deficit: p.Deficit - b}))
		} else {
			best = max(best, -s.Margin(engine.Position{Left: left, Deficit: b - p.Deficit}))
		}
	}
	s[p] = best
	return best
}

// Outcome returns what the position is worth to the player to move.
func (s Solver) Outcome(p engine.Position) engine.Outcome {
	return engine.OutcomeOf(s.Margin(p))
}
