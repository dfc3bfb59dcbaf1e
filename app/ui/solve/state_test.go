package solve

import (
	"testing"

	"catchup/app/ui/table"
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
		table.Press(s, n, false)
	}
	table.Take(s)
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
	table.Press(s, 1, false)
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
	steps := []puzzles.Step{puzzles.Idea, puzzles.Count, puzzles.Avoid, puzzles.Take}
	for i, step := range steps {
		if !s.MoreHints() || len(s.Told()) != i {
			t.Fatalf("after %d hints: told %v, more %v", i, s.Told(), s.MoreHints())
		}
		s.AskHint()
		if last := s.Told()[i]; last.Step != step {
			t.Errorf("hint %d is %q", i+1, last.Text)
		}
	}
	s.AskHint()
	if s.MoreHints() || s.Marks.Hints() != len(steps) {
		t.Errorf("marks %q, more hints: %v", s.Marks, s.MoreHints())
	}
	s.take(7) // they are still true after a wrong move
	if len(s.Told()) > 0 {
		t.Error("hints are shown beside a refutation")
	}
	if s.Retry(); len(s.Told()) != len(steps) {
		t.Errorf("after the retry there are %d hints", len(s.Told()))
	}
}

func TestChosenThemeIsNoHint(t *testing.T) {
	s := begin(t, "1-7/3/5/6")
	s.AskHint()
	idea := s.Told()[0]
	if idea.Step != puzzles.Idea {
		t.Fatalf("the first hint is %q", idea.Text)
	}
	s.Again()
	s.Chosen = &idea.Theme
	if s.AskHint(); s.Told()[0].Step == puzzles.Idea {
		t.Errorf("the theme is known, and yet the first hint is %q", s.Told()[0].Text)
	}
}

// In a longer puzzle every turn has hints of its own.
func TestHintsAreAboutTheTurn(t *testing.T) {
	for _, entry := range puzzles.Catalog() {
		if entry.Length < 2 {
			continue
		}
		s := begin(t, entry.ID)
		s.AskHint()
		for n := range s.Attempt.Right()[0].All() {
			table.Press(s, n, false)
		}
		if table.Take(s); s.Stage != Finding || len(s.Told()) != 0 {
			t.Errorf("%s: stage %v, told %v", entry.ID, s.Stage, s.Told())
		}
		return
	}
	t.Fatal("no puzzle takes two moves")
}

func TestShowingTheSolutionEndsThePuzzle(t *testing.T) {
	s := begin(t, "1-7/3/5/6")
	s.take(7)
	s.Show()
	if s.Stage != Shown || s.Attempt.Game.String() != "1-7/3/5/6" {
		t.Errorf("stage %v, %v", s.Stage, s.Attempt.Game)
	}
	e := s.Worths
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
