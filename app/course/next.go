package course

import (
	"cmp"
	"hash/fnv"
	"slices"

	"catchup/app/store"
	"catchup/puzzles"
)

// choice is among how many puzzles the next is drawn, so that it comes as a
// surprise.
const choice = 12

// Next returns the puzzle of the course that comes next, or false if the course is
// through. It is one of those, the given ones aside, that are nearest to the
// wanted rating; the results and the seed alone decide which. Misses come in the
// order of their dates instead.
//
// A puzzle that was ever tried is not given, unless it is about misses or again
// is set.
func (c Course) Next(results store.Results, wanted int, seed string, given map[string]bool, again bool) (puzzles.Entry, bool) {
	left := puzzles.Nearest(wanted, func(e puzzles.Entry) bool {
		result := results[e.ID]
		tried := result.Solved || result.Failed
		return c.Has(e, result) && !given[e.ID] && (!tried || again || c == Misses)
	})
	if len(left) == 0 {
		return puzzles.Entry{}, false
	}
	if c == Misses {
		return slices.MinFunc(left, func(a, b puzzles.Entry) int {
			return cmp.Or(cmp.Compare(results[a.ID].Day, results[b.ID].Day), puzzles.Find(a.ID)-puzzles.Find(b.ID))
		}), true
	}
	return slices.MinFunc(left[:min(choice, len(left))], func(a, b puzzles.Entry) int {
		return cmp.Compare(draw(seed, a.ID), draw(seed, b.ID))
	}), true
}

// draw returns the lot of a puzzle; the smallest wins.
func draw(seed, id string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(seed + " " + id))
	return h.Sum64()
}
