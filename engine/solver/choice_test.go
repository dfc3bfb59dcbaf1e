package solver

import (
	"reflect"
	"slices"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/recursion"
)

// What is exact agrees with the moves that the chain prefers; what is not is one
// move, the same as the bot's reply with this seed.
func TestChoices(t *testing.T) {
	slow := make(recursion.Solver)
	s := New(1 << 20)
	names := []string{bot.Random, bot.MinScore, bot.UseMostNums, bot.MaxScore, bot.Perfect, "use-most-nums+min-score", "level-1", "level-2", "level-7", "level-10", "mcts-50"}
	for _, text := range []string{"{1,2,4,7}:4", "{1,3,4,6}:4", "2,2,2,3,3", "1-9:17", "1,1,2,2,3,3,9:8", "1-7:3"} {
		p := position(t, text)
		choices, err := (&Choose{Position: p, Bots: names, Seed: 7, Limit: 1000}).Answer(s, nil)
		if err != nil || len(choices) != len(names) {
			t.Fatalf("%s: %v, error %v", text, choices, err)
		}
		for i, c := range choices {
			chain, err := bot.ChainNamed(names[i])
			if exact := err == nil || slices.Contains([]string{bot.Perfect, "level-1", "level-10"}, names[i]); c.Bot != names[i] || c.Exact != exact {
				t.Errorf("%s: %+v", text, c)
			}
			var moves []engine.Move
			if err == nil || names[i] == "level-1" {
				moves = bot.Preferred(p, chain...)
			} else if m, err := (&Reply{Position: p, Bot: names[i], Seed: 7}).Answer(s, nil); err != nil {
				t.Fatal(err)
			} else {
				moves = []engine.Move{m}
			}
			want := Choice{Bot: names[i], Exact: c.Exact}
			for _, outcome := range []engine.Outcome{engine.Win, engine.Draw, engine.Loss} {
				for _, m := range moves {
					if bot.Outcome(p, m, slow.Outcome) == outcome {
						want.Moves = append(want.Moves, Judged{Move: m, Outcome: outcome})
						*[]*uint64{&want.Losses, &want.Draws, &want.Wins}[outcome+1]++
					}
				}
			}
			if !reflect.DeepEqual(c, want) {
				t.Errorf("%s: %+v, want %+v", text, c, want)
			}
		}
		for _, limit := range []int{0, 1, 3, 1000} {
			choices, _ := (&Choose{Position: p, Bots: names, Seed: 7, Limit: limit}).Answer(s, nil)
			survives(t, &Choose{}, choices)
			for _, c := range choices {
				if len(c.Moves) != int(min(uint64(limit), c.Wins+c.Draws+c.Losses)) {
					t.Errorf("limit %d: %+v", limit, c)
				}
			}
		}
	}
}
