package engine

import "testing"

// prefixes returns the sets of numbers that some order of picks can have on the
// way to a move of p, the moves and the empty set included.
func prefixes(p Position) map[Set]bool {
	all := map[Set]bool{{}: true}
	var pick func(left Set, deficit int, picked Set)
	pick = func(left Set, deficit int, picked Set) {
		for n := range left.Distinct() {
			extended := picked.With(n)
			all[extended] = true
			if n < deficit {
				pick(left.Minus(Set{}.With(n)), deficit-n, extended)
			}
		}
	}
	pick(p.Left, p.Deficit, Set{})
	return all
}

// A number can be picked if and only if some order of picks has it then; a turn is
// complete if and only if its picks are a move.
func TestPicksAgreeWithEveryOrderOfPicks(t *testing.T) {
	for p := range small {
		possible, moves := prefixes(p), slowMoves(p)
		for picked := range possible {
			turn := Turn{p, picked}
			if turn.Complete() != moves[picked] {
				t.Errorf("%v, picked %v: complete %v", p, picked, turn.Complete())
			}
			if want := max(0, p.Deficit-picked.Sum()); turn.Needed() != want {
				t.Errorf("%v, picked %v: %d needed, want %d", p, picked, turn.Needed(), want)
			}
			for n := 1; n <= 7; n++ {
				next, err := turn.Pick(n)
				if want := p.Left.Contains(picked.With(n)) && possible[picked.With(n)]; (err == nil) != want {
					t.Errorf("%v, picked %v, then %d: error %v, possible %v", p, picked, n, err, want)
				}
				if err != nil && next != turn || err == nil && next != (Turn{p, picked.With(n)}) {
					t.Errorf("%v, picked %v, then %d: %v", p, picked, n, next)
				}
			}
		}
	}
}

// Whatever is put back, the turn can go on from what is left of it.
func TestAnyPickCanBePutBack(t *testing.T) {
	for p := range small {
		possible := prefixes(p)
		for picked := range possible {
			for n := 1; n <= 7; n++ {
				turn, err := Turn{p, picked}.PutBack(n)
				if (err == nil) != (picked.Count(n) > 0) || !possible[turn.Picked] {
					t.Errorf("%v, picked %v, %d put back: %v, error %v", p, picked, n, turn.Picked, err)
				}
				if err == nil && turn.Picked.With(n) != picked {
					t.Errorf("%v, picked %v, %d put back: %v", p, picked, n, turn.Picked)
				}
			}
		}
	}
}
