// Package match is a game with an opponent at the board: by two people at one device,
// or by one against a bot, with the help that is asked for.
package match

import (
	"math/rand/v2"
	"strconv"

	"catchup/app/ui/board"
	"catchup/engine"
)

// Match is a game being played, with who plays it and the turn in progress. Its
// methods are all that can happen to it.
type Match struct {
	board.Hand
	Number   int    // tells one match from the next
	ID       string // among the games kept
	Opened   string // the game as the match began with it, in notation
	Game     *engine.Game
	Opponent string        // the bot's name; "" for two people
	Human    engine.Player // the visitor's side against a bot
	Margin   bool          // played to win by as much as possible
	Aids     Aids          // what help is shown
	Wants    [2]bool       // between two people, who wants it

	watched []int // what the bot picks in its turn, while the visitor watches; nil if not
}

var matches int // how many there have been in this page

// New begins a match at the current position of the game.
func New(game *engine.Game, opponent string, human engine.Player) *Match {
	matches++
	return &Match{Number: matches, ID: NewID(), Opened: game.String(), Game: game, Opponent: opponent, Human: human}
}

// NewID returns an id for a game, different from all others.
func NewID() string { return strconv.FormatUint(rand.Uint64(), 36) }

// View returns the board.
func (m *Match) View() board.View {
	view := m.Solo(m.Game, m.Human, m.BotToMove())
	if m.Opponent == "" {
		view.Seats = board.Marks
	} else {
		view.Seats[m.Human.Other()].Name = Called(m.Opponent).Name
	}
	return view
}

// BotToMove reports whether the bot is to move.
func (m *Match) BotToMove() bool {
	return m.Opponent != "" && m.Game.Mover() != m.Human && !m.Game.Over()
}

// Take plays a legal move of whoever is to move.
func (m *Match) Take(move engine.Move) {
	m.clear()
	m.Game = m.Game.After(move)
}

// Play plays a move for the visitor, if it is their turn and the move is legal.
// It reports whether it was played.
func (m *Match) Play(move engine.Move) bool {
	legal := !m.BotToMove() && m.Game.Position().Check(move) == nil
	if legal {
		m.Take(move)
	}
	return legal
}

// Answer begins to show the bot's move, rod by rod, unless the match has gone on
// since it was asked for. [Match.Watch] goes on with it.
func (m *Match) Answer(asked engine.Position, move engine.Move) {
	if m.BotToMove() && m.Game.Position() == asked && asked.Check(move) == nil {
		m.watched = asked.Order(move)
	}
}

// Watching reports whether the bot's move is being shown.
func (m *Match) Watching() bool { return m.watched != nil }

// Watch shows the next rod that the bot picks; after the last one the move is
// played.
func (m *Match) Watch() {
	switch {
	case m.watched == nil:
	case len(m.watched) > 0:
		m.Picked = m.Picked.With(m.watched[0])
		m.watched = m.watched[1:]
	default:
		m.Take(m.Picked)
	}
}

// Skip plays the bot's move without showing the rest of it.
func (m *Match) Skip() {
	for m.Watching() {
		m.Watch()
	}
}

// Restart goes back to where the match began. What was played can be redone.
func (m *Match) Restart() {
	for m.Game.CanUndo() {
		m.Game.Undo()
	}
	m.clear()
}

// clear ends the turn in progress, whoever's it is.
func (m *Match) clear() {
	m.Clear()
	m.watched = nil
}

// before returns the game before the last move.
func (m *Match) before() *engine.Game {
	game := m.Game.Clone()
	game.Undo()
	return game
}

// CanUndo reports whether the visitor can take a move back.
func (m *Match) CanUndo() bool { return m.undone() != nil }

// CanRedo reports whether a move taken back can be played again.
func (m *Match) CanRedo() bool { return m.Game.CanRedo() }

// Undo takes back to where the visitor was last to move; between two people, one
// move.
func (m *Match) Undo() {
	if game := m.undone(); game != nil {
		m.Game = game
		m.clear()
	}
}

// undone returns the game as [Match.Undo] leaves it, or nil if the visitor has
// made no move yet.
func (m *Match) undone() *engine.Game {
	game := m.Game.Clone()
	for game.CanUndo() {
		game.Undo()
		if m.Opponent == "" || game.Mover() == m.Human {
			return game
		}
	}
	return nil
}

// Redo plays the visitor's next move again and the bot's answer to it, as far as
// they were played.
func (m *Match) Redo() {
	for m.Game.CanRedo() {
		m.Game.Redo()
		if !m.BotToMove() {
			break
		}
	}
	m.clear()
}
