// Package question asks of a position what it is worth, and then to keep that: what
// was said, what came of it, in words, and what can be done about it at the table.
package question

import (
	"errors"

	"catchup/app/ui/board"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
	"catchup/engine/solver"
)

// Stage is where the visitor stands with a position.
type Stage uint8

const (
	Saying  Stage = iota // what it is worth is to be said
	Finding              // a move that keeps it is to be found
	Done
)

// Question is a position of which to say what it is worth, and then to keep it. Its
// methods are all that can happen to it.
type Question struct {
	board.Hand
	ID    string       // the game that led to it, in notation, which is also its link
	Game  *engine.Game // what is on the board
	Stage Stage
	Said  engine.Outcome // from the second stage on
	Found *Found         // what came of the move, if one was made

	you        engine.Player
	value      bot.Value         // of every position that can follow
	evaluation solver.Evaluation // of the position asked about
}

// Found is the move that was to keep the outcome.
type Found struct {
	Move    engine.Move
	Worth   engine.Outcome // of the move
	Reply   engine.Move    // to a wrong move, the one that punishes it
	Replied bool
}

// most is how many numbers may be left in a position that somebody sends.
const most = 12

// Ask asks about the position that the game has come to. The error is one for the
// visitor: the game is over, or too much is left to solve it in a moment.
func Ask(game *engine.Game) (*Question, error) {
	p := game.Position()
	switch {
	case p.Over():
		return nil, errors.New("this game is over: there is nothing to guess")
	case p.Left.Len() > most:
		return nil, errors.New("too many numbers are left to guess; Explore can solve it")
	}
	value, err := Solve(p)
	if err != nil {
		return nil, err
	}
	evaluation, err := (&solver.Evaluate{Position: p, Limit: solver.Most}).Answer(solver.New(memory), nil)
	if err != nil {
		return nil, err
	}
	return &Question{ID: game.String(), Game: game.Clone(), you: game.Mover(), value: value, evaluation: evaluation}, nil
}

// memory is what a table may take, in bytes: enough for twelve of the largest numbers
// there are, or of 1 to 13, which a page fills in a moment.
const memory = 1 << 20

// Solve returns the value of every position that can follow from start. The error is
// that of a position too large for a page to solve in a moment.
func Solve(start engine.Position) (bot.Value, error) {
	table, err := induction.New(start, memory, nil)
	if err != nil {
		return nil, err
	}
	return table.Outcome, nil
}

// Evaluation returns what the position and its moves are worth.
func (q *Question) Evaluation() solver.Evaluation { return q.evaluation }

// Truth returns what the position is worth.
func (q *Question) Truth() engine.Outcome { return q.evaluation.Outcome }

// Keeping returns how many moves keep what the position is worth.
func (q *Question) Keeping() uint64 {
	e := q.evaluation
	return [...]uint64{e.Losses, e.Draws, e.Wins}[e.Outcome+1]
}

// Right reports whether the outcome was said right.
func (q *Question) Right() bool { return q.Said == q.Truth() }

// Kept reports whether the move made keeps what the position is worth.
func (q *Question) Kept() bool { return q.Found != nil && q.Found.Worth == q.Truth() }

// View returns the board. Picking helps to think, so that it is allowed before
// anything is said.
func (q *Question) View() board.View {
	view := q.Solo(q.Game, q.you, q.Stage == Done)
	view.Trying = q.Stage == Saying
	return view
}

// Say says what the position is worth. Where that is a loss there is nothing to
// keep, and the question is done.
func (q *Question) Say(o engine.Outcome) {
	if q.Stage != Saying {
		return
	}
	q.Said, q.Stage = o, Finding
	if q.Truth() == engine.Loss {
		q.Stage = Done
		q.Clear()
	}
}

// Take makes a move. A wrong one is answered with the reply that punishes it.
func (q *Question) Take(move engine.Move) {
	q.Found = &Found{Move: move, Worth: bot.Outcome(q.Game.Position(), move, q.value)}
	q.play(move)
	if !q.Kept() && !q.Game.Over() {
		q.Found.Reply, q.Found.Replied = bot.Hardest(q.Game.Position(), q.value), true
		q.play(q.Found.Reply)
	}
	q.Stage = Done
}

// Stubborn returns the move of a lost position that is the hardest to answer, and how
// many of how many replies beat it. There is none if a single move is possible, or
// if nothing is left to answer.
func (q *Question) Stubborn() (m engine.Move, beating int, replies uint64) {
	p := q.Game.Position()
	m = bot.Hardest(p, q.value)
	next, passed := p.After(m)
	if !passed || next.Over() || p.CountMoves() == 1 {
		return engine.Move{}, 0, 0
	}
	return m, bot.Good(next, q.value, solver.Most), next.CountMoves()
}

// NoDraw reports whether the scores cannot become equal, because all numbers and
// the head start together are odd.
func (q *Question) NoDraw() bool {
	start := q.Game.Start()
	return (start.Left.Sum()+start.Deficit)%2 == 1
}

// play plays a move that is known to be legal.
func (q *Question) play(m engine.Move) { q.Game = q.Game.After(m) }
