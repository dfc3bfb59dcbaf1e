package client

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"catchup/engine/solver"
	"catchup/engine/worker"
)

// evaluate asks on a goroutine of its own and returns where the error will be.
func evaluate(ctx context.Context, r *remote) <-chan error {
	result := make(chan error, 1)
	go func() {
		_, err := solveRemote(ctx, r, &solver.Evaluate{Position: somewhere}, nil)
		result <- err
	}()
	return result
}

func TestOneWorkerIsStartedAtTheFirstQuestion(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: answer}
		r := newRemote(f.launch)
		if f.started() != 0 {
			t.Error("a worker was started before there was a question")
		}
		for range 3 {
			e, err := solveRemote(context.Background(), r, &solver.Evaluate{Position: somewhere, Limit: 5}, nil)
			if err != nil || e.Total != 7 {
				t.Errorf("evaluation %v, error %v", e, err)
			}
		}
		want := []string{"ask 1 evaluate 1-7 5 no", "ask 2 evaluate 1-7 5 no", "ask 3 evaluate 1-7 5 no"}
		if got := f.worker(t, 0).posted(worker.Ask); f.started() != 1 || !slices.Equal(got, want) {
			t.Errorf("%d workers, the first was asked %q", f.started(), got)
		}
	})
}

func TestProgressIsPassedOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: deafWorker}
		r := newRemote(f.launch)
		var shares []float64
		done := make(chan error)
		go func() {
			_, err := solveRemote(context.Background(), r, &solver.Evaluate{Position: somewhere}, func(work solver.Work) { shares = append(shares, work.Done) })
			done <- err
		}()
		time.Sleep(time.Second)
		synctest.Wait()
		for _, line := range []string{"progress 1 250 0 0", "progress 99 300 0 0", "progress 1 500 0 0", "done 1 no 0 7 no"} {
			f.worker(t, 0).receive(line)
			synctest.Wait()
		}
		if err := <-done; err != nil || !slices.Equal(shares, []float64{0.25, 0.5}) {
			t.Errorf("progress %v, error %v", shares, err)
		}
	})
}

func TestABrokenWorkerIsReplacedAndTheQuestionAskedAgain(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: func(w *fake, line string) {
			if w.run == 0 {
				w.broke("out of memory")
			} else {
				answer(w, line)
			}
		}}
		if err := <-evaluate(context.Background(), newRemote(f.launch)); err != nil {
			t.Error(err)
		}
		if !f.worker(t, 0).isTerminated() || f.started() != 2 {
			t.Errorf("%d workers, the first terminated: %v", f.started(), f.worker(t, 0).isTerminated())
		}
		if got := f.worker(t, 1).posted(worker.Ask); len(got) != 1 || !strings.HasPrefix(got[0], "ask 2 evaluate ") {
			t.Errorf("the second worker was asked %q", got)
		}
	})
}

func TestAWorkerThatBreaksTwiceIsAnError(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: func(w *fake, line string) { w.broke("out of memory") }}
		err := <-evaluate(context.Background(), newRemote(f.launch))
		var broken *BrokenError
		if !errors.As(err, &broken) || broken.Reason != "out of memory" || f.started() != 2 {
			t.Errorf("error %v after %d workers", err, f.started())
		}
	})
}

func TestAWorkerThatBreaksBetweenQuestionsIsReplaced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: answer}
		r := newRemote(f.launch)
		<-evaluate(context.Background(), r)
		f.worker(t, 0).broke("ended by the browser")
		if err := <-evaluate(context.Background(), r); err != nil {
			t.Error(err)
		}
		if f.started() != 2 || len(f.worker(t, 0).posted(worker.Ask)) != 1 {
			t.Errorf("%d workers, the first was asked %q", f.started(), f.worker(t, 0).lines)
		}
	})
}

func TestASilentWorkerIsTakenForDead(t *testing.T) {
	for _, test := range []struct {
		name    string
		loading time.Duration
		want    time.Duration // until the second worker has failed too
	}{
		{"when ready", time.Second / 2, 2 * 5 * time.Second},
		{"when it never loads", 0, 2 * 60 * time.Second},
	} {
		t.Run(test.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				f := &fleet{loading: test.loading, heard: deafWorker}
				start := time.Now()
				err := <-evaluate(context.Background(), newRemote(f.launch))
				var broken *BrokenError
				if took := time.Since(start); !errors.As(err, &broken) || took < test.want || took > test.want+2*time.Second {
					t.Errorf("error %v after %v", err, took)
				}
			})
		})
	}
}

func TestAWorkerThatAnswersPingsMayTakeItsTime(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		f := &fleet{loading: time.Second, heard: busy}
		result := evaluate(context.Background(), newRemote(f.launch))
		time.Sleep(time.Hour)
		synctest.Wait()
		f.worker(t, 0).receive("done 1 no 0 7 no")
		if err := <-result; err != nil || f.started() != 1 {
			t.Errorf("error %v after %d workers", err, f.started())
		}
	})
}
