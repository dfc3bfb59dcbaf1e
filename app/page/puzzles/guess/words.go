package guess

import (
	"strconv"

	"catchup/engine"
)

// said names the outcomes as the answers do, by [engine.Outcome] + 1.
var said = [...]string{"loss", "draw", "win"}

// was says of a position what it is, by [engine.Outcome] + 1.
var was = [...]string{"it is lost", "it is a draw", "it is won"}

// headline says what came of the last answer or move, in a few words.
func (q *Question) headline() string {
	switch {
	case q.Stage == Saying:
		return ""
	case q.Found == nil && q.Right():
		return "Right: " + was[q.Truth()+1]
	case q.Found == nil:
		return "You said " + said[q.Said+1] + ", but " + was[q.Truth()+1]
	case q.Kept():
		return sum(q.Found.Move) + " keeps the " + q.Truth().String()
	case q.Found.Worth == engine.Draw:
		return sum(q.Found.Move) + " gives the win away: now it is a draw"
	default:
		return sum(q.Found.Move) + " turns the " + q.Truth().String() + " into a loss"
	}
}

// facts says what the verdict rests on, or what is to be done next.
func (q *Question) facts() string {
	switch {
	case q.Stage == Saying:
		return ""
	case q.Stage == Finding:
		return "Now take a move that keeps the " + q.Truth().String() + "."
	case q.Found == nil:
		return q.hopeless()
	case q.Found.Replied:
		return "They answer " + sum(q.Found.Reply) + ". " + q.keepers()
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
		return "All " + count(total) + " moves " + keep
	case keeping == 1:
		return "Only 1 of " + count(total) + " moves keeps the " + q.Truth().String() + "."
	default:
		return count(keeping) + " of " + count(total) + " moves " + keep
	}
}

// hopeless says that every move loses, and which makes it hardest.
func (q *Question) hopeless() string {
	if q.evaluation.Total == 1 {
		return "The only move there is loses."
	}
	text := "All " + count(q.evaluation.Total) + " moves lose."
	if m, beating, replies := q.Stubborn(); beating > 0 && uint64(beating) < replies {
		text += " The hardest to answer is " + sum(m) + ": only " + strconv.Itoa(beating) + " of " + count(replies) + " replies "
		if beating == 1 {
			text += "beats it."
		} else {
			text += "beat it."
		}
	}
	return text
}

// say is the line under the lanes; typed are the digits of a number half typed.
func (q *Question) say(typed string) string { return q.View().Line(typed, q.Problem) }

// spoken is what a screen reader says after every change.
func (q *Question) spoken(typed string) string {
	text := "Is this a win, a draw or a loss for you? "
	if q.Stage != Saying {
		text = q.headline() + ". " + q.facts() + " "
	}
	if typed != "" || q.Problem != "" {
		return text + q.say(typed)
	}
	return text + q.View().Speak()
}

// sum writes a move as a sum that does not break over lines.
func sum(m engine.Move) string { return m.Join("\u00a0+\u00a0") }

func count(n uint64) string { return strconv.FormatUint(n, 10) }

// percent writes a share with one digit after the point.
func percent(share float64) string { return strconv.FormatFloat(100*share, 'f', 1, 64) + "\u00a0%" }
