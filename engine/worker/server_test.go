package worker

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"catchup/engine/solver"
	"catchup/engine/wire"
)

// stage is a host with a clock that goes on by 30 ms whenever it is read, so that
// the server gives way at every chance. What then happens is up to the test.
type stage struct {
	*Server
	mu      sync.Mutex
	now     float64
	posted  []string
	arrived chan string // every done and error
	gaveWay func()
}

func newStage(limit uint64) *stage {
	s := &stage{arrived: make(chan string, 100), gaveWay: func() {}}
	s.Server = NewServer(solver.New(limit).AnswerText, Host{
		Post: func(line string) {
			s.mu.Lock()
			s.posted = append(s.posted, line)
			s.mu.Unlock()
			if strings.HasPrefix(line, "done") || strings.HasPrefix(line, "error") {
				s.arrived <- line
			}
		},
		GiveWay: func() { s.gaveWay() },
		Now: func() float64 {
			s.now += 30
			return s.now
		},
	})
	return s
}

// lines returns what was posted so far.
func (s *stage) lines() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.posted)
}

func expect(t *testing.T, s *stage, want string) {
	t.Helper()
	if got := <-s.arrived; got != want {
		t.Errorf("answer %q, want %q", got, want)
	}
}

func TestQuestionsAreAnsweredInTurn(t *testing.T) {
	s := newStage(1 << 20)
	s.Receive("ask 1 evaluate {1,2,4,7}:4 3 no")
	s.Receive("ask 2 reply {1,2,4,7}:4 perfect 9")
	s.Receive("ask 3 evaluate 1-30 1 no")
	s.Receive("ask 4 evaluate 2,2,2,3,3 1 no")
	expect(t, s, "done 1 no 1 8 yes 1 1 6 3 1,2,7 1 2,7 0 4 -1")
	expect(t, s, "done 2 1,2,7")
	expect(t, s, "error 3 too-large 2147483648 1048576 1-30")
	expect(t, s, "done 4 no 1 2 yes 1 0 1 1 2 1")
}

func TestNonsenseIsAnsweredWithTheIdIfItHasOne(t *testing.T) {
	s := newStage(1 << 20)
	s.Receive("hello")
	s.Receive("ask 7 evaluate {0} 3 no")
	s.Receive("ask 8 reply {1} nobody 1")
	expect(t, s, `error 0 malformed there is no request "hello"`)
	expect(t, s, `error 7 malformed position "{0}", character 2: a number must be from 1 to 99`)
	if got := <-s.arrived; !strings.HasPrefix(got, "error 8 malformed no player is called nobody") {
		t.Errorf("answer %q", got)
	}
}

func TestAPingIsAnsweredInTheMiddleOfWork(t *testing.T) {
	s := newStage(64 << 20)
	s.Receive("ping")
	s.gaveWay = func() { s.Receive("ping") }
	s.Receive("ask 1 evaluate 1-19 1 no")
	expect(t, s, "done 1 no 0 19 yes 0 19 0 1 1 0")
	lines := s.lines()
	working := slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return !strings.HasPrefix(line, "working 1 ") })
	progress := slices.DeleteFunc(slices.Clone(lines), func(line string) bool { return !strings.HasPrefix(line, "progress 1 ") })
	if lines[0] != "idle" || len(working) < 5 || len(progress) < 2 || len(progress) >= len(working) {
		t.Errorf("posted %q", lines)
	}
}

func TestCancelledInTheMiddleOfWork(t *testing.T) {
	s := newStage(64 << 20)
	gaveWay := 0
	s.gaveWay = func() {
		if gaveWay++; gaveWay == 3 {
			s.Receive("cancel 1")
		}
	}
	s.Receive("ask 1 evaluate 1-20 1 no")
	expect(t, s, "error 1 cancelled cancelled")
	if gaveWay != 3 {
		t.Errorf("gave way %d times", gaveWay)
	}
	s.Receive("cancel 1")
	s.Receive("ask 2 evaluate 1-4 1 no")
	expect(t, s, "done 2 no 0 4 yes 0 2 2 1 1 0")
}

// A search that is cancelled tells what it knows; meanwhile it answers pings, and
// tells how far it is.
func TestASearchCancelledInTheMiddle(t *testing.T) {
	s := newStage(64 << 20)
	gaveWay := 0
	s.gaveWay = func() {
		s.Receive("ping")
		if gaveWay++; gaveWay == 200 {
			s.Receive("cancel 1")
		}
	}
	s.Receive("ask 1 search 1-33 0 67108864")
	var f solver.Found
	err := wire.ReadWith(strings.TrimPrefix(<-s.arrived, "done 1 "), func(l *wire.Line) { (&solver.Search{}).Result(l, &f) })
	if err != nil || f.Proved() || f.Nodes < 10_000 || f.Bytes < 1<<20 || f.Bytes > 64<<20 || f.Best.Len() > 0 {
		t.Errorf("found %+v, error %v", f, err)
	}
	pings, last := 0, solver.Work{}
	for _, line := range s.lines() {
		var a Answer
		switch err := wire.Read(line, &a); {
		case err != nil:
			t.Error(err)
		case a.Kind == Working:
			pings++
		case a.Kind == Underway:
			if a.Work.Done < last.Done || a.Work.Nodes < last.Nodes || a.Work.Bytes < last.Bytes {
				t.Errorf("progress %+v after %+v", a.Work, last)
			}
			last = a.Work
		}
	}
	if pings != 200 || last.Nodes < 10_000 || last.Bytes < 1<<20 || last.Nodes > f.Nodes {
		t.Errorf("%d pings were answered, progress came to %+v", pings, last)
	}
	s.gaveWay = func() {}
	s.Receive("ask 2 evaluate 1-4 1 no")
	expect(t, s, "done 2 no 0 4 yes 0 2 2 1 1 0")
}

func TestCancelledWhileWaiting(t *testing.T) {
	s := newStage(64 << 20)
	var once sync.Once
	s.gaveWay = func() {
		once.Do(func() {
			s.Receive("ask 2 evaluate 1-4 1 no")
			s.Receive("ask 3 evaluate 1-5 1 no")
			s.Receive("cancel 2")
		})
	}
	s.Receive("ask 1 evaluate 1-18 1 no")
	expect(t, s, "error 2 cancelled cancelled")
	expect(t, s, "done 1 no -1 18 yes 0 0 18 1 1 -1")
	expect(t, s, "done 3 no 1 5 yes 1 0 4 1 3 1")
}

func TestAMistakeOfOurOwnIsAnswered(t *testing.T) {
	s := newStage(64 << 20)
	s.gaveWay = func() { panic("oh") }
	s.Receive("ask 1 evaluate 1-18 1 no")
	expect(t, s, "error 1 internal oh")
	s.gaveWay = func() {}
	s.Receive("ask 2 evaluate {3} 1 no")
	expect(t, s, "done 2 no 1 1 yes 1 0 0 1 3 1")
}
