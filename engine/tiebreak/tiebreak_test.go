package tiebreak

import (
	"errors"
	"fmt"
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/recursion"
)

// slow is the game by its rules, number by number, with the excess sums kept apart.
func slow(p engine.Position, rule Rule, mine, theirs int) engine.Outcome {
	if p.Over() {
		switch {
		case p.Deficit > 0:
			return engine.Loss
		case rule == Most:
			return engine.OutcomeOf(mine - theirs)
		default:
			return engine.OutcomeOf(theirs - mine)
		}
	}
	best := engine.Loss
	for b := range p.Left.Distinct() {
		one, _ := engine.SetOf(b)
		left := p.Left.Minus(one)
		if b < p.Deficit {
			best = max(best, slow(engine.Position{Left: left, Deficit: p.Deficit - b}, rule, mine, theirs))
		} else {
			lead := b - p.Deficit
			best = max(best, slow(engine.Position{Left: left, Deficit: lead}, rule, theirs, mine+lead).Opposite())
		}
	}
	return best
}

func TestTableAgreesWithTheRules(t *testing.T) {
	for _, text := range []string{"1-4", "1-6", "1-7", "2,2,2,3,3", "1,1,4,4", "2,4,6,8", "1-5:3", "1-4:9", "5", "1,2:7"} {
		start, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, rule := range []Rule{Most, Fewest} {
			table, err := New(start, rule, 1<<20, nil)
			if err != nil {
				t.Fatal(err)
			}
			for more := -12; more <= 12; more++ {
				if got, want := table.Outcome(start, more), slow(start, rule, more, 0); got != want {
					t.Errorf("%s, rule %d, %d more: %v, want %v", text, rule, more, got, want)
				}
			}
		}
	}
}

// Only ties are decided otherwise than by the points.
func TestOnlyTiesAreBroken(t *testing.T) {
	solver := recursion.Solver{}
	for n := 1; n <= 9; n++ {
		start := engine.Position{Left: engine.OneTo(n)}
		for _, rule := range []Rule{Most, Fewest} {
			table, err := New(start, rule, 1<<24, nil)
			if err != nil {
				t.Fatal(err)
			}
			if plain := solver.Outcome(start); plain != engine.Draw && table.Outcome(start, 0) != plain {
				t.Errorf("{1..%d} is a %v, but with rule %d a %v", n, plain, rule, table.Outcome(start, 0))
			}
		}
	}
}

func TestLimits(t *testing.T) {
	start := engine.Position{Left: engine.OneTo(20)}
	if _, err := New(start, Most, 1<<10, nil); !errors.As(err, new(*induction.TooLargeError)) {
		t.Errorf("a table larger than allowed: %v", err)
	}
	stop := errors.New("stop")
	if _, err := New(start, Most, 1<<30, func(float64) error { return stop }); err != stop {
		t.Errorf("stopped: %v", err)
	}
}

// The even sums up to {1..16}, all of them drawn by points.
func ExampleNew() {
	for _, n := range []int{3, 4, 7, 8, 11, 12, 15, 16} {
		start := engine.Position{Left: engine.OneTo(n)}
		most, _ := New(start, Most, 1<<24, nil)
		fewest, _ := New(start, Fewest, 1<<24, nil)
		fmt.Println(n, most.Outcome(start, 0), fewest.Outcome(start, 0))
	}
	// Output:
	// 3 win win
	// 4 win win
	// 7 win win
	// 8 draw win
	// 11 win win
	// 12 win win
	// 15 win win
	// 16 win win
}
