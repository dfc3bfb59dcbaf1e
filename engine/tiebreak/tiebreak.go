// Package tiebreak is the game without ties, as the paper's conclusion proposes: if the
// points are level at the end, the sums of the leads decide that the players had at the
// end of their turns, their excess sums. The paper leaves open whether the larger or
// the smaller sum is to win; see [Rule]. Where these sums are level too the game is
// drawn.
//
// A lead is what a turn takes beyond catching up: on the first turn the whole number,
// after an exact catch nothing, and nothing either for a player who could not catch
// up.
package tiebreak

import (
	"math"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/subsets"
)

// Rule says whose tie it is.
type Rule uint8

const (
	Most   Rule = iota // the larger excess sum wins a tie
	Fewest             // the smaller one does
)

// Thresholds is what every position is worth that can follow from where it started, for
// every difference of the excess sums. They take 4 bytes a sub-multiset and deficit:
// 4.5 MB and some 0.2 s for {1..16}.
type Thresholds struct {
	rule      Rule
	numbering subsets.Numbering
	width     int         // deficits from 0
	all       []threshold // of every sub-multiset, for every deficit
}

// threshold is how large the advantage in excess sums must be at least, under Most that of
// the player to move over the other and under Fewest the reverse, to win and not to
// lose. More of it never hurts, so that two numbers say all.
type threshold struct{ win, hold int16 }

// never is an advantage that nobody has, and -never one that everybody has.
const never = math.MaxInt16

// New returns those of everything that can follow from start. The error is an
// [*induction.TooLargeError] if it would take more than limit bytes, or that of
// progress.
//
// The steps, a sub-multiset after those inside it, for every deficit D:
//
//  1. Nothing left: behind, it is lost whatever the sums; level, they decide.
//  2. Whoever takes b < D goes on, with the same advantage.
//  3. Whoever takes b >= D adds the lead b-D to it, and hands over: the opponent's
//     advantage is that with its sign changed, and must not be enough.
func New(start engine.Position, rule Rule, limit uint64, progress engine.Progress) (*Thresholds, error) {
	t := &Thresholds{rule: rule, numbering: subsets.Of(start.Left), width: max(start.Deficit, start.Left.Max()) + 1}
	if need := t.numbering.Bytes(4 * t.width); need > limit {
		return nil, &induction.TooLargeError{Set: start.Left, Need: need, Limit: limit}
	}
	t.all = make([]threshold, t.numbering.Count*t.width)
	for deficit := range t.width {
		t.all[deficit] = threshold{never, never}
	}
	t.all[0] = threshold{1, 0}
	pace := progress.Paced(1024, t.numbering.Count)
	var numbers []subsets.Axis
	for index := 1; index < t.numbering.Count; index++ {
		numbers, _ = t.numbering.Numbers(index, numbers)
		for deficit := range t.width {
			t.all[index*t.width+deficit] = t.best(index, deficit, numbers)
		}
		if err := pace.Done(1); err != nil {
			return nil, err
		}
	}
	return t, pace.Finish()
}

// best returns the threshold of the best pick.
func (t *Thresholds) best(index, deficit int, numbers []subsets.Axis) threshold {
	best := threshold{never, never}
	for _, a := range numbers {
		next := t.all[(index-a.Stride)*t.width+max(a.Number-deficit, deficit-a.Number)]
		if a.Number >= deficit {
			lead := t.gain(a.Number - deficit)
			next = threshold{win: turned(next.hold, lead), hold: turned(next.win, lead)}
		}
		best = threshold{min(best.win, next.win), min(best.hold, next.hold)}
	}
	return best
}

// gain is what a lead adds to the advantage.
func (t *Thresholds) gain(lead int) int {
	if t.rule == Fewest {
		return -lead
	}
	return lead
}

// turned returns how large the advantage must be before a turn that gains so much, for
// the opponent's to stay below that after it.
func turned(below int16, gain int) int16 {
	switch below {
	case never:
		return -never
	case -never:
		return never
	default:
		return int16(1 - int(below) - gain)
	}
}

// Outcome returns what p is worth to the player to move, whose excess sum is so much
// larger than the other's. The position must be one that can follow from the start.
func (t *Thresholds) Outcome(p engine.Position, more int) engine.Outcome {
	if p.Left.Sum() < p.Deficit {
		return engine.Loss
	}
	index, _ := t.numbering.Index(p.Left)
	needed := t.all[index*t.width+p.Deficit]
	switch advantage := t.gain(more); {
	case advantage >= int(needed.win):
		return engine.Win
	case advantage >= int(needed.hold):
		return engine.Draw
	default:
		return engine.Loss
	}
}
