package client

import (
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"catchup/app/store"
	"catchup/engine"
	"catchup/engine/lab"
)

// shelf is a keeper in memory.
type shelf map[string]string

func (s shelf) Get(key string) (string, bool, error) { text, found := s[key]; return text, found, nil }
func (s shelf) Set(key, value string) error          { s[key] = value; return nil }
func (s shelf) Delete(key string) error              { delete(s, key); return nil }
func (s shelf) Watch(string, func()) func()          { return func() {} }
func (s shelf) AskPromise()                          {}

func TestAnswersAreKeptAndForgotten(t *testing.T) {
	kept := shelf{}
	open := func() *Laboratory { return &Laboratory{ask: askLab, kept: store.OpenAnswers(kept, "one")} }
	l, q := open(), lab.Values(engine.OneTo(5)).Words()
	if _, known := l.Known(q); known {
		t.Error("it is known before it is asked")
	}
	answer, err := l.Ask(t.Context(), q, nil)
	if err != nil || !strings.HasSuffix(answer.Text, "1 1-5 1 win table 0") {
		t.Fatalf("%v, %v", answer, err)
	}
	for _, l := range []*Laboratory{l, open()} {
		if again, known := l.Known(q); !known || again.Text != answer.Text || again.Took != answer.Took.Truncate(time.Millisecond) {
			t.Errorf("known is %v, %t", again, known)
		}
	}
	l.Forget(q)
	if _, known := open().Known(q); known {
		t.Error("it is known although it is forgotten")
	}
}

func TestAnAnswerThatIsNotWantedAnyMore(t *testing.T) {
	l := &Laboratory{ask: askLab, kept: store.OpenAnswers(shelf{}, "one")}
	ctx, stop := context.WithCancel(t.Context())
	_, err := l.Ask(ctx, lab.Properties(engine.OneTo(15)).Words(), func(float64) { stop() })
	if !errors.Is(err, context.Canceled) {
		t.Errorf("error %v", err)
	}
}
