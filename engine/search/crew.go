package search

import (
	"math/bits"
	"sync"
	"sync/atomic"
)

// reportNodes is after how many nodes a worker reports, unless the limit is
// nearer.
const reportNodes = 1 << 10

// crew is the workers that search one position.
type crew struct {
	*Searcher
	small    int // of how many numbers everything is asked at once
	glance   bool
	patience uint64 // nodes before a worker reports
	phase    int    // of the question, from 0: how many demands are settled
	phases   int
	nodes    atomic.Uint64
	stop     atomic.Bool
	err      error // of the caller's progress
	done     float64
}

// search asks all workers the same and takes the first to be done.
func (s *Searcher) search(left tiles, sum int, bit uint64, progress func(Progress) error) (bounds, uint64, error) {
	demands := []demand{{win: bit}}
	if s.rules.draws {
		demands = []demand{{notLoss: bit}, {win: bit}}
	}
	c := &crew{Searcher: s, small: s.small(), patience: reportNodes, phases: len(demands), glance: Glance}
	if n := s.limits.Nodes; n > 0 {
		c.patience = max(1, min(c.patience, n/8))
	}
	found := make([]bounds, s.limits.Threads)
	run := func(number int) {
		w := &worker{crew: c}
		if number == 0 {
			w.progress = progress
		}
		for _, d := range demands {
			found[number] = w.settle(left, sum, d, 0)
			w.trail = trail{}
		}
		c.nodes.Add(w.nodes)
		c.stop.Store(true)
	}
	var others sync.WaitGroup
	for number := 1; number < len(found); number++ {
		others.Go(func() { run(number) })
	}
	run(0)
	others.Wait()
	all := found[0]
	for _, b := range found {
		all.win.atLeast |= b.win.atLeast
		all.win.atMost &= b.win.atMost
		all.notLoss.atLeast |= b.notLoss.atLeast
		all.notLoss.atMost &= b.notLoss.atMost
	}
	return all, c.nodes.Load(), c.err
}

var Small = 12
var Glance = true

// small is
func (s *Searcher) small() int {
	return max(0, min(Small, bits.Len(uint(s.table.capacity()))-4))
}

func (w *worker) report() {
	nodes := w.crew.nodes.Add(w.nodes)
	w.nodes = 0
	if w.limits.Nodes > 0 && nodes >= w.limits.Nodes {
		w.stop.Store(true)
	}
	if w.progress == nil || w.stop.Load() {
		return
	}
	w.done = max(w.done, w.trail.share())
	if err := w.progress(Progress{w.done, nodes}); err != nil {
		w.err = err
		w.stop.Store(true)
	}
}

// trail is how far a worker has come in the first few plies.
type trail [4]struct{ settled, picks int }

func (t *trail) enter(ply, picks int) {
	if ply < len(t) {
		t[ply].settled, t[ply].picks = 0, picks
		if ply+1 < len(t) {
			t[ply+1].picks = 0
		}
	}
}

func (t *trail) next(ply int) {
	if ply < len(t) {
		t[ply].settled++
		if ply+1 < len(t) {
			t[ply+1].picks = 0
		}
	}
}

// share is what is settled of the whole.
func (t *trail) share() float64 {
	share, width := 0.0, 1.0
	for _, at := range t {
		if at.picks == 0 {
			break
		}
		width /= float64(at.picks)
		share += width * float64(at.settled)
	}
	return share
}
