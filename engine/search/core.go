package search

import (
	"math/bits"

	"catchup/engine"
	"catchup/engine/induction"
)

// core is the table of every position in which only the largest numbers are left.
// The search takes small numbers first, so that they are soon gone, and what is
// left then is looked up. Nothing else here saves as much.
type core struct {
	table   *induction.Tablebase
	first   int           // the lowest tile inside
	known   uint64        // the bits that the table has
	strides [8][256]int32 // by bytes of tiles: their sum is the table's index
}

// newCore makes the table for the tiles from first on. The error is that of
// [induction.New].
func newCore(r *rules, first int, memory uint64, progress func(done float64) error) (*core, error) {
	table, err := induction.New(r.coreStart(first), memory, progress)
	if err != nil {
		return nil, err
	}
	c := &core{table: table, first: first, known: 1<<min(r.far, table.Bits()) - 1}
	for at := range c.strides {
		for tiles := 1; tiles < 256; tiles++ {
			c.strides[at][tiles] = c.strides[at][tiles&(tiles-1)]
			if tile := 8*at + bits.TrailingZeros8(uint8(tiles)); first <= tile && tile < len(r.numbers) {
				c.strides[at][tiles] += int32(table.Numbering().Stride(r.numbers[tile]))
			}
		}
	}
	return c, nil
}

// coreStart returns the position that the table of the tiles from first on starts
// from. It covers all deficits that can arise once a turn has passed.
func (r *rules) coreStart(first int) engine.Position {
	set, _ := engine.SetOf(r.numbers[first:]...) // part of a set
	return engine.Position{Left: set, Deficit: r.parity(set.Sum())}
}

// holds reports whether the core answers the demand: nothing else is left, and the
// table has the bits. Only in the first turn it may not. There may be no core.
func (c *core) holds(left tiles, d demand) bool {
	return c != nil && left&(1<<c.first-1) == 0 && (d.win|d.notLoss)&^c.known == 0
}

// bounds returns what the table says of tiles that the core holds.
func (c *core) bounds(left tiles) bounds {
	index := int32(0)
	for at := 0; left != 0; at++ {
		index += c.strides[at][uint8(left)]
		left >>= 8
	}
	win, notLoss := c.table.Planes(int(index))
	return bounds{plane{win, win | ^c.known}, plane{notLoss, notLoss | ^c.known}}
}

// The first core has this many sub-multisets or a little more, which takes no
// time, and each next one four times as many.
const (
	firstCore = 1 << 12
	growth    = 4
)

// lookups is how many sub-multisets of a core take as long to make as one node of
// the search.
const lookups = 100

// nextCore returns the lowest tile of the core to make after the present one, and
// after how many nodes of the search that is worth it: when it takes no longer
// than the search has taken. So all cores and searches together take little more
// than the best choice would. ok is false if there is none that fits.
func (s *Searcher) nextCore() (first int, worthIt uint64, ok bool) {
	first, has, wanted := len(s.rules.numbers), 1.0, float64(firstCore)
	if s.core != nil {
		first = s.core.first
		has = count(s.rules.coreStart(first).Left)
		wanted = growth * has
	}
	if first == 0 || s.cores == 0 {
		return 0, 0, false
	}
	for first > 0 && has < wanted {
		first--
		for first > 0 && s.rules.numbers[first-1] == s.rules.numbers[first] {
			first--
		}
		has = count(s.rules.coreStart(first).Left)
	}
	return first, uint64(has / lookups), induction.Size(s.rules.coreStart(first)) <= s.cores
}
