package stats

import (
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/subsets"
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

// Worth counts positions by outcome, and those with an only move: a single one that
// keeps the outcome, among several. A lost position has none.
type Worth struct {
	Won, Drawn, Lost  int
	OnlyWin, OnlyDraw int             // of those won, of those drawn
	LongestChain      int             // of only moves, see [CensusOf]
	LongestAt         engine.Position // one where it begins, if there is any
}

// Positions returns how many there are.
func (w Worth) Positions() int { return w.Won + w.Drawn + w.Lost }

// CensusOf takes the census of a set. It takes 34 bytes a sub-multiset and two more
// for each deficit, 19 MB for {1..18}, and besides two tables of [induction.New], which
// are small beside that; the limit holds for each of them. {1..18} takes some 2 s.
//
// A chain of only moves is a row of turns of one player, the player to move at its
// first position, who wins or draws there. At every turn a single move keeps that
// outcome, and the player makes it. A turn with no other move asks for nothing: it
// does not count, but it does not end the chain either. In between the opponent makes
// whatever move lets the chain become longest, but gives nothing away: against a win
// that is any move, against a draw one that draws, since otherwise there would be a
// win to find and no longer a draw to hold. The chain ends where several moves keep
// the outcome, or with the game. So no opponent can demand more of a player who makes no
// mistake.
//
// The steps, a sub-multiset after those inside it, for every deficit:
//
//  1. Look the outcome up.
//  2. Look at the moves until two keep it.
//  3. Where a single one does, look at all replies that give nothing away, for the
//     longest chain after them.
func CensusOf(set engine.Set, limit uint64, progress engine.Progress) (Census, error) {
	g, all, err := reach(set, 0, 2*(set.Max()+1), limit, progress.Part(0, 0.05))
	if err != nil {
		return Census{}, err
	}
	var tables [2]*induction.Tablebase // of the deficits with the parity play leads to, and of the others
	for odd := range tables {
		start := engine.Position{Left: set, Deficit: odd}
		tables[odd], err = induction.New(start, limit, progress.Part(0.05+0.025*float64(odd), 0.05+0.025*float64(odd+1)))
		if err != nil {
			return Census{}, err
		}
	}
	c := counter{grid: g, facts: make([]fact, g.Count*(g.largest+1))}
	for deficit := range g.largest + 1 {
		c.at(0, deficit).outcome = engine.OutcomeOf(-deficit)
	}
	var census Census
	err = g.up(progress.Part(0.1, 1), func(at stop) {
		left := g.Set(at.index)
		c.tiles = g.tiles(at.index, c.tiles)
		for deficit := range g.largest + 1 {
			p, odd := engine.Position{Left: left, Deficit: deficit}, (deficit-at.least)&1
			f := c.at(at.index, deficit)
			f.outcome = tables[odd].Outcome(p) // 1
			only := c.only(at.index, deficit)
			census.All.add(p, *f, only)
			if odd == 0 && all[at.index].begins(deficit) {
				census.Reachable.add(p, *f, only)
			}
		}
	})
	return census, err
}

// add counts a position.
func (w *Worth) add(p engine.Position, f fact, only bool) {
	one := 0
	if only {
		one = 1
	}
	switch f.outcome {
	case engine.Win:
		w.Won++
		w.OnlyWin += one
	case engine.Draw:
		w.Drawn++
		w.OnlyDraw += one
	default:
		w.Lost++
	}
	if int(f.chain) > w.LongestChain {
		w.LongestChain, w.LongestAt = int(f.chain), p
	}
}

// fact is what is known of a position.
type fact struct {
	outcome engine.Outcome
	chain   uint8 // only moves in the longest chain from there on
}

// counter settles the positions of one sub-multiset after another.
type counter struct {
	*grid
	facts   []fact         // by index and deficit
	tiles   []subsets.Axis // of the sub-multiset at hand
	replies []subsets.Axis // tiles after an only move
}

// at is where a position's fact is. The counter has its own places, since the grid
// has none for deficits of the wrong parity.
func (c *counter) at(index, deficit int) *fact { return &c.facts[index*(c.largest+1)+deficit] }

// only reports whether the position at hand has an only move, and fills in its chain.
func (c *counter) only(index, deficit int) bool {
	f := c.at(index, deficit)
	if f.outcome == engine.Loss {
		return false
	}
	good, others := 0, 0
	var next, owed int                                               // the position after the only move
	c.moves(c.tiles, index, deficit, func(index, deficit int) bool { // 2
		if c.at(index, deficit).outcome.Opposite() == f.outcome {
			good, next, owed = good+1, index, deficit
		} else {
			others++
		}
		return good < 2
	})
	if good != 1 {
		return false
	}
	f.chain = c.longestAfterReplies(next, owed, f.outcome) // 3
	if others > 0 {
		f.chain++
	}
	return others > 0
}

// longestAfterReplies returns the longest chain after any reply that gives nothing
// away to the player whose outcome is given.
func (c *counter) longestAfterReplies(index, deficit int, outcome engine.Outcome) uint8 {
	longest := uint8(0)
	c.replies = c.grid.tiles(index, c.replies)
	c.moves(c.replies, index, deficit, func(index, deficit int) bool {
		if f := c.at(index, deficit); f.outcome == outcome {
			longest = max(longest, f.chain)
		}
		return true
	})
	return longest
}

// tiles appends to in, emptied, every number of the sub-multiset, in ascending order
// and as often as it is there.
func (g *grid) tiles(index int, in []subsets.Axis) []subsets.Axis {
	tiles := in[:0]
	for _, a := range g.Axes {
		for range a.Digit(index) {
			tiles = append(tiles, a)
		}
	}
	return tiles
}

// moves calls visit with the position after each move that catches up, until it
// returns false. The tiles are those of the sub-multiset, all of them at first.
func (g *grid) moves(tiles []subsets.Axis, index, deficit int, visit func(index, deficit int) bool) {
	rest := 0
	for _, x := range tiles {
		rest += x.Number
	}
	g.movesFrom(tiles, rest, index, deficit, visit)
}

// movesFrom goes on with the given tiles, whose sum is rest, as
// [engine.Position.Moves] does. It returns false when visit has had enough.
func (g *grid) movesFrom(tiles []subsets.Axis, rest, index, deficit int, visit func(index, deficit int) bool) bool {
	for i := 0; i < len(tiles) && rest >= deficit; i++ {
		x := tiles[i]
		rest -= x.Number
		if i > 0 && x.Number == tiles[i-1].Number {
			continue
		}
		if x.Number >= deficit {
			if !visit(index-x.Stride, x.Number-deficit) {
				return false
			}
		} else if !g.movesFrom(tiles[i+1:], rest, index-x.Stride, deficit-x.Number, visit) {
			return false
		}
	}
	return true
}
