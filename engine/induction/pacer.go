package induction

// pacer tells progress, which may be nil, from time to time.
type pacer struct {
	progress  func(done float64) error
	every     int // after so much work
	all, told int // work
	since     int // work that progress was not told of
}

// done is called after some work. Its error is that of progress.
func (p *pacer) done(work int) error {
	if p.since += work; p.since < p.every {
		return nil
	}
	p.told += p.since
	p.since = 0
	return p.tell(min(1, float64(p.told)/float64(p.all)))
}

// finish tells that all is done.
func (p *pacer) finish() error { return p.tell(1) }

func (p *pacer) tell(done float64) error {
	if p.progress == nil {
		return nil
	}
	return p.progress(done)
}
