// Package solve is a puzzle being solved at the board. The pages that hand out
// puzzles, one from a link or today's three, share it.
package solve

import (
	"slices"

	"catchup/app/ui/board"
	"catchup/engine"
	"catchup/engine/solver"
	"catchup/puzzles"
)

// Stage is where the solver stands.
type Stage uint8

const (
	Finding Stage = iota // the right move is still to be found
	Wrong                // a wrong move and the reply that punishes it are on the board
	Solved
	Shown // the solution was asked for
)

// Solving is a puzzle being solved. Its methods are all that can happen to it.
type Solving struct {
	board.Hand
	Attempt *puzzles.Attempt
	Stage   Stage
	Verdict *puzzles.Verdict // on the last move, if there was one
	Marks   Marks            // of what happened so far, in order
	Hints   int              // hints shown in this turn
	Strict  bool             // there is no second try, and there are no hints
	Skip    bool             // strict or not, the solution is offered at once: to look is to skip the puzzle
	// Chosen is the theme by which the visitor has chosen the puzzle, or nil. To know
	// it helps, so that the result counts less, and it is no hint.
	Chosen *puzzles.Theme

	Worths solver.Evaluation // what every move of the puzzle's position is worth, when it is over

	seen  bool           // the solution was on the screen before this try
	hints []puzzles.Hint // on the position on the board, once they were looked for
}

// Begin starts on a puzzle.
func Begin(z *puzzles.Puzzle) *Solving { return &Solving{Attempt: z.Begin()} }

// Resume starts again on a puzzle that was left after what the marks tell. The
// position is that of the beginning.
func Resume(z *puzzles.Puzzle, marks Marks) *Solving {
	return &Solving{Attempt: z.Begin(), Marks: marks}
}

// Clean reports whether the puzzle was solved without a wrong move and without a
// look at the solution.
func (s *Solving) Clean() bool { return s.Stage == Solved && s.Marks.Misses() == 0 }

// View returns the board.
func (s *Solving) View() board.View {
	return s.Solo(s.Attempt.Game, s.Attempt.Solver, s.Stage != Finding)
}

// Take plays a move and judges it.
func (s *Solving) Take(move engine.Move) {
	verdict, err := s.Attempt.Try(move)
	if err != nil {
		return
	}
	s.Verdict = &verdict
	s.Marks += moveMarks[verdict.Kind()]
	if verdict.Right { // else the hints are still about the position to come back to
		s.Hints, s.hints = 0, nil
	}
	switch {
	case s.Attempt.Solved:
		s.Stage = Solved
	case !verdict.Right:
		s.Stage = Wrong
	}
	s.evaluate()
}

// Retry takes the wrong move back.
func (s *Solving) Retry() {
	if s.Stage == Wrong && !s.Strict {
		s.back()
	}
}

// back takes the wrong move and its answer off the board.
func (s *Solving) back() {
	if s.Stage == Wrong {
		s.Attempt.Retry(*s.Verdict)
		s.Stage, s.Verdict = Finding, nil
	}
}

// Show ends the puzzle and reveals the solution, with the right move in the hand.
func (s *Solving) Show() {
	s.back()
	s.Clear()
	s.Picked = s.Attempt.Right()[0]
	s.Stage = Shown
	s.Marks += shownMark
	s.evaluate()
}

// Untouched reports whether nothing was tried and no hint was given.
func (s *Solving) Untouched() bool { return s.Stage == Finding && s.Marks == "" }

// Over reports whether the puzzle has ended: solved, shown, or missed where there
// is no second try.
func (s *Solving) Over() bool {
	return s.Stage == Solved || s.Stage == Shown || s.Stage == Wrong && s.Strict
}

// Again starts the same puzzle anew.
func (s *Solving) Again() {
	chosen := s.Chosen
	*s = *Begin(s.Attempt.Puzzle)
	s.Chosen, s.seen = chosen, true
}

// evaluate finds out what every move of the puzzle's position is worth, once it may be
// shown.
func (s *Solving) evaluate() {
	if s.Over() {
		s.Worths = Worths(s.Attempt.Puzzle)
	}
}

// Worths returns what every move of the puzzle's position is worth, solved anew.
func Worths(z *puzzles.Puzzle) solver.Evaluation {
	question := solver.Evaluate{Position: z.Game().Position(), Limit: z.Moves}
	e, err := question.Answer(solver.New(1<<17), nil)
	if err != nil {
		panic(err) // the puzzle was proved with a table of the same size
	}
	return e
}

// Told returns the hints that were given in this turn.
func (s *Solving) Told() []puzzles.Hint {
	if s.Hints == 0 || s.Stage != Finding {
		return nil
	}
	return s.known()[:s.Hints]
}

// MoreHints reports whether another hint can be asked for.
func (s *Solving) MoreHints() bool {
	return s.Stage == Finding && !s.Strict && s.Hints < len(s.known())
}

// known returns all that can be told about the position on the board, in the order
// of the hints.
func (s *Solving) known() []puzzles.Hint {
	if s.hints == nil {
		s.hints = slices.DeleteFunc(s.Attempt.Hints(), func(h puzzles.Hint) bool {
			return h.Step == puzzles.Idea && s.Chosen != nil && h.Theme == *s.Chosen
		})
	}
	return s.hints
}

// AskHint asks for the next hint.
func (s *Solving) AskHint() {
	if s.MoreHints() {
		s.Hints++
		s.Marks += hintMark
	}
}
