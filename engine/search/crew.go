package search

import (
	"math/bits"
	"sync"
	"sync/atomic"

	"catchup/engine"
)

// reportNodes is after how many nodes a worker reports, unless the limit is near.
const reportNodes = 1 << 10

// inPlace is with how many numbers left all deficits are settled at once. For
// {1..26} to {1..36} anything from 10 to 13 takes about as long.
const inPlace = 11

// crew is the workers that search one position. All do the same; by the table each
// learns what the others know, and what one is busy with the others put off.
type crew struct {
	*Searcher
	inPlace int
	report  uint64 // after so many nodes
	nodes   atomic.Uint64
	stop    atomic.Bool
	busy    [1 << busyBits]atomic.Uint64 // sub-multisets that workers are busy with, by hash
}

const busyBits = 10

// search asks all workers the same until one of them is done. Whatever any of them
// knows by then holds.
func (s *Searcher) search(left tiles, sum, bit int, progress func(Progress) error) (Result, error) {
	c := &crew{Searcher: s, inPlace: inPlace, report: reportNodes}
	// The sub-multisets of one settled in place must find room many times over, or
	// they would be settled again and again.
	c.inPlace = min(c.inPlace, max(0, bits.Len(uint(s.table.capacity()))-4))
	if limit := s.limits.Nodes; limit > 0 {
		c.report = max(1, min(c.report, limit/8))
	}
	found := make([]bounds, s.limits.Threads)
	var others sync.WaitGroup
	for i := 1; i < len(found); i++ {
		others.Go(func() { found[i] = (&worker{crew: c}).ask(left, sum, bit) })
	}
	first := worker{crew: c, progress: progress}
	found[0] = first.ask(left, sum, bit)
	others.Wait()
	for _, b := range found[1:] {
		found[0].merge(b)
	}
	atLeast, atMost := found[0].outcomes(bit)
	return Result{atLeast, atMost, c.nodes.Load()}, first.err
}

// ask settles one deficit: whether a player need not lose, and then whether they
// can win.
func (w *worker) ask(left tiles, sum, bit int) bounds {
	defer w.stop.Store(true)
	defer func() { w.crew.nodes.Add(w.nodes) }()
	b := w.rules.known(sum)
	if w.rules.draws {
		b = w.settle(left, sum, demand{notLoss: 1 << bit}, 0)
		w.trail = trail{winning: true}
	}
	if !w.stop.Load() {
		b.merge(w.settle(left, sum, demand{win: 1 << bit}, 0))
	}
	return b
}

// tell reports to the crew, and to the caller if the worker is on their goroutine.
func (w *worker) tell() {
	nodes := w.crew.nodes.Add(w.nodes)
	w.nodes = 0
	if w.progress != nil && !w.stop.Load() {
		w.done = max(w.done, w.trail.share())
		w.err = w.progress(Progress{w.done, nodes})
	}
	if w.err != nil || w.limits.Nodes > 0 && nodes >= w.limits.Nodes {
		w.stop.Store(true)
	}
}

// begin tells the others that this worker is busy with a sub-multiset, unless it
// is too small to be worth it.
func (w *worker) begin(left tiles) (mark *atomic.Uint64) {
	if w.limits.Threads == 1 || left.count() < busyCount {
		return nil
	}
	mark = w.mark(left)
	mark.Store(uint64(left))
	return mark
}

// end takes it back.
func (w *worker) end(mark *atomic.Uint64) {
	if mark != nil {
		mark.Store(0)
	}
}

// busyElsewhere reports whether some worker is busy with a sub-multiset, as far as
// we know: marks may get lost, at no harm.
func (w *worker) busyElsewhere(left tiles) bool {
	return w.limits.Threads > 1 && left.count() >= busyCount && w.mark(left).Load() == uint64(left)
}

const busyCount = 8

func (c *crew) mark(left tiles) *atomic.Uint64 { return &c.busy[left.hash()>>(64-busyBits)] }

// outcomes reads the outcome for one deficit.
func (b bounds) outcomes(bit int) (atLeast, atMost engine.Outcome) {
	atLeast = engine.Outcome(b.win.atLeast>>bit&1+b.notLoss.atLeast>>bit&1) - 1
	atMost = engine.Outcome(b.win.atMost>>bit&1+b.notLoss.atMost>>bit&1) - 1
	return atLeast, atMost
}
