package bot

import (
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// With a large budget tree search finds a move that keeps the value, in every
// position with few numbers.
func TestTreeSearchFindsTheValue(t *testing.T) {
	solver := make(recursion.Solver)
	failed, checked := 0, 0
	for _, set := range []string{"1-5", "2,3,5,7,8", "1,1,2,3,3"} {
		for deficit := range 9 {
			p := position(t, set)
			p.Deficit = deficit
			checked++
			if m := chosen(t, "mcts-2000", p, nil, 1); Outcome(p, m, solver.Outcome) != solver.Outcome(p) {
				failed++
				t.Logf("%v: %s gives something away", p, m.List())
			}
		}
	}
	if failed > 0 {
		t.Errorf("failed in %d positions of %d", failed, checked)
	}
}

func TestTreeSearchGainsFromItsBudget(t *testing.T) {
	l := newLeague(t, "1-8", "1-11", "1,1,2,2,3,3,4,4")
	for _, pair := range [][2]string{{"mcts-20", Random}, {"mcts-100", "mcts-20"}, {"mcts-500", "mcts-100"}} {
		s := l.match(named(t, pair[0]), named(t, pair[1]), 60, 1)
		if s.share()-2*s.standardError() < 0.5 {
			t.Errorf("%s gets %.3f ± %.3f against %s", pair[0], s.share(), s.standardError(), pair[1])
		}
	}
}

// A position with 5,029 moves does not cost more than its budget allows, and the
// same seed gives the same move.
func TestTreeSearchOfAWidePosition(t *testing.T) {
	p := position(t, "1-22:22")
	ticks := 0
	think := func(seed uint64) engine.Move {
		m, err := named(t, "mcts-300").Choose(p, nil, rand.New(rand.NewPCG(seed, 0)), func() error { ticks++; return nil })
		if err != nil || p.Check(m) != nil {
			t.Fatalf("%v, error %v", m, err)
		}
		return m
	}
	first := think(1)
	if ticks < 300 || ticks > 300*22 {
		t.Errorf("%d ticks", ticks)
	}
	if again := think(1); again != first {
		t.Errorf("the same seed gives %v and %v", first, again)
	}
}

// Random picks make every move possible, and nothing else.
func TestDrawMeetsEveryMove(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for _, text := range []string{"1-6:7", "1,1,2,2,5:4", "1-4:0", "1-4:10", "1-4:11"} {
		p := position(t, text)
		met := map[engine.Move]bool{}
		for range 5000 {
			m := draw(p, r)
			if err := p.Check(m); err != nil {
				t.Fatal(err)
			}
			met[m] = true
		}
		if uint64(len(met)) != p.CountMoves() {
			t.Errorf("%s: %d moves of %d", text, len(met), p.CountMoves())
		}
	}
}

// The mean of random games is that of all orders of the numbers, each played out
// pick by pick.
func TestPlayOutsAverageOverAllOrders(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 0))
	for _, text := range []string{"1-5:3", "1,1,2,5:4", "2,3,4:0"} {
		p := position(t, text)
		const games = 20000
		sum := 0.0
		for range games {
			sum += playOut(p, r)
		}
		if got, want := sum/games, average(p); got < want-0.015 || got > want+0.015 {
			t.Errorf("%s: %.3f on average, want %.3f", text, got, want)
		}
	}
}

// average returns the mean points of p over all orders of the numbers.
func average(p engine.Position) float64 {
	if p.Over() {
		return points(engine.OutcomeOf(p.Margin()))
	}
	sum := 0.0
	for number, count := range p.Left.Distinct() {
		one, _ := engine.SetOf(number)
		left := p.Left.Minus(one)
		if number < p.Deficit {
			sum += float64(count) * average(engine.Position{Left: left, Deficit: p.Deficit - number})
		} else {
			sum += float64(count) * (1 - average(engine.Position{Left: left, Deficit: number - p.Deficit}))
		}
	}
	return sum / float64(p.Left.Len())
}

func TestMalformedBudgetsAreRefused(t *testing.T) {
	for _, name := range []string{"mcts-", "mcts-0", "mcts-01", "mcts-+1", "mcts-100001", "mcts-1e3"} {
		want := "no player is called " + name + ": after mcts- comes a number of simulations from 1 to 100000"
		if _, err := Named(name); err == nil || err.Error() != want {
			t.Errorf("%s: error %v", name, err)
		}
	}
}
