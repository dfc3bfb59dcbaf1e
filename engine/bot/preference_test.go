package bot

import (
	"slices"
	"testing"

	"catchup/engine"
)

// Figure 3a of the paper: eight moves, among them 1,2,7 (10 points, the most),
// 4 (4 points, the least) and both 1,2,4 and 1,2,7 with three numbers.
func TestChainsChooseOnlyWhatTheyPrefer(t *testing.T) {
	p := position(t, "{1,2,4,7}:4")
	want := map[string][]string{
		MaxScore:                  {"1,2,7"},
		MinScore:                  {"4"},
		UseMostNums:               {"1,2,4", "1,2,7"},
		Random:                    {"1,2,4", "1,2,7", "1,4", "1,7", "2,4", "2,7", "4", "7"},
		"use-most-nums+min-score": {"1,2,4"},
		"use-most-nums+max-score": {"1,2,7"},
		"min-score+use-most-nums": {"4"},
	}
	for name, moves := range want {
		chain, err := ChainNamed(name)
		if err != nil {
			t.Fatal(err)
		}
		if got := lists(Preferred(p, chain...)); !slices.Equal(got, moves) {
			t.Errorf("%s prefers %v, want %v", name, got, moves)
		}
		counts := map[string]int{}
		const games = 4000
		for seed := range uint64(games) {
			counts[chosen(t, name, p, nil, seed).List()]++
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

// A move is preferred if and only if no other beats it at the first preference
// that tells the two apart.
func TestPreferredAgreesWithComparingAllPairs(t *testing.T) {
	most, least := Preferences[UseMostNums], Preferences[MinScore]
	beats := func(a, b engine.Move) bool {
		return most(a) > most(b) || most(a) == most(b) && least(a) > least(b)
	}
	for _, text := range []string{"1-9:12", "1,1,2,2,3,3:5", "2-9:0", "1-4:11", "{}:3"} {
		p := position(t, text)
		var want []engine.Move
		for m := range p.Moves() {
			beaten := false
			for other := range p.Moves() {
				beaten = beaten || beats(other, m)
			}
			if !beaten {
				want = append(want, m)
			}
		}
		if got := Preferred(p, most, least); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", text, lists(got), lists(want))
		}
	}
}

func TestMalformedChainsAreRefused(t *testing.T) {
	for name, want := range map[string]string{
		"":                    "no chain of heuristics is called : a heuristic is missing beside a +",
		"max-score+":          "no chain of heuristics is called max-score+: a heuristic is missing beside a +",
		"min-score+perfect":   "no chain of heuristics is called min-score+perfect: there is no heuristic perfect",
		"min-score+random":    "no chain of heuristics is called min-score+random: random has no preference, so it cannot be part of a chain",
		"min-score+min-score": "no chain of heuristics is called min-score+min-score: min-score stands in it twice",
		"Min-score":           "no chain of heuristics is called Min-score: there is no heuristic Min-score",
	} {
		if _, err := ChainNamed(name); err == nil || err.Error() != want {
			t.Errorf("%q: error %v, want %s", name, err, want)
		}
	}
	if _, err := Named("min-score+"); err == nil || err.Error() != "no chain of heuristics is called min-score+: a heuristic is missing beside a +" {
		t.Errorf("as a bot: error %v", err)
	}
}

func lists(moves []engine.Move) []string {
	var lists []string
	for _, m := range moves {
		lists = append(lists, m.List())
	}
	return lists
}
