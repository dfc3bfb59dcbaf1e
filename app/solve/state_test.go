package solve

import (
	"testing"

	"catchup/puzzles"
)

func begin(t *testing.T, id string) *Solving {
	t.Helper()
	puzzle, err := puzzles.Open(id)
	if err != nil {
		t.Fatal(err)
	}
	return Begin(puzzle)
}

func (s *Solving) take(numbers ...int) {
	for _, n := range numbers {
		s.Press(n, false)
	}
	s.Take()
}

func TestWrongMoveIsPunishedThenTriedAgain(t *testing.T) {
	s := begin(t, "1-7/3/5/6")
	s.take(7)
	if s.Stage != Wrong || s.Marks.Misses() != 1 || s.Attempt.Game.String() != "1-7/3/5/6/7/2,4" {
		t.Fatalf("stage %v, %d misses, %v", s.Stage, s.Marks.Misses(), s.Attempt.Game)
	}
	if headline(s) != "That turns the win into a loss" {
		t.Errorf("headline %q", headline(s))
	}
	s.Press(1, false)
	if s.Picked.Len() > 0 {
		t.Error("rods can be picked while the refutation is on the board")
	}
	s.Retry()
	if s.Stage != Finding || s.Attempt.Game.String() != "1-7/3/5/6" {
		t.Fatalf("after the retry: stage %v, %v", s.Stage, s.Attempt.Game)
	}
	s.take(7, 2, 1) // in any order
	if s.Stage != Solved || headline(s) != "Solved" {
		t.Errorf("stage %v, %q", s.Stage, headline(s))
	}
}

func TestUnfinishedTurnIsNotTaken(t *testing.T) {
	s := begin(t, "1-7/3/5/6")
	s.take(1, 2)
	if s.Stage != Finding || s.Verdict != nil {
		t.Errorf("stage %v, verdict %v", s.Stage, s.Verdict)
	}
}

func TestHintsTellMoreAndMore(t *testing.T) {
	s := begin(t, "1-7/3/5/6")
	for _, want := range []string{"", "It takes 3 rods.", "It takes the 7.", "It takes the 7."} {
		if got := s.Hint(); got != want {
			t.Errorf("%d hints: %q, want %q", s.Hints, got, want)
		}
		s.AskHint()
	}
	s = begin(t, "1-7/2/5") // the solution is the 6 alone
	s.AskHint()
	if s.Hint() != "It takes a single rod." || !s.MoreHints() == (s.solution().Len() > 1) {
		t.Errorf("hint %q, more %v", s.Hint(), s.MoreHints())
	}
}

func TestShowingTheSolutionEndsThePuzzle(t *testing.T) {
	s := begin(t, "1-7/3/5/6")
	s.take(7)
	s.Show()
	if s.Stage != Shown || s.Attempt.Game.String() != "1-7/3/5/6" {
		t.Errorf("stage %v, %v", s.Stage, s.Attempt.Game)
	}
	e := s.Evaluation()
	if e.Wins != 1 || e.Draws != 1 || e.Losses != 6 || len(e.Moves) != 8 || e.Moves[0].Move.List() != "1,2,7" {
		t.Errorf("evaluation %v", e)
	}
	s.Again()
	if s.Stage != Finding || s.Marks.Misses() != 0 {
		t.Errorf("once more: stage %v, %d misses", s.Stage, s.Marks.Misses())
	}
}

// The buttons say it with words for every task.
func TestEveryTaskHasWords(t *testing.T) {
	for _, entry := range puzzles.Catalog() {
		if Words(entry.Task).Title == "" {
			t.Errorf("no words for the task %v", entry.Task)
		}
	}
}
