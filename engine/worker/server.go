package worker

import (
	"sync"

	"catchup/engine"
)

// How long the server works before it gives way, and before it tells progress, in
// milliseconds.
const (
	giveWayEvery  = 25
	progressEvery = 100
)

var errCancelled = &Error{Cancelled, "cancelled"}

// Host is what a server needs from the place where it runs.
type Host struct {
	// Post sends an answer. It can be called from several goroutines at once.
	Post func(line string)
	// GiveWay is called often during work. Where nothing can run at the same time
	// as the work, that is when [Server.Receive] gets its chance.
	GiveWay func()
	// Now returns the time in milliseconds since whenever.
	Now func() float64
}

// Server answers requests by messages. It works on one question after the other,
// on a goroutine of its own.
type Server struct {
	solver *Solver
	host   Host

	mu    sync.Mutex
	queue []*question // the first one is being worked on
}

// question is a request that is not answered yet.
type question struct {
	Request
	share     float64 // of the work that is done
	cancelled bool
}

// NewServer returns a server whose tables take at most limit bytes.
func NewServer(limit uint64, host Host) *Server {
	return &Server{solver: NewSolver(limit), host: host}
}

// Receive takes a request. It returns at once; the answers are posted.
func (s *Server) Receive(line string) {
	r, err := ParseRequest(line)
	switch {
	case err != nil:
		s.answer(Answer{Kind: Failed, ID: r.ID, Err: err})
	case r.Kind == Ping:
		s.answer(s.state())
	case r.Kind == Cancel:
		s.cancel(r.ID)
	default:
		s.ask(r)
	}
}

func (s *Server) answer(a Answer) { s.host.Post(a.String()) }

func (s *Server) state() Answer {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.queue) == 0 {
		return Answer{Kind: Idle}
	}
	return Answer{Kind: Working, ID: s.queue[0].ID, Share: s.queue[0].share}
}

func (s *Server) ask(r Request) {
	q := &question{Request: r}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.queue = append(s.queue, q)
	if len(s.queue) == 1 {
		go s.work(q)
	}
}

// cancel answers a question that still waits. One that is being worked on is
// answered when the work has noticed.
func (s *Server) cancel(id uint64) {
	s.mu.Lock()
	waiting := false
	for i, q := range s.queue {
		if q.ID == id {
			q.cancelled = true
			if waiting = i > 0; waiting {
				s.queue = append(s.queue[:i:i], s.queue[i+1:]...)
			}
			break
		}
	}
	s.mu.Unlock()
	if waiting {
		s.answer(Answer{Kind: Failed, ID: id, Err: errCancelled})
	}
}

// work answers the questions of the queue, q first, until there are none.
func (s *Server) work(q *question) {
	for q != nil {
		a := s.solve(q)
		s.mu.Lock()
		s.queue = s.queue[1:]
		q = nil
		if len(s.queue) > 0 {
			q = s.queue[0]
		}
		s.mu.Unlock()
		s.answer(a)
	}
}

// solve works on one question. A panic in it is answered as an internal error:
// the worker goes on, since nothing of the question is left behind.
func (s *Server) solve(q *question) (a Answer) {
	defer func() {
		if problem := recover(); problem != nil {
			a = Answer{Kind: Failed, ID: q.ID, Err: &Error{Internal, text(problem)}}
		}
	}()
	a = Answer{Kind: Done, ID: q.ID}
	switch q.Kind {
	case Evaluate:
		var e Evaluation
		if e, a.Err = s.solver.Evaluate(q.Position, int(q.Limit), s.rhythm(q)); a.Err == nil {
			a.Payload = e.String()
		}
	case Reply:
		var m engine.Move
		if m, a.Err = s.solver.Reply(q.Position, q.Bot, q.Seed, s.rhythm(q)); a.Err == nil {
			a.Payload = m.List()
		}
	}
	if a.Err != nil {
		a.Kind = Failed
	}
	return a
}

// rhythm returns the progress function that gives way, tells progress and stops
// the work, each at the right time.
func (s *Server) rhythm(q *question) Progress {
	gaveWay := s.host.Now()
	told := gaveWay
	return func(share float64) error {
		now := s.host.Now()
		if now-gaveWay < giveWayEvery {
			return nil
		}
		if now-told >= progressEvery {
			told = now
			s.answer(Answer{Kind: Underway, ID: q.ID, Share: share})
		}
		s.host.GiveWay()
		gaveWay = s.host.Now()
		s.mu.Lock()
		defer s.mu.Unlock()
		q.share = share
		if q.cancelled {
			return errCancelled
		}
		return nil
	}
}

// text says what a panic was about.
func text(problem any) string {
	switch problem := problem.(type) {
	case error:
		return problem.Error()
	case string:
		return problem
	}
	return "the engine stopped at a mistake of its own"
}
