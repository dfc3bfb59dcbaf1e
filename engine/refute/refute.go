// Package refute shows why a move is worth what it is: the shortest refutation of a
// move that gives something away, and the smallest proof of one that does not.
//
// Both rest on a claim: after the move one of the players, the claimant, can have
// at least a certain outcome, whatever the other does. Of a move that keeps what
// the position is worth it is who made the move that claims this; of any other
// move it is the opponent, who now claims more than was theirs before.
//
// A position is settled if nobody can change that any more: however both go on, the
// claimant gets the outcome. With the numbers all taken it is, and mostly some
// turns before. So:
//
//   - The shortest line is the one that is settled in the fewest turns, those of
//     both players counted from the move on, if the claimant hurries and the other
//     puts it off.
//   - The smallest tree is the one of the fewest positions. It begins with the
//     position after the move; where the claimant moves it goes on with one good
//     move, where the other does with every move, and it ends where all is settled.
//     Positions that come up twice count twice.
package refute

import "catchup/engine"

// Proof is what a move rests on.
type Proof struct {
	Before, After engine.Outcome // of the position and of the move, to the player who moves
	// Line is the shortest line: the move, and then a move for each turn until all
	// is settled. It is empty if the limit came first.
	Line []engine.Move
	// Size is how many positions the smallest tree has, or 0 if the limit came
	// first.
	Size uint64
	// Tree is the smallest tree, or nil if it has more positions than are listed.
	Tree *Branch
}

// Refutes reports whether the move gives something away, so that the proof is the
// opponent's.
func (p Proof) Refutes() bool { return p.After < p.Before }

// Branch is a move and what follows: nothing if all is settled then, one branch if
// the claimant moves, and one for each move of the other.
type Branch struct {
	Move engine.Move
	Next []Branch
}

// Limits is how much is looked at and listed.
type Limits struct {
	Looks  uint64 // at positions, for line and tree each: a million takes about a second
	Listed uint64 // positions of a tree
}

// largest is the largest tree that is looked for.
const largest = 1 << 20

// Of returns the proof for a legal move of p. Value tells what everything that can
// follow is worth. The tick, which may be nil, is called at every look; an error
// that it returns ends the work.
func Of(p engine.Position, m engine.Move, value func(engine.Position) engine.Outcome, limits Limits, tick func() error) (Proof, error) {
	proof := Proof{Before: value(p)}
	next, passed := p.After(m)
	root := state{next, !passed}
	if proof.After = value(next); passed {
		proof.After = proof.After.Opposite()
	}
	prover := prover{value: value, target: proof.After, tick: tick, most: limits.Looks, settlement: map[state]bool{}}
	if proof.Refutes() {
		prover.target = proof.After.Opposite()
		root.own = !root.own
	}

	line := shortest{&prover, map[state]span{}}
	if moves := line.from(root); prover.err == nil {
		proof.Line = append([]engine.Move{m}, moves...)
	} else if prover.err != errEnough {
		return Proof{}, prover.err
	}

	prover.looks, prover.err = 0, nil
	tree := smallest{&prover, map[state]least{}}
	if proof.Size = tree.size(root); proof.Size > 0 && proof.Size <= limits.Listed {
		if branches := tree.branches(root, proof.Size); prover.err == nil {
			proof.Tree = &Branch{m, branches}
		}
	}
	if prover.err != nil && prover.err != errEnough {
		return Proof{}, prover.err
	}
	return proof, nil
}
