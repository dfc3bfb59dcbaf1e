package engine

import "strings"

// Player is one of the two players.
type Player uint8

// P1 moves first.
const (
	P1 Player = iota
	P2
)

// Other returns the opponent.
func (p Player) Other() Player { return 1 - p }

// String returns "P1" or "P2".
func (p Player) String() string {
	if p == P1 {
		return "P1"
	}
	return "P2"
}

// Game is a game in progress or finished: where it started, what was played, and
// what was taken back and can be played again. It is the only history there is.
type Game struct {
	plies  []ply  // plies[0] is the start, plies[i] follows moves[i-1]
	moves  []Move // those from current on were taken back
	played int
}

// ply is a moment of a game between two turns.
type ply struct {
	position Position
	mover    Player
}

// NewGame returns the game that starts from the given position with P1 to move.
// If its deficit is not 0, P2 has a head start of that many points.
func NewGame(start Position) *Game {
	return &Game{plies: []ply{{start, P1}}}
}

// Clone returns an independent copy.
func (g *Game) Clone() *Game {
	return &Game{append([]ply(nil), g.plies...), append([]Move(nil), g.moves...), g.played}
}

// At returns the game as it stood after its first n moves.
func (g *Game) At(n int) *Game {
	return &Game{append([]ply(nil), g.plies[:n+1]...), append([]Move(nil), g.moves[:n]...), n}
}

// After returns the game with moves played after it, which must be legal. The game itself
// stays as it is.
func (g *Game) After(moves ...Move) *Game {
	after := g.At(g.played)
	for _, m := range moves {
		if err := after.Play(m); err != nil {
			panic(err)
		}
	}
	return after
}

// Start returns the position the game started from.
func (g *Game) Start() Position { return g.plies[0].position }

// Position returns the current position.
func (g *Game) Position() Position { return g.plies[g.played].position }

// Mover returns the player to move. In a finished game it is the player whom
// the final deficit concerns.
func (g *Game) Mover() Player { return g.plies[g.played].mover }

// Over reports whether the game is finished.
func (g *Game) Over() bool { return g.Position().Over() }

// Moves returns the moves played, without those taken back.
func (g *Game) Moves() []Move { return g.moves[:g.played] }

// Play plays a move for the player to move and forgets what had been taken back.
// The error is that of [Position.Check]; the game is then unchanged.
func (g *Game) Play(m Move) error {
	next, passed, err := g.Position().Play(m)
	if err != nil {
		return err
	}
	mover := g.Mover()
	if passed {
		mover = mover.Other()
	}
	g.moves = append(g.moves[:g.played], m)
	g.plies = append(g.plies[:g.played+1], ply{next, mover})
	g.played++
	return nil
}

// CanUndo reports whether a move can be taken back.
func (g *Game) CanUndo() bool { return g.played > 0 }

// CanRedo reports whether a move that was taken back can be played again.
func (g *Game) CanRedo() bool { return g.played < len(g.moves) }

// Undo takes the last move back, if there is one.
func (g *Game) Undo() {
	if g.CanUndo() {
		g.played--
	}
}

// Redo plays again the move that was taken back last, if there is one.
func (g *Game) Redo() {
	if g.CanRedo() {
		g.played++
	}
}

// Taken returns the numbers that the player holds, turn by turn.
func (g *Game) Taken(p Player) []Move {
	var taken []Move
	for i, m := range g.Moves() {
		if g.plies[i].mover == p {
			taken = append(taken, m)
		}
	}
	return taken
}

// Score returns the player's sum, a head start of P2 included.
func (g *Game) Score(p Player) int {
	score := 0
	if p == P2 {
		score = g.Start().Deficit
	}
	for _, m := range g.Taken(p) {
		score += m.Sum()
	}
	return score
}

// Result returns the outcome of a finished game for the given player, and by how
// many points.
func (g *Game) Result(p Player) (Outcome, int) {
	margin := g.Score(p) - g.Score(p.Other())
	return OutcomeOf(margin), margin
}

// String returns the game in notation, without what was taken back: 1-7/3/5/6.
func (g *Game) String() string {
	var b strings.Builder
	b.WriteString(g.Start().Short())
	for _, m := range g.Moves() {
		b.WriteByte('/')
		b.WriteString(m.List())
	}
	return b.String()
}
