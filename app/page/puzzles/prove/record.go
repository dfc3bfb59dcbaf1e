package prove

import "catchup/app/store"

// revealed reports whether something has come out about the puzzle: the key move is answered.
func (s *Proving) revealed() bool {
	at, _ := s.Defences()
	return at > 0 || s.Done()
}

// keep writes what has come out into the record, on a civil date, "2026-11-21": whether
// the key move was found at the first try, which is then no surprise any more wherever
// else the puzzle is met, and whether it was proved: every defence was beaten, and nothing
// was shown. It may be done twice: see [store.Store.Update].
func (s *Proving) keep(d *store.Data, day string) {
	key, result := s.Marks[0], d.Puzzles[s.ID()]
	if !result.Solved && !result.Failed {
		result.Failed = key.Wrong > 0 || key.Shown
		result.Missed = result.Failed
		result.Day = day
	}
	result.Solved = result.Solved || !key.Shown
	result.Proved = result.Proved || s.Complete()
	d.Puzzles[s.ID()] = result
}
