package guess

import (
	"fmt"
	"math"
	"math/rand/v2"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// turn is a moment of a game: a position and whose turn it is.
type turn struct {
	engine.Position
	yours bool
}

// shares follows all games from start at once, each moment with its probability, and
// returns how the positions that the level asks about are divided.
func shares(l Level, start engine.Position, solver recursion.Solver) [3]float64 {
	var asked [3]float64
	for _, careful := range []bool{false, true} {
		reached := make([]map[turn]float64, start.Left.Len()+1) // by numbers left
		for n := range reached {
			reached[n] = map[turn]float64{}
		}
		reached[start.Left.Len()][turn{start, true}] = 0.25
		reached[start.Left.Len()][turn{start, false}] = 0.25
		for n := start.Left.Len(); n >= l.Least; n-- {
			for now, probability := range reached[n] {
				worth := solver.Outcome(now.Position)
				if now.yours && l.asks(now.Position) {
					asked[worth+1] += probability
					continue
				}
				var next []turn
				for m := range now.Moves() {
					after, passed := now.After(m)
					kept := solver.Outcome(after)
					if passed {
						kept = kept.Opposite()
					}
					if now.yours || !careful || kept == worth {
						next = append(next, turn{after, !now.yours})
					}
				}
				for _, t := range next {
					reached[t.Left.Len()][t] += probability / float64(len(next))
				}
			}
		}
	}
	total := asked[0] + asked[1] + asked[2]
	return [3]float64{asked[0] / total, asked[1] / total, asked[2] / total}
}

func TestShares(t *testing.T) {
	solver := make(recursion.Solver)
	for _, level := range Levels {
		for _, source := range level.Sources {
			set, err := engine.ParseSet(source.Set)
			if err != nil {
				t.Fatal(err)
			}
			want := shares(level, engine.Position{Left: set}, solver)
			for o := range want {
				if math.Abs(want[o]-source.Shares[o]) > 0.6e-6 {
					t.Errorf("%v, %s: should be %s", level, source.Set, fmt.Sprintf("{%.6f, %.6f, %.6f}", want[0], want[1], want[2]))
					break
				}
			}
		}
		t.Logf("%v: %.3f lost, %.3f drawn, %.3f won", level, level.Share(engine.Loss), level.Share(engine.Draw), level.Share(engine.Win))
	}
}

// What is drawn is what the level says, and divides as its shares say, within four
// standard errors.
func TestDraw(t *testing.T) {
	const draws = 4000
	solver := make(recursion.Solver)
	for _, level := range Levels {
		r := rand.New(rand.NewPCG(1, 2))
		var count [3]int
		for range draws {
			p := level.Draw(r).Position()
			if n := p.Left.Len(); n < level.Least || n > level.Most || p.CountMoves() < 2 {
				t.Fatalf("%v: %v was drawn", level, p)
			}
			count[solver.Outcome(p)+1]++
		}
		for o := engine.Loss; o <= engine.Win; o++ {
			want := level.Share(o)
			got := float64(count[o+1]) / draws
			if limit := 4 * math.Sqrt(want*(1-want)/draws); math.Abs(got-want) > limit {
				t.Errorf("%v: %.3f of the positions drawn are a %v, want %.3f ± %.3f", level, got, o, want, limit)
			}
		}
	}
}
