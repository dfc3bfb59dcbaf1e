package search

// worker searches in depth.
type worker struct {
	*crew
	nodes uint64 // not yet told
	trail trail

	// Only for the one on the caller's goroutine:
	progress func(Progress) error
	done     float64 // as told last
	err      error   // of progress
}

// settle finds out the demanded bits of a sub-multiset with the given sum, ply
// picks after the position asked about, and returns all that is known of it. If
// the crew is to stop that may be less than demanded, but it is right.
//
//  1. Begin with what the table remembers or the sum tells.
//  2. With few numbers left, demand every deficit.
//  3. Take the picks in ascending order, those that others are busy with last. Ask
//     what they are worth for the deficits still unknown, and learn from the answer
//     for all deficits. One good pick is enough.
//  4. What no pick achieves cannot be achieved.
//  5. Remember all this.
func (w *worker) settle(left tiles, sum int, d demand, ply int) bounds {
	b, remembered := w.table.load(left) // 1
	if !remembered {
		b = w.rules.known(sum)
	}
	if d = d.unknown(b); d.empty() {
		return b
	}
	if w.nodes++; w.nodes >= w.report {
		w.tell()
	}
	parity := w.rules.parity(sum)
	if left.count() <= w.inPlace { // 2
		d = d.and(w.rules.everything(left, parity).unknown(b))
	}
	steps, beyond := w.rules.steps[parity], d.has(w.rules.far)
	mark := w.begin(left)
	pending, later, best := w.rules.picks(left), tiles(0), bounds{}
	w.trail.enter(ply, pending.count())
	for first := true; pending != 0; { // 3
		tile := w.next(pending)
		pending = pending.without(tile)
		rest, x := left.without(tile), w.rules.numbers[tile]
		if !first && w.busyElsewhere(rest) {
			later |= left &^ rest
		} else {
			asked := steps[tile].asks(d, w.rules.draws)
			if beyond {
				asked = asked.and(w.rules.asksBeyond(d, sum, x))
			}
			c := w.settle(rest, sum-x, asked, ply+1)
			value := steps[tile].worth(c, w.rules.draws)
			if beyond {
				value = value.or(w.rules.worthBeyond(c, sum, x))
			}
			best = best.or(value)
			b.raise(value)
			if d = d.unknown(b); d.empty() || w.stop.Load() {
				break
			}
			w.trail.next(ply)
			first = false
		}
		if pending == 0 {
			pending, later, first = later, 0, true
		}
	}
	w.end(mark)
	if !d.empty() && !w.stop.Load() { // 4
		if !beyond {
			best.win.atMost |= 1 << w.rules.far
			best.notLoss.atMost |= 1 << w.rules.far
		}
		b.lower(best)
	}
	w.table.store(left, b) // 5
	return b
}

// next returns the tile to pick first.
func (w *worker) next(pending tiles) int {
	if !w.unordered {
		return pending.lowest()
	}
	for range pending.hash() % uint64(pending.count()) {
		pending = pending.without(pending.lowest())
	}
	return pending.lowest()
}
