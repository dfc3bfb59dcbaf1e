package stats

import (
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// slowCensus counts a position after looking at every move.
type slowCensus struct{ slowChains }

func (s slowCensus) add(w *Worth, p engine.Position) {
	moves, kept, worth := 0, 0, s.outcomes.Outcome(p)
	for m := range p.Moves() {
		next, passed := p.After(m)
		outcome := s.outcomes.Outcome(next)
		if passed {
			outcome = outcome.Opposite()
		}
		moves++
		if outcome == worth {
			kept++
		}
	}
	w.add(p, fact{worth, uint8(s.longest(p))}, moves > 1 && kept == 1)
}

func TestCensusAgainstEveryMove(t *testing.T) {
	outcomes := make(recursion.Solver)
	for _, text := range append(small, "1-8", "1-9", "2-9,15") {
		set := setOf(t, text)
		slow := slowCensus{slowChains{outcomes, map[engine.Position]int{}}}
		var want Census
		reachable := map[engine.Position]bool{}
		var visit func(p engine.Position)
		visit = func(p engine.Position) {
			if p.Over() || reachable[p] {
				return
			}
			reachable[p] = true
			slow.add(&want.Reachable, p)
			for m := range p.Moves() {
				next, _ := p.After(m)
				visit(next)
			}
		}
		visit(from(set))
		g, err := newGrid(set, 0, 0, plenty)
		if err != nil {
			t.Fatal(err)
		}
		for index := 1; index < g.Count; index++ {
			for deficit := range set.Max() + 1 {
				slow.add(&want.All, engine.Position{Left: g.Set(index), Deficit: deficit})
			}
		}
		got, err := CensusOf(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range []*Worth{&got.Reachable, &got.All} {
			if w.LongestChain > 0 && slow.longest(w.LongestAt) != w.LongestChain {
				t.Errorf("%s: a chain of %d from %v, want %d", text, w.LongestChain, w.LongestAt, slow.longest(w.LongestAt))
			}
		}
		// Where it begins is any of several positions.
		got.Reachable.LongestAt, got.All.LongestAt = want.Reachable.LongestAt, want.All.LongestAt
		if got != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}

// slowChains is the longest chain of only moves from a position on, straight from its
// definition: it looks at every move of every turn.
type slowChains struct {
	outcomes recursion.Solver
	known    map[engine.Position]int
}

func (s slowChains) longest(p engine.Position) int {
	if length, known := s.known[p]; known {
		return length
	}
	var good []engine.Position // after the moves that keep the outcome
	moves, worth := 0, s.outcomes.Outcome(p)
	for m := range p.Moves() {
		moves++
		if next, passed := p.After(m); !passed && s.outcomes.Outcome(next) == worth || passed && -s.outcomes.Outcome(next) == worth {
			good = append(good, next)
		}
	}
	longest := 0
	if worth != engine.Loss && len(good) == 1 {
		for reply := range good[0].Moves() {
			if next, passed := good[0].After(reply); passed && s.outcomes.Outcome(next) == worth {
				longest = max(longest, s.longest(next))
			}
		}
		if moves > 1 {
			longest++
		}
	}
	s.known[p] = longest
	return longest
}

// The two positions of Figure 3 ask for one move, with which the game is over; from
// {1..12} with a deficit of 1, an opponent can ask for six in a row.
func TestLongestChains(t *testing.T) {
	chains := slowChains{make(recursion.Solver), map[engine.Position]int{}}
	for text, want := range map[string]int{"{1,2,4,7}:4": 1, "{1,3,4,6}:4": 1, "2,2,2,3,3": 2, "1-12:1": 6} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		census, err := CensusOf(p.Left, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := chains.longest(p); got != want || census.All.LongestChain < want {
			t.Errorf("%s: a chain of %d, want %d; %d in the census", text, got, want, census.All.LongestChain)
		}
	}
}
