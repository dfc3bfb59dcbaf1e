package client

import (
	"context"
	"errors"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"catchup/engine/solver"
	"catchup/engine/worker"
)

func TestAWorkerThatStopsIsKept(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: busy}
		ctx, cancel := context.WithCancel(context.Background())
		result := evaluate(ctx, newRemote(f.launch))
		time.Sleep(2500 * time.Millisecond)
		start := time.Now()
		cancel()
		if err := <-result; !errors.Is(err, context.Canceled) || time.Since(start) > 0 {
			t.Errorf("error %v after %v", err, time.Since(start))
		}
		if w := f.worker(t, 0); w.isTerminated() || len(w.posted(worker.Cancel)) != 1 {
			t.Errorf("terminated %v, was sent %q", w.isTerminated(), w.lines)
		}
	})
}

// The second question waits in the worker that the first one has terminated. That
// is no fault of its own: it is asked again, twice if need be.
func TestAWorkerThatDoesNotStopIsReplaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Millisecond, heard: func(w *fake, line string) {
			if w.run == 2 {
				answer(w, line)
			}
		}}
		r := newRemote(f.launch)
		other := evaluate(context.Background(), r)
		for run := range 2 {
			ctx, cancel := context.WithCancel(context.Background())
			result := evaluate(ctx, r)
			time.Sleep(50 * time.Millisecond)
			start := time.Now()
			cancel()
			if err := <-result; !errors.Is(err, context.Canceled) || time.Since(start) != patience {
				t.Errorf("error %v after %v", err, time.Since(start))
			}
			if !f.worker(t, run).isTerminated() {
				t.Errorf("worker %d still runs", run)
			}
		}
		if err := <-other; err != nil || f.started() != 3 {
			t.Errorf("the other question: error %v after %d workers", err, f.started())
		}
	})
}

func TestCancellingWhileTheWorkerLoadsKeepsIt(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: 10 * time.Second, heard: answer}
		r := newRemote(f.launch)
		ctx, cancel := context.WithTimeout(context.Background(), time.Second)
		defer cancel()
		if err := <-evaluate(ctx, r); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("error %v", err)
		}
		if err := <-evaluate(context.Background(), r); err != nil || f.started() != 1 {
			t.Errorf("the next question: error %v, %d workers", err, f.started())
		}
		if got := f.worker(t, 0).posted(worker.Ask); len(got) != 1 {
			t.Errorf("the worker was asked %q", got)
		}
	})
}

// What an ended worker still says is not taken for the answer of the next one.
func TestIdsAreNotConfusedAcrossRestarts(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: func(w *fake, line string) {
			if w.run == 0 && strings.HasPrefix(line, "ask") {
				w.broke("out of memory")
			}
		}}
		r := newRemote(f.launch)
		total := make(chan uint64)
		go func() {
			e, err := solveRemote(context.Background(), r, &solver.Evaluate{Position: somewhere}, nil)
			if err != nil {
				t.Error(err)
			}
			total <- e.Total
		}()
		time.Sleep(3 * time.Second)
		synctest.Wait()
		f.worker(t, 0).receive("done 1 no 1 1 no")
		f.worker(t, 0).receive("done 2 no 1 2 no")
		f.worker(t, 1).receive("done 1 no 1 3 no")
		f.worker(t, 1).receive("done 2 no 1 4 no")
		if got := <-total; got != 4 {
			t.Errorf("the answer was number %d", got)
		}
	})
}

func TestANonsenseAnswerIsABrokenWorker(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: func(w *fake, line string) { w.receive("hello") }}
		var broken *BrokenError
		if err := <-evaluate(context.Background(), newRemote(f.launch)); !errors.As(err, &broken) {
			t.Errorf("error %v", err)
		}
	})
}
