package stats

import (
	"math/big"
	"testing"

	"catchup/engine"
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
