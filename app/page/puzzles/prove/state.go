// Package prove is the page on which a puzzle is solved against every defence, and the
// tree that proves it is drawn in the end.
package prove

import (
	"catchup/app/ui/board"
	"catchup/engine"
	"catchup/puzzles"
	"catchup/puzzles/defence"
)

// Stage is where the solver stands.
type Stage uint8

const (
	Finding Stage = iota // the move against the defence on the board is to be found
	Wrong                // a wrong move and the reply that punishes it are on the board
	Proved               // every defence is beaten
)

// Proving is a proof being worked out at the board. Its methods are all that can happen
// to it.
type Proving struct {
	board.Hand
	*defence.Proof
	last int // the choice that was answered last, a node of the tree; -1 before the first
}

// largest is how many positions a proof may have: it is to be worked out by hand, and
// drawn.
const largest = 1000

// Open returns the proof of the puzzle with that id. The error says why there is none.
func Open(id string) (*Proving, error) {
	puzzle, err := puzzles.Open(id)
	if err != nil {
		return nil, err
	}
	tree, err := defence.Grow(puzzle, largest)
	if err != nil {
		return nil, err
	}
	return begin(tree), nil
}

func begin(tree *defence.Tree) *Proving { return &Proving{Proof: defence.Begin(tree), last: -1} }

// Stage returns where the solver stands.
func (s *Proving) Stage() Stage {
	switch {
	case s.Done():
		return Proved
	case s.Proof.Wrong() != nil:
		return Wrong
	default:
		return Finding
	}
}

// ID names the puzzle.
func (s *Proving) ID() string { return s.Tree().Puzzle.ID() }

// View returns the board.
func (s *Proving) View() board.View {
	return s.Solo(s.Game(), s.Tree().Puzzle.Game().Mover(), s.Stage() != Finding)
}

// Take plays a move: a right one leads to the next defence.
func (s *Proving) Take(move engine.Move) {
	choice := s.Next()
	if right, err := s.Try(move); err == nil && right {
		s.last = choice
	}
}

// Show picks the right move, which costs the star.
func (s *Proving) Show() {
	if s.Done() {
		return
	}
	s.Proof.Show()
	s.Clear()
	s.Picked = s.Proof.Move()
}

// Again starts the same proof anew.
func (s *Proving) Again() { *s = *begin(s.Tree()) }
