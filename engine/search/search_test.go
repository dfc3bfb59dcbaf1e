package search

import (
	"flag"
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/recursion"
)

// go test ./engine/search -args -long: a few minutes instead of seconds.
var long = flag.Bool("long", false, "compare with induction up to {1..26} and 500 multisets of 10 to 20 numbers")

// roomy and cramped are tables that hold everything, and next to nothing.
const (
	roomy   = 1 << 20
	cramped = 1 << 10
)

// agree asks a searcher about every sub-multiset with every deficit it covers.
func agree(t *testing.T, s *Searcher, start engine.Position, slow recursion.Solver) {
	t.Helper()
	asked := 0
	for _, left := range subMultisets(start.Left) {
		for deficit := range start.Left.Sum() + 2 {
			p := engine.Position{Left: left, Deficit: deficit}
			if !s.Covers(p) {
				continue
			}
			r, err := s.Solve(p, nil)
			if want := slow.Outcome(p); err != nil || !r.Proved() || r.AtLeast != want {
				t.Fatalf("%v from %v with %+v: %+v, error %v, want %v", p, start, s.limits, r, err, want)
			}
			asked++
		}
	}
	if asked < 1<<start.Left.Len()/2 && start.Left.Len() == start.Left.Max() {
		t.Errorf("only %d positions of %v were asked about", asked, start)
	}
}

func TestEveryPositionOfOneToNineAgreesWithTheRecursion(t *testing.T) {
	slow := make(recursion.Solver)
	for n := range 10 {
		for _, deficit := range []int{0, 3, 20} {
			for _, memory := range []uint64{roomy, cramped, 0} {
				if memory == 0 && n > 7 {
					continue // no table at all worth the name: every order of the picks
				}
				start := engine.Position{Left: engine.OneTo(n), Deficit: deficit}
				agree(t, New(start, Limits{Memory: memory}), start, slow)
			}
		}
	}
}

func TestRandomMultisetsAgreeWithTheRecursion(t *testing.T) {
	r := rand.New(rand.NewPCG(20, 15))
	for i := range 60 {
		set := randomSet(r, 1+r.IntN(8), []int{5, 12, 61, 62, 99}[i%5])
		start := engine.Position{Left: set, Deficit: i % 2 * r.IntN(set.Sum()+2)}
		agree(t, New(start, Limits{Memory: roomy}), start, make(recursion.Solver))
	}
}

// The bit * has deficits beyond 61 or 125, which only the first turn can have.
func TestLargeDeficitsAgreeWithTheRecursion(t *testing.T) {
	r := rand.New(rand.NewPCG(61, 125))
	for i := range 120 {
		set := randomSet(r, 3+r.IntN(6), []int{30, 61, 62, 99}[i%4])
		for _, memory := range []uint64{roomy, cramped} {
			p := engine.Position{Left: set, Deficit: set.Sum() - r.IntN(set.Sum()/2+1)}
			if got, want := solve(t, p, Limits{Memory: memory}), make(recursion.Solver).Outcome(p); got != want {
				t.Errorf("%v: %v, want %v", p, got, want)
			}
		}
	}
}

func tableOf(t *testing.T, p engine.Position) *induction.Tablebase {
	t.Helper()
	table, err := induction.New(p, 4<<30, nil)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

func TestOneToNAgreesWithInduction(t *testing.T) {
	largest := 20
	if *long {
		largest = 26
	}
	for n := 10; n <= largest; n++ {
		p := engine.Position{Left: engine.OneTo(n)}
		if got, want := solve(t, p, Limits{Memory: 1 << 28}), tableOf(t, p).Outcome(p); got != want {
			t.Errorf("%v: %v, want %v", p, got, want)
		}
	}
}

// Each multiset is asked about with deficits that arise and large ones, and with a
// table in which hardly anything can stay.
func TestRandomMultisetsAgreeWithInduction(t *testing.T) {
	sets, most := 200, 16
	if *long {
		sets, most = 500, 20
	}
	r := rand.New(rand.NewPCG(10, 16))
	for i := range sets {
		set := randomSet(r, 10+r.IntN(most-9), []int{12, 20, 31, 60, 61, 62, 99}[i%7])
		p := engine.Position{Left: set}
		switch i % 3 {
		case 1:
			p.Deficit = r.IntN(set.Max() + 1)
		case 2:
			p.Deficit = r.IntN(set.Sum())
		}
		want := tableOf(t, p).Outcome(p)
		for _, limits := range []Limits{{Memory: 1 << 24}, {Memory: 1 << 24}, {Memory: 1 << 16}} {
			if got := solve(t, p, limits); got != want {
				t.Errorf("%v with %+v: %v, want %v", p, limits, got, want)
			}
		}
	}
}

func TestEveryMoveHasItsOutcome(t *testing.T) {
	for _, text := range []string{"1-7", "{1,2,4,7}:4", "1-13:9", "2,2,2,3,3", "1-9:40", "1,2,3:100", "5-12,40:33"} {
		p := parse(t, text)
		s, slow := New(p, Limits{Memory: roomy}), make(recursion.Solver)
		for m := range p.Moves() {
			next, passed := p.After(m)
			want := slow.Outcome(next)
			if passed {
				want = want.Opposite()
			}
			if r, err := s.Move(p, m, nil); err != nil || !r.Proved() || r.AtLeast != want {
				t.Errorf("%v, %v: %+v, error %v, want %v", p, m, r, err, want)
			}
		}
	}
}

func TestASearcherRemembers(t *testing.T) {
	p := engine.Position{Left: engine.OneTo(24)}
	s := New(p, Limits{Memory: 1 << 24})
	first, _ := s.Solve(p, nil)
	again, _ := s.Solve(p, nil)
	if again.Nodes > 2 || again.AtLeast != first.AtLeast || first.Nodes < 1000 {
		t.Errorf("first %+v, then %+v", first, again)
	}
}

func TestBytesAreThoseOfTheTables(t *testing.T) {
	for _, limits := range []Limits{{Memory: 1 << 16}, {Memory: 1 << 24}} {
		p := engine.Position{Left: engine.OneTo(20)}
		s, told := New(p, limits), uint64(0)
		_, err := s.Solve(p, func(Progress) error {
			if bytes := s.Bytes(); bytes < told {
				t.Errorf("%d bytes after %d", bytes, told)
			}
			told = s.Bytes()
			return nil
		})
		want := uint64(8 * len(s.table.words))
		if s.core != nil {
			want += induction.Size(s.rules.coreStart(s.core.first))
		}
		if got := s.Bytes(); err != nil || got != want || got > limits.Memory {
			t.Errorf("%+v: %d bytes, want %d, error %v", limits, got, want, err)
		}
	}
}

func TestCoversWhatCanFollow(t *testing.T) {
	s := New(parse(t, "2,2,3,5:70"), Limits{})
	for text, want := range map[string]bool{
		"{2,2,3,5}:70": true, "{2,2,3,5}:4": true, "{2,2,3,5}:5": false, "{2,3,5}:3": false, "{2,3,5}:4": true,
		"{2,2,2}": false, "{2,2,3,5}:71": true, "{}": true, "{}:70": true, "{1}:3": false, "{3}:2": false,
	} {
		if got := s.Covers(parse(t, text)); got != want {
			t.Errorf("Covers(%s) = %v, want %v", text, got, want)
		}
	}
	defer func() {
		if recover() == nil {
			t.Error("a position that cannot follow has an outcome")
		}
	}()
	s.Solve(parse(t, "{2,2,3,5}:5"), nil)
}
