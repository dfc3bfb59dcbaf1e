package worker

import (
	"slices"
	"strings"
	"sync"
	"testing"

	"catchup/engine"
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
	s.Server = NewServer(limit, Host{
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
	s.Receive("evaluate 1 3 {1,2,4,7}:4")
	s.Receive("reply 2 9 {1,2,4,7}:4 perfect")
	s.Receive("evaluate 3 1 1-30")
	s.Receive("evaluate 4 1 2,2,2,3,3")
	expect(t, s, "done 1 win 8 1 1 6 1,2,7/2,7/4")
	expect(t, s, "done 2 1,2,7")
	expect(t, s, "error 3 too-large 2147483648 1048576 {1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30}")
	expect(t, s, "done 4 win 2 1 0 1 2")
}

func TestEveryKindOfQuestion(t *testing.T) {
	for question, want := range map[string]string{
		"margin 1 3 {1,2,4,7}:4":                  "done 1 win=2 8 1 1 6 1,2,7=2/2,7=0/7=-2",
		"margin 1 3 1-30":                         "error 1 too-large 17179869184 1048576 " + engine.OneTo(30).String(),
		"search 1 0 65536 {1,2,4,7}:4":            "done 1 win win 0 1088 1,2,7",
		"search 1 0 65536 {1,2}:4":                "done 1 loss loss 0 128 1,2",
		"search 1 0 65536 {}:0":                   "done 1 draw draw 0 64 -",
		"line 1 outcome {1,2,4,7}:4":              "done 1 1,2,4,7:4/1,2,7/4",
		"line 1 margin 1-7":                       "done 1 1-7/1/2/3/7/6/5/4",
		"line 1 margin {}:3":                      "done 1 {}:3",
		"prove 1 9 {1,2,4,7}:4 {4}":               "done 1 win loss 4/7 2 4(7)",
		"prove 1 9 {1,2,4,7}:4 {1}":               "error 1 malformed 1 cannot be taken from {1,2,4,7}:4: the turn goes on until 4 is reached or nothing is left",
		"choose 1 9 5 {1,2,4,7}:4 max-score":      "done 1 max-score all 1 0 0 1,2,7",
		"choose 1 1 5 {1,2,4,7}:4 random,perfect": "done 1 random all 1 1 6 1,2,7 perfect all 1 0 0 1,2,7",
		"choose 1 1 5 {1,2,4,7}:4 random,nobody":  "error 1 malformed no player is called nobody: ",
		"choose 1 1 5 {}:4 random":                "error 1 malformed {}:4 is over: there is no move",
	} {
		s := newStage(1 << 20)
		s.Receive(question)
		if got := <-s.arrived; !strings.HasPrefix(got, want) {
			t.Errorf("%s: %s, want %s", question, got, want)
		}
	}
}

func TestNonsenseIsAnsweredWithTheIdIfItHasOne(t *testing.T) {
	s := newStage(1 << 20)
	s.Receive("hello")
	s.Receive("evaluate 7 3 {0}")
	s.Receive("reply 8 1 {1} nobody")
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
	s.Receive("evaluate 1 1 1-19")
	expect(t, s, "done 1 draw 19 0 19 0 1")
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
	s.Receive("evaluate 1 1 1-20")
	expect(t, s, "error 1 cancelled cancelled")
	if gaveWay != 3 {
		t.Errorf("gave way %d times", gaveWay)
	}
	s.Receive("cancel 1")
	s.Receive("evaluate 2 1 1-4")
	expect(t, s, "done 2 draw 4 0 2 2 1")
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
	s.Receive("search 1 0 67108864 1-33")
	f, err := ParseFound(strings.TrimPrefix(<-s.arrived, "done 1 "))
	if err != nil || f.Proved() || f.Nodes < 10_000 || f.Bytes < 1<<20 || f.Bytes > 64<<20 || f.Best.Len() > 0 {
		t.Errorf("found %+v, error %v", f, err)
	}
	pings, last := 0, Work{}
	for _, line := range s.lines() {
		switch a, err := ParseAnswer(line); {
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
	s.Receive("evaluate 2 1 1-4")
	expect(t, s, "done 2 draw 4 0 2 2 1")
}

func TestCancelledWhileWaiting(t *testing.T) {
	s := newStage(64 << 20)
	var once sync.Once
	s.gaveWay = func() {
		once.Do(func() {
			s.Receive("evaluate 2 1 1-4")
			s.Receive("evaluate 3 1 1-5")
			s.Receive("cancel 2")
		})
	}
	s.Receive("evaluate 1 1 1-18")
	expect(t, s, "error 2 cancelled cancelled")
	expect(t, s, "done 1 loss 18 0 0 18 1")
	expect(t, s, "done 3 win 5 1 0 4 3")
}

func TestAMistakeOfOurOwnIsAnswered(t *testing.T) {
	s := newStage(64 << 20)
	s.gaveWay = func() { panic("oh") }
	s.Receive("evaluate 1 1 1-18")
	expect(t, s, "error 1 internal oh")
	s.gaveWay = func() {}
	s.Receive("evaluate 2 1 {3}")
	expect(t, s, "done 2 win 1 1 0 0 3")
}
