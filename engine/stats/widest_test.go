package stats

import (
	"testing"

	"catchup/engine"
)

// Its slow twin goes through every game and counts the moves one by one.
func TestWidestBoard(t *testing.T) {
	for _, text := range append(small, "1-8", "2-9,15") {
		set := setOf(t, text)
		got, err := WidestBoard(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[engine.Position]uint64{}
		most := uint64(0)
		var look func(p engine.Position)
		look = func(p engine.Position) {
			if _, met := seen[p]; met {
				return
			}
			seen[p] = 0
			moves := uint64(0)
			for m := range p.Moves() {
				moves++
				if next, passed := p.After(m); passed {
					look(next)
				}
			}
			seen[p] = moves
			most = max(most, moves)
		}
		look(engine.Position{Left: set})
		if got.Moves != most || seen[got.At] != most {
			t.Errorf("%s: %+v, of which a game knows %d moves; want %d", text, got, seen[got.At], most)
		}
	}
}
