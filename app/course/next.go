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
	catalog := puzzles.Catalog()
	var left []int // places in the catalogue
	for i, entry := range catalog {
		result := results[entry.ID]
		tried := result.Solved || result.Failed
		if c.Has(entry, result) && !given[entry.ID] && (!tried || again || c == Misses) {
			left = append(left, i)
		}
	}
	if len(left) == 0 {
		return puzzles.Entry{}, false
	}
	if c == Misses {
		return catalog[slices.MinFunc(left, func(a, b int) int {
			return cmp.Compare(results[catalog[a].ID].Day, results[catalog[b].ID].Day) // the first of several
		})], true
	}
	slices.SortFunc(left, func(a, b int) int {
		return cmp.Or(cmp.Compare(distance(catalog[a].Rating, wanted), distance(catalog[b].Rating, wanted)), a-b)
	})
	return catalog[slices.MinFunc(left[:min(choice, len(left))], func(a, b int) int {
		return cmp.Compare(draw(seed, catalog[a].ID), draw(seed, catalog[b].ID))
	})], true
}

func distance(a, b int) int { return max(a-b, b-a) }

// draw returns the lot of a puzzle; the smallest wins.
func draw(seed, id string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(seed + " " + id))
	return h.Sum64()
}
