package bot

import (
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

func position(t *testing.T, text string) engine.Position {
	t.Helper()
	p, err := engine.ParsePosition(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func named(t *testing.T, name string) Bot {
	t.Helper()
	b, err := Named(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// Figure 3a of the paper: eight moves, among them 1,2,7 (10 points, the most),
// 4 (4 points, the least) and both 1,2,4 and 1,2,7 with three numbers.
func TestHeuristicsChooseOnlyWhatTheyPrefer(t *testing.T) {
	p := position(t, "{1,2,4,7}:4")
	want := map[string][]string{
		MaxScore:    {"1,2,7"},
		MinScore:    {"4"},
		UseMostNums: {"1,2,4", "1,2,7"},
		Random:      {"1,2,4", "1,2,7", "1,4", "1,7", "2,4", "2,7", "4", "7"},
	}
	for name, moves := range want {
		counts := map[string]int{}
		const games = 4000
		for seed := range uint64(games) {
			counts[named(t, name).Choose(p, nil, rand.New(rand.NewPCG(seed, 1))).List()]++
		}
		if len(counts) != len(moves) {
			t.Errorf("%s chose %v, want only %v", name, counts, moves)
		}
		expected := games / len(moves)
		for _, m := range moves {
			if counts[m] < expected*8/10 || counts[m] > expected*12/10 {
				t.Errorf("%s chose %s %d times of %d, want about %d", name, m, counts[m], games, expected)
			}
		}
	}
}

// From every position of every {1..n} perfect play keeps the value, whatever the
// opponent does.
func TestPerfectNeverGivesAnythingAway(t *testing.T) {
	solver := make(recursion.Solver)
	perfect := named(t, Perfect)
	checked := 0
	var visit func(p engine.Position, seen map[engine.Position]bool)
	visit = func(p engine.Position, seen map[engine.Position]bool) {
		if p.Over() || seen[p] {
			return
		}
		seen[p] = true
		m := perfect.Choose(p, solver.Outcome, nil)
		if err := p.Check(m); err != nil {
			t.Fatal(err)
		}
		if got, want := Outcome(p, m, solver.Outcome), solver.Outcome(p); got != want {
			t.Errorf("%v: perfect plays %s, a %v, want a %v", p, m.List(), got, want)
		}
		checked++
		for m := range p.Moves() {
			next, _ := p.After(m)
			visit(next, seen)
		}
	}
	for n := 1; n <= 8; n++ {
		visit(engine.Position{Left: engine.OneTo(n)}, map[engine.Position]bool{})
	}
	if checked < 1000 {
		t.Errorf("only %d positions were checked", checked)
	}
}

// Hardest leaves no more good replies than any other move that keeps the value,
// unless the reply is forced.
func TestHardestLeavesTheFewestGoodReplies(t *testing.T) {
	solver := make(recursion.Solver)
	for _, text := range []string{"1-7", "{2,2,2,3,3}:0", "{1,3,4,5,6}:3", "{3,4,7}:2", "{1,2,4,5,7,8}:2"} {
		p := position(t, text)
		replies := func(m engine.Move) int {
			next, _ := p.After(m)
			if next.CountMoves() < 2 {
				return 1 << 30
			}
			return Good(next, solver.Outcome, 1<<30)
		}
		chosen := Hardest(p, solver.Outcome)
		for m := range p.Moves() {
			if Outcome(p, m, solver.Outcome) == solver.Outcome(p) && replies(m) < replies(chosen) {
				t.Errorf("%v: %s leaves %d good replies, but %s only %d", p, chosen.List(), replies(chosen), m.List(), replies(m))
			}
		}
	}
}

func TestUnknownNameIsRefused(t *testing.T) {
	if _, err := Named("clever"); err == nil || err.Error() != "no player is called clever: there are random, min-score, use-most-nums, max-score, perfect" {
		t.Errorf("got %v", err)
	}
}
