package engine

// Progress hears from time to time which share of some long work is done, 0 to 1, and
// finally 1. It runs on the goroutine that does the work, so that it can also give way to
// others. An error it returns, such as that of a context, ends the work and is the work's
// error. It may be nil.
type Progress func(done float64) error

// Tell tells it.
func (p Progress) Tell(done float64) error {
	if p == nil {
		return nil
	}
	return p(done)
}

// Part returns the progress of a work that is the share from begin to end of a larger one.
func (p Progress) Part(begin, end float64) Progress {
	if p == nil {
		return nil
	}
	return func(done float64) error { return p(begin + done*(end-begin)) }
}

// Paced returns what tells it after so much of all the work, again and again.
func (p Progress) Paced(every, all int) *Pace { return &Pace{progress: p, every: every, all: all} }

// Pace is how far a work has come. Make one with [Progress.Paced].
type Pace struct {
	progress        Progress
	every, all      int
	done, sinceTold int
}

// Done is called after some work. Its error is that of the progress.
func (p *Pace) Done(work int) error {
	if p.sinceTold += work; p.sinceTold < p.every {
		return nil
	}
	p.done, p.sinceTold = p.done+p.sinceTold, 0
	return p.progress.Tell(min(1, float64(p.done)/float64(p.all)))
}

// Finish tells that all is done.
func (p *Pace) Finish() error { return p.progress.Tell(1) }
