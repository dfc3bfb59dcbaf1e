package stats

import (
	"errors"
	"math/big"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
)

// slowTally is PlayThroughs for the mover by the plain recursion, with integers of
// any size.
func slowTally(p engine.Position, known map[engine.Position]Tally) Tally {
	t, found := known[p]
	if found {
		return t
	}
	t = Tally{new(big.Int), new(big.Int), new(big.Int)}
	switch {
	case p.Over() && p.Deficit > 0:
		t.Loss.SetInt64(1)
	case p.Over():
		t.Draw.SetInt64(1)
	}
	for x := range p.Left.Distinct() {
		one, _ := engine.SetOf(x)
		left := p.Left.Minus(one)
		var next Tally
		if x < p.Deficit {
			next = slowTally(engine.Position{Left: left, Deficit: p.Deficit - x}, known)
		} else {
			next = slowTally(engine.Position{Left: left, Deficit: x - p.Deficit}, known)
			next.Win, next.Loss = next.Loss, next.Win
		}
		t.Win.Add(t.Win, next.Win)
		t.Draw.Add(t.Draw, next.Draw)
		t.Loss.Add(t.Loss, next.Loss)
	}
	known[p] = t
	return t
}

// Sixteen each of 1, 2 and 3 can be taken in 10^21 orders, more than a word holds.
func manyOrders(t *testing.T) engine.Set {
	set := engine.Set{}
	for range 16 {
		set = set.With(1).With(2).With(3)
	}
	if widthFor(set) != 2 {
		t.Fatalf("the orders of %v take %d words", set, widthFor(set))
	}
	return set
}

func TestCountsOfSeveralWords(t *testing.T) {
	set := manyOrders(t)
	openings, err := PlayThroughs(set, plenty, nil)
	if err != nil {
		t.Fatal(err)
	}
	got, want := openings.All, slowTally(engine.Position{Left: set}, map[engine.Position]Tally{})
	if got.Win.Cmp(want.Win) != 0 || got.Draw.Cmp(want.Draw) != 0 || got.Loss.Cmp(want.Loss) != 0 {
		t.Errorf("got %v, want %v", got, want)
	}
}

// Every play-through ends in one turn, and in none is a number left out.
func TestEveryGameEndsOnce(t *testing.T) {
	for _, set := range []engine.Set{engine.OneTo(11), manyOrders(t), setOf(t, "1-9,98,99")} {
		turns, err := Branching(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		ended := new(big.Int)
		for i, turn := range turns {
			ended.Add(ended, turn.Moves)
			if i+1 < len(turns) {
				ended.Sub(ended, turns[i+1].Nodes)
			}
		}
		if ended.Cmp(orders(set)) != 0 {
			t.Errorf("%v: %v games end, want %v", set, ended, orders(set))
		}
		openings, err := PlayThroughs(set, plenty, nil)
		if err != nil {
			t.Fatal(err)
		}
		if total := openings.All.Total(); total.Cmp(orders(set)) != 0 {
			t.Errorf("%v: %v play-throughs, want %v", set, total, orders(set))
		}
	}
}

// works are all that can be too large or stopped.
var works = map[string]func(set engine.Set, limit uint64, progress func(float64) error) error{
	"PlayThroughs": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := PlayThroughs(set, limit, progress)
		return err
	},
	"Measure": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := Measure(set, limit, progress)
		return err
	},
	"Branching": func(set engine.Set, limit uint64, progress func(float64) error) error {
		_, err := Branching(set, limit, progress)
		return err
	},
}

func TestTooLarge(t *testing.T) {
	for name, work := range works {
		for _, set := range []engine.Set{engine.OneTo(18), engine.OneTo(60)} {
			var tooLarge *induction.TooLargeError
			if err := work(set, 1<<20, nil); !errors.As(err, &tooLarge) || tooLarge.Set != set || tooLarge.Limit != 1<<20 {
				t.Errorf("%s(%v): error %v", name, set, err)
			}
		}
	}
}

// Progress rises to 1, and its error ends the work wherever it comes.
func TestProgress(t *testing.T) {
	set := engine.OneTo(12)
	stop := errors.New("stop")
	for name, work := range works {
		told, last := 0, 0.0
		err := work(set, plenty, func(done float64) error {
			if done < last || done > 1 {
				t.Errorf("%s: progress %v after %v", name, done, last)
			}
			told, last = told+1, done
			return nil
		})
		if err != nil || last != 1 || told < 10 {
			t.Errorf("%s: error %v, told %d times, last %v", name, err, told, last)
		}
		for n := range told {
			left := n
			if err := work(set, plenty, func(float64) error {
				if left--; left < 0 {
					return stop
				}
				return nil
			}); err != stop {
				t.Errorf("%s, stopped at call %d: %v", name, n, err)
			}
		}
	}
}
