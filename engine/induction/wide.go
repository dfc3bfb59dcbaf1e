package induction

import (
	"math/bits"

	"catchup/engine"
	"catchup/engine/subsets"
)

// wide is the layout for any deficits. A cell is one sub-multiset: so many words a
// plane, first those of W and then, if there are two planes, those of N, the low
// deficits first. The mirror is the complement with all bits in reverse order, so
// that bit i of the one plane comes to stand at last-i of the other, where last is
// the plane's last bit.
type wide struct{ plane, planes int }

func (w wide) words() int { return w.plane * w.planes }

func (w wide) deficits() int { return 128 * w.plane }

func (w wide) outcome(cell []uint64, _, deficit int) engine.Outcome {
	at, bit := deficit/128, deficit/2%64
	won := cell[at] >> bit & 1
	notLost := cell[at+w.words()-w.plane] >> bit & 1
	return engine.Outcome(won) + engine.Outcome(notLost) - 1
}

func (w wide) read(cell []uint64, _ int) (win, notLoss uint64) {
	return cell[0], cell[w.words()-w.plane]
}

func (w wide) begin(cell []uint64) {
	if w.planes == 2 {
		cell[w.plane] = 1
	}
}

func (w wide) settle(block, mirror []uint64, near *near, parity int) {
	n := w.words()
	for _, c := range near.cells {
		cell := block[c.at*n : (c.at+1)*n]
		for _, p := range c.parts {
			from, to := p.at*n, (p.at+1)*n
			w.push(cell, block[from:to], mirror[from:to], near.axes[p.axis].Number, parity)
		}
		for k, word := range cell {
			mirror[(c.at+1)*n-1-k] = bits.Reverse64(^word)
		}
	}
}

func (w wide) push(to, settled, mirror []uint64, x, parity int) {
	s := subsets.StepOf(x, parity)
	if w.plane == 1 { // no carries
		to, mirror = to[:len(settled)], mirror[:len(settled)]
		for i, word := range settled {
			to[i] |= s.GoesOn(word) | mirror[i]>>(63-s.Turn)
		}
		return
	}
	for at := 0; at < len(settled); at += w.plane {
		pushPlane(to[at:at+w.plane], settled[at:at+w.plane], mirror[at:at+w.plane], s)
	}
}

func (w wide) pushTwo(to []uint64, x int, also []uint64, y int, settled, mirror []uint64, parity int) {
	w.push(to, settled, mirror, x, parity)
	w.push(also, settled, mirror, y, parity)
}

// pushPlane does one plane of one sub-multiset. A number is below 128: it moves bits
// by less than a word. Shifts by 64 give 0.
func pushPlane(to, settled, mirror []uint64, s subsets.Step) {
	// The player goes on.
	carry := uint64(0)
	for i, word := range settled {
		if i == 0 {
			word = word >> s.First << s.First
		}
		to[i] |= word<<s.Up | carry>>(64-s.Up)
		carry = word
	}
	// The turn passes: only the low word of the other plane comes to stand within
	// turn, and that is the last of the mirror.
	to[0] |= mirror[len(mirror)-1] >> (63 - s.Turn)
}
