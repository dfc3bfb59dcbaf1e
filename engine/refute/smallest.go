package refute

// smallest looks for the smallest tree, by allowing larger ones again and again.
type smallest struct {
	*prover
	known map[state]least
}

// least is that a tree has at least so many positions, or exactly.
type least struct {
	positions uint64
	exactly   bool
}

// allowed is the size of the first trees allowed, and growth how much larger they
// may be each time.
const (
	allowed = 16
	growth  = 4
)

// size returns how many positions the smallest tree has, or 0 if it is not found.
func (t *smallest) size(s state) uint64 {
	for most := uint64(allowed); most <= largest; most *= growth {
		if size := t.within(s, most); t.err != nil {
			return 0
		} else if size <= most {
			return size
		}
	}
	return 0
}

// within returns the size of the smallest tree from s if it is at most that large,
// and otherwise a larger number that it has at least.
func (t *smallest) within(s state, most uint64) uint64 {
	if t.settled(s) {
		return 1
	}
	known := t.known[s]
	if known.exactly || known.positions > most {
		return known.positions
	}
	if !t.look() {
		return 0
	}
	size := uint64(0)
	if s.own {
		size = t.ofOne(s, most)
	} else {
		size = t.ofAll(s, most)
	}
	if t.err == nil {
		t.known[s] = least{size, size <= most}
	}
	return size
}

// ofOne goes on with the move of the claimant that needs the fewest.
func (t *smallest) ofOne(s state, most uint64) uint64 {
	const fewest = 2 // this and the one after the move
	size := max(most, 1) + 1
	for m := range s.Moves() {
		if size == fewest || !t.look() {
			break
		}
		if next, _ := s.after(m); t.holds(next) {
			size = min(size, 1+t.within(next, size-2))
		}
	}
	return size
}

// ofAll goes on with every move of the other; each needs one position at least.
func (t *smallest) ofAll(s state, most uint64) uint64 {
	size := 1 + s.CountMoves()
	for m := range s.Moves() {
		if size > most || t.err != nil {
			break
		}
		next, _ := s.after(m)
		size += t.within(next, most-size+1) - 1
	}
	return size
}

// branches returns what follows s in the tree of that size.
func (t *smallest) branches(s state, size uint64) []Branch {
	if t.settled(s) {
		return nil
	}
	var branches []Branch
	for m := range s.Moves() {
		next, _ := s.after(m)
		needs := t.within(next, size-1)
		if s.own && (!t.holds(next) || needs != size-1) {
			continue
		}
		branches = append(branches, Branch{m, t.branches(next, needs)})
		if s.own {
			break
		}
	}
	return branches
}
