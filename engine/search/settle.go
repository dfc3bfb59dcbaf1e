package search

// settle finds out the demanded bits of a sub-multiset with the given sum, ply
// picks after the position asked about, and returns all that is known of it. If
// the search is to stop that may be less than demanded, but it is right.
//
//  1. If only numbers of the core are left, look it up.
//  2. Begin with what the table remembers or the sum tells.
//  3. Take the picks in ascending order. Ask what they are worth for the deficits
//     still unknown, and learn from the answer for all deficits. One good pick is
//     enough.
//  4. What no pick achieves cannot be achieved.
//  5. Remember all this.
func (q *question) settle(left tiles, sum int, d demand, ply int) bounds {
	if q.core.holds(left, d) { // 1
		return q.core.bounds(left)
	}
	b, remembered := q.table.load(left) // 2
	if !remembered {
		b = q.rules.known(sum)
	}
	if d = d.unknown(b); d.empty() {
		return b
	}
	if q.nodes++; q.nodes >= q.report {
		q.tell()
	}
	steps, beyond := q.rules.steps[q.rules.parity(sum)], d.has(q.rules.far)
	pending, best := q.rules.picks(left), bounds{}
	q.trail.enter(ply, pending.count())
	for pending != 0 && !d.empty() && !q.stop { // 3
		tile := q.next(pending)
		pending = pending.without(tile)
		x := q.rules.numbers[tile]
		asked := steps[tile].asks(d, q.rules.draws)
		if beyond {
			asked = asked.and(q.rules.asksBeyond(d, sum, x))
		}
		c := q.settle(left.without(tile), sum-x, asked, ply+1)
		value := steps[tile].worth(c, q.rules.draws)
		if beyond {
			value = value.or(q.rules.worthBeyond(c, sum, x))
		}
		best = best.or(value)
		b.raise(value)
		d = d.unknown(b)
		q.trail.next(ply)
	}
	if !d.empty() && !q.stop { // 4
		if !beyond {
			best.win.atMost |= 1 << q.rules.far
			best.notLoss.atMost |= 1 << q.rules.far
		}
		b.lower(best)
	}
	q.table.store(left, b) // 5
	return b
}

// next returns the tile to pick first.
func (q *question) next(pending tiles) int {
	if !q.unordered {
		return pending.lowest()
	}
	for range pending.hash() % uint64(pending.count()) {
		pending = pending.without(pending.lowest())
	}
	return pending.lowest()
}
