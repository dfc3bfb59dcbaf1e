package streak

import (
	"math/rand/v2"
	"slices"
	"testing"

	"catchup/app/store"
	"catchup/puzzles"
)

func never(string) bool { return false }

func picks(seed uint64) func(int) int { return rand.New(rand.NewPCG(seed, 0)).IntN }

func ratingOf(t *testing.T, id string) int {
	t.Helper()
	i := puzzles.Find(id)
	if i < 0 {
		t.Fatalf("%s is not in the catalogue", id)
	}
	return puzzles.Catalog()[i].Rating
}

// A whole run climbs every step, hands no puzzle out twice and gets harder.
func TestWholeRun(t *testing.T) {
	run := Resume(store.Streak{Best: 7})
	next := picks(1)
	hardestOfStep := [steps]int{}
	for i := range length() {
		run.Next(never, next)
		if len(run.IDs) != i+1 || run.Step() != stepOf(i) {
			t.Fatalf("puzzle %d: %d handed out, step %d", i, len(run.IDs), run.Step())
		}
		if slices.Contains(run.IDs[:i], run.Current()) {
			t.Fatalf("%s was handed out twice", run.Current())
		}
		hardestOfStep[run.Step()] = max(hardestOfStep[run.Step()], ratingOf(t, run.Current()))
		run.Solve()
	}
	if run.Ending != Summit || run.Solved != length() || run.Best != length() || run.Former != 7 {
		t.Errorf("at the end: %+v", run)
	}
	if first, last := hardestOfStep[0], hardestOfStep[steps-1]; first > 1000 || last < 2100 {
		t.Errorf("it climbs from %d to %d", first, last)
	}
	if kept := run.Kept(); kept.Best != length() || len(kept.Run) > 0 {
		t.Errorf("kept is %+v", kept)
	}
}

// The puzzles of a step are rated as the step says.
func TestStepsAreAsHardAsTheySay(t *testing.T) {
	for step := range steps {
		for _, id := range nearest(rating(step), nil) {
			if got := ratingOf(t, id); got < rating(step)-200 || got > rating(step)+200 {
				t.Errorf("step %d, %d points: %s has %d", step+1, rating(step), id, got)
			}
		}
	}
	if rating(0) != easiest || rating(steps-1) != hardest {
		t.Errorf("from %d to %d", rating(0), rating(steps-1))
	}
}

// Wherever it is left, a run goes on with the same puzzle.
func TestRunIsResumed(t *testing.T) {
	run := Resume(store.Streak{})
	run.Next(never, picks(1))
	run.Solve()
	run.Next(never, picks(2))
	if run.Elsewhere(run.Kept()) || !run.Elsewhere(store.Streak{Best: 1}) {
		t.Error("it is not noticed that the run has ended in another tab, or it is without cause")
	}
	again := Resume(run.Kept())
	again.Next(never, picks(3))
	if !slices.Equal(again.IDs, run.IDs) || again.Solved != 1 || again.Best != 1 {
		t.Errorf("left as %+v, resumed as %+v", run, again)
	}
	// Left after a puzzle was solved, and before the next was handed out.
	again.Solve()
	later := Resume(again.Kept())
	later.Next(never, picks(4))
	if len(later.IDs) != 3 || later.Solved != 2 {
		t.Errorf("left as %+v, resumed as %+v", again, later)
	}
}

func TestOneSkip(t *testing.T) {
	run := Resume(store.Streak{})
	run.Next(never, picks(1))
	run.Skip()
	if !run.Skipped || run.Solved != 0 || run.Ending != Going {
		t.Fatalf("skipped: %+v", run)
	}
	run = Resume(run.Kept())
	run.Next(never, picks(2))
	before := run.Current()
	run.Skip()
	run.Next(never, picks(3))
	if run.Current() != before || len(run.IDs) != 2 {
		t.Errorf("skipped twice: %+v", run)
	}
}

func TestMistakeEndsTheRun(t *testing.T) {
	run := Resume(store.Streak{Best: 3})
	run.Next(never, picks(1))
	run.Solve()
	run.Next(never, picks(2))
	run.Fail()
	run.Solve()
	run.Skip()
	run.Next(never, picks(3))
	if run.Ending != Mistake || run.Solved != 1 || run.Skipped || len(run.IDs) != 2 || run.Best != 3 {
		t.Errorf("after the mistake: %+v", run)
	}
	if run.Elsewhere(store.Streak{Run: []string{"1-7"}}) {
		t.Error("a run that has ended is taken up again")
	}
	if kept := run.Kept(); kept.Best != 3 || len(kept.Run) > 0 || kept.Solved != 0 {
		t.Errorf("kept is %+v", kept)
	}
}

// Puzzles never tried come first; where all were, any will do.
func TestFreshPuzzlesComeFirst(t *testing.T) {
	near := nearest(rating(0), nil)
	run := Resume(store.Streak{})
	run.Next(func(id string) bool { return id != near[5] }, picks(1))
	if run.Current() != near[5] {
		t.Errorf("%s was handed out, and %s is new", run.Current(), near[5])
	}
	run = Resume(store.Streak{})
	run.Next(func(string) bool { return true }, picks(1))
	if !run.Begun() {
		t.Error("nothing was handed out")
	}
}

// What was kept and is no run is not resumed; the best is.
func TestWhatIsNoRun(t *testing.T) {
	for _, kept := range []store.Streak{
		{Best: 5, Run: []string{"a"}, Solved: 2},
		{Best: 5, Run: []string{"a", "b"}},
		{Best: 5, Run: []string{"a"}, Solved: -1, Skipped: true},
		{Best: 5, Solved: 1},
		{Best: 5, Run: make([]string, length()), Solved: length()},
	} {
		if run := Resume(kept); run.Begun() || run.Best != 5 || run.Solved != 0 || run.Skipped {
			t.Errorf("%+v became %+v", kept, run)
		}
	}
}
