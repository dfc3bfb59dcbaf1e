package client

import (
	"context"
	"strconv"
	"sync"
	"sync/atomic"
	"time"

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

const (
	// patience is how long a cancelled worker has to say that it has stopped,
	// before it is ended and, with the next question, started anew.
	patience = 200 * time.Millisecond
	// heartbeat is how often a worker that owes an answer is asked whether it is
	// still there: one that the browser has ended is just silent.
	heartbeat = time.Second
	// deaf and late are how many heartbeats may go by without a word, before the
	// worker is taken for dead: deaf once it is ready, late while it is loaded.
	// They are counted, not timed: a page that sleeps with its worker does not
	// count the night.
	deaf = 5
	late = 60
)

// session is one run of a worker, from its start to its end. What still arrives
// from a run that has ended reaches nobody.
type session struct {
	port  port
	heard atomic.Uint64 // how many messages have arrived
	ready chan struct{} // closed when the worker can take questions
	why   atomic.Pointer[end]
	ended chan struct{} // closed when the run is over and why says why

	mu      sync.Mutex
	awaited map[uint64]chan worker.Answer // by id; each takes the latest message
}

// end is why a run is over: the worker broke, or a question had it terminated.
type end struct {
	broken bool
	reason string
}

func newSession(launch launch) *session {
	s := &session{ready: make(chan struct{}), ended: make(chan struct{}), awaited: map[uint64]chan worker.Answer{}}
	s.port = launch(s.receive, func(reason string) { s.end(&end{true, reason}) })
	return s
}

// ask posts the question as soon as the worker is ready and returns its answer,
// or why the run is over instead. If the context ends it has the worker stop, and
// wants it terminated if it does not in time.
func (s *session) ask(ctx context.Context, question worker.Request, progress func(solver.Work)) (worker.Answer, *end) {
	messages := s.await(question.ID)
	defer s.forget(question.ID)
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	ready, unwanted := s.ready, ctx.Done()
	var impatient <-chan time.Time
	silent, limit, heard := 0, late, s.heard.Load()
	for {
		select {
		case <-ready:
			ready = nil
			silent, limit = 0, deaf
			s.port.post(wire.Write(&question))
		case a := <-messages:
			if a.Kind == worker.Underway {
				progress(a.Work)
				continue
			}
			if unwanted == nil {
				a.Err = ctx.Err() // of a search there are words all the same: what it knows
			}
			return a, nil
		case <-s.ended:
			return worker.Answer{}, s.why.Load()
		case <-unwanted:
			if ready != nil { // it has not seen the question and need not know
				return worker.Answer{Err: ctx.Err()}, nil
			}
			unwanted, impatient = nil, time.After(patience)
			s.port.post(wire.Write(&worker.Request{Kind: worker.Cancel, ID: question.ID}))
		case <-impatient:
			return worker.Answer{}, &end{false, "it did not stop when it was told to"}
		case <-beat.C:
			words := s.heard.Load()
			if silent++; words > heard {
				silent, heard = 0, words
			}
			if silent == limit {
				seconds := strconv.Itoa(limit * int(heartbeat/time.Second))
				return worker.Answer{}, &end{true, "no word from it for " + seconds + " seconds"}
			}
			if ready == nil {
				s.port.post(string(worker.Ping))
			}
		}
	}
}

// await returns where the messages with an id come.
func (s *session) await(id uint64) <-chan worker.Answer {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.awaited[id] = make(chan worker.Answer, 1)
	return s.awaited[id]
}

func (s *session) forget(id uint64) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.awaited, id)
}

// receive takes a message of the worker to the question that it is for.
func (s *session) receive(line string) {
	var a worker.Answer
	if err := wire.Read(line, &a); err != nil {
		s.end(&end{true, err.Error()})
		return
	}
	if s.heard.Add(1) == 1 {
		close(s.ready)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	messages := s.awaited[a.ID]
	if messages == nil || a.Kind == worker.Working {
		return
	}
	select {
	case <-messages: // nobody has looked at the one before
	default:
	}
	messages <- a
	if a.Kind != worker.Underway {
		delete(s.awaited, a.ID)
	}
}

// end ends the run, once. Those who still wait for an answer learn why.
func (s *session) end(why *end) {
	if s.why.CompareAndSwap(nil, why) {
		close(s.ended)
		s.port.terminate()
	}
}
