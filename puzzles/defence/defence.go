// Package defence has a puzzle solved against every defence: the tree that proves its
// solution, and the order in which a solver is asked for the moves of it.
package defence

import (
	"slices"

	"catchup/engine"
	"catchup/puzzles"
)

// Proof is a tree being worked out by a solver, who is asked for the move of every
// [Choice], depth first. What each of them answers is a defence of the opponent, other
// than the first, which is the puzzle itself.
type Proof struct {
	Marks []Mark // one for each choice, in order

	tree    *Tree
	choices []int
	at      int              // the index among the choices of the one that is asked for
	attempt *puzzles.Attempt // at the position that is asked for; nil at the end
	wrong   *puzzles.Verdict // on the wrong move that is on the board, or nil
}

// Mark is how a choice was answered.
type Mark struct {
	Wrong int  // how many wrong moves were tried
	Shown bool // the right move was shown
}

// Begin starts on a proof.
func Begin(t *Tree) *Proof {
	choices := t.Choices()
	f := &Proof{Marks: make([]Mark, len(choices)), tree: t, choices: choices}
	f.ask()
	return f
}

// ask puts the position that is asked for on the board. It is a puzzle in its own
// right, by the definition of a choice.
func (f *Proof) ask() {
	f.attempt, f.wrong = nil, nil
	if f.Done() {
		return
	}
	puzzle, err := puzzles.Prove(f.tree.Game(f.Next()))
	if err != nil {
		panic(err)
	}
	f.attempt = puzzle.Begin()
}

// Tree returns the proof that is worked out.
func (f *Proof) Tree() *Tree { return f.tree }

// Done reports whether every defence is beaten.
func (f *Proof) Done() bool { return f.at == len(f.choices) }

// Next returns the node whose move is asked for. It must not be done.
func (f *Proof) Next() int { return f.choices[f.at] }

// Defences returns which defence is on the board, from 1, and how many there are in
// all. While the puzzle itself is on the board, it is 0.
func (f *Proof) Defences() (at, of int) { return min(f.at, len(f.choices)-1), len(f.choices) - 1 }

// Game returns what is on the board: the game up to the position that is asked for, and
// a wrong move with what punishes it. At the end it is the puzzle's.
func (f *Proof) Game() *engine.Game {
	if f.attempt == nil {
		return f.tree.Puzzle.Game()
	}
	return f.attempt.Game
}

// Move returns the move that is asked for.
func (f *Proof) Move() engine.Move { return f.tree.Nodes[f.Next()].Edges[0].Move }

// Show notes that the move that is asked for is shown.
func (f *Proof) Show() {
	f.Retry()
	f.Marks[f.at].Shown = true
}

// Wrong returns the verdict on the wrong move that is on the board, or nil.
func (f *Proof) Wrong() *puzzles.Verdict { return f.wrong }

// Try judges a move of the solver. A right one goes on to the next choice. A wrong one
// is on the board until [Proof.Retry], with the reply that punishes it. The error is
// that of [engine.Position.Check], and nothing has happened.
func (f *Proof) Try(m engine.Move) (right bool, err error) {
	f.Retry()
	verdict, err := f.attempt.Try(m)
	switch {
	case err != nil:
		return false, err
	case !verdict.Right:
		f.Marks[f.at].Wrong++
		f.wrong = &verdict
		return false, nil
	}
	f.at++
	f.ask()
	return true, nil
}

// Retry takes a wrong move off the board, if there is one.
func (f *Proof) Retry() {
	if f.wrong != nil {
		f.attempt.Retry(*f.wrong)
		f.wrong = nil
	}
}

// Complete reports whether the proof is done without a move having been shown.
func (f *Proof) Complete() bool {
	return f.Done() && !slices.ContainsFunc(f.Marks, func(m Mark) bool { return m.Shown })
}

// Mistakes returns how many wrong moves were tried.
func (f *Proof) Mistakes() int {
	wrong := 0
	for _, m := range f.Marks {
		wrong += m.Wrong
	}
	return wrong
}

// Trail returns how a choice came about: the choice before it on its branch, and the
// moves from there, the solver's and the opponent's in turn. The puzzle has none: -1.
func (t *Tree) Trail(choice int) (before int, moves []engine.Move) {
	for node := choice; t.Nodes[node].From >= 0; {
		moves = append(moves, t.Nodes[node].Into)
		if node = t.Nodes[node].From; t.Nodes[node].Kind == Choice {
			slices.Reverse(moves)
			return node, moves
		}
	}
	return -1, nil
}

// Tally is what the opponent's replies to the right move of a choice come to.
type Tally struct {
	Asked int // they lead to a choice that is first met there
	Met   int // they lead to choices that are met on another branch
	Open  int // after them several moves reach the goal
	Ended int // they end the game, or let nobody choose any more
}

// Replies returns how many there are in all.
func (t Tally) Replies() int { return t.Asked + t.Met + t.Open + t.Ended }

// Tally counts the replies to the right move of a choice. If that ends the game, there
// are none.
func (t *Tree) Tally(choice int) Tally {
	var tally Tally
	after := t.Nodes[choice].Edges[0].To
	for _, e := range t.Nodes[after].Edges {
		switch to := t.Nodes[e.To]; {
		case to.Asks && to.From == after && t.Nodes[after].From == choice:
			tally.Asked++
		case to.Asks:
			tally.Met++
		case to.Kind == Open:
			tally.Open++
		default:
			tally.Ended++
		}
	}
	return tally
}
