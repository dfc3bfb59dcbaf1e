package prove

import (
	"catchup/app/store"
	"catchup/puzzles/defence"
)

// outcome is what has come out about a puzzle so far.
type outcome struct {
	id     string
	key    defence.Mark // how the key move was found
	proved bool         // every defence was beaten, and nothing was shown
	day    string       // the civil date, "2026-11-21"
}

// outcome returns what has come out, once the key move is answered.
func (s *Proving) outcome(day string) (o outcome, ok bool) {
	at, _ := s.Defences()
	return outcome{s.ID(), s.Marks[0], s.Complete(), day}, at > 0 || s.Done()
}

// keep writes the outcome into the record: whether the key move was found at the first
// try, which is then no surprise any more wherever else the puzzle is met, and whether
// it was proved. It may be done twice: see [store.Store.Update].
func (o outcome) keep(d *store.Data) {
	result := d.Puzzles[o.id]
	if !result.Solved && !result.Failed {
		result.Failed = o.key.Wrong > 0 || o.key.Shown
		result.Missed = result.Failed
		result.Day = o.day
	}
	result.Solved = result.Solved || !o.key.Shown
	result.Proved = result.Proved || o.proved
	d.Puzzles[o.id] = result
}
