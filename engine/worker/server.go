// Package worker is the protocol between a page and a worker that answers its questions
// beside it: ask, cancel, ping, a line of text each. The messages are described at
// [Request] and [Answer].
//
// What can be asked is no part of it. To add a question is to write it once where it is
// computed, as a type of package solver (of package lab for the Lab's program) that says
// its kind, its fields and those of its answer, and once where it is asked, by
// client.Ask. Its text follows from the fields.
//
// A program with such a server is compiled on its own for the worker (folder wasm). To
// keep it small neither this package nor what it imports uses fmt, context, time or
// reflect.
package worker

import (
	"sync"

	"catchup/engine/solver"
	"catchup/engine/wire"
)

// How long the server works before it gives way, and before it tells progress, in
// milliseconds.
const (
	giveWayEvery  = 25
	progressEvery = 100
)

var errCancelled = &solver.Error{Code: solver.Cancelled, Text: "cancelled"}

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

// Answerer answers questions of all kinds, as text.
type Answerer func(kind, words string, progress solver.Progress) (string, error)

// Server answers requests by messages. It works on one question after the other,
// on a goroutine of its own.
type Server struct {
	answerer Answerer
	host     Host

	mu    sync.Mutex
	queue []*question // the first one is being worked on
}

// question is a request that is not answered yet.
type question struct {
	Request
	done      float64 // share of the work
	cancelled bool
}

// NewServer returns a server of these answers.
func NewServer(answerer Answerer, host Host) *Server {
	return &Server{answerer: answerer, host: host}
}

// Receive takes a request. It returns at once; the answers are posted.
func (s *Server) Receive(line string) {
	var r Request
	switch err := wire.Read(line, &r); {
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

func (s *Server) answer(a Answer) { s.host.Post(wire.Write(&a)) }

func (s *Server) state() Answer {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.queue) == 0 {
		return Answer{Kind: Idle}
	}
	return Answer{Kind: Working, ID: s.queue[0].ID, Work: solver.Work{Done: s.queue[0].done}}
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
			a = Answer{Kind: Failed, ID: q.ID, Err: &solver.Error{Code: solver.Internal, Text: text(problem)}}
		}
	}()
	words, err := s.answerer(q.Question, q.Words, s.rhythm(q))
	if err != nil {
		return Answer{Kind: Failed, ID: q.ID, Err: err}
	}
	return Answer{Kind: Done, ID: q.ID, Words: words}
}

// rhythm returns the progress function that gives way, tells progress and stops
// the work, each at the right time.
func (s *Server) rhythm(q *question) solver.Progress {
	gaveWay := s.host.Now()
	told := gaveWay
	return func(work solver.Work) error {
		now := s.host.Now()
		if now-gaveWay < giveWayEvery {
			return nil
		}
		if now-told >= progressEvery {
			told = now
			s.answer(Answer{Kind: Underway, ID: q.ID, Work: work})
		}
		s.host.GiveWay()
		gaveWay = s.host.Now()
		s.mu.Lock()
		defer s.mu.Unlock()
		q.done = work.Done
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
