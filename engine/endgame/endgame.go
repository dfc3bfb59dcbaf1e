// Package endgame says what to do when three or four numbers are left, and why:
// the case analysis of K. Chau Gin Feng's thesis (College of Staten Island, 2024,
// sections 2.2.1 to 2.2.4), corrected.
//
// [Analyse] is exact. A test compares it with the definition of the game for every
// set of three or four numbers up to 20, equal ones included, and every deficit
// that can still be made good, and one more. The thesis speaks of different
// numbers only; equal ones needed a few branches more, which say so.
//
// Where the printed cases are wrong, [Differences] says how, with a
// counterexample.
package endgame

import "catchup/engine"

// Analysis is what the cases say of a position.
type Analysis struct {
	// Case names the case of the thesis: how many numbers are left, then 0 if the
	// scores are level, then the letters of its outline. Where the deficit is at
	// most b2, section 2.2.3 has I, II and III for b1 below D, at D and above.
	Case    string
	Path    []*Node        // from the root of the tree to the case
	Branch  string         // which positions of the case are as this one, if it has several branches
	Outcome engine.Outcome // for the player to move
	Move    engine.Move    // keeps the outcome
	Reason  string         // in one sentence, with the numbers of the position
}

// NotCoveredError says that a position is no end game of three or four numbers.
type NotCoveredError struct{ Position engine.Position }

func (e *NotCoveredError) Error() string {
	return e.Position.String() + " is no end game of 3 or 4 numbers"
}

// Analyse finds the case of a position and its branch, within microseconds. The
// error is a [*NotCoveredError].
func Analyse(p engine.Position) (Analysis, error) {
	tree := Tree(p.Left.Len())
	if tree == nil {
		return Analysis{}, &NotCoveredError{p}
	}
	b := NumbersOf(p)
	path := tree.path(b)
	its := path[len(path)-1]
	x := its.branch(b)
	return Analysis{
		Case:    its.Name,
		Path:    path,
		Branch:  x.When,
		Outcome: x.Outcome,
		Move:    x.move(p, b),
		Reason:  b.Fill(x.Why),
	}, nil
}

// move returns what the branch takes. Where every move loses it is the first.
func (x Branch) move(p engine.Position, b Numbers) engine.Move {
	if x.Take == nil {
		for m := range p.Moves() {
			return m
		}
	}
	var m engine.Move
	for _, i := range x.Take {
		m = m.With(b[i])
	}
	return m
}
