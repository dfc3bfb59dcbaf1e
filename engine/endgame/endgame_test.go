package endgame

import (
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// everySet calls f for every set of n numbers up to the given largest, in order,
// with every deficit up to the given one, or to one more than the sum if that is
// negative.
func everySet(n, largest, deficit int, repeats bool, f func(engine.Position)) {
	var extend func(left []int)
	extend = func(left []int) {
		if len(left) == n {
			set, _ := engine.SetOf(left...)
			most := deficit
			if deficit < 0 {
				most = set.Sum() + 1
			}
			for d := range most + 1 {
				f(engine.Position{Left: set, Deficit: d})
			}
			return
		}
		from := 1
		if len(left) > 0 {
			from = left[len(left)-1]
			if !repeats {
				from++
			}
		}
		for number := from; number <= largest; number++ {
			extend(append(left, number))
		}
	}
	extend(make([]int, 0, n))
}

// outcomeOf returns what a legal move is worth to the player who makes it.
func outcomeOf(p engine.Position, m engine.Move, solver recursion.Solver) engine.Outcome {
	next, passed := p.After(m)
	if passed {
		return solver.Outcome(next).Opposite()
	}
	return solver.Outcome(next)
}

// The cases are right for every three or four numbers, equal ones included, with
// every deficit that can still be made good, and one more; and every branch is
// needed.
func TestAnalysisAgreesWithTheGame(t *testing.T) {
	solver := make(recursion.Solver)
	type key struct{ label, when string }
	met := map[key]bool{}
	for n := 3; n <= 4; n++ {
		everySet(n, largest, -1, true, func(p engine.Position) {
			a, err := Analyse(p)
			if err != nil {
				t.Fatal(err)
			}
			met[key{a.Case, a.Branch}] = true
			if want := solver.Outcome(p); a.Outcome != want {
				t.Errorf("%v: case %s (%s) says %v, it is a %v", p, a.Case, a.Branch, a.Outcome, want)
			} else if err := p.Check(a.Move); err != nil {
				t.Errorf("case %s (%s): %v", a.Case, a.Branch, err)
			} else if got := outcomeOf(p, a.Move, solver); got != want {
				t.Errorf("%v: case %s (%s) takes %s, which is a %v, not a %v", p, a.Case, a.Branch, a.Move.List(), got, want)
			}
		})
	}
	for _, c := range append(Tree(3).Cases(), Tree(4).Cases()...) {
		for _, x := range c.Branches {
			if !met[key{c.Name, x.When}] && largest >= 20 {
				t.Errorf("no position needs case %s (%s)", c.Name, x.When)
			}
		}
	}
}

// Between four numbers of which the largest outgrows the others, and far behind:
// where no small number was tried.
func TestAnalysisOfLargeNumbers(t *testing.T) {
	solver := make(recursion.Solver)
	for _, text := range []string{
		"{1,2,97,99}:0", "{40,50,60,99}:45", "{90,91,92,99}:88", "{30,31,60,99}:2", "{95,96,97,98}:290",
		"{95,96,97,98}:387", "{1,49,50,99}:1", "{10,20,99}:9", "{97,98,99}:196", "{97,98,99}:9999", "{1,2,3,4}:9999",
	} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		a, err := Analyse(p)
		if err != nil || a.Outcome != solver.Outcome(p) || outcomeOf(p, a.Move, solver) != a.Outcome {
			t.Errorf("%v: %+v, error %v, want a %v", p, a, err, solver.Outcome(p))
		}
	}
}

func TestOtherPositionsAreRefused(t *testing.T) {
	for text, want := range map[string]string{
		"1-5":     "{1,2,3,4,5}:0 is no end game of 3 or 4 numbers",
		"{1,2}:7": "{1,2}:7 is no end game of 3 or 4 numbers",
		"{}:3":    "{}:3 is no end game of 3 or 4 numbers",
	} {
		p, err := engine.ParsePosition(text)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Analyse(p); err == nil || err.Error() != want {
			t.Errorf("%s: error %v, want %s", text, err, want)
		}
	}
}
