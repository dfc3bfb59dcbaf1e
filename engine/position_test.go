package engine

import (
	"slices"
	"testing"
)

// slowMoves plays the rules pick by pick in every order and returns the sets of
// numbers with which a turn can end.
func slowMoves(p Position) map[Move]bool {
	moves := map[Move]bool{}
	var pick func(left Set, deficit int, picked Move)
	pick = func(left Set, deficit int, picked Move) {
		if left.Len() == 0 && picked.Len() > 0 {
			moves[picked] = true
			return
		}
		for n := range left.Distinct() {
			extended, rest := picked.With(n), left.Minus(Set{}.With(n))
			if n >= deficit {
				moves[extended] = true
			} else {
				pick(rest, deficit-n, extended)
			}
		}
	}
	pick(p.Left, p.Deficit, Move{})
	return moves
}

// small yields every position of every small multiset.
func small(yield func(Position) bool) {
	for s := range multisets(6, 5) {
		for deficit := range s.Sum() + 3 {
			if !yield(Position{s, deficit}) {
				return
			}
		}
	}
}

// Moves yields each set that some order of picks gives, once; CountMoves says how
// many; Check allows these and no others; Order is an order that works.
func TestMovesAgreeWithEveryOrderOfPicks(t *testing.T) {
	for p := range small {
		want := slowMoves(p)
		got := slices.Collect(p.Moves())
		if len(got) != len(want) || p.CountMoves() != uint64(len(want)) {
			t.Fatalf("%v has %d moves, counted %d, want %d", p, len(got), p.CountMoves(), len(want))
		}
		for _, m := range got {
			if !want[m] || p.Check(m) != nil {
				t.Errorf("%v: %v is a move, allowed %v, check %v", p, m, want[m], p.Check(m))
			}
			delete(want, m)
			needed := p.Deficit
			for i, n := range p.Order(m) {
				if i > 0 && needed <= 0 {
					t.Errorf("%v: the turn is over before the end of %v", p, p.Order(m))
				}
				needed -= n
			}
		}
		if len(want) > 0 {
			t.Errorf("%v: not yielded, or yielded twice: %v", p, want)
		}
	}
}

func TestCheckRefusesWhatNoOrderGives(t *testing.T) {
	for p := range small {
		if p.Left.Len() > 4 {
			continue
		}
		legal := slowMoves(p)
		for m := range multisets(6, 4) {
			if (p.Check(m) == nil) != legal[m] {
				t.Errorf("%v, %v: check says %v, legal is %v", p, m, p.Check(m), legal[m])
			}
		}
	}
}

func TestMovesComeInTheOrderOfTheirNumbers(t *testing.T) {
	for p := range small {
		var last []int
		for m := range p.Moves() {
			numbers := slices.Collect(m.All())
			if slices.Compare(last, numbers) >= 0 {
				t.Errorf("%v: %v comes after %v", p, numbers, last)
			}
			last = numbers
		}
	}
}

func TestMovesStopWhenAsked(t *testing.T) {
	for range position(t, "1-60:100").Moves() {
		break
	}
}

// Playing a move is playing its picks.
func TestAfterAgreesWithPickByPick(t *testing.T) {
	for p := range small {
		for m := range p.Moves() {
			deficit, passed := p.Deficit, false
			for _, n := range p.Order(m) {
				if passed = n >= deficit; passed {
					deficit = n - deficit
				} else {
					deficit -= n
				}
			}
			next, turn, err := p.Play(m)
			if err != nil || next.Deficit != deficit || turn != passed || next.Left != p.Left.Minus(m) {
				t.Errorf("%v, %v: %v, passed %v, error %v; want deficit %d, passed %v", p, m, next, turn, err, deficit, passed)
			}
		}
	}
}

func TestWhyAMoveIsIllegal(t *testing.T) {
	for _, test := range []struct{ position, move, want string }{
		{"{}:3", "1", "1 cannot be taken from {}:3: the game is over"},
		{"{1,2}", "{}", "nothing cannot be taken from {1,2}:0: at least one number must be taken"},
		{"{1,2}", "3", "3 cannot be taken from {1,2}:0: not all of these numbers are left"},
		{"{1,2}", "1,2", "1,2 cannot be taken from {1,2}:0: with the scores level, exactly one number is taken"},
		{"{1,2,4,7}:4", "4,7", "4,7 cannot be taken from {1,2,4,7}:4: the turn ends as soon as 4 is reached, and 4 reaches it without the 7"},
		{"{1,2,4,7}:4", "1,2", "1,2 cannot be taken from {1,2,4,7}:4: the turn goes on until 4 is reached or nothing is left"},
	} {
		m, err := ParseSet(test.move)
		if err != nil {
			t.Fatal(err)
		}
		p := position(t, test.position)
		next, passed, err := p.Play(m)
		if err == nil || err.Error() != test.want || next != p || passed {
			t.Errorf("%v, %v: %v, passed %v, error %v, want %s", p, m, next, passed, err, test.want)
		}
	}
}

// The paper, section 4.3: after {1..N} has lost its N to the first player, the
// second can score 2N-2 points in one turn, and no more.
func TestTheMostPointsInOneTurn(t *testing.T) {
	for n := 4; n <= 12; n++ {
		p := Position{OneTo(n - 1), n}
		most := 0
		for m := range p.Moves() {
			most = max(most, m.Sum())
		}
		if m := setOf(t, 1, n-2, n-1); most != 2*n-2 || p.Check(m) != nil || m.Sum() != most {
			t.Errorf("%v: at most %d points; %v: %v", p, most, m, p.Check(m))
		}
	}
}
