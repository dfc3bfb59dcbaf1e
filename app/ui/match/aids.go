package match

import (
	"strconv"
	"strings"

	"catchup/app/ui/board"
	"catchup/app/ui/words"
	"catchup/engine"
	"catchup/engine/solver"
)

// Aids are the kinds of help that are switched on.
type Aids uint8

// The kinds of help.
const (
	Winner  Aids = 1 << iota // whose win it is
	Worths                   // what every move is worth
	Warning                  // when a move gave something away, the reply that punishes it
)

// aids holds every kind with the letter by which it is kept between visits, and
// its name.
var aids = []struct {
	aid    Aids
	letter string
	name   string
}{
	{Winner, "w", "Who is winning"},
	{Worths, "m", "What every move is worth"},
	{Warning, "r", "The reply to a mistake"},
}

// String returns the letters of the kinds.
func (a Aids) String() string {
	text := ""
	for _, each := range aids {
		if a&each.aid != 0 {
			text += each.letter
		}
	}
	return text
}

// AidsOf is the inverse of [Aids.String]; letters that it does not know are
// left out.
func AidsOf(text string) Aids {
	var a Aids
	for _, each := range aids {
		if strings.Contains(text, each.letter) {
			a |= each.aid
		}
	}
	return a
}

// Aided reports whether any of the given kinds of help is to be shown: between two
// people, only if both want it.
func (m *Match) Aided(kinds Aids) bool {
	return m.Aids&kinds != 0 && (m.Opponent != "" || m.Wants[engine.P1] && m.Wants[engine.P2])
}

// hint returns more and more about how to go on, in the given number of steps, of
// which there are three.
func hint(steps int, e solver.Evaluation) string {
	count := map[engine.Outcome]uint64{engine.Win: e.Wins, engine.Draw: e.Draws, engine.Loss: e.Losses}[e.Outcome]
	best := e.Moves[0].Move
	switch {
	case steps == 0:
		return ""
	case steps == 1 && e.Outcome == engine.Loss:
		return "Every move loses if it is answered well: choose one that is hard to answer."
	case steps == 1 && count == e.Total:
		return "Whatever you take, nothing is given away."
	case steps == 1:
		return "Of " + strconv.FormatUint(e.Total, 10) + " moves, " + strconv.FormatUint(count, 10) + " " + words.Do(count, e.Outcome) + "."
	case steps == 2 && best.Len() == 1:
		return "A single rod does it."
	case steps == 2:
		return "One way takes " + strconv.Itoa(best.Len()) + " rods, among them the " + strconv.Itoa(best.Max()) + "."
	default:
		return "Take " + best.Join(" + ") + "."
	}
}

// warning says what a move gave away, and which reply shows it. It returns "" if
// nothing was given away.
func warning(view board.View, mover engine.Player, move engine.Move, was, now engine.Outcome, reply engine.Move) string {
	if now >= was {
		return ""
	}
	gave := "gave the draw away"
	if was == engine.Win {
		gave = "gave the win away"
	}
	if now == engine.Draw {
		gave = "gave the win away for a draw"
	}
	text := view.Possessive(mover) + " " + move.Join(" + ") + " " + gave
	if reply.Len() == 0 {
		return text + "."
	}
	return text + ": " + reply.Join(" + ") + " is the answer."
}
