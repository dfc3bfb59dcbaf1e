package client

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"catchup/engine"
	"catchup/engine/search"
	"catchup/engine/solver"
	"catchup/engine/worker"
)

// searched asks on a goroutine of its own and returns where the result will be.
func searched(ctx context.Context, r *remote, progress func(solver.Work)) <-chan foundOrNot {
	result := make(chan foundOrNot, 1)
	go func() {
		f, err := solveRemote(ctx, r, &solver.Search{Position: somewhere, Limits: search.Limits{Nodes: 9, Memory: 1 << 30}}, progress)
		result <- foundOrNot{f, err}
	}()
	return result
}

type foundOrNot struct {
	solver.Found
	err error
}

func TestASearchTellsNodesAndBytes(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: deafWorker}
		var told []solver.Work
		result := searched(context.Background(), newRemote(f.launch), func(work solver.Work) { told = append(told, work) })
		time.Sleep(time.Second)
		for _, line := range []string{"progress 1 250 30 4000", "progress 1 500 60 8000", "done 1 draw win 90 8000 -"} {
			f.worker(t, 0).receive(line)
			synctest.Wait()
		}
		if r, want := <-result, (solver.Found{AtLeast: engine.Draw, AtMost: engine.Win, Nodes: 90, Bytes: 8000}); r.err != nil || r.Found != want {
			t.Errorf("%+v, want %+v", r, want)
		}
		if want := []solver.Work{{Done: 0.25, Nodes: 30, Bytes: 4000}, {Done: 0.5, Nodes: 60, Bytes: 8000}}; !slices.Equal(told, want) {
			t.Errorf("told %+v", told)
		}
		if got := f.worker(t, 0).posted(worker.Ask); !slices.Equal(got, []string{"ask 1 search 1-7 9 1073741824"}) {
			t.Errorf("the worker was asked %q", got)
		}
	})
}

// A search that is stopped is as quick as any other question, and what the worker
// knows by then arrives, if it answers in time.
func TestASearchThatIsStoppedTellsWhatItKnows(t *testing.T) {
	for _, test := range []struct {
		answers bool
		want    solver.Found
	}{
		{true, solver.Found{AtLeast: engine.Draw, AtMost: engine.Win, Nodes: 5, Bytes: 64}},
		{false, solver.Nothing},
	} {
		synctest.Test(t, func(t *testing.T) {
			f := &fleet{loading: time.Second, heard: func(w *fake, line string) {
				if test.answers && strings.HasPrefix(line, "cancel") {
					w.receive("done 1 draw win 5 64 -")
				}
			}}
			ctx, cancel := context.WithCancel(context.Background())
			result := searched(ctx, newRemote(f.launch), nil)
			time.Sleep(2 * time.Second)
			start := time.Now()
			cancel()
			if r := <-result; !errors.Is(r.err, context.Canceled) || r.Found != test.want || time.Since(start) > patience {
				t.Errorf("%+v after %v, want %+v", r, time.Since(start), test.want)
			}
			if terminated := f.worker(t, 0).isTerminated(); terminated == test.answers {
				t.Errorf("terminated: %v", terminated)
			}
		})
	}
}

// A worker that a search has made large is replaced, also if the search was stopped.
// A question that waits in it is not lost.
func TestMemoryIsGivenBack(t *testing.T) {
	for _, test := range []struct {
		name     string
		stop     bool
		bytes    string
		restarts bool
	}{
		{"done", false, "268435457", true},
		{"stopped", true, "268435457", true},
		{"done, little memory", false, "268435456", false},
		{"stopped, little memory", true, "268435456", false},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				f := &fleet{loading: time.Second, heard: func(w *fake, line string) {
					if w.run == 1 || strings.HasPrefix(line, "cancel") {
						answer(w, line)
					}
				}}
				r := newRemote(f.launch)
				ctx, cancel := context.WithCancel(context.Background())
				defer cancel()
				result := searched(ctx, r, nil)
				time.Sleep(time.Second)
				other := evaluate(context.Background(), r)
				synctest.Wait()
				f.worker(t, 0).receive("progress 1 500 5 " + test.bytes)
				synctest.Wait()
				if test.stop {
					cancel()
					f.worker(t, 0).receive("error 1 cancelled cancelled")
				} else {
					f.worker(t, 0).receive("done 1 draw draw 5 " + test.bytes + " 1")
				}
				if r := <-result; test.stop != (r.err != nil) {
					t.Errorf("%+v", r)
				}
				if terminated := f.worker(t, 0).isTerminated(); terminated != test.restarts {
					t.Errorf("terminated: %v", terminated)
				}
				if !test.restarts {
					f.worker(t, 0).receive("done 2 no 0 7 no")
				}
				if err := <-other; err != nil {
					t.Error(err)
				}
			})
		})
	}
}

// Every question can be stopped in the same way.
func TestAQuestionIsStopped(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: deafWorker}
		ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
		defer cancel()
		question := &solver.Line{Position: somewhere, Margins: true}
		if _, err := solveRemote(ctx, newRemote(f.launch), question, nil); !errors.Is(err, context.DeadlineExceeded) {
			t.Errorf("error %v", err)
		}
		w := f.worker(t, 0)
		if want := []string{"cancel 1"}; !w.isTerminated() || !slices.Equal(w.posted(worker.Cancel), want) {
			t.Errorf("terminated %v, was sent %q", w.isTerminated(), w.lines)
		}
	})
}
