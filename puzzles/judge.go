package puzzles

import (
	"catchup/engine"
	"catchup/engine/bot"
)

// Attempt is one try at a puzzle, move by move. The solver's moves are judged as
// sets; the opponent answers with the hardest reply.
type Attempt struct {
	Puzzle *Puzzle
	Game   *engine.Game // what is on the board
	Solver engine.Player
	Found  int  // right moves so far that had an alternative
	Solved bool //
}

// Verdict is what a move of the solver did.
type Verdict struct {
	Right    bool
	Move     engine.Move
	Was, Now engine.Outcome // for the solver, before the move and after it
	Reply    engine.Move    // the opponent's answer, empty if there is none
	Replied  bool
	Why      string // in one sentence, from exact facts
}

// Kind is what a move of the solver did to the outcome.
type Kind uint8

const (
	Kept       Kind = iota // a right move
	WinToDraw              // a win given to a draw
	WinToLoss              // a win given to a loss
	DrawToLoss             // a draw given to a loss
	MadeEasy               // a lost position made easy to win for the opponent
)

// String returns "kept", "win to draw", "win to loss", "draw to loss" or "made easy".
func (k Kind) String() string {
	return [...]string{"kept", "win to draw", "win to loss", "draw to loss", "made easy"}[k]
}

// Kind returns what the move did to the outcome.
func (v Verdict) Kind() Kind {
	switch {
	case v.Right:
		return Kept
	case v.Was == engine.Win && v.Now == engine.Draw:
		return WinToDraw
	case v.Was == engine.Win:
		return WinToLoss
	case v.Was == engine.Draw:
		return DrawToLoss
	default:
		return MadeEasy
	}
}

// Begin starts an attempt.
func (z *Puzzle) Begin() *Attempt {
	game := z.Game()
	return &Attempt{Puzzle: z, Game: game, Solver: game.Mover()}
}

// Try judges a move of the solver and plays it with the opponent's answer, also
// if it is wrong: [Attempt.Retry] then goes back. The error is that of
// [engine.Position.Check], and nothing has happened.
func (a *Attempt) Try(m engine.Move) (Verdict, error) {
	p := a.Game.Position()
	if err := p.Check(m); err != nil {
		return Verdict{}, err
	}
	v := Verdict{
		Right: a.Puzzle.right(p, m),
		Move:  m,
		Was:   a.Puzzle.value(p),
		Now:   a.Puzzle.Worth(p, m),
	}
	choice := p.CountMoves() > 1
	a.play(m)
	if !a.Game.Over() {
		v.Replied = true
		v.Reply = bot.Hardest(a.Game.Position(), a.Puzzle.value)
		a.play(v.Reply)
	}
	if v.Right {
		if choice {
			a.Found++
		}
		a.Solved = a.Puzzle.Task == Resist || a.Found == a.Puzzle.Length
	}
	v.Why = a.why(v)
	return v, nil
}

// Right returns the right moves of the position on the board.
func (a *Attempt) Right() []engine.Move {
	p := a.Game.Position()
	var right []engine.Move
	for m := range p.Moves() {
		if a.Puzzle.right(p, m) {
			right = append(right, m)
		}
	}
	return right
}

// play plays a move that is known to be legal.
func (a *Attempt) play(m engine.Move) { a.Game = a.Game.After(m) }

// Retry takes a wrong move and its answer back.
func (a *Attempt) Retry(v Verdict) {
	if v.Replied {
		a.Game.Undo()
	}
	a.Game.Undo()
}
