package induction

import (
	"math/bits"

	"catchup/engine"
)

// narrow is the layout for deficits below 32, both planes in one word:
//
//	bit   63 ........ 32 31 ......... 0
//	      N, D = 31 .. 0 W, D = 31 .. 0
//
// The mirror of a word has the complement of bit 32-i at bit i, counted modulo 64:
// D of the one plane comes to stand at -D of the other. Rotating it by x moves
// that to x-D, just where the opponent's deficit belongs after x was taken.
// Rotating the word itself by x moves D to D+x, for a player who goes on. So one
// step picks, bit by bit, from the word or its mirror, and rotates by x once.
type narrow struct{}

const narrowDeficits = 32

// goesOn[x] has, in both planes, the bits D of a word from which D+x is reached by
// taking x and going on: 1 to 31-x. All others are the mirror's.
var goesOn = func() (masks [narrowDeficits]uint64) {
	for x := range masks {
		plane := uint64(1)<<(narrowDeficits-x) - 2
		masks[x] = plane<<narrowDeficits | plane
	}
	return masks
}()

func mirrored(word uint64) uint64 { return bits.RotateLeft64(bits.Reverse64(^word), 33) }

// worth returns what taking x is worth, from the word and mirror of what is left;
// difference is word ^ mirror.
func worth(difference, mirror, mask uint64, x int) uint64 {
	return bits.RotateLeft64(difference&mask^mirror, x)
}

func (narrow) words() int { return 1 }

func (narrow) deficits() int { return narrowDeficits }

func (narrow) outcome(words []uint64, index, deficit int) engine.Outcome {
	won := words[index] >> deficit & 1
	notLost := words[index] >> (narrowDeficits + deficit) & 1
	return engine.Outcome(won) + engine.Outcome(notLost) - 1
}

func (narrow) begin(words []uint64) { words[0] = 1 << narrowDeficits }

func (n narrow) settle(block, mirror []uint64, carries []axis) {
	mirror = mirror[:len(block)]
	for i, word := range block {
		mirror[i] = mirrored(word)
		if i == len(carries) {
			return
		}
		next, x := i+1, carries[i].number
		if stride := carries[i].stride; stride > 1 {
			n.push(block[next:], block[next-stride:next], mirror[next-stride:next], x)
		} else {
			block[next] |= worth(word^mirror[i], mirror[i], goesOn[x], x)
		}
	}
}

func (narrow) push(to, settled, mirror []uint64, x int) {
	mask := goesOn[x]
	to, mirror = to[:len(settled)], mirror[:len(settled)]
	for i, word := range settled {
		to[i] |= worth(word^mirror[i], mirror[i], mask, x)
	}
}

func (narrow) pushTwo(to []uint64, x int, also []uint64, y int, settled, mirror []uint64) {
	maskX, maskY := goesOn[x], goesOn[y]
	to, also, mirror = to[:len(settled)], also[:len(settled)], mirror[:len(settled)]
	for i, word := range settled {
		difference := word ^ mirror[i]
		to[i] |= worth(difference, mirror[i], maskX, x)
		also[i] |= worth(difference, mirror[i], maskY, y)
	}
}
