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
)

// Rule says whose tie it is.
type Rule uint8

const (
	Most   Rule = iota // the larger excess sum wins a tie
	Fewest             // the smaller one does
)

// Table is what every position is worth that can follow from where it started, for
// every difference of the excess sums. It takes 4 bytes a sub-multiset and deficit:
// 4.5 MB and some 0.2 s for {1..16}.
type Table struct {
	rule    Rule
	set     engine.Set
	numbers []int // in ascending order
	strides []int // what one copy of each adds to the index of a sub-multiset
	counts  []int // how many copies there are
	width   int   // deficits from 0
	bars    []bar // of every sub-multiset, for every deficit
}

// bar is how large the advantage in excess sums must be at least, under Most that of
// the player to move over the other and under Fewest the reverse, to win and not to
// lose. More of it never hurts, so that two numbers say all.
type bar struct{ win, hold int16 }

// never is an advantage that nobody has, and -never one that everybody has.
const never = math.MaxInt16

// New makes the table for everything that can follow from start. The error is an
// [*induction.TooLargeError] if it would take more than limit bytes, or that of
// progress, which may be nil.
//
// The steps, a sub-multiset after those inside it, for every deficit D:
//
//  1. Nothing left: behind, it is lost whatever the sums; level, they decide.
//  2. Whoever takes b < D goes on, with the same advantage.
//  3. Whoever takes b >= D adds the lead b-D to it, and hands over: the opponent's
//     advantage is that with its sign changed, and must not be enough.
func New(start engine.Position, rule Rule, limit uint64, progress func(done float64) error) (*Table, error) {
	t := &Table{rule: rule, set: start.Left, width: max(start.Deficit, start.Left.Max()) + 1}
	sets := 1
	for number, count := range start.Left.Distinct() {
		t.numbers = append(t.numbers, number)
		t.strides = append(t.strides, sets)
		t.counts = append(t.counts, count)
		if sets *= count + 1; uint64(sets)*uint64(t.width)*4 > limit {
			return nil, &induction.TooLargeError{Set: start.Left, Need: math.MaxUint64, Limit: limit}
		}
	}
	t.bars = make([]bar, sets*t.width)
	for deficit := range t.width {
		t.bars[deficit] = bar{never, never}
	}
	t.bars[0] = bar{1, 0}
	for set := 1; set < sets; set++ {
		for deficit := range t.width {
			t.bars[set*t.width+deficit] = t.best(set, deficit)
		}
		if progress != nil && set%1024 == 0 {
			if err := progress(float64(set) / float64(sets)); err != nil {
				return nil, err
			}
		}
	}
	return t, nil
}

// best returns the bar that the best pick asks for.
func (t *Table) best(set, deficit int) bar {
	best := bar{never, never}
	for i, number := range t.numbers {
		if set/t.strides[i]%(t.counts[i]+1) == 0 {
			continue
		}
		rest := (set - t.strides[i]) * t.width
		next := t.bars[rest+abs(number-deficit)]
		if number >= deficit {
			lead := t.gain(number - deficit)
			next = bar{win: turned(next.hold, lead), hold: turned(next.win, lead)}
		}
		best = bar{min(best.win, next.win), min(best.hold, next.hold)}
	}
	return best
}

// gain is what a lead adds to the advantage.
func (t *Table) gain(lead int) int {
	if t.rule == Fewest {
		return -lead
	}
	return lead
}

// turned returns how large the advantage must be before a turn that gains so much, for
// the opponent's to stay below the bar after it.
func turned(bar int16, gain int) int16 {
	switch bar {
	case never:
		return -never
	case -never:
		return never
	default:
		return int16(1 - int(bar) - gain)
	}
}

func abs(n int) int { return max(n, -n) }

// Outcome returns what p is worth to the player to move, whose excess sum is so much
// larger than the other's. The position must be one that can follow from the start.
func (t *Table) Outcome(p engine.Position, more int) engine.Outcome {
	if p.Left.Sum() < p.Deficit {
		return engine.Loss
	}
	set := 0
	for i, number := range t.numbers {
		set += t.strides[i] * p.Left.Count(number)
	}
	needed := t.bars[set*t.width+p.Deficit]
	switch advantage := t.gain(more); {
	case advantage >= int(needed.win):
		return engine.Win
	case advantage >= int(needed.hold):
		return engine.Draw
	default:
		return engine.Loss
	}
}
