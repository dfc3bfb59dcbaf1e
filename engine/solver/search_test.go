package solver

import (
	"errors"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/recursion"
	"catchup/engine/search"
)

func TestASearchFindsOutcomeAndBestMove(t *testing.T) {
	slow := make(recursion.Solver)
	s := New(1 << 20)
	for _, text := range []string{"{}:0", "{}:3", "{3}:0", "{3}:5", "{1,2,4,7}:4", "{1,3,4,6}:4", "2,2,2,3,3", "1-9:17", "1-10:55", "1-10:54", "1,1,2,2,3,3,9:8", "1-8:99", "1-11", "1-7:3"} {
		p := position(t, text)
		f, err := s.search(p, search.Limits{Memory: 1 << 16}, nil)
		if err != nil || !f.Proved() || f.AtLeast != slow.Outcome(p) || f.Bytes == 0 || f.Bytes > 1<<16 {
			t.Errorf("%s: found %+v, error %v, want %v", text, f, err, slow.Outcome(p))
		}
		if p.Over() && f.Best.Len() > 0 || !p.Over() && (p.Check(f.Best) != nil || bot.Outcome(p, f.Best, slow.Outcome) != f.AtLeast) {
			t.Errorf("%s: %v is no best move", text, f.Best)
		}
		if again := survives(t, &Search{}, f); again != f {
			t.Errorf("%+v comes back as %+v", f, again)
		}
	}
}

func TestASearchEndsAtItsLimitAndGoesOnLater(t *testing.T) {
	s, p := New(1<<24), engine.Position{Left: engine.OneTo(24)}
	few, err := s.search(p, search.Limits{Nodes: 1000, Memory: 1 << 20}, nil)
	if err != nil || few.Proved() || few.Nodes < 1000 || few.Nodes > 3000 || few.Best.Len() > 0 {
		t.Errorf("found %+v, error %v", few, err)
	}
	rest, err := s.search(p, search.Limits{Memory: 1 << 20}, nil)
	all, _ := New(1<<24).search(p, search.Limits{Memory: 1 << 20}, nil)
	if err != nil || !rest.Proved() || rest.AtLeast != engine.Draw || rest.Nodes >= all.Nodes {
		t.Errorf("found %+v after %+v, error %v; at once %+v", rest, few, err, all)
	}
	next, _ := p.After(rest.Best)
	if after, err := s.search(next, search.Limits{Memory: 1 << 20}, nil); err != nil || after.AtMost != engine.Draw || after.Nodes > 100 {
		t.Errorf("after the best move %+v, error %v", after, err)
	}
	if other, err := s.search(p, search.Limits{Memory: 1 << 18}, nil); err != nil || other.Bytes > 1<<18 || !other.Proved() {
		t.Errorf("with less memory %+v, error %v", other, err)
	}
}

func TestASearchThatIsStoppedTellsWhatItKnows(t *testing.T) {
	stop := errors.New("stop")
	f, err := New(1<<20).search(engine.Position{Left: engine.OneTo(32)}, search.Limits{Memory: 1 << 24}, func(work Work) error {
		if work.Done >= 0.9 { // whether it is lost is settled
			return stop
		}
		return nil
	})
	if err != stop || f.AtLeast != engine.Draw || f.AtMost == engine.Loss || f.Nodes == 0 {
		t.Errorf("found %+v, error %v", f, err)
	}
	if f, err := New(1<<20).search(engine.Position{Left: engine.OneTo(40)}, search.Limits{Memory: 1 << 24}, func(Work) error { return stop }); err != stop ||
		f.AtLeast != engine.Loss || f.AtMost != engine.Win {
		t.Errorf("found %+v, error %v", f, err)
	}
}

// What is kept makes way for a search that may take more than all of it.
func TestALargeSearchMakesRoom(t *testing.T) {
	s := New(1 << 20)
	evaluated(t, s, position(t, "1-12"), 0)
	if f, err := s.search(position(t, "1-24"), search.Limits{Memory: 1 << 23}, nil); err != nil || !f.Proved() || f.Bytes <= 1<<20 {
		t.Fatalf("found %+v, error %v", f, err)
	}
	if kept := len(s.shelf.items); kept > 0 {
		t.Errorf("%d things are kept", kept)
	}
}
