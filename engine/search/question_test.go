package search

import (
	"errors"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

func TestTheNodeLimitStopsWithRightBounds(t *testing.T) {
	for text, want := range map[string]engine.Outcome{"1-23": engine.Draw, "1-21": engine.Win, "1-22": engine.Win} {
		unproved := 0
		for nodes := uint64(1); nodes < 1<<18; nodes *= 3 {
			r, err := Solve(parse(t, text), Limits{Nodes: nodes, Memory: 1 << 24}, nil)
			if err != nil || r.AtLeast > want || r.AtMost < want {
				t.Errorf("%s with %d nodes: %+v, error %v, but it is a %v", text, nodes, r, err, want)
			}
			if r.Nodes > nodes {
				t.Errorf("%s with %d nodes took %d", text, nodes, r.Nodes)
			}
			if !r.Proved() {
				unproved++
			}
		}
		if unproved < 3 || unproved > 10 {
			t.Errorf("%s was not proved %d times of 12", text, unproved)
		}
	}
}

func TestTheCallersErrorStopsTheSearchAtOnce(t *testing.T) {
	enough := errors.New("enough")
	calls := 0
	r, err := Solve(engine.Position{Left: engine.OneTo(37)}, Limits{Memory: 1 << 24}, func(p Progress) error {
		if calls++; calls == 20 {
			return enough
		}
		return nil
	})
	if !errors.Is(err, enough) || calls != 20 || r.Proved() {
		t.Errorf("%+v, error %v, after %d calls", r, err, calls)
	}
}

func TestProgressRisesToOne(t *testing.T) {
	for _, text := range []string{"1-25", "1-19", "1-19:7", "{}", "1-4:11"} {
		last, inBetween := Progress{}, 0
		_, err := Solve(parse(t, text), Limits{Memory: 1 << 24}, func(p Progress) error {
			if p.Done < last.Done || p.Done > 1 || p.Nodes < last.Nodes {
				t.Errorf("%s: %+v after %+v", text, p, last)
			}
			if p.Done > last.Done && p.Done < 1 {
				inBetween++
			}
			last = p
			return nil
		})
		if err != nil || last.Done != 1 {
			t.Errorf("%s: progress ends at %+v, error %v", text, last, err)
		}
		if text == "1-25" && inBetween < 5 {
			t.Errorf("%s: progress has %d steps", text, inBetween)
		}
	}
}

// Without order among the picks the answer is the same.
func TestTheOrderDoesNotMatterForTheOutcome(t *testing.T) {
	for n := range 17 {
		p := engine.Position{Left: engine.OneTo(n)}
		s := New(p, Limits{Memory: roomy})
		s.unordered = true
		r, _ := s.Solve(p, nil)
		if want := solve(t, p, Limits{Memory: roomy}); !r.Proved() || r.AtLeast != want {
			t.Errorf("%v: %+v, in order %v", p, r, want)
		}
	}
}

// Whatever core there is, or none, everything that can follow has the outcome that
// the recursion finds.
func TestEveryCoreAgrees(t *testing.T) {
	for _, text := range []string{"1-9", "1,1,2,2,3,3,5,5", "1-7:3", "3,3,3,8,20,21,40", "1-8:31", "2,4,6,8,62,63"} {
		start, slow := parse(t, text), make(recursion.Solver)
		for first := range start.Left.Len() + 1 {
			s := New(start, Limits{Memory: 1 << 20})
			s.cores = 0
			if r := s.rules; first < len(r.numbers) && (first == 0 || r.numbers[first] != r.numbers[first-1]) {
				var err error
				if s.core, err = newCore(&s.rules, first, 1<<20, nil); err != nil {
					t.Fatal(err)
				}
			}
			agree(t, s, start, slow)
		}
	}
}
