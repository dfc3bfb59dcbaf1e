package stats

import "catchup/engine"

// Longest is how much can be taken on a single turn of a game: what the paper's
// sections 4.3 and 4.7 work out for {1..N}.
type Longest struct {
	Points, Numbers     int             // at most
	PointsAt, NumbersAt engine.Position // where such a turn begins
}

// LongestTurns returns how much can be taken on a turn in a game with the whole set. It
// takes 3 bytes a position and 64 a sub-multiset.
//
// The steps, first for every position and then for those at which a turn can begin:
//
//  1. Taking x >= D, or the last number, ends the turn.
//  2. Taking x < D, what can be taken with D-x left comes to it.
func LongestTurns(set engine.Set, limit uint64, progress func(done float64) error) (Longest, error) {
	g, err := newGrid(set, 3, reachedBytes, limit)
	if err != nil {
		return Longest{}, err
	}
	all, err := reach(g, part(progress, 0, 0.5))
	if err != nil {
		return Longest{}, err
	}
	points, count := make([]uint16, g.positions()), make([]uint8, g.positions())
	var longest Longest
	work := pace{progress: part(progress, 0.5, 1), steps: g.subsets}
	var numbers []axis
	for index := 1; index < g.subsets; index++ {
		var sum int
		numbers, sum = g.numbers(index, numbers)
		begins := all[index].beginning[engine.P1].or(all[index].beginning[engine.P2])
		for deficit := g.least(sum); deficit <= g.largest; deficit += 2 {
			place := g.at(index, deficit)
			for _, x := range numbers {
				most, many := uint16(x.number), uint8(1)    // 1
				if x.number < deficit && index > x.stride { // 2
					next := g.at(index-x.stride, deficit-x.number)
					most, many = most+points[next], many+count[next]
				}
				points[place], count[place] = max(points[place], most), max(count[place], many)
			}
			if !begins.has(deficit) {
				continue
			}
			if most := int(points[place]); most >= longest.Points {
				longest.Points, longest.PointsAt = most, engine.Position{Left: g.set(index), Deficit: deficit}
			}
			if many := int(count[place]); many >= longest.Numbers {
				longest.Numbers, longest.NumbersAt = many, engine.Position{Left: g.set(index), Deficit: deficit}
			}
		}
		if err := work.step(); err != nil {
			return Longest{}, err
		}
	}
	return longest, work.finish()
}
