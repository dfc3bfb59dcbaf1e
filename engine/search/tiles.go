package search

import (
	"math/bits"
	"slices"

	"catchup/engine"
)

// tiles is a sub-multiset of the numbers at the start, a bit for each tile, the
// smallest number at bit 0. It takes no division to go through them, as it would in the
// mixed radix of package subsets. Of equal tiles those at the lower bits are left, so
// that a sub-multiset has one spelling only. Of {1,2,2,5}:
//
//	bit     3 2 1 0
//	number  5 2 2 1
//	{2,5}   1 0 1 0     and never 1 1 0 0
type tiles uint64

func (t tiles) count() int { return bits.OnesCount64(uint64(t)) }

func (t tiles) without(tile int) tiles { return t &^ (1 << tile) }

// box is what tiles mean.
type box struct {
	numbers []int // of the tiles, in ascending order
	all     tiles
	again   tiles // tiles whose number the next tile has too
}

func boxOf(set engine.Set) box {
	var b box
	for number := range set.All() {
		if last := len(b.numbers) - 1; last >= 0 && b.numbers[last] == number {
			b.again |= 1 << last
		}
		b.all |= 1 << len(b.numbers)
		b.numbers = append(b.numbers, number)
	}
	return b
}

// tilesOf returns the tiles of a sub-multiset; inside is false if left is none.
func (b *box) tilesOf(left engine.Set) (t tiles, inside bool) {
	tile, previous := 0, 0
	for number := range left.All() {
		if number != previous {
			tile, previous = max(0, slices.Index(b.numbers, number)), number
		}
		if tile == len(b.numbers) || b.numbers[tile] != number {
			return 0, false
		}
		t |= 1 << tile
		tile++
	}
	return t, true
}

// picks returns one tile of each distinct number in t, namely the one to take.
func (b *box) picks(t tiles) tiles { return t &^ (t >> 1 & b.again) }

// hash mixes the bits; its upper ones are the best.
func (t tiles) hash() uint64 {
	const golden = 0x9e3779b97f4a7c15
	h := (uint64(t) ^ uint64(t)>>29) * golden
	return (h ^ h>>32) * golden
}

// lowest returns the number of the lowest bit in t, which must not be empty.
func (t tiles) lowest() int { return bits.TrailingZeros64(uint64(t)) }
