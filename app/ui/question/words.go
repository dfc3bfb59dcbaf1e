package question

import (
	"strconv"

	"catchup/app/ui/table"
	"catchup/app/ui/words"
	"catchup/engine"
)

// was says of a position what it is, by [engine.Outcome] + 1.
var was = [...]string{"it is lost", "it is a draw", "it is won"}

// Headline says what came of the last answer or move, in a few words.
func (q *Question) Headline() string {
	switch {
	case q.Stage == Saying:
		return ""
	case q.Found == nil && q.Right():
		return "Right: " + was[q.Truth()+1]
	case q.Found == nil:
		return "You said " + q.Said.String() + ", but " + was[q.Truth()+1]
	case q.Kept():
		return words.Sum(q.Found.Move) + " keeps the " + q.Truth().String()
	case q.Found.Worth == engine.Draw:
		return words.Sum(q.Found.Move) + " gives the win away: now it is a draw"
	default:
		return words.Sum(q.Found.Move) + " turns the " + q.Truth().String() + " into a loss"
	}
}

// Facts says what the verdict rests on, or what is to be done next.
func (q *Question) Facts() string {
	switch {
	case q.Stage == Saying:
		return ""
	case q.Stage == Finding:
		return "Now take a move that keeps the " + q.Truth().String() + "."
	case q.Found == nil:
		return q.hopeless()
	case q.Found.Replied:
		return "They answer " + words.Sum(q.Found.Reply) + ". " + q.keepers()
	default:
		return q.keepers()
	}
}

// keepers says how many moves keep what the position is worth.
func (q *Question) keepers() string {
	total, keeping := q.evaluation.Total, q.Keeping()
	keep := "keep the " + q.Truth().String() + "."
	switch {
	case total == 1:
		return "It is the only move there is."
	case keeping == total:
		return "All " + words.Grouped(total) + " moves " + keep
	case keeping == 1:
		return "Only 1 of " + words.Grouped(total) + " moves keeps the " + q.Truth().String() + "."
	default:
		return words.Grouped(keeping) + " of " + words.Grouped(total) + " moves " + keep
	}
}

// hopeless says that every move loses, and which makes it hardest.
func (q *Question) hopeless() string {
	if q.evaluation.Total == 1 {
		return "The only move there is loses."
	}
	text := "All " + words.Grouped(q.evaluation.Total) + " moves lose."
	if m, beating, replies := q.Stubborn(); beating > 0 && uint64(beating) < replies {
		text += " The hardest to answer is " + words.Sum(m) + ": only " + strconv.Itoa(beating) + " of " + words.Count(replies, "reply", "replies") + " " +
			words.Plural(beating, "beats", "beat") + " it."
	}
	return text
}

// Heard is what a screen reader says after every change.
func (q *Question) Heard() string {
	text := "Is this a win, a draw or a loss for you? "
	if q.Stage != Saying {
		text = q.Headline() + ". " + q.Facts() + " "
	}
	return text + table.Heard(q)
}
