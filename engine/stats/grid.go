package stats

import (
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/subsets"
)

// grid numbers the positions that can follow when a game begins with a whole set:
// its sub-multisets, as package subsets does, and for each the deficits that can arise.
// These are at most the largest number, and have the parity of what was taken, so that
// each sub-multiset has span places, as many as bits of its planes are of use.
type grid struct {
	subsets.Numbering
	span    int
	largest int // number, and so the largest deficit
	sum     int // of the set
}

// newGrid lays out the positions of set. It fails with an
// [*induction.TooLargeError] if bytes for every position and perSubset for every
// sub-multiset are more than limit.
func newGrid(set engine.Set, bytes, perSubset int, limit uint64) (*grid, error) {
	g := &grid{Numbering: subsets.Of(set), span: set.Max()/2 + 1, largest: set.Max(), sum: set.Sum()}
	if need := g.Bytes(g.span*bytes + perSubset); need > limit {
		return nil, &induction.TooLargeError{Set: set, Need: need, Limit: limit}
	}
	return g, nil
}

// positions is how many places there are.
func (g *grid) positions() int { return g.Count * g.span }

// at returns the place of a position.
func (g *grid) at(index, deficit int) int { return index*g.span + deficit>>1 }

// start is the place of the set itself with the scores level.
func (g *grid) start() int { return g.at(g.Whole(), 0) }

// least returns the smallest deficit that can arise where what is left has the
// given sum: 0 or 1. The others follow in steps of 2, up to g.largest.
func (g *grid) least(sum int) int { return (g.sum - sum) & 1 }

// stop is a sub-multiset that a walk comes to.
type stop struct {
	index   int
	numbers []subsets.Axis // that are in it, with as many copies; until the next stop
	least   int            // the smallest deficit
}

// up visits every sub-multiset but the empty one, each after those inside it.
func (g *grid) up(progress engine.Progress, visit func(at stop)) error {
	return g.walk(1, 1, progress, visit)
}

// down visits them in the opposite order.
func (g *grid) down(progress engine.Progress, visit func(at stop)) error {
	return g.walk(g.Whole(), -1, progress, visit)
}

// tellEvery is after how many stops progress is told: one takes a few microseconds.
const tellEvery = 256

func (g *grid) walk(from, by int, progress engine.Progress, visit func(at stop)) error {
	pace := progress.Paced(tellEvery, g.Count)
	var numbers []subsets.Axis
	for index := from; 0 < index && index < g.Count; index += by {
		var sum int
		numbers, sum = g.Numbers(index, numbers)
		visit(stop{index, numbers, g.least(sum)})
		if err := pace.Done(1); err != nil {
			return err
		}
	}
	return pace.Finish()
}
