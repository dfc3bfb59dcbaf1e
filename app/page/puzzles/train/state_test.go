package train

import (
	"testing"

	"catchup/app/course"
	"catchup/app/store"
	"catchup/puzzles"
)

func (tr *Training) id() string { return tr.Solving.Attempt.Puzzle.ID() }

func TestTrainingGoesOn(t *testing.T) {
	kept := store.Data{Puzzles: store.Results{}}
	tr := Begin(course.Mix, 0, "2026-11-21", kept)
	seen := map[string]bool{}
	for range 10 {
		if seen[tr.id()] {
			t.Fatalf("%s comes again", tr.id())
		}
		seen[tr.id()] = true
		kept.Puzzles[tr.id()] = store.Result{Solved: true, Day: "2026-11-21"}
		tr.Next(kept)
	}
}

func TestOffsetChangesAnUntouchedPuzzle(t *testing.T) {
	kept := store.Data{Puzzles: store.Results{}}
	tr := Begin(course.Mix, -300, "2026-11-21", kept)
	easy := rating(tr)
	tr.SetOffset(300, kept)
	if hard := rating(tr); hard <= easy {
		t.Errorf("300 points harder is rated %d, 300 points easier %d", hard, easy)
	}
	tr.Solving.AskHint()
	begun := tr.id()
	tr.SetOffset(-300, kept)
	if tr.id() != begun {
		t.Error("a puzzle under way was exchanged")
	}
}

func rating(tr *Training) int { return puzzles.Catalog()[puzzles.Find(tr.id())].Rating }

// What was skipped comes back before the course is through; what was missed again
// does not come until the visitor asks for it.
func TestTheEndOfACourse(t *testing.T) {
	c := course.Of(puzzles.HoldTheDraw)
	kept := store.Data{Puzzles: store.Results{}}
	var last string
	for _, entry := range puzzles.Catalog() {
		if c.Has(entry, store.Result{}) {
			kept.Puzzles[entry.ID] = store.Result{Solved: true, Day: "2026-11-21"}
			last = entry.ID
		}
	}
	delete(kept.Puzzles, last)
	tr := Begin(c, 0, "", kept)
	tr.Next(kept)
	if tr.Solving == nil || tr.id() != last {
		t.Fatal("the puzzle that was skipped does not come back")
	}
	kept.Puzzles[last] = store.Result{Failed: true, Missed: true, Day: "2026-11-21"}
	if tr.Next(kept); tr.Solving != nil {
		t.Errorf("all is tried, and there is %s", tr.id())
	}
	if tr.Again(kept); tr.Solving == nil {
		t.Error("the course does not begin again")
	}

	tr = Begin(course.Misses, 0, "", kept)
	if tr.id() != last {
		t.Fatalf("the miss is %s, not %s", last, tr.id())
	}
	if tr.Next(kept); tr.Solving != nil {
		t.Error("a miss comes twice in a row")
	}
	if tr.Again(kept); tr.Solving == nil {
		t.Error("the miss does not come again")
	}
}
