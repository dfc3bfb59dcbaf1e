package generate

import (
	"catchup/engine"
	"catchup/puzzles"
)

// candidate is a proved puzzle that may be chosen.
type candidate struct {
	puzzles.Entry
	position engine.Position
	solution engine.Move
}

// Limits of sameness.
const (
	mostOfSet  = 90 // puzzles whose games start with the same numbers
	mostOfLeft = 3  // puzzles with the same numbers left
	binWidth   = 100
)

// choice is what was chosen so far, counted.
type choice struct {
	shapes map[engine.Position]bool // divided by what divides all of its numbers
	left   map[string][]candidate   // by the numbers left, divided likewise
	sets   map[string]int
	themes map[puzzles.Theme]int
	tasks  map[puzzles.Task]int
	length map[int]int
}

func newChoice() *choice {
	return &choice{map[engine.Position]bool{}, map[string][]candidate{}, map[string]int{},
		map[puzzles.Theme]int{}, map[puzzles.Task]int{}, map[int]int{}}
}

// choose chooses up to want of the pool. It goes round the ratings, 100 points wide
// each, as long as any has candidates, and takes from each the one whose task, length,
// themes and set the choice so far, with those that are there already, has least of.
func choose(pool []candidate, have []candidate, want int) (chosen []puzzles.Entry) {
	c := newChoice()
	for _, known := range have {
		c.add(known)
	}
	bins := map[int][]candidate{}
	highest := 0
	for _, next := range pool {
		bin := next.Rating / binWidth
		bins[bin] = append(bins[bin], next)
		highest = max(highest, bin)
	}
	for left := len(pool); left > 0 && len(chosen) < want; {
		for bin := 0; bin <= highest && len(chosen) < want; bin++ {
			best, rarest := -1, 0.0
			kept := bins[bin][:0]
			for _, next := range bins[bin] {
				if c.nearCopy(next) {
					left--
					continue
				}
				kept = append(kept, next)
				if rarity := c.rarity(next); rarity > rarest {
					best, rarest = len(kept)-1, rarity
				}
			}
			bins[bin] = kept
			if best >= 0 {
				c.add(kept[best])
				chosen = append(chosen, kept[best].Entry)
			}
		}
	}
	return chosen
}

// rarity is higher the less of the kind was chosen.
func (c *choice) rarity(next candidate) float64 {
	rare := func(count int) float64 { return 1 / float64(1+count) }
	sum := rare(c.sets[next.Set()]) + rare(c.tasks[next.Task]) + rare(c.length[next.Length])
	for theme := range next.Themes.All() {
		sum += rare(c.themes[theme])
	}
	return sum
}

// nearCopy reports whether the choice has the like already:
//
//   - the same position, or one that is it with every number multiplied;
//   - the same numbers left with a deficit next to it, in steps of 2 as their parity
//     wants it, and the same solution;
//   - three with the same numbers left;
//   - as many as there may be with the same numbers to start with.
func (c *choice) nearCopy(next candidate) bool {
	shape, factor := reduced(next.position)
	left := c.left[shape.Left.List()]
	if c.shapes[shape] || c.sets[next.Set()] >= mostOfSet || len(left) >= mostOfLeft {
		return true
	}
	for _, other := range left {
		otherShape, otherFactor := reduced(other.position)
		apart := shape.Deficit - otherShape.Deficit
		if -2 <= apart && apart <= 2 && divided(next.solution, factor) == divided(other.solution, otherFactor) {
			return true
		}
	}
	return false
}

func (c *choice) add(next candidate) {
	shape, _ := reduced(next.position)
	c.shapes[shape] = true
	c.left[shape.Left.List()] = append(c.left[shape.Left.List()], next)
	c.sets[next.Set()]++
	c.tasks[next.Task]++
	c.length[next.Length]++
	for theme := range next.Themes.All() {
		c.themes[theme]++
	}
}

// reduced divides a position by the greatest common divisor of all its numbers.
func reduced(p engine.Position) (engine.Position, int) {
	factor := p.Deficit
	for n := range p.Left.Distinct() {
		for n > 0 {
			factor, n = n, factor%n
		}
	}
	return engine.Position{Left: divided(p.Left, factor), Deficit: p.Deficit / factor}, factor
}

// divided divides every number of a set by a common divisor.
func divided(s engine.Set, factor int) engine.Set {
	var quotients engine.Set
	for n := range s.All() {
		quotients = quotients.With(n / factor)
	}
	return quotients
}
