package stats

import "catchup/engine"

// Longest is how much can be taken on a single turn of a game: what the paper's
// sections 4.3 and 4.7 work out for {1..N}.
type Longest struct {
	Points, Numbers     int             // at most
	PointsAt, NumbersAt engine.Position // where such a turn begins
}

// LongestTurns returns how much can be taken on a turn in a game with the whole set. It
// takes 3 bytes a position and 32 a sub-multiset.
//
// The steps, first for every position and then for those at which a turn can begin:
//
//  1. Taking x >= D, or the last number, ends the turn.
//  2. Taking x < D, what can be taken with D-x left comes to it.
func LongestTurns(set engine.Set, limit uint64, progress engine.Progress) (Longest, error) {
	g, all, err := reach(set, 3, 0, limit, progress.Part(0, 0.5))
	if err != nil {
		return Longest{}, err
	}
	points, count := make([]uint16, g.positions()), make([]uint8, g.positions())
	var longest Longest
	err = g.up(progress.Part(0.5, 1), func(at stop) {
		for deficit := at.least; deficit <= g.largest; deficit += 2 {
			place := g.at(at.index, deficit)
			for _, x := range at.numbers {
				left, most, many := at.index-x.Stride, uint16(x.Number), uint8(1) // 1
				if x.Number < deficit && left > 0 {                               // 2
					next := g.at(left, deficit-x.Number)
					most, many = most+points[next], many+count[next]
				}
				points[place], count[place] = max(points[place], most), max(count[place], many)
			}
			if !all[at.index].begins(deficit) {
				continue
			}
			if most := int(points[place]); most >= longest.Points {
				longest.Points, longest.PointsAt = most, engine.Position{Left: g.Set(at.index), Deficit: deficit}
			}
			if many := int(count[place]); many >= longest.Numbers {
				longest.Numbers, longest.NumbersAt = many, engine.Position{Left: g.Set(at.index), Deficit: deficit}
			}
		}
	})
	return longest, err
}
