package search

import "catchup/engine"

// rules is what there is to know about the start before the search: the meaning
// of tiles and of the bits of a plane.
type rules struct {
	box
	draws bool      // whether a draw can be: the sum of everything is even
	far   int       // the number of the bit *
	lag   int       // in the first turn, the deficit less the sum of what is left
	steps [2][]step // by parity of the deficit, and tile
}

// Numbers above this leave deficits that need planes of 64 bits.
const largestNarrow = 61

func rulesOf(start engine.Position) rules {
	r := rules{box: boxOf(start.Left), far: 31, lag: start.Deficit - start.Left.Sum()}
	r.draws = r.lag&1 == 0
	if start.Left.Max() > largestNarrow {
		r.far = 63
	}
	for parity := range r.steps {
		for _, x := range r.numbers {
			r.steps[parity] = append(r.steps[parity], stepFor(x, parity, 1<<r.far-1))
		}
	}
	return r
}

func (r *rules) wide() bool { return r.far == 63 }

// parity returns that of all deficits there can be with this sum left.
func (r *rules) parity(sum int) int { return (sum + r.lag) & 1 }

// bit returns the number of a deficit's bit.
func (r *rules) bit(deficit int) int { return min(deficit/2, r.far) }

// upTo returns the bits, except *, of the deficits up to d of the given parity.
func (r *rules) upTo(d, parity int) uint64 {
	return 1<<min((d-parity+2)>>1, r.far) - 1
}

// canFollow reports whether the deficit can arise with that sum left, going by
// parity and size, or is lost anyway.
func (r *rules) canFollow(sum, deficit int) bool {
	return deficit > sum || (deficit-sum-r.lag)&1 == 0 && (deficit < 2*r.far || deficit == sum+r.lag)
}

// known returns what the sum of what is left tells of a sub-multiset: who is
// behind by more has lost, and who is behind by as much has to take it all for a
// draw.
func (r *rules) known(sum int) bounds {
	parity := r.parity(sum)
	less, atMost := r.upTo(sum-1, parity), r.upTo(sum, parity)
	b := bounds{win: plane{0, less}, notLoss: plane{atMost &^ less, atMost}}
	star := uint64(1) << r.far
	if r.lag < 0 {
		b.win.atMost |= star
		b.notLoss.atMost |= star
	} else if r.lag == 0 {
		b.notLoss.atMost |= star
		b.notLoss.atLeast |= star
	}
	return b
}

// asksBeyond returns what the bit * of a sub-multiset demands of the one without x.
func (r *rules) asksBeyond(d demand, sum, x int) demand {
	bit := r.bit(sum + r.lag - x)
	return demand{d.win >> r.far << bit, d.notLoss >> r.far << bit}
}

// worthBeyond returns the bit * of what taking x is worth.
func (r *rules) worthBeyond(c bounds, sum, x int) bounds {
	bit := r.bit(sum + r.lag - x)
	star := func(p plane) plane {
		return plane{p.atLeast >> bit & 1 << r.far, p.atMost >> bit & 1 << r.far}
	}
	return bounds{star(c.win), star(c.notLoss)}
}
