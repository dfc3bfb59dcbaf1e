package search

import (
	"math"
	"math/bits"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/subsets"
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

// quickTable is how large a table is made in a few milliseconds, in bytes.
const quickTable = 4 << 20

// Prefer returns the method to take for the outcome of p, where tables may take so
// many bytes: induction if the table of everything fits and is made in a few
// milliseconds, which for {1..N} it is up to 21. Beyond that a search takes hardly
// longer at worst, since its core grows to the same table, and mostly far less.
func Prefer(p engine.Position, memory uint64) Method {
	if induction.Size(p) <= min(memory, quickTable) {
		return Induction
	}
	return Search
}

// expectedNodes is about how many sub-multisets a search without a core would look
// into, going by what {1..N} and random multisets did; it is right within a factor
// of ten.
func expectedNodes(count float64, draws bool) float64 {
	if draws {
		return 8 * math.Pow(count, 0.585) // 1.5 for each doubling
	}
	return 4 * math.Pow(count, 0.722) // 1.65 for each doubling
}

// count returns how many sub-multisets there are.
func count(set engine.Set) float64 { return float64(subsets.Of(set).Count) }

// tableBytes is how much of the memory allowed a search has use for: room for four
// times the sub-multisets it can be expected to meet, a power of two.
func tableBytes(memory uint64, count float64, draws, wide bool) uint64 {
	entries := min(4*expectedNodes(count, draws), 2*count)
	use := entries / float64(entriesFor(draws, wide)) * lineBytes
	if use < float64(memory) {
		memory = uint64(use)
	}
	return 1 << (bits.Len64(max(memory, lineBytes)) - 1)
}
