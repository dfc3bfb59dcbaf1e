package induction

import (
	"math/bits"

	"catchup/engine"
	"catchup/engine/subsets"
)

// lanes is the layout of cells of one word, cut into lanes of 16, 32 or 64 bits. A
// lane is a plane of a sub-multiset, for deficits below 32, 64 or 128. With 16
// bits, and e and f the even numbers by which the sub-multisets of a cell differ:
//
//	bit           63 .... 48  47 .... 32  31 .... 16  15 ..... 0
//	two planes    N(B+e)      W(B+e)      N(B)        W(B)
//	one plane     W(B+e+f)    W(B+f)      W(B+e)      W(B)
//
// The mirror of a word has bit i of a lane, complemented, in the lane that needs
// it, that of the other plane, at the place -i-parity; negative places are those of
// the lane below, and below the lowest lane comes the highest. Rotating the whole
// mirror up by step.up moves it to turn-i, just where it belongs after the turn
// has passed. Rotating the word itself moves bit i to i+up, for a player who goes
// on. So one pick of bits from the word or its mirror and one rotation do all lanes:
// see [worth]. In each lane the bits first to width-1-up are the word's.
//
// For instance, with two planes and even deficits everywhere, let 6 be taken: up and
// turn are 3. Bit 2 of N(B), bit 18 of the word, says whether the mover at D = 4 does
// not lose. Complemented it stands at -2 of W(B), which is bit 62, and the rotation
// by 3 brings it to bit 1: who takes 6 at D = 2 wins if the opponent loses at D = 4.
type lanes struct {
	width, planes int
	everyLane     uint64           // bit 0 of each
	crossings     [2][][2]crossing // by parity; then by layer, the lanes with equally many shared numbers
}

// crossing is a push from some lanes of a word to others, by one of the numbers by
// which the sub-multisets of a cell differ. A layer has at most two: cells hold no more
// than four sub-multisets.
type crossing struct {
	rotation        // up also to the other lanes
	into     uint64 // all bits of those
}

// rotation is a step in all lanes of a word.
type rotation struct {
	goesOn uint64 // the bits of which the player goes on
	up     int
}

func newLanes(width, planes int, shared []subsets.Axis) *lanes {
	l := &lanes{width: width, planes: planes, everyLane: ^uint64(0) / (1<<width - 1)}
	sharing, layers := 1, 0
	for _, a := range shared {
		sharing, layers = sharing*(a.Copies+1), layers+a.Copies
	}
	apart := width * planes // bits from one sub-multiset to the next
	for parity := range l.crossings {
		l.crossings[parity] = make([][2]crossing, layers) // from all but the fullest
		for at := range sharing - 1 {
			layer := &l.crossings[parity][digitSum(shared, at)]
			for _, a := range shared {
				if a.Digit(at) < a.Copies {
					c := crossing{l.rotationFor(a.Number, parity), (1<<apart - 1) << ((at + a.Stride) * apart)}
					c.up += a.Stride * apart
					layer[0], layer[1] = c, layer[0]
				}
			}
		}
	}
	return l
}

// rotationFor returns the rotation for taking x, into lanes of the given parity.
func (l *lanes) rotationFor(x, parity int) rotation {
	s := subsets.StepOf(x, parity)
	return rotation{l.everyLane * (1<<(l.width-s.Up) - 1<<s.First), s.Up}
}

// worth returns what a rotation makes of a word and its mirror; difference is
// word ^ mirror.
func worth(difference, mirror uint64, r rotation) uint64 {
	return bits.RotateLeft64(difference&r.goesOn^mirror, r.up)
}

func (*lanes) words() int { return 1 }

func (l *lanes) deficits() int { return 2 * l.width }

func (l *lanes) outcome(cell []uint64, at, deficit int) engine.Outcome {
	lane := cell[0] >> (at*l.planes*l.width + deficit/2)
	won := lane & 1
	notLost := lane >> ((l.planes - 1) * l.width) & 1
	return engine.Outcome(won) + engine.Outcome(notLost) - 1
}

func (l *lanes) read(cell []uint64, at int) (win, notLoss uint64) {
	lane, mask := cell[0]>>(at*l.planes*l.width), uint64(1)<<l.width-1
	return lane & mask, lane >> ((l.planes - 1) * l.width) & mask
}

func (l *lanes) begin(cell []uint64) {
	if l.planes == 2 {
		cell[0] = 1 << l.width
	}
}

// settle takes the cells one by one.
//
//  1. Collect what the cell's parts, settled before it, are worth to it.
//  2. Make the mirror. Reversing the word also reverses the order of the lanes. Of
//     two planes that puts each in the other's place; what else is out of order is
//     put back.
//  3. Push from the lanes that are settled to those with one more shared number,
//     and on to 2, until all are settled. The mirror is then the cell's.
//
// It calls nothing that is not inlined, which matters in WebAssembly.
func (l *lanes) settle(block, mirror []uint64, near *near, parity int) {
	var by [nearAxes]rotation
	for i, a := range near.axes {
		by[i] = l.rotationFor(a.Number, parity)
	}
	crossings := l.crossings[parity]
	swapNeighbours, turn := l.width == 16 && l.planes == 1, 1-l.width-parity
	if l.width*l.planes <= 32 { // swap the halves
		turn += 32
	}
	const upper = 0xffff0000ffff0000 // of two neighbours
	mirror = mirror[:len(block)]
	for i := range near.cells {
		c := &near.cells[i]
		word := block[c.at]
		for _, p := range c.parts { // 1
			m := mirror[p.at]
			word |= worth(block[p.at]^m, m, by[p.axis])
		}
		for layer := 0; ; layer++ {
			m := bits.Reverse64(^word) // 2
			if swapNeighbours {
				m = m&upper>>16 | m<<16&upper
			}
			m = bits.RotateLeft64(m, turn)
			if layer == len(crossings) {
				block[c.at], mirror[c.at] = word, m
				break
			}
			across, difference := &crossings[layer], word^m // 3
			word |= worth(difference, m, across[0].rotation)&across[0].into |
				worth(difference, m, across[1].rotation)&across[1].into
		}
	}
}

func (l *lanes) push(to, settled, mirror []uint64, x, parity int) {
	byX := l.rotationFor(x, parity)
	to, mirror = to[:len(settled)], mirror[:len(settled)]
	for i, word := range settled {
		to[i] |= worth(word^mirror[i], mirror[i], byX)
	}
}

func (l *lanes) pushTwo(to []uint64, x int, also []uint64, y int, settled, mirror []uint64, parity int) {
	byX, byY := l.rotationFor(x, parity), l.rotationFor(y, parity)
	to, also, mirror = to[:len(settled)], also[:len(settled)], mirror[:len(settled)]
	for i, word := range settled {
		difference := word ^ mirror[i]
		to[i] |= worth(difference, mirror[i], byX)
		also[i] |= worth(difference, mirror[i], byY)
	}
}
