package search

// worker searches in depth, with others that share the table.
type worker struct {
	*crew
	progress func(Progress) error // of the caller, on the one worker of its goroutine
	nodes    uint64               // not yet told to the crew
	trail    trail
}

// settle finds out the demanded bits of a sub-multiset with the given sum and
// returns all that is known of it. If the crew is to stop, that may be less than
// demanded, but it is never wrong.
//
//  1. Begin with what the table remembers, or what the sum tells.
//  2. With few numbers left, ask for every deficit at once: this is then backward
//     induction in place, for the sub-multisets that the search comes by.
//  3. Look at what the table knows of the picks; one may be good enough.
//  4. Take the picks in ascending order. Ask of each only what is still unknown,
//     and learn from it for all deficits.
//  5. What no pick can reach is beyond reach.
//  6. Remember all this.
func (w *worker) settle(left tiles, sum int, d demand, ply int) bounds {
	b, remembered := w.table.load(left) // 1
	if !remembered {
		b = w.rules.known(sum)
	}
	if d = d.unknown(b); d.empty() {
		return b
	}
	if w.nodes++; w.nodes >= w.patience {
		w.report()
	}
	parity := w.rules.parity(sum)
	steps := w.rules.steps[parity]
	count := left.count()
	if count <= w.small { // 2
		every := w.rules.everything(left, parity).unknown(b)
		d.win |= every.win
		d.notLoss |= every.notLoss
	} else if w.glance { // 3
		for pending := w.rules.picks(left); pending != 0; {
			tile := pending.lowest()
			pending = pending.without(tile)
			if c, known := w.table.load(left.without(tile)); known {
				b.improve(steps[tile].worth(c, w.rules.draws))
			}
		}
		if d = d.unknown(b); d.empty() {
			w.table.store(left, b)
			return b
		}
	}
	star := (d.win | d.notLoss) >> w.rules.far << w.rules.far
	best := bounds{}
	pending, busy := w.rules.picks(left), tiles(0)
	w.trail.enter(ply, pending.count())
	for pending != 0 { // 4
		tile := pending.lowest()
		pending = pending.without(tile)
		x := w.rules.numbers[tile]
		asked := steps[tile].asks(d, w.rules.draws)
		if star != 0 {
			asked = w.rules.askBeyond(asked, d, sum, x)
		}
		c := w.settle(left.without(tile), sum-x, asked, ply+1)
		value := steps[tile].worth(c, w.rules.draws)
		if star != 0 {
			value = w.rules.worthBeyond(value, c, sum, x)
		}
		b.improve(value)
		best.win.atMost |= value.win.atMost
		best.notLoss.atMost |= value.notLoss.atMost
		d = d.unknown(b)
		if d.empty() || w.stop.Load() {
			break
		}
		w.trail.next(ply)
		_ = busy
	}
	if !d.empty() && !w.stop.Load() { // 5
		beyond := 1 << w.rules.far &^ star
		b.win.atMost &= best.win.atMost | b.win.atLeast | beyond
		b.notLoss.atMost &= best.notLoss.atMost | b.notLoss.atLeast | beyond
	}
	b.win.atMost &= b.notLoss.atMost
	w.table.store(left, b) // 6
	return b
}
