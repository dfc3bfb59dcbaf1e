package worker

import (
	"strconv"
	"strings"
	"sync"

	"catchup/engine/search"
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
	payload func(r Request, progress Progress) (string, error) // of the answer
	host    Host

	mu    sync.Mutex
	queue []*question // the first one is being worked on
}

// question is a request that is not answered yet.
type question struct {
	Request
	done      float64 // share of the work
	cancelled bool
}

// NewServer returns a server whose tables take at most limit bytes.
func NewServer(limit uint64, host Host) *Server {
	return &Server{payload: NewSolver(limit).payload, host: host}
}

// NewServerFor returns a server for something else: it hands the text of every
// [Ask] to answer. Its payload is what that returns, after the milliseconds that it
// took.
func NewServerFor(answer func(question string, progress Progress) (string, error), host Host) *Server {
	return &Server{host: host, payload: func(r Request, progress Progress) (string, error) {
		if r.Kind != Ask {
			return "", notHere(r.Kind)
		}
		began := host.Now()
		text, err := answer(r.Question, progress)
		return strconv.FormatUint(uint64(host.Now()-began+0.5), 10) + " " + text, err
	}}
}

// notHere says that a request has come to a server that is not for it.
func notHere(kind Kind) error {
	return &Error{Malformed, "there is nobody here to " + string(kind)}
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
	return Answer{Kind: Working, ID: s.queue[0].ID, Work: Work{Done: s.queue[0].done}}
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
	if a.Payload, a.Err = s.payload(q.Request, s.rhythm(q)); a.Err != nil {
		a.Kind = Failed
	}
	return a
}

// payload returns the text of the answer to a request.
func (s *Solver) payload(r Request, progress Progress) (string, error) {
	switch r.Kind {
	case Evaluate:
		return line(s.Evaluate(r.Position, int(r.Limit), progress))
	case Margin:
		return line(s.Margin(r.Position, int(r.Limit), progress))
	case Search:
		found, err := s.Search(r.Position, search.Limits{Nodes: r.Nodes, Memory: r.Bytes}, progress)
		if err == errCancelled {
			err = nil // what is known is an answer too
		}
		return line(found, err)
	case Line:
		return line(s.Line(r.Position, r.Aim, progress))
	case Prove:
		p, err := s.Prove(r.Position, r.Move, int(r.Limit), progress)
		return ProofText(p), err
	case Choose:
		choices, err := s.Choose(r.Position, strings.Split(r.Bot, ","), r.Seed, int(r.Limit), progress)
		return ChoicesText(choices), err
	case Ask:
		return "", notHere(r.Kind)
	default: // a reply
		m, err := s.Reply(r.Position, r.Bot, r.Seed, progress)
		return m.List(), err
	}
}

// line returns the text of a result, if there is one.
func line[Result interface{ String() string }](r Result, err error) (string, error) {
	if err != nil {
		return "", err
	}
	return r.String(), nil
}

// rhythm returns the progress function that gives way, tells progress and stops
// the work, each at the right time.
func (s *Server) rhythm(q *question) Progress {
	gaveWay := s.host.Now()
	told := gaveWay
	return func(work Work) error {
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
