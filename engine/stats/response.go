package stats

import (
	"cmp"
	"math/big"

	"catchup/engine"
)

// Aim is what a player who knows the other's policy makes the most of.
type Aim int

const (
	// MostWins is the highest probability of winning and, among equals, the lowest
	// of losing.
	MostWins Aim = iota
	// BestMean is the highest expected value, a win counting 1 and a loss -1, and,
	// among equals, the highest probability of winning.
	BestMean
)

// BestResponse returns the odds, for P1 as always, of a game from start in which one
// player follows a policy and the other, who is P1 or P2, knows it and plays the best
// that there is against it. Nobody who answers that policy in any way gets more of what
// is aimed at. Against the random player it is as far as the play can be exploited,
// which the article on random play holds to be impossible.
//
// Time, memory and errors are those of [Match] where both play at random.
func BestResponse(start engine.Position, to Policy, as engine.Player, aim Aim, limit int, progress engine.Progress) (Odds, error) {
	m := newMatchup(average(to), average(to), limit, progress)
	m.players[as] = best(as, aim)
	return m.odds(start)
}

// best is the player who makes the move that is best for the aim.
func best(as engine.Player, aim Aim) player {
	return func(p engine.Position, after func(m engine.Move, of int) (chances, error)) (chances, error) {
		var best chances
		moves := int(p.CountMoves())
		for move := range p.Moves() {
			next, err := after(move, moves)
			if err != nil {
				return chances{}, err
			}
			if best.win == nil || aim.compare(next.of(as), best.of(as)) > 0 {
				best = next
			}
		}
		return best, nil
	}
}

// of returns the chances that the player wins and loses.
func (c chances) of(player engine.Player) chances {
	if player == engine.P2 {
		c.win, c.loss = c.loss, c.win
	}
	return c
}

// compare is positive if a is better than b for the player whose chances they are.
func (aim Aim) compare(a, b chances) int {
	order := 0
	if aim == BestMean {
		mean := new(big.Rat).Sub(a.win, a.loss)
		order = mean.Cmp(new(big.Rat).Sub(b.win, b.loss))
	}
	return cmp.Or(order, a.win.Cmp(b.win), b.loss.Cmp(a.loss))
}
