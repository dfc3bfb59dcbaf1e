// Package table is a position at the board: the lanes, what is said and heard about
// them, the rods to pick, the actions and the keys. A page brings a [State], its words
// and what happens after a turn.
package table

import (
	"catchup/app/ui/board"
	"catchup/engine"
)

// State is a game at the board with a turn in progress. What a page plays is one if it
// embeds a [board.Hand] and says what is shown and what comes of a move.
type State interface {
	Held() *board.Hand
	View() board.View
	// Take plays a legal move. The hand was emptied before.
	Take(move engine.Move)
}

// Leader is a [State] that lets only some rods be picked.
type Leader interface {
	State
	// Refuse says why the rod n must not be picked, or "" if it may be.
	Refuse(n int) string
}

// Press picks the rod n, or puts it back if it is picked, unless the rods are locked.
func Press(s State, n int, picked bool) {
	view := s.View()
	if view.Locked {
		return
	}
	if leader, leads := s.(Leader); leads && !picked {
		if why := leader.Refuse(n); why != "" {
			s.Held().Problem = why
			return
		}
	}
	s.Held().Press(view.Game.Position(), n, picked)
}

// Type picks the rod n, whose number was typed, or puts it back if all such rods are
// picked.
func Type(s State, n int) { Press(s, n, s.Held().AllPicked(s.View().Game.Position(), n)) }

// PutBack puts back the rod picked last, unless the rods are locked.
func PutBack(s State) {
	if view := s.View(); !view.Locked {
		s.Held().PutBackLast(view.Game.Position())
	}
}

// Move returns the move in the hand, and whether it can be taken. While the rods are
// locked there is none.
func Move(s State) (move engine.Move, legal bool) {
	view := s.View()
	if view.Locked {
		return engine.Move{}, false
	}
	move, legal = s.Held().Move(view.Game.Position())
	return move, legal && !view.Trying
}

// Take plays the move in the hand, if it can be taken, and reports whether it was.
func Take(s State) bool {
	move, legal := Move(s)
	if legal {
		s.Held().Clear()
		s.Take(move)
	}
	return legal
}

// Line returns the line under the lanes: what can be done about digits half typed, or
// else the problem with the last press, or else what [board.View.Say] says.
func Line(s State) string { return s.View().Line(s.Held().Half, s.Held().Problem) }

// Busy reports whether something is picked, half typed or went wrong: [Line] is then
// about that.
func Busy(s State) bool {
	hand := s.Held()
	return hand.Picked.Len() > 0 || hand.Half != "" || hand.Problem != ""
}

// Heard returns what is heard by those who do not see the board: what can be done about
// digits half typed, or else the problem with the last press and the whole board.
func Heard(s State) string {
	hand := s.Held()
	switch {
	case hand.Half != "":
		return board.Half(hand.Half)
	case hand.Problem != "":
		return hand.Problem + " " + s.View().Speak()
	default:
		return s.View().Speak()
	}
}
