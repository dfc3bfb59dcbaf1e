package client

import (
	"strings"
	"sync"
	"testing"
	"time"

	"catchup/engine"
	"catchup/engine/solver"
	"catchup/engine/wire"
	"catchup/engine/worker"
)

// fleet launches fake workers, one after the other.
type fleet struct {
	// loading is how long a worker takes to get ready; 0 is forever.
	loading time.Duration
	// heard is what each worker does with a message, beside keeping it.
	heard func(w *fake, line string)

	mu    sync.Mutex
	fakes []*fake
}

// fake is a worker of a fleet.
type fake struct {
	run     int // 0 for the first
	receive func(line string)
	broke   func(reason string)

	mu         sync.Mutex
	lines      []string
	heard      func(w *fake, line string)
	terminated bool
}

func (f *fleet) launch(receive, broke func(string)) port {
	f.mu.Lock()
	defer f.mu.Unlock()
	w := &fake{run: len(f.fakes), receive: receive, broke: broke, heard: f.heard}
	f.fakes = append(f.fakes, w)
	if f.loading > 0 {
		time.AfterFunc(f.loading, func() { receive("idle") })
	}
	return w
}

func (f *fleet) worker(t *testing.T, run int) *fake {
	t.Helper()
	f.mu.Lock()
	defer f.mu.Unlock()
	if run >= len(f.fakes) {
		t.Fatalf("%d workers were started, want %d", len(f.fakes), run+1)
	}
	return f.fakes[run]
}

func (f *fleet) started() int {
	f.mu.Lock()
	defer f.mu.Unlock()
	return len(f.fakes)
}

func (w *fake) post(line string) {
	w.mu.Lock()
	w.lines = append(w.lines, line)
	w.mu.Unlock()
	if w.heard != nil {
		w.heard(w, line)
	}
}

func (w *fake) terminate() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.terminated = true
}

func (w *fake) isTerminated() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.terminated
}

// posted returns the messages of a kind that the worker was sent.
func (w *fake) posted(kind worker.Kind) []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	var lines []string
	for _, line := range w.lines {
		if strings.HasPrefix(line, string(kind)) {
			lines = append(lines, line)
		}
	}
	return lines
}

// answer is what a good worker says to a message: to a question that a draw it is,
// with no moves.
func answer(w *fake, line string) {
	var r worker.Request
	if wire.Read(line, &r) != nil {
		return
	}
	a := worker.Answer{Kind: worker.Done, ID: r.ID}
	switch r.Kind {
	case worker.Ask:
		a.Words = map[string]string{"evaluate": "no 0 7 no", "search": "draw draw 5 64 1"}[r.Question]
	case worker.Cancel:
		a.Kind, a.Err = worker.Failed, &solver.Error{Code: solver.Cancelled, Text: "cancelled"}
	case worker.Ping:
		a.Kind = worker.Idle
	}
	w.receive(wire.Write(&a))
}

// busy is a worker that answers pings and cancellations but never finishes.
func busy(w *fake, line string) {
	if !strings.HasPrefix(line, "ask") {
		answer(w, line)
	}
}

// deafWorker never says a word.
func deafWorker(*fake, string) {}

var somewhere = engine.Position{Left: engine.OneTo(7)}
