package induction

import "catchup/engine/subsets"

// Numbering returns the numbering of the sub-multisets: see [Tablebase.Planes].
func (t *Tablebase) Numbering() *subsets.Numbering { return &t.shape.Numbering }

// Planes returns for which deficits the mover wins with the sub-multiset of the
// given index, and for which they do not lose: bit i is for the deficit 2i or 2i+1,
// whichever play leads to, as far as [Tablebase.Bits] goes. The index is
// that of [Tablebase.Numbering].
func (t *Tablebase) Planes(index int) (win, notLoss uint64) {
	cell := t.words[index/t.shape.sharing*t.layout.words():]
	return t.layout.read(cell, index%t.shape.sharing)
}

// Bits returns how many bits of [Tablebase.Planes] mean something, at most 64.
func (t *Tablebase) Bits() int { return min(64, t.layout.deficits()/2) }
