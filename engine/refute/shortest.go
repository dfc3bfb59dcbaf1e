package refute

import "catchup/engine"

// shortest looks for the shortest line, by allowing one more turn again and again.
type shortest struct {
	*prover
	known map[state]span
}

// span is how many turns it takes, the one in progress included.
type span struct{ atLeast, atMost int8 }

// from returns the moves of the shortest line.
func (l *shortest) from(s state) []engine.Move {
	turns := 0
	for !l.within(s, turns) && l.err == nil {
		turns++
	}
	var line []engine.Move
	for ; turns > 0 && l.err == nil; turns-- {
		move, next := l.best(s, turns)
		line, s = append(line, move), next
	}
	return line
}

// best returns the first move that hurries or puts it off the most, if it takes so
// many turns from s.
func (l *shortest) best(s state, turns int) (engine.Move, state) {
	for m := range s.Moves() {
		next, _ := s.after(m)
		if s.own && l.within(next, turns-1) || !s.own && (turns == 1 || !l.within(next, turns-2)) || l.err != nil {
			return m, next
		}
	}
	panic("refute: no move of " + s.String() + " takes as long as all together")
}

// within reports whether all can be settled in so many turns at most, the one in
// progress included.
func (l *shortest) within(s state, turns int) bool {
	if l.settled(s) {
		return true
	}
	known, met := l.known[s]
	if !met {
		known = span{1, engine.MaxCount}
	}
	switch {
	case turns < int(known.atLeast):
		return false
	case turns >= int(known.atMost):
		return true
	case !l.look() || !l.holds(s):
		return false
	}
	within := !s.own
	for number := range s.Left.Distinct() {
		next, ends := s.after(engine.Set{}.With(number))
		left := turns
		if ends {
			left--
		}
		if within = l.within(next, left); within == s.own {
			break
		}
	}
	if l.err == nil {
		if within {
			known.atMost = int8(turns)
		} else {
			known.atLeast = int8(turns + 1)
		}
		l.known[s] = known
	}
	return within
}
