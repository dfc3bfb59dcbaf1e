package induction

// Stride returns what one copy of a number adds to the index of a sub-multiset: see
// [Tablebase.Planes]. It is 0 for numbers that the table does not have.
func (t *Tablebase) Stride(number int) int { return t.shape.Stride(number) }

// Planes returns for which deficits the mover wins with the sub-multiset of the
// given index, and for which they do not lose: bit i is for the deficit 2i or 2i+1,
// whichever play leads to, as far as [Tablebase.Bits] goes. The index is the sum of the
// strides of the numbers left, all of which must be in the table.
func (t *Tablebase) Planes(index int) (win, notLoss uint64) {
	cell := t.words[index/t.shape.sharing*t.layout.words():]
	return t.layout.read(cell, index%t.shape.sharing)
}

// Bits returns how many bits of [Tablebase.Planes] mean something, at most 64.
func (t *Tablebase) Bits() int { return min(64, t.layout.deficits()/2) }
