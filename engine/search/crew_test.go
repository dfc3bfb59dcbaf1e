package search

import (
	"errors"
	"testing"

	"catchup/engine"
)

func TestTheNodeLimitStopsWithRightBounds(t *testing.T) {
	for text, want := range map[string]engine.Outcome{"1-19": engine.Draw, "1-17": engine.Win, "1-18": engine.Loss} {
		proved := 0
		for _, threads := range []int{1, 2} {
			for nodes := uint64(1); nodes < 1<<18; nodes *= 3 {
				r, err := Solve(parse(t, text), Limits{Nodes: nodes, Memory: 1 << 24, Threads: threads}, nil)
				if err != nil || r.AtLeast > want || r.AtMost < want {
					t.Errorf("%s with %d nodes: %+v, error %v, but it is a %v", text, nodes, r, err, want)
				}
				if r.Nodes > nodes+2*reportNodes {
					t.Errorf("%s with %d nodes took %d", text, nodes, r.Nodes)
				}
				if r.Proved() {
					proved++
				} else if nodes > 1<<17 {
					t.Errorf("%s is not proved with %d nodes", text, nodes)
				}
			}
		}
		if proved > 14 {
			t.Errorf("%s was proved %d times, with hardly any nodes", text, proved)
		}
	}
}

func TestTheCallersErrorStopsTheSearchAtOnce(t *testing.T) {
	enough := errors.New("enough")
	for _, threads := range []int{1, 2} {
		calls := 0
		r, err := Solve(engine.Position{Left: engine.OneTo(33)}, Limits{Memory: 1 << 24, Threads: threads}, func(p Progress) error {
			if calls++; calls == 20 {
				return enough
			}
			return nil
		})
		if !errors.Is(err, enough) || calls != 20 || r.Proved() {
			t.Errorf("%d threads: %+v, error %v, after %d calls", threads, r, err, calls)
		}
		if most := uint64(20+threads) * reportNodes * uint64(threads) * 4; r.Nodes > most {
			t.Errorf("%d threads: stopped after %d nodes, want at most %d", threads, r.Nodes, most)
		}
	}
}

func TestProgressRisesToOne(t *testing.T) {
	for _, text := range []string{"1-19", "1-18", "1-19:7", "{}", "1-4:11"} {
		for _, threads := range []int{1, 2} {
			last, inBetween := Progress{}, 0
			_, err := Solve(parse(t, text), Limits{Memory: 1 << 22, Threads: threads}, func(p Progress) error {
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
			if text == "1-18" && inBetween < 5 {
				t.Errorf("%s: progress has %d steps", text, inBetween)
			}
		}
	}
}

// Without order among the picks the answer is the same.
func TestTheOrderDoesNotMatterForTheOutcome(t *testing.T) {
	for n := range 16 {
		p := engine.Position{Left: engine.OneTo(n)}
		s := New(p, Limits{Memory: roomy})
		s.unordered = true
		r, _ := s.Solve(p, nil)
		if want := solve(t, p, Limits{Memory: roomy}); !r.Proved() || r.AtLeast != want {
			t.Errorf("%v: %+v, in order %v", p, r, want)
		}
	}
}
