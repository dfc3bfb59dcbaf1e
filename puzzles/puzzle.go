// Package puzzles is the way from positions to puzzles: what a puzzle is, the
// proof that it is sound, its themes and its rating, the judging of an attempt, and
// the catalogue.
//
// A puzzle's id is its game in notation, and stays for ever: people keep it as a link,
// and their results under it. So lines are only ever added to the catalogue; what is
// turned down leaves a "-" in its place.
package puzzles

import (
	"iter"
	"strconv"

	"catchup/engine"
	"catchup/engine/bot"
)

// Task is what the solver has to do.
type Task uint8

const (
	Win    Task = iota // exactly one move wins
	Hold               // no move wins, exactly one draws
	Resist             // every move loses; some leave the opponent a single winning reply
)

// String returns "win", "hold" or "resist".
func (t Task) String() string { return [...]string{"win", "hold", "resist"}[t] }

// Puzzle is a position in which the player to move has to find something, and
// the proof that it can be found in one way only. Make one with [Prove].
type Puzzle struct {
	Title    string        // a name of its own, or ""
	Task     Task          //
	Solution []engine.Move // the right first moves: one, or several to resist
	Moves    int           // how many moves they were proved against, themselves included
	Length   int           // how many only moves in a row the solver has to find

	game  *engine.Game
	value bot.Value
}

// UnsoundError says why a position is not a puzzle. Of one that is finished it has no
// more than the reason.
type UnsoundError struct {
	Position engine.Position
	Reason   string
	Outcome  engine.Outcome
	Moves    int
	Right    []engine.Move // those that keep the outcome; of a lost position, those that resist
}

func (e *UnsoundError) Error() string { return e.Position.String() + " is not a puzzle: " + e.Reason }

// Prove returns the puzzle at the current position of the game, whose moves so
// far are shown as what led to it. It solves the position completely, so that it
// takes time and memory exponential in the numbers left: with 14 of them a few
// milliseconds. The error is an [*UnsoundError], or the solver's if the position
// is too large.
func Prove(game *engine.Game) (*Puzzle, error) {
	p := game.Position()
	if p.Over() {
		return nil, &UnsoundError{Position: p, Reason: "the game is over"}
	}
	value, err := solve(p)
	if err != nil {
		return nil, err
	}
	puzzle := &Puzzle{Task: Resist, game: game.Clone(), value: value}
	switch value(p) {
	case engine.Win:
		puzzle.Task = Win
	case engine.Draw:
		puzzle.Task = Hold
	}
	for m := range p.Moves() {
		puzzle.Moves++
		if puzzle.right(p, m) {
			puzzle.Solution = append(puzzle.Solution, m)
		}
	}
	if reason := puzzle.unsound(); reason != "" {
		return nil, &UnsoundError{p, reason, value(p), puzzle.Moves, puzzle.Solution}
	}
	if puzzle.Task == Resist {
		puzzle.Length = 1
		return puzzle, nil
	}
	for range puzzle.line(p) {
		puzzle.Length++
	}
	return puzzle, nil
}

// unsound says why it is not a puzzle, if it is not.
func (z *Puzzle) unsound() string {
	switch right := len(z.Solution); {
	case right == z.Moves:
		return "every move is as good as any other"
	case right == 0:
		return "every move loses to more than one reply"
	case right > 1 && z.Task != Resist:
		return strconv.Itoa(right) + " moves " + z.Task.String() + ", among them " +
			z.Solution[0].List() + " and " + z.Solution[1].List()
	}
	return ""
}

// ID names the puzzle for ever: its game in notation. It is also its link.
func (z *Puzzle) ID() string { return z.game.String() }

// Entry returns what the catalogue says of the puzzle, computed from it.
func (z *Puzzle) Entry() Entry {
	return Entry{ID: z.ID(), Task: z.Task, Title: z.Title, Moves: z.Moves, Length: z.Length, Rating: z.Rating(), Themes: z.Themes()}
}

// Game returns a copy of the game that led to the puzzle.
func (z *Puzzle) Game() *engine.Game { return z.game.Clone() }

// Worth returns what a move is worth to the player who makes it, in a position
// that arises in the puzzle.
func (z *Puzzle) Worth(p engine.Position, m engine.Move) engine.Outcome {
	return bot.Outcome(p, m, z.value)
}

// right reports whether m is a right move in p.
func (z *Puzzle) right(p engine.Position, m engine.Move) bool {
	if z.Worth(p, m) != z.value(p) {
		return false
	}
	if z.Task != Resist {
		return true
	}
	next, _ := p.After(m)
	return next.CountMoves() > 1 && bot.Good(next, z.value, 1) == 1
}

// line yields every position of the main line in which the solver has to find the
// only move, with that move: the right moves as long as there is one alone, each
// answered by the hardest reply. A position without a choice is on the way, but
// yields nothing.
func (z *Puzzle) line(p engine.Position) iter.Seq2[engine.Position, engine.Move] {
	return func(yield func(engine.Position, engine.Move) bool) {
		for !p.Over() && bot.Good(p, z.value, 1) == 1 {
			only := bot.Hardest(p, z.value)
			if p.CountMoves() > 1 && !yield(p, only) {
				return
			}
			next, passed := p.After(only)
			if !passed || next.Over() {
				return
			}
			p, _ = next.After(bot.Hardest(next, z.value))
		}
	}
}

// Line returns the main line from the puzzle's position on, solver and opponent in
// turn, up to the last only move. To resist it is one of the right moves.
func (z *Puzzle) Line() []engine.Move {
	if z.Task == Resist {
		return z.Solution[:1]
	}
	var line []engine.Move
	p := z.game.Position()
	for found := 0; ; p, _ = p.After(line[len(line)-1]) {
		if p.CountMoves() > 1 {
			found++
		}
		only := bot.Hardest(p, z.value)
		line = append(line, only)
		if found == z.Length {
			return line
		}
		p, _ = p.After(only)
		line = append(line, bot.Hardest(p, z.value))
	}
}
