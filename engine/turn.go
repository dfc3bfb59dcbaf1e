package engine

import "strconv"

// Turn is a turn in progress: the position it began from and what has been
// picked so far. Picks can be made and put back in any order as long as some
// order of them obeys the rules, because a move is a set.
type Turn struct {
	From   Position
	Picked Set
}

// Needed returns how much is still missing to catch up: 0 once the picks reach
// the deficit.
func (t Turn) Needed() int { return max(0, t.From.Deficit-t.Picked.Sum()) }

// Complete reports whether the picks are a legal move as they stand.
func (t Turn) Complete() bool { return t.From.Check(t.Picked) == nil }

// Pick returns the turn with n picked as well. It fails with an
// [*IllegalMoveError] if no move could begin or end with these numbers.
func (t Turn) Pick(n int) (Turn, error) {
	picked := t.Picked.With(n)
	sum := picked.Sum()
	reason := ""
	switch {
	case t.From.Left.Count(n) < picked.Count(n):
		reason = strconv.Itoa(n) + " is not left"
	case t.From.Deficit == 0 && picked.Len() > 1:
		reason = "with the scores level, exactly one number is taken"
	case t.From.Deficit > 0 && sum-picked.Max() >= t.From.Deficit:
		reason = "the turn ends as soon as " + strconv.Itoa(t.From.Deficit) + " is reached"
	default:
		return Turn{t.From, picked}, nil
	}
	return t, &IllegalMoveError{t.From, picked, reason}
}

// PutBack returns the turn without one n among its picks. It fails with an
// [*IllegalMoveError] if n is not picked.
func (t Turn) PutBack(n int) (Turn, error) {
	left, ok := t.Picked.minus(one(n))
	if !ok {
		return t, &IllegalMoveError{t.From, t.Picked, strconv.Itoa(n) + " is not picked"}
	}
	return Turn{t.From, left}, nil
}
