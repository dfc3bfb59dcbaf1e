package stats

import (
	"errors"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/stats/paper"
)

// many is a limit of positions that no test reaches.
const many = 1 << 30

func from(set engine.Set) engine.Position { return engine.Position{Left: set} }

func policy(t testing.TB, name string) Policy {
	t.Helper()
	chain, err := bot.ChainNamed(name)
	if err != nil {
		t.Fatal(err)
	}
	return Following(chain)
}

var heuristics = []string{bot.Random, bot.MaxScore, bot.MinScore, bot.UseMostNums}

func match(t testing.TB, start engine.Position, p1, p2 string) Odds {
	t.Helper()
	odds, err := Match(start, policy(t, p1), policy(t, p2), many, nil)
	if err != nil {
		t.Fatal(err)
	}
	return odds
}

// The exact win rates are those known, and the paper's are within three standard
// errors of them, for its 100,000 games.
func TestTables3And4(t *testing.T) {
	for _, row := range append(paper.Table(3), paper.Table(4)...) {
		got := match(t, from(engine.OneTo(10)), row["p1"], row["p2"]).Win
		if text := inPercent(got, 4); text != row["exact"] {
			t.Errorf("%s against %s: %s, want %s", row["p1"], row["p2"], text, row["exact"])
		}
		share := percent(got) / 100
		standardError := math.Sqrt(share * (1 - share) / 100_000)
		if math.Abs(row.Number("printed")/100-share) > 3*standardError+0.00005 {
			t.Errorf("%s against %s: %v, printed %s", row["p1"], row["p2"], share, row["printed"])
		}
	}
	// The text has one more, for {1..9}: 34.1, and truly 33.33.
	if got := inPercent(match(t, from(engine.OneTo(9)), bot.MinScore, bot.MaxScore).Win, 2); got != "33.33" {
		t.Errorf("min-score against max-score on {1..9}: %s", got)
	}
}

// slowMoves returns the moves that the policy named makes, from all subsets.
func slowMoves(p engine.Position, name string) []engine.Move {
	var numbers []int
	for n := range p.Left.All() {
		numbers = append(numbers, n)
	}
	var preferred []engine.Move
	seen := map[engine.Move]bool{}
	most := 0
	for subset := range 1 << len(numbers) {
		var taken []int
		for i, n := range numbers {
			if subset>>i&1 == 1 {
				taken = append(taken, n)
			}
		}
		m, _ := engine.SetOf(taken...)
		if seen[m] || p.Check(m) != nil {
			continue
		}
		seen[m] = true
		preference := map[string]int{bot.Random: 1, bot.MaxScore: m.Sum(), bot.MinScore: 10_000 - m.Sum(), bot.UseMostNums: m.Len()}[name]
		if preference > most {
			preferred, most = nil, preference
		}
		if preference == most {
			preferred = append(preferred, m)
		}
	}
	return preferred
}

// slowMatch follows every game that can happen to its end.
func slowMatch(s state, names [2]string, chance *big.Rat, odds Odds) {
	if s.position.Over() {
		sum := map[engine.Outcome]*big.Rat{engine.Win: odds.Win, engine.Draw: odds.Draw, engine.Loss: odds.Loss}[s.outcome()]
		sum.Add(sum, chance)
		return
	}
	moves := slowMoves(s.position, names[s.mover])
	each := new(big.Rat).Mul(chance, big.NewRat(1, int64(len(moves))))
	for _, m := range moves {
		slowMatch(s.after(m), names, each, odds)
	}
}

func equal(a, b Odds) bool {
	return a.Win.Cmp(b.Win) == 0 && a.Draw.Cmp(b.Draw) == 0 && a.Loss.Cmp(b.Loss) == 0
}

func TestMatchAgainstEveryGame(t *testing.T) {
	for _, text := range []string{"{}:3", "1-3", "1-5", "1-6", "2,2,2,3,3", "1,1,2,3,3", "1,3,9,27,81", "1-5:9", "1-4:20"} {
		start, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, p1 := range heuristics {
			for _, p2 := range heuristics {
				want := Odds{new(big.Rat), new(big.Rat), new(big.Rat)}
				slowMatch(state{start, engine.P1}, [2]string{p1, p2}, big.NewRat(1, 1), want)
				if got := match(t, start, p1, p2); !equal(got, want) {
					t.Errorf("%s, %s against %s: %v, want %v", text, p1, p2, got, want)
				}
			}
		}
	}
}

// A sample lies within four standard errors of the truth, which one of 15,000 does
// not.
func TestSample(t *testing.T) {
	start := from(engine.OneTo(8))
	for i, p1 := range heuristics {
		for j, p2 := range heuristics {
			sampled, err := Sample(start, policy(t, p1), policy(t, p2), 5000, rand.New(rand.NewPCG(uint64(i), uint64(j))), many, nil)
			if err != nil || sampled.Games() != 5000 {
				t.Fatal(sampled, err)
			}
			exact := match(t, start, p1, p2)
			for count, want := range map[int]*big.Rat{sampled.Win: exact.Win, sampled.Draw: exact.Draw, sampled.Loss: exact.Loss} {
				share, standardError := sampled.Share(count)
				truth, _ := want.Float64()
				if math.Abs(share-truth) > 4*standardError {
					t.Errorf("%s against %s: sampled %v with error %v, exact %v", p1, p2, share, standardError, truth)
				}
			}
		}
	}
}

func TestSampleIsRepeatable(t *testing.T) {
	sample := func(seed uint64, limit int) Sampled {
		s, err := Sample(from(engine.OneTo(8)), policy(t, bot.Random), policy(t, bot.UseMostNums), 500, rand.New(rand.NewPCG(seed, 0)), limit, nil)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	if a, b, c := sample(1, many), sample(1, 100), sample(2, many); a != b || a == c {
		t.Errorf("seed 1: %v and with less memory %v; seed 2: %v", a, b, c)
	}
}

func TestTooMany(t *testing.T) {
	random, huge := policy(t, bot.Random), engine.Position{Left: engine.OneTo(60), Deficit: 99}
	var tooMany *TooManyError
	if _, err := Match(from(engine.OneTo(20)), random, random, 1000, nil); !errors.As(err, &tooMany) || tooMany.Limit != 1000 {
		t.Errorf("positions: %v", err)
	}
	if _, err := Match(huge, random, random, 1000, nil); !errors.As(err, &tooMany) || tooMany.Position != huge {
		t.Errorf("moves: %v", err)
	}
	if _, err := BestResponse(huge, random, engine.P1, MostWins, 1000, nil); !errors.As(err, &tooMany) || tooMany.Position != huge {
		t.Errorf("moves of a best response: %v", err)
	}
	if _, err := Sample(huge, random, random, 1, rand.New(rand.NewPCG(0, 0)), 1000, nil); !errors.As(err, &tooMany) || tooMany.Position != huge {
		t.Errorf("moves in a sample: %v", err)
	}
}
