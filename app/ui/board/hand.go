package board

import (
	"errors"
	"slices"
	"strings"

	"catchup/engine"
)

// Hand is what the player to move has picked so far. Its methods take the
// position that the turn began from.
type Hand struct {
	Picked  engine.Set
	Problem string // why the last press changed nothing, or ""
	Half    string // digits of a number half typed

	order []int // the picks in the order they were made
}

// Held returns the hand itself, for those who have it embedded in something else.
func (h *Hand) Held() *Hand { return h }

// Solo returns the view of a visitor who plays one side alone, against an opponent.
func (h *Hand) Solo(game *engine.Game, you engine.Player, locked bool) View {
	view := View{Game: game, Picked: h.Picked, Locked: locked}
	view.Seats[you] = Seat{You: true}
	view.Seats[you.Other()] = Seat{Name: "Opponent"}
	return view
}

// Press picks the rod n, or puts it back if it is picked. If one rod alone
// already ends the turn, pressing another exchanges it. What the rules forbid
// changes nothing, and Problem says why.
func (h *Hand) Press(from engine.Position, n int, picked bool) {
	turn := engine.Turn{From: from, Picked: h.Picked}
	var err error
	switch next := turn; {
	case picked:
		next, err = turn.PutBack(n)
		h.Picked = next.Picked
	default:
		next, err = turn.Pick(n)
		if err != nil && turn.Picked.Len() == 1 && turn.Complete() {
			next, err = engine.Turn{From: from}.Pick(n)
		}
		if err == nil {
			h.Picked = next.Picked
		}
	}
	h.Problem = h.reason(err)
	if err == nil {
		h.reorder(n, picked)
	}
}

// reorder follows a pick or a rod put back in the order of the picks.
func (h *Hand) reorder(n int, picked bool) {
	if !picked {
		h.order = append(h.order, n)
	} else if i := slices.Index(h.order, n); i >= 0 {
		h.order = slices.Delete(h.order, i, i+1)
	}
	h.order = slices.DeleteFunc(h.order, func(pick int) bool { return h.Picked.Count(pick) == 0 })
}

// AllPicked reports whether no rod n is left to pick. A number typed then puts one
// back, while otherwise it picks one.
func (h *Hand) AllPicked(from engine.Position, n int) bool {
	return h.Picked.Count(n) == from.Left.Count(n)
}

// PutBackLast puts back the rod picked last, if there is one.
func (h *Hand) PutBackLast(from engine.Position) {
	if len(h.order) > 0 {
		h.Press(from, h.order[len(h.order)-1], true)
	}
}

// Clear empties the hand.
func (h *Hand) Clear() { *h = Hand{} }

// Move returns the move that the hand makes, and whether it is legal. A player
// who cannot catch up needs to pick nothing: everything is theirs.
func (h *Hand) Move(from engine.Position) (engine.Move, bool) {
	move := h.Picked
	if from.Left.Sum() < from.Deficit {
		move = from.Left
	}
	return move, from.Check(move) == nil
}

// reason returns a sentence for an illegal pick, or "" for none.
func (h *Hand) reason(err error) string {
	var illegal *engine.IllegalMoveError
	if !errors.As(err, &illegal) {
		return ""
	}
	sentence := strings.ToUpper(illegal.Reason[:1]) + illegal.Reason[1:] + "."
	if h.Picked.Len() > 0 {
		sentence += " Put one back first."
	}
	return sentence
}
