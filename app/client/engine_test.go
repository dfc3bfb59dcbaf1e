package client

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
	"catchup/engine/search"
	"catchup/engine/worker"
)

// served launches the real server, natively.
func served(receive, broke func(string)) port {
	s := worker.NewServer(1<<20, worker.Host{Post: receive, GiveWay: func() {}, Now: func() float64 { return 0 }})
	go s.Receive("ping")
	return serverPort{s}
}

type serverPort struct{ *worker.Server }

func (p serverPort) post(line string) { p.Receive(line) }
func (serverPort) terminate()         {}

// Both engines say the same, errors included.
func TestRemoteAndLocalAgree(t *testing.T) {
	ctx := context.Background()
	local, remote := NewLocal(1<<20), newRemote(served)
	for _, text := range []string{"{1,2,4,7}:4", "2,2,2,3,3", "1-12:20", "{}:3", "1-30", "1-40:200"} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, limit := range []int{0, 3, 1000} {
			want, wantErr := local.Evaluate(ctx, p, limit, nil)
			got, err := remote.Evaluate(ctx, p, limit, nil)
			if !reflect.DeepEqual(got, want) || !reflect.DeepEqual(err, wantErr) {
				t.Errorf("evaluate %s: remote %v, %v; local %v, %v", text, got, err, want, wantErr)
			}
		}
		for name, ask := range map[string]func(Engine) (any, error){
			"margin":          func(e Engine) (any, error) { return e.Margin(ctx, p, 5, nil) },
			"line by outcome": func(e Engine) (any, error) { return e.Line(ctx, p, worker.ByOutcome, nil) },
			"line by margin":  func(e Engine) (any, error) { return e.Line(ctx, p, worker.ByMargin, nil) },
			"search": func(e Engine) (any, error) {
				return e.Search(ctx, p, search.Limits{Nodes: 2000, Memory: 1 << 16}, nil)
			},
			"prove": func(e Engine) (any, error) {
				for m := range p.Moves() {
					return e.Prove(ctx, p, m, 10, nil)
				}
				return e.Prove(ctx, p, engine.OneTo(2), 10, nil)
			},
			"choose": func(e Engine) (any, error) {
				return e.Choose(ctx, p, []string{bot.Random, bot.Perfect, "level-3"}, 7, 3, nil)
			},
		} {
			want, wantErr := ask(local)
			got, err := ask(remote)
			if !reflect.DeepEqual(got, want) || (err == nil) != (wantErr == nil) || err != nil && err.Error() != wantErr.Error() {
				t.Errorf("%s %s: remote %+v, %v; local %+v, %v", name, text, got, err, want, wantErr)
			}
		}
		for _, name := range []string{bot.Random, bot.Perfect} {
			if name == bot.Perfect && p.Left.Len() > 20 {
				continue // a long search
			}
			want, wantErr := local.Reply(ctx, p, name, 7, nil)
			got, err := remote.Reply(ctx, p, name, 7, nil)
			if got != want || (err == nil) != (wantErr == nil) || err != nil && err.Error() != wantErr.Error() {
				t.Errorf("reply to %s by %s: remote %v, %v; local %v, %v", text, name, got, err, want, wantErr)
			}
		}
	}
}

func TestErrorsKeepTheirTypes(t *testing.T) {
	p := engine.Position{Left: engine.OneTo(30)}
	for name, e := range map[string]Engine{"local": NewLocal(1 << 20), "remote": newRemote(served)} {
		var large *induction.TooLargeError
		if _, err := e.Evaluate(context.Background(), p, 0, nil); !errors.As(err, &large) || large.Need != 2<<30 || large.Set != p.Left {
			t.Errorf("%s: error %v", name, err)
		}
		ctx, cancel := context.WithCancel(context.Background())
		cancel()
		if _, err := e.Evaluate(ctx, p, 0, nil); err != context.Canceled {
			t.Errorf("%s, cancelled: error %v", name, err)
		}
		if found, err := e.Search(ctx, p, search.Limits{}, nil); err != context.Canceled || found != worker.Nothing {
			t.Errorf("%s, cancelled: found %+v, error %v", name, found, err)
		}
		if _, err := e.Margin(context.Background(), p, 0, nil); !errors.As(err, &large) {
			t.Errorf("%s: error %v", name, err)
		}
		if _, err := e.Reply(context.Background(), p, "nobody", 0, nil); err == nil {
			t.Errorf("%s: there is a bot called nobody", name)
		}
	}
}

func TestLocalStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	_, err := NewLocal(memory).Evaluate(ctx, engine.Position{Left: engine.OneTo(22)}, 0, func(done float64) {
		if done > 0.5 {
			t.Errorf("worked on to %v", done)
		}
		cancel()
	})
	if err != context.Canceled {
		t.Errorf("error %v", err)
	}
}

func TestALocalSearchThatIsStoppedTellsWhatItKnows(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	found, err := NewLocal(1<<20).Search(ctx, engine.Position{Left: engine.OneTo(32)}, search.Limits{Memory: 1 << 24}, func(work worker.Work) {
		if work.Done >= 0.9 {
			cancel()
		}
	})
	if err != context.Canceled || found.AtLeast != engine.Draw || found.Bytes == 0 {
		t.Errorf("found %+v, error %v", found, err)
	}
}
