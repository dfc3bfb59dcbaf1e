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
	left := Nearest(wanted, func(e puzzles.Entry) bool {
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

// Nearest returns the puzzles of the catalogue that fit, those with a rating nearest to the given one first;
// of equals, in the order of the catalogue.
func Nearest(rating int, fits func(puzzles.Entry) bool) []puzzles.Entry {
	left := slices.DeleteFunc(slices.Clone(puzzles.Catalog()), func(e puzzles.Entry) bool { return !fits(e) })
	slices.SortStableFunc(left, func(a, b puzzles.Entry) int {
		return max(a.Rating-rating, rating-a.Rating) - max(b.Rating-rating, rating-b.Rating)
	})
	return left
}

// draw returns the lot of a puzzle; the smallest wins.
func draw(seed, id string) uint64 {
	h := fnv.New64a()
	h.Write([]byte(seed + " " + id))
	return h.Sum64()
}
