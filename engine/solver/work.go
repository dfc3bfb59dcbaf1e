package solver

// Work is how far an answer has come.
type Work struct {
	Done  float64 // 0 to 1: of the table that is made, or of what a search has to settle
	Nodes uint64  // that a search has looked into
	Bytes uint64  // that the table or the search takes
}

// Progress hears about once a millisecond of work how far it has come, on the
// goroutine that does the work; so it can also give way to others. An error it
// returns ends the work.
type Progress func(Work) error

// tell is a call of progress, which may be nil.
func (p Progress) tell(w Work) error {
	if p == nil {
		return nil
	}
	return p(w)
}

// ticks returns a function to be called thousands of times a millisecond by work
// on what is there already.
func (p Progress) ticks() func() error {
	ticks := 0
	return func() error {
		if ticks++; ticks%glances == 0 {
			return p.tell(Work{Done: 1})
		}
		return nil
	}
}
