package variants

import (
	"math/rand/v2"
	"testing"

	"catchup/app/ui/study"
	"catchup/app/ui/study/studytest"
	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/recursion"
	"catchup/engine/threeplayers"
	"catchup/engine/tiebreak"
)

// What is learned is what the recursion and the table of broken ties say.
func TestFindings(t *testing.T) {
	var f Findings
	studytest.Ask(t, &f.Answers, f.Questions()[:8]...)
	solver, drawn, lost := recursion.Solver{}, 0, 0
	for n := fewest; n < fewest+4; n++ {
		for head := highestHead; head >= 0; head-- {
			want := solver.Outcome(engine.Position{Left: engine.OneTo(n), Deficit: head})
			if got, known := f.Head(n, head); !known || got != want {
				t.Errorf("{1..%d}, head start %d: %v %v, want %v", n, head, got, known, want)
			}
			switch {
			case head > 0 && want == engine.Draw:
				drawn++
			case head > 0 && want == engine.Loss:
				lost++
			}
		}
		start := engine.Position{Left: engine.OneTo(n)}
		largest, err := tiebreak.New(start, tiebreak.Most, 1<<20, nil)
		if err != nil {
			t.Fatal(err)
		}
		if broken, known := f.Tie(n); !known || broken.Most != largest.Outcome(start, 0) || broken.Points != solver.Outcome(start) {
			t.Errorf("{1..%d}: %+v %v", n, broken, known)
		}
	}
	if fair, ahead := f.Behind(); fair != drawn || ahead != lost || f.Complete() {
		t.Errorf("%d head starts are fair and %d win for P2, want %d and %d", fair, ahead, drawn, lost)
	}
	if drawn, most, fewest := f.StillDrawn(); drawn != 2 || most != 0 || fewest != 0 {
		t.Errorf("of %d draws %d and %d are left", drawn, most, fewest) // {1..3} and {1..4}
	}
	if _, known := f.Head(most, 0); known {
		t.Error("what was not asked is known")
	}
}

// The page says so.
func TestOnePointMakesOddSumsFair(t *testing.T) {
	for n := fewest; n <= most; n++ {
		start := engine.Position{Left: engine.OneTo(n), Deficit: 1}
		if start.Left.Sum()%2 == 0 {
			continue
		}
		table, err := induction.New(start, 1<<24, nil)
		if err != nil {
			t.Fatal(err)
		}
		if table.Outcome(start) != engine.Draw {
			t.Errorf("%s is a %v", start, table.Outcome(start))
		}
	}
}

func TestPlaying(t *testing.T) {
	three := NewThree(threeplayers.New(engine.OneTo(7), threeplayers.Leader))
	for _, n := range []int{3, 3, 8, 1, 2} {
		three.Pick(n) // the second 3 and the 8 are not there
	}
	if three.Link() != "1-7/leader/3,1,2" {
		t.Errorf("link %s", three.Link())
	}
	if taken := three.Taken(); len(taken[0]) != 1 || len(taken[1]) != 2 || len(taken[2]) != 0 {
		t.Errorf("taken %v", taken)
	}
	three.Undo()
	if three.Link() != "1-7/leader/3,1" {
		t.Errorf("link %s", three.Link())
	}
	three.Alone = true
	r := rand.New(rand.NewPCG(1, 2))
	for three.Reply(r); !three.Game().Over(); three.Reply(r) {
		if three.Game().Mover != 0 {
			t.Fatal("the bots have not played")
		}
		three.Pick(threeplayers.Largest.Choose(three.Game(), r))
	}
	for len(three.Picks) > 0 {
		three.Undo()
		if len(three.Picks) > 0 && three.Game().Mover != 0 {
			t.Error("undo stops in a bot's turn")
		}
	}
}

func TestSimulation(t *testing.T) {
	three := NewThree(firstThree)
	three.Bots[2] = threeplayers.Largest
	three.Simulate(5)
	studytest.Ask(t, &three.answers, three.Questions()[:2]...)
	tally, won := three.Tally(), 0
	for _, n := range tally.Won {
		won += n
	}
	if tally.Games != batches[0]+batches[1] || won == 0 || won > tally.Games {
		t.Errorf("%d games, %d won", tally.Games, won)
	}
	if share, bar := study.Estimate(tally.Won[2], tally.Games); share <= 0 || bar <= 0 || bar > 3 {
		t.Errorf("estimate %v ± %v", share, bar)
	}
}
