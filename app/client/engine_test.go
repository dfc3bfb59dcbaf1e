//go:build !wasm

package client

import (
	"context"
	"errors"
	"reflect"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/induction"
	"catchup/engine/lab"
	"catchup/engine/search"
	"catchup/engine/solver"
	"catchup/engine/wire"
	"catchup/engine/worker"
)

// served launches the real server, natively.
func served(receive, broke func(string)) port {
	s := worker.NewServer(solver.New(1<<20).AnswerText, worker.Host{Post: receive, GiveWay: func() {}, Now: func() float64 { return 0 }})
	go s.Receive("ping")
	return serverPort{s}
}

type serverPort struct{ *worker.Server }

func (p serverPort) post(line string) { p.Receive(line) }
func (serverPort) terminate()         {}

// agree checks that both engines say the same, errors included.
func agree[A any](t *testing.T, l *local, r *remote, q solver.Question[A]) {
	t.Helper()
	want, wantErr := solveLocal(t.Context(), l, q, nil)
	got, err := solveRemote(t.Context(), r, q, nil)
	if !reflect.DeepEqual(got, want) || (err == nil) != (wantErr == nil) || err != nil && err.Error() != wantErr.Error() {
		t.Errorf("%s %s: remote %+v, %v; local %+v, %v", q.Kind(), wire.Write(q), got, err, want, wantErr)
	}
	if large := (*induction.TooLargeError)(nil); errors.As(wantErr, &large) && !reflect.DeepEqual(err, wantErr) {
		t.Errorf("%s %s: remote %#v; local %#v", q.Kind(), wire.Write(q), err, wantErr)
	}
}

func TestRemoteAndLocalAgree(t *testing.T) {
	l, r := newLocal(1<<20), newRemote(served)
	for _, text := range []string{"{1,2,4,7}:4", "2,2,2,3,3", "1-12:20", "{}:3", "1-30", "1-40:200"} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, limit := range []int{0, 3, 1000} {
			agree(t, l, r, &solver.Evaluate{Position: p, Limit: limit})
		}
		agree(t, l, r, &solver.Evaluate{Position: p, Limit: 5, Margins: true})
		agree(t, l, r, &solver.Line{Position: p})
		agree(t, l, r, &solver.Line{Position: p, Margins: true})
		agree(t, l, r, &solver.Search{Position: p, Limits: search.Limits{Nodes: 2000, Memory: 1 << 16}})
		move := engine.OneTo(2)
		for m := range p.Moves() {
			move = m
			break
		}
		agree(t, l, r, &solver.Prove{Position: p, Move: move, Limit: 10})
		agree(t, l, r, &solver.Choose{Position: p, Bots: []string{bot.Random, bot.Perfect, "level-3"}, Seed: 7, Limit: 3})
		agree(t, l, r, &solver.Reply{Position: p, Bot: bot.Random, Seed: 7})
		if p.Left.Len() <= 20 { // otherwise it is a long search
			agree(t, l, r, &solver.Reply{Position: p, Bot: bot.Perfect, Seed: 7})
		}
	}
}

func TestErrorsKeepTheirTypes(t *testing.T) {
	l, r := newLocal(1<<20), newRemote(served)
	p := engine.Position{Left: engine.OneTo(30)}
	for _, q := range []*solver.Evaluate{{Position: p}, {Position: p, Margins: true}} {
		_, err := solveLocal(t.Context(), l, q, nil)
		_, remoteErr := solveRemote(t.Context(), r, q, nil)
		for _, err := range []error{err, remoteErr} {
			var large *induction.TooLargeError
			if !errors.As(err, &large) || large.Set != p.Left || !q.Margins && large.Need != 2<<30 {
				t.Errorf("error %v", err)
			}
		}
	}
	_, err := solveLocal(t.Context(), l, &solver.Reply{Position: p, Bot: "nobody"}, nil)
	if _, remoteErr := solveRemote(t.Context(), r, &solver.Reply{Position: p, Bot: "nobody"}, nil); err == nil || remoteErr == nil {
		t.Error("there is a bot called nobody")
	}
}

func TestWhatIsNotWantedIsNotAsked(t *testing.T) {
	l, r := newLocal(1<<20), newRemote(served)
	p := engine.Position{Left: engine.OneTo(30)}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err := solveLocal(ctx, l, &solver.Evaluate{Position: p}, nil)
	_, remoteErr := solveRemote(ctx, r, &solver.Evaluate{Position: p}, nil)
	if err != context.Canceled || remoteErr != context.Canceled {
		t.Errorf("errors %v, %v", err, remoteErr)
	}
	found, err := solveLocal(ctx, l, &solver.Search{Position: p}, nil)
	remoteFound, remoteErr := solveRemote(ctx, r, &solver.Search{Position: p}, nil)
	if err != context.Canceled || remoteErr != context.Canceled || found != solver.Nothing || remoteFound != solver.Nothing {
		t.Errorf("found %+v, %+v, errors %v, %v", found, remoteFound, err, remoteErr)
	}
}

func TestLocalStopsWithItsContext(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	_, err := solveLocal(ctx, newLocal(memory), &solver.Evaluate{Position: engine.Position{Left: engine.OneTo(22)}}, func(work solver.Work) {
		if work.Done > 0.5 {
			t.Errorf("worked on to %v", work.Done)
		}
		cancel()
	})
	if err != context.Canceled {
		t.Errorf("error %v", err)
	}
}

func TestALocalSearchThatIsStoppedTellsWhatItKnows(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	question := &solver.Search{Position: engine.Position{Left: engine.OneTo(32)}, Limits: search.Limits{Memory: 1 << 24}}
	found, err := solveLocal(ctx, newLocal(1<<20), question, func(work solver.Work) {
		if work.Done >= 0.9 {
			cancel()
		}
	})
	if err != context.Canceled || found.AtLeast != engine.Draw || found.Bytes == 0 {
		t.Errorf("found %+v, error %v", found, err)
	}
}

func TestTheLabStopsWithItsContext(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	question := lab.Properties(engine.OneTo(15)).Words()
	if _, err := Solve(ctx, &question, func(solver.Work) { stop() }); !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}
