package puzzles

import "catchup/engine"

// sight is what a player sees who looks some turns ahead, at every position of
// what is left. Such a player knows how the game ends if it ends, or if the player to
// move cannot catch up, within those turns; whatever lies behind them looks like a
// draw. Within what is seen both sides choose the best.
//
//	seen(B, D, 0)     = draw, unless it is over or D > sum of B: loss
//	seen(B, D, turns) = max over b in B of   seen(B-b, D-b, turns)      if b < D
//	                                        -seen(B-b, b-D, turns-1)    otherwise
//
// It holds a byte for every subset of the tiles, deficit up to the largest number,
// and number of turns.
type sight struct {
	tiles  []int
	width  int // deficits
	values [maxAhead + 1][]engine.Outcome
}

// maxAhead is how many turns the farthest-sighted player looks ahead.
const maxAhead = 3

// look returns what can be seen with the given numbers left, and fewer. It takes time
// in proportion to 2^n for n numbers, their largest and n: some 10 ms for {1..14}.
func look(left engine.Set) *sight {
	s := &sight{width: left.Max() + 1}
	for n := range left.All() {
		s.tiles = append(s.tiles, n)
	}
	for turns := range s.values {
		s.values[turns] = make([]engine.Outcome, s.width<<len(s.tiles))
		for subset := range 1 << len(s.tiles) {
			sum := 0
			for i, n := range s.tiles {
				sum += n * (subset >> i & 1)
			}
			for deficit := range s.width {
				s.values[turns][subset*s.width+deficit] = s.see(subset, sum, deficit, turns)
			}
		}
	}
	return s
}

// see looks at one position, after those with fewer turns and with fewer numbers.
func (s *sight) see(subset, sum, deficit, turns int) engine.Outcome {
	switch {
	case deficit > sum:
		return engine.Loss
	case subset == 0 || turns == 0:
		return engine.Draw
	}
	best := engine.Loss
	for i, n := range s.tiles {
		if subset>>i&1 == 0 {
			continue
		}
		rest := subset &^ (1 << i) * s.width
		if n < deficit {
			best = max(best, s.values[turns][rest+deficit-n])
		} else {
			best = max(best, s.values[turns-1][rest+n-deficit].Opposite())
		}
		if best == engine.Win {
			break
		}
	}
	return best
}

// after returns what a move of p seems worth to the player who makes it and looks the
// given number of turns ahead of it.
func (s *sight) after(p engine.Position, m engine.Move, turns int) engine.Outcome {
	next, passed := p.After(m)
	if !passed {
		return engine.Loss // could not catch up
	}
	return s.values[turns][s.index(next.Left)*s.width+next.Deficit].Opposite()
}

// index returns a subset that holds these numbers, the first tiles of each.
func (s *sight) index(left engine.Set) int {
	subset, i := 0, 0
	for n := range left.All() {
		for s.tiles[i] != n {
			i++
		}
		subset |= 1 << i
		i++
	}
	return subset
}
