package puzzles

import (
	"slices"
	"strconv"

	"catchup/engine"
)

// Step is what a hint tells, in the order in which hints are given.
type Step uint8

const (
	Idea  Step = iota // a theme that does not give the move away
	Count             // how many numbers it takes
	Avoid             // a number to leave alone
	Take              // a number of the move
)

// Hint is something true about the right move.
type Hint struct {
	Step   Step
	Theme  Theme // of an idea
	Number int   // how many, or which
	Text   string
}

// Hints returns what can be told about the position on the board, each hint telling
// more than the one before, and none of them the whole move. There are up to four; an
// idea that nothing but the obvious is behind is left out, and so is what every legal
// move has in common. There are none when there is no only move to find: after a wrong
// move, or at the end.
func (a *Attempt) Hints() []Hint {
	p, right := a.Game.Position(), a.Right()
	if len(right) == 0 || len(right) > 1 && a.Puzzle.Task != Resist {
		return nil
	}
	var hints []Hint
	if a.Puzzle.Task != Resist {
		if theme, found := a.Puzzle.motifs(p, right[0]).idea(); found {
			hints = append(hints, Hint{Idea, theme, 0, theme.Sentence()})
		}
	}
	if n, varies := counts(p, right); varies {
		text := "It takes " + strconv.Itoa(n) + " numbers."
		if n == 1 {
			text = "It takes a single number."
		}
		hints = append(hints, Hint{Step: Count, Number: n, Text: text})
	}
	if hint, found := a.Puzzle.avoid(p, right); found {
		hints = append(hints, hint)
	}
	if n := common(right); n > 0 {
		hints = append(hints, Hint{Step: Take, Number: n, Text: "It takes the " + strconv.Itoa(n) + "."})
	}
	return hints
}

// idea returns the last theme that hints at the move: the later in order, the rarer.
func (s Themes) idea() (idea Theme, found bool) {
	for theme := range s.All() {
		if theme.GivesAway() == Hinting {
			idea, found = theme, true
		}
	}
	return idea, found
}

// counts returns how many numbers each of the right moves takes, if they all take as
// many and not all legal moves do.
func counts(p engine.Position, right []engine.Move) (n int, varies bool) {
	n = right[0].Len()
	other := func(m engine.Move) bool { return m.Len() != n }
	return n, !slices.ContainsFunc(right, other) && some(p, other)
}

// avoid warns of the number that is in the most moves but in none that is right, and
// rather of one with which every move loses.
func (z *Puzzle) avoid(p engine.Position, right []engine.Move) (hint Hint, found bool) {
	taking, losing := z.taking(p)
	for _, m := range right {
		for n := range m.Distinct() {
			delete(taking, n)
		}
	}
	poison, most := false, 0
	for n := range p.Left.Distinct() {
		loses := taking[n] > 0 && losing[n] == taking[n] && z.Task != Resist
		if loses && !poison || loses == poison && taking[n] > most {
			hint.Number, poison, most = n, loses, taking[n]
		}
	}
	hint.Step = Avoid
	number := strconv.Itoa(hint.Number)
	switch {
	case poison:
		hint.Text = "Leave the " + number + " alone: every move with it loses."
	case z.Task == Win:
		hint.Text = "Leave the " + number + " alone: no move with it wins."
	default:
		hint.Text = "Leave the " + number + " alone: no right move takes it."
	}
	return hint, most > 0
}

// common returns the largest number that all the right moves take, or 0 if they have
// none in common, or if it would be all of the one that is right.
func common(right []engine.Move) int {
	if len(right) == 1 && right[0].Len() == 1 {
		return 0
	}
	largest := 0
	for n := range right[0].Distinct() {
		if !slices.ContainsFunc(right, func(m engine.Move) bool { return m.Count(n) == 0 }) {
			largest = n
		}
	}
	return largest
}
