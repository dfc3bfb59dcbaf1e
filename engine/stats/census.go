package stats

import (
	"catchup/engine"
	"catchup/engine/induction"
)

// Census is what the positions of a set are worth, from the point of view of the
// player to move. Games that are over are left out.
type Census struct {
	// Reachable counts the positions at which a turn can begin in a game with the
	// whole set.
	Reachable Worth
	// All counts every sub-multiset with every deficit from 0 to the largest number
	// of the set, also those that no game with the set comes to.
	All Worth
}

// Worth counts positions by outcome, and those with a single move that keeps it and
// at least one that does not. A lost position has none of these.
type Worth struct {
	Won, Drawn, Lost  int
	OnlyWin, OnlyDraw int // of those won, of those drawn
}

// Positions returns how many there are.
func (w Worth) Positions() int { return w.Won + w.Drawn + w.Lost }

// Only returns how many have a single move that keeps the outcome, among several.
func (w Worth) Only() int { return w.OnlyWin + w.OnlyDraw }

// CensusOf takes the census of a set. It takes 65 bytes a sub-multiset and one more
// for each deficit, or what [induction.New] takes if that is more: 22 MB and some 0.8 s
// for {1..18}. The moves of every position are looked at until two of them keep its
// outcome.
func CensusOf(set engine.Set, limit uint64, progress func(done float64) error) (Census, error) {
	g, err := newGrid(set, 0, reachedBytes+set.Max()+1, limit)
	if err != nil {
		return Census{}, err
	}
	var tables [2]*induction.Table // of the deficits with the parity play leads to, and of the others
	for odd := range tables {
		start := engine.Position{Left: set, Deficit: odd}
		tables[odd], err = induction.New(start, limit, part(progress, 0.025*float64(odd), 0.025*float64(odd+1)))
		if err != nil {
			return Census{}, err
		}
	}
	all, err := reach(g, part(progress, 0.05, 0.1))
	if err != nil {
		return Census{}, err
	}
	c := counter{grid: g, outcomes: make([]engine.Outcome, g.subsets*(g.largest+1))}
	var census Census
	work := pace{progress: part(progress, 0.1, 1), steps: g.subsets}
	for index := range g.subsets {
		left := g.set(index)
		c.lay(left)
		reachable := all[index].beginning[engine.P1].or(all[index].beginning[engine.P2])
		for deficit := range g.largest + 1 {
			p := engine.Position{Left: left, Deficit: deficit}
			outcome := tables[(set.Sum()-left.Sum()+deficit)&1].Outcome(p)
			*c.outcome(index, deficit) = outcome
			if p.Over() {
				continue
			}
			only := outcome > engine.Loss && c.only(index, deficit)
			census.All.add(outcome, only)
			if reachable.has(deficit) {
				census.Reachable.add(outcome, only)
			}
		}
		if err := work.step(); err != nil {
			return Census{}, err
		}
	}
	return census, work.finish()
}

// add counts a position.
func (w *Worth) add(outcome engine.Outcome, only bool) {
	one := 0
	if only {
		one = 1
	}
	switch outcome {
	case engine.Win:
		w.Won++
		w.OnlyWin += one
	case engine.Draw:
		w.Drawn++
		w.OnlyDraw += one
	default:
		w.Lost++
	}
}

// counter counts the good moves of the positions of one sub-multiset after another.
type counter struct {
	*grid
	outcomes []engine.Outcome // by index and deficit, known up to the position at hand
	tiles    []axis           // the numbers of the sub-multiset at hand, repeats too, ascending
	sum      int              // of the tiles
	best     engine.Outcome   // of the position at hand
	good     int              // moves found that keep it
	others   int              // and that do not
}

// outcome is where the outcome of a position is.
func (c *counter) outcome(index, deficit int) *engine.Outcome {
	return &c.outcomes[index*(c.largest+1)+deficit]
}

// lay lays out the tiles of the sub-multiset at hand.
func (c *counter) lay(left engine.Set) {
	c.tiles, c.sum = c.tiles[:0], left.Sum()
	for _, a := range c.axes {
		for range left.Count(a.number) {
			c.tiles = append(c.tiles, a)
		}
	}
}

// only reports whether a single move keeps what the position is worth, a win or a
// draw, and others do not.
func (c *counter) only(index, deficit int) bool {
	c.best, c.good, c.others = *c.outcome(index, deficit), 0, 0
	c.look(index, deficit, 0, c.sum)
	return c.good == 1 && c.others > 0
}

// look counts the moves that go on with tiles from the given one on, whose sum is
// rest, as [engine.Position.Moves] meets them, until two are good.
func (c *counter) look(index, deficit, from, rest int) {
	for i := from; i < len(c.tiles) && rest >= deficit; i++ {
		x := c.tiles[i]
		rest -= x.number
		switch {
		case i > from && x.number == c.tiles[i-1].number:
			continue
		case x.number < deficit:
			c.look(index-x.stride, deficit-x.number, i+1, rest)
		case c.outcome(index-x.stride, x.number-deficit).Opposite() == c.best:
			c.good++
		default:
			c.others++
		}
		if c.good > 1 {
			return
		}
	}
}
