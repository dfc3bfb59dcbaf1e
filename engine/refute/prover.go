package refute

import (
	"errors"

	"catchup/engine"
)

// state is a position and whether the claimant is to move.
type state struct {
	engine.Position
	own bool
}

// after returns the state after a legal move, or after one pick of a turn, and
// whether that ends the turn. Picks make do where only the best matters: there are
// far fewer of them than moves, since what is left within a turn is a position too.
func (s state) after(m engine.Move) (next state, ends bool) {
	position, passed := s.Position.After(m)
	return state{position, s.own != passed}, passed || position.Over()
}

// prover knows the claim.
type prover struct {
	value      func(engine.Position) engine.Outcome
	target     engine.Outcome // what the claimant says to have at least
	settlement map[state]bool

	tick        func() error
	looks, most uint64
	err         error // why the work has ended; what is answered from then on means nothing
}

var errEnough = errors.New("the limit came first")

// look counts a look at a position. It reports false if the work is to end.
func (p *prover) look() bool {
	if p.looks++; p.looks > p.most && p.err == nil {
		p.err = errEnough
	}
	if p.err == nil && p.tick != nil {
		p.err = p.tick()
	}
	return p.err == nil
}

// holds reports whether the claim is true, going by what best play is worth.
func (p *prover) holds(s state) bool {
	value := p.value(s.Position)
	if !s.own {
		value = value.Opposite()
	}
	return value >= p.target
}

// settled reports whether the claim comes true however both go on.
func (p *prover) settled(s state) bool {
	if p.target == engine.Loss {
		return true // there is nothing to lose
	}
	if settled, known := p.settlement[s]; known {
		return settled
	}
	if !p.look() || !p.holds(s) {
		return false
	}
	settled := true
	if s.Deficit < s.Left.Sum() { // or all of it goes to the player to move
		for number := range s.Left.Distinct() {
			next, _ := s.after(engine.Set{}.With(number))
			if settled = p.settled(next); !settled {
				break
			}
		}
	}
	if p.err == nil {
		p.settlement[s] = settled
	}
	return settled
}
