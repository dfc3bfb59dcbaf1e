package client

import (
	"sync"

	"catchup/engine/solver"
	"catchup/engine/wire"
	"catchup/engine/worker"
)

// launch starts a worker. It calls receive with every message that the worker
// posts, and broke with the reason when it cannot go on; neither may block, nor be
// called before launch has returned.
type launch func(receive func(line string), broke func(reason string)) port

// port is the page's end of a running worker.
type port interface {
	post(line string)
	terminate()
}

// session is one run of a worker, from its start to its end. What still arrives
// from a run that has ended reaches nobody.
type session struct {
	port  port
	ready chan struct{} // closed when the worker can take questions
	ended chan struct{} // closed when the run is over; why says why

	mu    sync.Mutex
	why   *end
	heard uint64 // how many messages have arrived
	calls map[uint64]*call
}

// end is why a run is over: the worker broke, or a question had it terminated.
type end struct {
	broken bool
	reason string
}

func newSession(launch launch) *session {
	s := &session{
		ready: make(chan struct{}),
		ended: make(chan struct{}),
		calls: map[uint64]*call{},
	}
	s.port = launch(s.receive, func(reason string) { s.end(&end{true, reason}) })
	return s
}

func (s *session) register(question worker.Request) *call {
	s.mu.Lock()
	defer s.mu.Unlock()
	c := &call{
		session:  s,
		question: question,
		answer:   make(chan worker.Answer, 1),
		progress: make(chan solver.Work, 1),
	}
	s.calls[question.ID] = c
	return c
}

func (s *session) forget(c *call) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.calls, c.question.ID)
}

// receive takes a message of the worker to the call that it is for.
func (s *session) receive(line string) {
	var a worker.Answer
	if err := wire.Read(line, &a); err != nil {
		s.end(&end{true, err.Error()})
		return
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.heard++; s.heard == 1 {
		close(s.ready)
	}
	c := s.calls[a.ID]
	if c == nil {
		return
	}
	switch a.Kind {
	case worker.Underway:
		select {
		case <-c.progress: // nobody has looked at the one before
		default:
		}
		c.progress <- a.Work
	case worker.Done, worker.Failed:
		delete(s.calls, a.ID)
		c.answer <- a
	}
}

// end ends the run, once. Calls that still wait for an answer learn why.
func (s *session) end(why *end) {
	s.mu.Lock()
	first := s.why == nil
	if first {
		s.why = why
		close(s.ended)
	}
	s.mu.Unlock()
	if first {
		s.port.terminate()
	}
}

// over reports whether the run has ended.
func (s *session) over() bool {
	select {
	case <-s.ended:
		return true
	default:
		return false
	}
}

// words returns how many messages have arrived so far.
func (s *session) words() uint64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.heard
}
