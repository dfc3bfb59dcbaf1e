package stats

import (
	_ "embed"
	"maps"
	"math/big"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/stats/paper"
)

// strategies calls each for every way to play one move at every position that the
// player can come to, whatever either does. It is the slow twin of a best response,
// which must be the best of them.
func strategies(start engine.Position, player engine.Player, each func(Policy)) {
	var choices []engine.Position
	visited := map[state]bool{}
	var visit func(s state)
	visit = func(s state) {
		if visited[s] || s.position.Over() {
			return
		}
		visited[s] = true
		if s.mover == player {
			choices = append(choices, s.position)
		}
		for m := range s.position.Moves() {
			visit(s.after(m))
		}
	}
	visit(state{start, engine.P1})
	chosen := map[engine.Position]engine.Move{}
	var choose func(n int)
	choose = func(n int) {
		if n == len(choices) {
			fixed := maps.Clone(chosen)
			each(func(p engine.Position) []engine.Move { return []engine.Move{fixed[p]} })
			return
		}
		for m := range choices[n].Moves() {
			chosen[choices[n]] = m
			choose(n + 1)
		}
	}
	choose(0)
}

func response(t testing.TB, start engine.Position, to string, as engine.Player, aim Aim) Odds {
	t.Helper()
	odds, err := BestResponse(start, policy(t, to), as, aim, many, nil)
	if err != nil {
		t.Fatal(err)
	}
	return odds
}

// of returns the chances of one of the players.
func (o Odds) of(player engine.Player) chances { return chances{o.Win, o.Loss}.of(player) }

func TestBestResponseAgainstEveryStrategy(t *testing.T) {
	for _, text := range []string{"{}", "1-3", "1-4", "2,2,3", "1,1,2,2", "1,2,4,8", "2,2,3,3"} {
		start := from(setOf(t, text))
		for _, as := range []engine.Player{engine.P1, engine.P2} {
			for _, to := range heuristics {
				for _, aim := range []Aim{MostWins, BestMean} {
					var want *Odds
					strategies(start, as, func(p Policy) {
						players := [2]Policy{policy(t, to), policy(t, to)}
						players[as] = p
						odds, err := Match(start, players[0], players[1], many, nil)
						if err != nil {
							t.Fatal(err)
						}
						if want == nil || aim.compare(odds.of(as), want.of(as)) > 0 {
							want = &odds
						}
					})
					if got := response(t, start, to, as, aim); !equal(got, *want) {
						t.Errorf("%s, %v against %s, aim %d: %v, want %v", text, as, to, aim, got, *want)
					}
				}
			}
		}
	}
}

// Nothing that is known of a player makes a heuristic better than the best response,
// and each aim is reached at least as well by itself as by the other.
func TestBestResponseIsBest(t *testing.T) {
	for _, start := range []engine.Position{from(engine.OneTo(8)), from(setOf(t, "1,1,2,3,5,8"))} {
		for _, as := range []engine.Player{engine.P1, engine.P2} {
			for _, to := range heuristics {
				wins, mean := response(t, start, to, as, MostWins).of(as), response(t, start, to, as, BestMean).of(as)
				others := []chances{wins, mean}
				for _, name := range heuristics {
					names := [2]string{to, to}
					names[as] = name
					others = append(others, match(t, start, names[0], names[1]).of(as))
				}
				for _, other := range others {
					if MostWins.compare(other, wins) > 0 || BestMean.compare(other, mean) > 0 {
						t.Errorf("%v, %v against %s: %v is better than %v or %v", start, as, to, other, wins, mean)
					}
				}
			}
		}
	}
}

//go:embed testdata/responses.tsv
var responses string

// The article says that nobody who plays at random can be exploited. From four numbers
// on, the best response to it wins at least three games in four.
func TestRandomPlayCanBeExploited(t *testing.T) {
	for _, row := range paper.Parse(responses) {
		n := int(row.Number("N"))
		if n > largestMatch {
			continue
		}
		as := map[string]engine.Player{"P1": engine.P1, "P2": engine.P2}[row["as"]]
		wins := response(t, from(engine.OneTo(n)), row["to"], as, MostWins).of(as)
		mean := response(t, from(engine.OneTo(n)), row["to"], as, BestMean).of(as)
		if n >= 4 && wins.win.Cmp(big.NewRat(3, 4)) < 0 && row["to"] == bot.Random {
			t.Errorf("{1..%d}: %v wins only %v", n, as, wins.win)
		}
		for column, got := range map[string]*big.Rat{"win": wins.win, "loss": wins.loss, "mean_win": mean.win, "mean_loss": mean.loss} {
			if text := inPercent(got, 4); text != row[column] {
				t.Errorf("{1..%d}, %v against %s: %s is %s, was %s", n, as, row["to"], column, text, row[column])
			}
		}
	}
}
