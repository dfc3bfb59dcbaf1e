package induction

import (
	"math/bits"

	"catchup/engine"
)

// wide is the layout for any deficits: so many words a plane, first those of W and
// then those of N, the low deficits first. The mirror is the complement with all
// bits in reverse order, so that D of the one plane comes to stand at last-D of
// the other, where last is the plane's last bit.
type wide int

func (w wide) words() int { return 2 * int(w) }

func (w wide) deficits() int { return 64 * int(w) }

func (w wide) outcome(words []uint64, index, deficit int) engine.Outcome {
	at := index*w.words() + deficit/64
	won := words[at] >> (deficit % 64) & 1
	notLost := words[at+int(w)] >> (deficit % 64) & 1
	return engine.Outcome(won) + engine.Outcome(notLost) - 1
}

func (w wide) begin(words []uint64) { words[w] = 1 }

func (w wide) settle(block, mirror []uint64, carries []axis) {
	n := w.words()
	for i := range len(block) / n {
		next := (i + 1) * n
		for k := range n {
			mirror[next-1-k] = bits.Reverse64(^block[next-n+k])
		}
		if i < len(carries) {
			from := next - carries[i].stride*n
			w.push(block[next:], block[from:next], mirror[from:next], carries[i].number)
		}
	}
}

func (w wide) push(to, settled, mirror []uint64, x int) {
	if w == 1 { // one word a plane: no carries
		to, mirror = to[:len(settled)], mirror[:len(settled)]
		for i, word := range settled {
			to[i] |= (word&^1)<<x | mirror[i]>>(63-x)
		}
		return
	}
	plane := int(w)
	for at := 0; at < len(settled); at += plane {
		pushPlane(to[at:at+plane], settled[at:at+plane], mirror[at:at+plane], x)
	}
}

func (w wide) pushTwo(to []uint64, x int, also []uint64, y int, settled, mirror []uint64) {
	w.push(to, settled, mirror, x)
	w.push(also, settled, mirror, y)
}

// pushPlane does one plane of one sub-multiset. Shifts by 64 give 0.
func pushPlane(to, settled, mirror []uint64, x int) {
	// The player goes on: up by x, without bit 0.
	skip, shift := x/64, x%64
	if skip < len(to) {
		to[skip] |= (settled[0] &^ 1) << shift
	}
	for i := skip + 1; i < len(to); i++ {
		to[i] |= settled[i-skip]<<shift | settled[i-skip-1]>>(64-shift)
	}
	// The turn passes: down from last to x.
	down := 64*len(to) - 1 - x
	skip, shift = down/64, down%64
	for i := skip; i < len(to); i++ {
		word := mirror[i] >> shift
		if i+1 < len(to) {
			word |= mirror[i+1] << (64 - shift)
		}
		to[i-skip] |= word
	}
}
