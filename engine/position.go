package engine

import (
	"iter"
	"slices"
	"strconv"
)

// Position is the paper's {B}:D: the numbers left, and by how much the player to
// move is behind. Nothing else about a game in progress matters for how it goes
// on. It is a comparable value. An empty Left is a finished game.
type Position struct {
	Left    Set
	Deficit int // 0 to MaxDeficit
}

// String returns the position as the paper writes it: {1,2,4,7}:4.
func (p Position) String() string { return p.Left.String() + ":" + strconv.Itoa(p.Deficit) }

// Short returns the position with ranges and without what can be left out:
// 1-7, or 1,2,4,7:4.
func (p Position) Short() string {
	if p.Deficit == 0 {
		return p.Left.Short()
	}
	return p.Left.Short() + ":" + strconv.Itoa(p.Deficit)
}

// Over reports whether the game is finished.
func (p Position) Over() bool { return p.Left.Len() == 0 }

// Margin returns by how much the player to move has won, negative if lost, when
// the game is over.
func (p Position) Margin() int { return -p.Deficit }

// IllegalMoveError says why a set of numbers cannot be taken.
type IllegalMoveError struct {
	Position Position
	Move     Move
	Reason   string
}

func (e *IllegalMoveError) Error() string {
	taken := e.Move.List()
	if taken == "" {
		taken = "nothing"
	}
	return taken + " cannot be taken from " + e.Position.String() + ": " + e.Reason
}

// Check returns nil if m can be taken, and otherwise an [*IllegalMoveError].
//
// A set can be taken if some order of its numbers obeys the pick-by-pick rule,
// and the ascending order does if any does: all but the last must leave the
// player behind, and the last, the largest, must catch up. Only a player who
// cannot catch up takes less, namely everything.
func (p Position) Check(m Move) error {
	reason := ""
	sum := m.Sum()
	switch {
	case p.Over():
		reason = "the game is over"
	case m.Len() == 0:
		reason = "at least one number must be taken"
	case !p.Left.Contains(m):
		reason = "not all of these numbers are left"
	case p.Deficit == 0 && m.Len() > 1:
		reason = "with the scores level, exactly one number is taken"
	case p.Deficit > 0 && sum-m.Max() >= p.Deficit:
		reason = "the turn ends as soon as " + strconv.Itoa(p.Deficit) + " is reached, and " +
			strconv.Itoa(sum-m.Max()) + " reaches it without the " + strconv.Itoa(m.Max())
	case sum < p.Deficit && m.Len() < p.Left.Len():
		reason = "the turn goes on until " + strconv.Itoa(p.Deficit) + " is reached or nothing is left"
	default:
		return nil
	}
	return &IllegalMoveError{p, m, reason}
}

// Order returns the numbers of a legal move in an order in which they can be
// picked: ascending.
func (p Position) Order(m Move) []int { return slices.Collect(m.All()) }

// Play returns the position after m and whether the turn passed to the opponent.
// The error is that of [Position.Check].
func (p Position) Play(m Move) (next Position, passed bool, err error) {
	if err := p.Check(m); err != nil {
		return p, false, err
	}
	next, passed = p.After(m)
	return next, passed, nil
}

// After is [Position.Play] for callers that know m to be legal. The turn passes
// unless the player could not catch up; then the game is over.
func (p Position) After(m Move) (next Position, passed bool) {
	left, sum := p.Left.Minus(m), m.Sum()
	if sum < p.Deficit {
		return Position{left, p.Deficit - sum}, false
	}
	return Position{left, sum - p.Deficit}, true
}

// Moves yields every legal move as a distinct set. There may be very many: see
// [Position.CountMoves].
func (p Position) Moves() iter.Seq[Move] {
	return func(yield func(Move) bool) {
		switch {
		case p.Over():
		case p.Left.Sum() < p.Deficit:
			yield(p.Left)
		case p.Deficit == 0:
			for n := range p.Left.Distinct() {
				if !yield(one(n)) {
					return
				}
			}
		default:
			p.catchingUp(0, p.Left.Sum(), make([]byte, 0, p.Left.Len()), 0, yield)
		}
	}
}

// catchingUp extends picked, whose sum is below the deficit, by the numbers of
// Left from index at on; rest is the sum of those. Picking in ascending order,
// and of equal numbers always the first that are still free, meets every move
// exactly once; giving up where the rest is too little to catch up meets nothing
// else. It returns false when yield has had enough.
func (p Position) catchingUp(at, rest int, picked []byte, sum int, yield func(Move) bool) bool {
	numbers := p.Left.sorted
	for i := at; i < len(numbers) && sum+rest >= p.Deficit; i++ {
		rest -= int(numbers[i])
		if i > at && numbers[i] == numbers[i-1] {
			continue
		}
		extended, total := append(picked, numbers[i]), sum+int(numbers[i])
		if total >= p.Deficit {
			if !yield(Set{string(extended)}) {
				return false
			}
		} else if !p.catchingUp(i+1, rest, extended, total, yield) {
			return false
		}
	}
	return true
}

// CountMoves returns how many moves [Position.Moves] yields, without listing
// them: at most 2^60. It takes time in proportion to the deficit times the number
// of numbers left.
func (p Position) CountMoves() uint64 {
	switch {
	case p.Over():
		return 0
	case p.Left.Sum() < p.Deficit:
		return 1
	case p.Deficit == 0:
		count := uint64(0)
		for range p.Left.Distinct() {
			count++
		}
		return count
	}
	// below[s] counts the sets of the numbers seen so far whose sum s is below
	// the deficit. A move is such a set completed by its largest number.
	below := make([]uint64, p.Deficit)
	below[0] = 1
	moves := uint64(0)
	for number, copies := range p.Left.Distinct() {
		for sum := p.Deficit - 1; sum >= 0; sum-- {
			sets := below[sum]
			for k, total := 1, sum+number; sets > 0 && k <= copies; k, total = k+1, total+number {
				if total >= p.Deficit {
					moves += sets
					break
				}
				below[total] += sets
			}
		}
	}
	return moves
}
