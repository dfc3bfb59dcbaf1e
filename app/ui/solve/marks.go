package solve

import (
	"strings"

	"catchup/puzzles"
)

// Marks is what happened while a puzzle was solved, a letter for each event in
// their order. It is kept between visits, so that the letters stay as they are.
type Marks string

// The marks.
const (
	keptMark   Marks = "k" // a right move
	drawnMark  Marks = "d" // a win given to a draw
	lostMark   Marks = "l" // a win given to a loss
	fallenMark Marks = "x" // a draw given to a loss
	easyMark   Marks = "e" // a lost position made easy for the opponent
	hintMark   Marks = "h" // a hint
	shownMark  Marks = "s" // the solution was shown
)

// moveMarks are the marks of judged moves.
var moveMarks = [...]Marks{
	puzzles.Kept:       keptMark,
	puzzles.WinToDraw:  drawnMark,
	puzzles.WinToLoss:  lostMark,
	puzzles.DrawToLoss: fallenMark,
	puzzles.MadeEasy:   easyMark,
}

// Misses returns how many wrong moves there were; a look at the solution is one.
func (m Marks) Misses() int {
	return len(m) - strings.Count(string(m), string(keptMark)) - m.Hints()
}

// Hints returns how many hints there were.
func (m Marks) Hints() int { return strings.Count(string(m), string(hintMark)) }
