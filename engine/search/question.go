package search

import (
	"math"
	"runtime"

	"catchup/engine"
	"catchup/engine/induction"
)

// reportNodes is after how many nodes a search reports, unless a limit is near.
const reportNodes = 1 << 10

// question is one position that is asked about, and how far its search has come.
type question struct {
	*Searcher
	left     tiles
	sum, bit int
	progress func(Progress) error

	nodes  uint64 // sub-multisets looked into
	most   uint64 // nodes at which this round ends
	report uint64 // nodes at which to report next
	told   float64
	trail  trail
	stop   bool
	err    error // of progress
}

// ask answers, and makes a larger core whenever the search has taken as long as
// that will. What has been found out so far is kept.
func (q *question) ask() (Result, error) {
	known := Result{AtLeast: engine.Loss, AtMost: engine.Win}
	for {
		first, worthIt, more := q.nextCore()
		if q.core != nil || !more {
			known = q.round(worthIt, more)
			if q.err != nil || known.Proved() || !more || q.limits.Nodes > 0 && q.nodes >= q.limits.Nodes {
				return known, q.err
			}
		}
		if q.core != nil {
			q.core = nil
			runtime.GC() // or both would take memory at once
		}
		q.coreBytes = induction.Size(q.rules.coreStart(first))
		core, err := newCore(&q.rules, first, q.cores, func(float64) error { return q.progress(Progress{q.told, q.nodes}) })
		if err != nil {
			return known, err
		}
		q.core = core
	}
}

// round searches: whether the mover need not lose, and then whether they can win.
// It ends after so many nodes if there is more to do then.
func (q *question) round(nodes uint64, more bool) Result {
	q.most = math.MaxUint64
	if more {
		q.most = q.nodes + nodes
	}
	if limit := q.limits.Nodes; limit > 0 {
		q.most = min(q.most, limit)
	}
	q.stop, q.trail, q.report = false, trail{}, min(q.most, q.nodes+reportNodes)
	b := q.rules.known(q.sum)
	if q.rules.draws {
		b = q.settle(q.left, q.sum, demand{notLoss: 1 << q.bit}, 0)
		q.trail = trail{winning: true}
	}
	if !q.stop {
		b = b.both(q.settle(q.left, q.sum, demand{win: 1 << q.bit}, 0))
	}
	return Result{b.atLeast(q.bit), b.atMost(q.bit), q.nodes}
}

// tell reports to the caller.
func (q *question) tell() {
	q.told = max(q.told, q.trail.share())
	q.err = q.progress(Progress{q.told, q.nodes})
	q.stop = q.err != nil || q.nodes >= q.most
	q.report = min(q.most, q.nodes+reportNodes)
}
