package stats

import (
	"math/big"
	"math/bits"

	"catchup/engine"
)

// counts is a list of natural numbers, all of the same width. What is counted here
// is never more than there are play-throughs, which fit by construction, so that
// adding needs no memory and cannot overflow. A number is width words, the lowest
// first; up to {1..20} that is a single one.
type counts struct {
	words []uint64
	width int
}

// widthFor returns how many words the number of play-throughs of a set takes.
func widthFor(set engine.Set) int { return (orders(set).BitLen() + 63) / 64 }

func newCounts(length, width int) counts { return counts{make([]uint64, length*width), width} }

// at returns the number at a place, to read or to add to.
func (c counts) at(place int) []uint64 { return c.words[place*c.width : (place+1)*c.width] }

// add adds a number to another of the same width.
func add(to, number []uint64) {
	carry := uint64(0)
	for i, word := range number {
		to[i], carry = bits.Add64(to[i], word, carry)
	}
}

// increment adds 1.
func increment(to []uint64) {
	for i := range to {
		if to[i]++; to[i] != 0 {
			return
		}
	}
}

// isZero reports whether the number is 0.
func isZero(number []uint64) bool {
	for _, word := range number {
		if word != 0 {
			return false
		}
	}
	return true
}

// greater reports whether a > b.
func greater(a, b []uint64) bool {
	for i := len(a) - 1; i >= 0; i-- {
		if a[i] != b[i] {
			return a[i] > b[i]
		}
	}
	return false
}

// integer returns the number as one of any size.
func integer(number []uint64) *big.Int {
	result, word := new(big.Int), new(big.Int)
	for i := len(number) - 1; i >= 0; i-- {
		result.Lsh(result, 64).Or(result, word.SetUint64(number[i]))
	}
	return result
}

// orders returns in how many orders all numbers of the set can be taken: n! for n
// different ones, and less by k! for every number that is there k times.
func orders(set engine.Set) *big.Int {
	result, factorial := big.NewInt(1), new(big.Int)
	result.MulRange(1, int64(set.Len()))
	for _, copies := range set.Distinct() {
		result.Div(result, factorial.MulRange(1, int64(copies)))
	}
	return result
}
