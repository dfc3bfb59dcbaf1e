package induction

import (
	"math"

	"catchup/engine"
	"catchup/engine/subsets"
)

// Margins is by how much every position ends that can follow from where it started,
// when both players win by as much or lose by as little as possible (the article's
// Rule 4). It knows the sub-multisets and deficits that a [Tablebase] would, and never
// changes either.
type Margins struct {
	numbering subsets.Numbering
	parity    int     // of sum and deficit together, in every position
	row       int     // deficits of a sub-multiset, every second from 0 or 1 on
	small     []int8  // row by row, by index; or, if a byte is too little,
	large     []int16 // this
}

// rowOf returns how many deficits can follow from start with one sub-multiset and
// whether their margins fit into a byte. No player is ever behind by more than the
// largest number or the deficit at the start, nor wins or loses by more.
func rowOf(start engine.Position) (row int, small bool) {
	largest := max(start.Left.Max(), min(start.Deficit, start.Left.Sum()))
	return largest/2 + 1, largest <= math.MaxInt8
}

// MarginsSize returns how many bytes [NewMargins] takes, or the largest uint64 if
// that is more: a byte for every second deficit up to the largest number, with each
// sub-multiset; 11 MiB for {1..20}, 50 MiB at most for 20 numbers. Two bytes are
// taken if the deficit at the start is above 127 and could still be made good.
func MarginsSize(start engine.Position) uint64 {
	row, small := rowOf(start)
	if !small {
		row *= 2
	}
	numbering := subsets.Of(start.Left)
	return numbering.Bytes(row)
}

// NewMargins computes the margins of everything that can follow from start: {1..20}
// in some 0.3 s, and about 2.3 times that with each further number. Limit, progress
// and errors are those of [New].
func NewMargins(start engine.Position, limit uint64, progress func(done float64) error) (*Margins, error) {
	if need := MarginsSize(start); need > limit {
		return nil, &TooLargeError{Set: start.Left, Need: need, Limit: limit}
	}
	row, small := rowOf(start)
	m := &Margins{numbering: subsets.Of(start.Left), parity: parityOf(start), row: row}
	var err error
	if small {
		m.small = make([]int8, m.numbering.Count*row)
		err = fill(m.small, m, progress)
	} else {
		m.large = make([]int16, m.numbering.Count*row)
		err = fill(m.large, m, progress)
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

// Covers reports whether the margin of p is known: see [Tablebase.Covers].
func (m *Margins) Covers(p engine.Position) bool {
	_, inside := m.numbering.Index(p.Left)
	return inside && (p.Deficit > p.Left.Sum() || m.stores(p))
}

func (m *Margins) stores(p engine.Position) bool {
	return p.Deficit/2 < m.row && parityOf(p) == m.parity
}

// Margin returns by how much the player to move wins, negative if they lose. It
// panics if p is not covered.
func (m *Margins) Margin(p engine.Position) int {
	index, inside := m.numbering.Index(p.Left)
	at := index*m.row + p.Deficit/2
	switch {
	case inside && p.Deficit > p.Left.Sum():
		return p.Left.Sum() - p.Deficit
	case !inside || !m.stores(p):
		panic("induction: " + p.String() + " is outside the margins")
	case m.small != nil:
		return int(m.small[at])
	default:
		return int(m.large[at])
	}
}

// fill computes all margins in the order of the index.
//
//  1. The empty set is lost by the deficit.
//  2. Every other sub-multiset B gets the best of what its numbers x lead to:
//     the margin of B - x at D-x for the same player, if x < D, or else that at
//     x-D for the opponent. [subsets.Step] says which bits of a plane, and here which
//     places of a row, these are.
func fill[T int8 | int16](margins []T, m *Margins, progress engine.Progress) error {
	pace := progress.Paced(chunkWords, len(margins))
	for i := range m.row { // 1
		margins[i] = T(-2*i - m.parity)
	}
	digits := make([]int, len(m.numbering.Axes))
	parity := m.parity
	for at := m.row; at < len(margins); at += m.row { // 2
		parity ^= subsets.Next(digits, m.numbering.Axes) & 1
		best := margins[at : at+m.row]
		for i := range best {
			best[i] = T(-2 * m.row) // less than any
		}
		for k, a := range m.numbering.Axes {
			if digits[k] == 0 {
				continue
			}
			left := margins[at-a.Stride*m.row:][:m.row]
			s := subsets.StepOf(a.Number, parity^a.Number&1)
			for i, margin := range left[:s.Turn+1] {
				best[s.Turn-i] = max(best[s.Turn-i], -margin)
			}
			for i, margin := range left[s.First : m.row-s.Up] {
				best[s.Turn+1+i] = max(best[s.Turn+1+i], margin)
			}
		}
		if err := pace.Done(m.row); err != nil {
			return err
		}
	}
	return pace.Finish()
}
