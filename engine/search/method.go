package search

import (
	"math"
	"math/bits"

	"catchup/engine"
	"catchup/engine/induction"
)

// Method is one of the two ways to an exact outcome.
type Method int

// The two methods.
const (
	Induction Method = iota // a table of everything that can follow
	Search
)

// String returns "induction" or "search".
func (m Method) String() string {
	if m == Induction {
		return "induction"
	}
	return "search"
}

// Prefer returns the method that can be expected to be faster for the outcome of
// p, where a table may take so many bytes. It is induction if
//
//   - its table fits, and
//   - its steps, one for every sub-multiset and half of the distinct numbers, are
//     at most a thousand times the nodes that a search can be expected to need.
//
// A step takes about a nanosecond, a node about a microsecond. For {1..N} this
// changes at 23 if the sum is even, and at 30 if it is odd.
func Prefer(p engine.Position, memory uint64) Method {
	distinct := 0
	for range p.Left.Distinct() {
		distinct++
	}
	steps := subsets(p.Left) * float64(distinct) / 2
	draws := (p.Left.Sum()-p.Deficit)&1 == 0
	if induction.Size(p) <= memory && steps <= 1000*expectedNodes(subsets(p.Left), draws) {
		return Induction
	}
	return Search
}

// expectedNodes is about how many nodes a search will need, going by what {1..N}
// and random multisets did; it is right within a factor of ten.
func expectedNodes(subsets float64, draws bool) float64 {
	if draws {
		return 8 * math.Pow(subsets, 0.585) // 1.5 for each doubling
	}
	return 4 * math.Pow(subsets, 0.722) // 1.65 for each doubling
}

// subsets counts the sub-multisets.
func subsets(set engine.Set) float64 {
	n := 1.0
	for _, copies := range set.Distinct() {
		n *= float64(copies + 1)
	}
	return n
}

// tableBytes is how much of the memory allowed a search has use for: room for four
// times the sub-multisets it can be expected to meet, a power of two.
func tableBytes(memory uint64, subsets float64, draws, wide bool) uint64 {
	entries := min(4*expectedNodes(subsets, draws), 2*subsets)
	use := entries / float64(entriesFor(draws, wide)) * lineBytes
	if use < float64(memory) {
		memory = uint64(use)
	}
	return 1 << (bits.Len64(max(memory, lineBytes)) - 1)
}
