package prove

import "catchup/app/store"

// keep writes into the record what has come out so far: whether the key move was found
// at the first try, which is then no surprise any more wherever else the puzzle is met,
// and in the end whether every defence was beaten. It may be done twice.
func (s *Proving) keep(d *store.Data, day string) {
	at, _ := s.Defences()
	if at == 0 && !s.Done() {
		return
	}
	id, key := s.ID(), s.Marks[0]
	result := d.Puzzles[id]
	if !result.Solved && !result.Failed {
		result.Failed = key.Wrong > 0 || key.Shown
		result.Missed = result.Failed
		result.Day = day
	}
	result.Solved = result.Solved || !key.Shown
	result.Proved = result.Proved || s.Complete()
	d.Puzzles[id] = result
}
