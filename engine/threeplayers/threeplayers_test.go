package threeplayers

import (
	"errors"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"catchup/engine"
)

// A game followed by hand, with both rules.
func TestTurns(t *testing.T) {
	for _, test := range []struct {
		rule   Rule
		picks  []int
		movers []int // before each pick, and in the end
		scores [Players]int
		first  []int
	}{
		// 3 leads; 1 and 2 catch up exactly; 4 passes; P1 has waited longest of those behind.
		{Leader, []int{3, 1, 2, 4, 6, 7, 5}, []int{0, 1, 1, 2, 0, 1, 2, 2}, [Players]int{9, 10, 9}, []int{1}},
		// Nobody is behind P3 after one number of P2.
		{Next, []int{3, 1, 2, 4, 6, 7, 5}, []int{0, 1, 2, 1, 2, 0, 1, 2}, [Players]int{10, 10, 8}, []int{0, 1}},
	} {
		g := New(engine.OneTo(7), test.rule)
		var movers []int
		for _, n := range test.picks {
			movers = append(movers, g.Mover)
			g = g.Pick(n)
		}
		movers = append(movers, g.Mover)
		if !slices.Equal(movers, test.movers) || g.Scores != test.scores || !slices.Equal(g.First(), test.first) || !g.Over() {
			t.Errorf("rule %s: movers %v, scores %v, first %v", Rules[test.rule], movers, g.Scores, g.First())
		}
	}
}

// Whatever is taken: all points are given out, nobody is lower than who begins a turn,
// and the text of a game reads back.
func TestLaws(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 500 {
		set := engine.OneTo(3 + r.IntN(8))
		start := New(set, Rule(r.IntN(2)))
		g, picks := start, []int(nil)
		for before := -1; !g.Over(); {
			for player, score := range g.Scores {
				if g.Mover != before && score < g.Scores[g.Mover] {
					t.Fatalf("P%d is lower than P%d, who is to move: %+v", player+1, g.Mover+1, g)
				}
			}
			n := Random.Choose(g, r)
			picks = append(picks, n)
			before, g = g.Mover, g.Pick(n)
		}
		if g.Scores[0]+g.Scores[1]+g.Scores[2] != set.Sum() {
			t.Fatalf("points are lost: %+v", g)
		}
		again, read, err := Parse(Text(start, picks))
		if err != nil || again != start || !slices.Equal(read, picks) {
			t.Fatalf("%s reads as %+v %v %v", Text(start, picks), again, read, err)
		}
	}
}

func TestMalformed(t *testing.T) {
	for _, text := range []string{"", "1-7", "1-7/most", "{}/leader", "1-7/leader/8", "1-7/leader/3,3", "1-7/leader/", "1-7/leader/x", "0/next", "1-3/next/1/2"} {
		if _, _, err := Parse(text); err == nil {
			t.Errorf("%q is accepted", text)
		}
	}
}

// exact is the share of the games that each player wins alone, if everyone takes any
// number with the same probability: the slow twin of the simulation.
func exact(g Game) (won [Players]float64) {
	if g.Over() {
		if first := g.First(); len(first) == 1 {
			won[first[0]] = 1
		}
		return won
	}
	for n := range g.Left.All() {
		for player, share := range exact(g.Pick(n)) {
			won[player] += share / float64(g.Left.Len())
		}
	}
	return won
}

func TestSimulationComesCloseToTheTruth(t *testing.T) {
	const games = 20_000
	for _, rule := range []Rule{Leader, Next} {
		start := New(engine.OneTo(6), rule)
		tally, err := Simulate(start, [Players]Bot{}, games, rand.New(rand.NewPCG(3, 4)), nil)
		if err != nil {
			t.Fatal(err)
		}
		for player, want := range exact(start) {
			got := float64(tally.Won[player]) / games
			if bound := 4 * math.Sqrt(want*(1-want)/games); math.Abs(got-want) > bound {
				t.Errorf("%s: P%d wins %.4f, want %.4f within %.4f", Rules[rule], player+1, got, want, bound)
			}
		}
	}
	stop := errors.New("stop")
	if _, err := Simulate(New(engine.OneTo(5), Leader), [Players]Bot{}, games, rand.New(rand.NewPCG(3, 4)), func(float64) error { return stop }); err != stop {
		t.Errorf("stopped: %v", err)
	}
}

func FuzzParse(f *testing.F) {
	f.Add("1-7/leader/3,5")
	f.Add("2,2,3/next")
	f.Fuzz(func(t *testing.T, text string) {
		start, picks, err := Parse(text)
		if err != nil {
			return
		}
		again, read, err := Parse(Text(start, picks))
		if err != nil || again != start || !slices.Equal(read, picks) {
			t.Errorf("%q: %+v %v reads back as %+v %v %v", text, start, picks, again, read, err)
		}
	})
}
