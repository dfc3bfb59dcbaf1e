// Package review looks back on a game: what it was worth at every turn, where
// that changed, and how few moves would have kept it.
package review

import (
	"catchup/engine"
	"catchup/engine/solver"
)

// Review is a game with what has been found out about it so far.
type Review struct {
	Game  *engine.Game
	Turns []Turn // one for each move

	asked int // how many turns have been evaluated, or given up
}

// Turn is a move of a game, and what it did.
type Turn struct {
	From  engine.Position
	Mover engine.Player
	Move  engine.Move
	Game  string // up to here, in notation

	Known    bool           // the rest is known
	Was, Now engine.Outcome // for the mover, before the move and after it
	Kept     uint64         // how many moves keep what the position was worth
	Moves    uint64         // how many there are

	counted bool // Was and Kept are known
}

// New returns the review of a game, of which nothing is known yet.
func New(game *engine.Game) *Review {
	r := &Review{Game: game}
	for i, move := range game.Moves() {
		before := game.At(i)
		r.Turns = append(r.Turns, Turn{
			From:  before.Position(),
			Mover: before.Mover(),
			Move:  move,
			Game:  before.String(),
			Moves: before.Position().CountMoves(),
		})
	}
	return r
}

// Next returns the position to be evaluated next, if one is left. The last is that
// after the last move, unless the game is over.
func (r *Review) Next() (p engine.Position, more bool) {
	switch {
	case r.asked < len(r.Turns):
		return r.Turns[r.asked].From, true
	case r.asked == len(r.Turns) && !r.Game.Over():
		return r.Game.Position(), true
	default:
		return p, false
	}
}

// Done returns how much is known, from 0 to 1.
func (r *Review) Done() float64 { return float64(r.asked) / float64(len(r.Turns)+1) }

// Add takes what the position of [Review.Next] is worth.
func (r *Review) Add(e solver.Evaluation) {
	if r.asked > 0 {
		r.settle(r.asked-1, e.Outcome)
	}
	if r.asked < len(r.Turns) {
		t := &r.Turns[r.asked]
		t.counted, t.Was = e.Counted, e.Outcome
		t.Kept = [...]uint64{e.Losses, e.Draws, e.Wins}[e.Outcome+1]
	}
	r.asked++
	if r.asked == len(r.Turns) && r.Game.Over() {
		outcome, _ := r.Game.Result(r.Game.Mover())
		r.settle(r.asked-1, outcome)
		r.asked++
	}
}

// Skip gives up on the position of [Review.Next]: it is too large to be solved.
func (r *Review) Skip() { r.asked++ }

// settle takes what the position after a turn is worth to whoever moves there.
func (r *Review) settle(turn int, worth engine.Outcome) {
	t := &r.Turns[turn]
	t.Known, t.Now = t.counted, worth
	if _, passed := t.From.After(t.Move); passed {
		t.Now = worth.Opposite()
	}
}

// Slip reports whether the move gave something away.
func (t Turn) Slip() bool { return t.Known && t.Now < t.Was }

// Choice reports whether there was anything to get wrong: some moves keep what the
// position is worth, and some do not.
func (t Turn) Choice() bool { return t.Known && t.Kept < t.Moves }

// For returns what the position before the turn was worth to a player.
func (t Turn) For(p engine.Player) engine.Outcome {
	if t.Mover == p {
		return t.Was
	}
	return t.Was.Opposite()
}

// Accuracy returns at how many of a player's turns with a choice the move kept
// what the position was worth.
func (r *Review) Accuracy(p engine.Player) (kept, choices int) {
	for _, t := range r.Turns {
		if t.Mover == p && t.Choice() {
			choices++
			if !t.Slip() {
				kept++
			}
		}
	}
	return kept, choices
}

// Slips returns the turns that changed what the game was worth.
func (r *Review) Slips() []Turn {
	var slips []Turn
	for _, t := range r.Turns {
		if t.Slip() {
			slips = append(slips, t)
		}
	}
	return slips
}
