package solver

import (
	"testing"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/recursion"
)

func setOf(t *testing.T, text string) engine.Set {
	t.Helper()
	set, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return set
}

// Every picture shows the engine's bits: the planes of each sub-multiset once it is
// left behind, in the order of the engine's index.
func TestTheFilmEndsWithTheEnginesPlanes(t *testing.T) {
	for _, text := range []string{"1-3", "1-4", "1,2,2", "1-5", "2,3,3,7"} {
		film := Shoot(setOf(t, text))
		table, err := induction.New(engine.Position{Left: film.Start}, 1<<20, nil)
		if err != nil {
			t.Fatal(err)
		}
		numbering := table.Numbering()
		known := film.Planes(len(film.Frames) - 1)
		if len(known) != len(film.Subsets) {
			t.Errorf("%s: %d of %d sub-multisets are known", text, len(known), len(film.Subsets))
		}
		for i, set := range film.Subsets {
			if at, _ := numbering.Index(set); at != i {
				t.Errorf("%s: %v stands at %d, in the table at %d", text, set, i, at)
			}
			win, notLoss := table.Planes(i)
			for bit, d := range Deficits(film.Start, set) {
				want := engine.Outcome(win>>bit&1+notLoss>>bit&1) - 1
				if got := known[set].Outcome(d); got != want {
					t.Errorf("%s: %v:%d is a %v, in the table a %v", text, set, d, got, want)
				}
			}
		}
	}
}

// What a frame adds is right already, and nothing is taken away; what is missing
// comes from the numbers not yet taken.
func TestEveryFrameIsTrueSoFar(t *testing.T) {
	film := Shoot(setOf(t, "1-4"))
	solver := make(recursion.Solver)
	for i, frame := range film.Frames {
		if frame.Before.Win&^frame.After.Win|frame.Before.NotLoss&^frame.After.NotLoss != 0 {
			t.Errorf("frame %d takes bits away: %+v", i, frame)
		}
		for _, d := range Deficits(film.Start, frame.Set) {
			p := engine.Position{Left: frame.Set, Deficit: d}
			if got := frame.After.Outcome(d); got > solver.Outcome(p) {
				t.Errorf("frame %d: %v is a %v, shown as a %v", i, p, solver.Outcome(p), got)
			}
		}
		if frame.Number > 0 && frame.From != film.Planes(i - 1)[frame.Set.Minus(engine.Set{}.With(frame.Number))] {
			t.Errorf("frame %d does not start from what was known", i)
		}
	}
	if last := film.Frames[len(film.Frames)-1]; last.After.Outcome(0) != engine.Draw {
		t.Errorf("{1,2,3,4} is shown as a %v", last.After.Outcome(0))
	}
	if n := len(Shoot(setOf(t, "1-3")).Frames); n != 26 {
		t.Errorf("{1,2,3} has %d frames", n)
	}
}
