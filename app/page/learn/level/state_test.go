package level

import (
	"slices"
	"strings"
	"testing"

	"catchup/app/ui/lessons"
	"catchup/app/ui/table"
	"catchup/engine"
	"catchup/puzzles/daily"
)

// finish answers everything right from where the lesson is.
func finish(t *testing.T, l *Lesson) {
	t.Helper()
	for steps := 0; l.Stage != Finished; steps++ {
		switch {
		case steps > 100:
			t.Fatalf("%s does not end: %+v", l.Level.ID, l)
		case l.Stage == Done:
			l.Next()
		case l.Stage == Wrong:
			l.Retry()
		case l.Answers() > 0:
			l.Answer(l.Task().Right[0])
		default:
			play(t, l, right(t, l))
		}
	}
}

func right(t *testing.T, l *Lesson) engine.Move {
	t.Helper()
	if l.attempt != nil {
		return l.attempt.Right()[0]
	}
	move, err := engine.ParseSet(l.Task().Right[0])
	if err != nil {
		t.Fatal(err)
	}
	return move
}

func play(t *testing.T, l *Lesson, move engine.Move) {
	t.Helper()
	for n := range move.All() {
		table.Press(l, n, false)
	}
	if got, legal := table.Move(l); got != move || !legal {
		t.Fatalf("%s: %v is picked, %v, want %v: %s", l.Task().Game, got, legal, move, l.Problem)
	}
	table.Take(l)
}

// wrong makes one mistake on the position on the board.
func wrong(t *testing.T, l *Lesson) {
	t.Helper()
	for _, a := range answers[l.Task().Goal] {
		if !slices.Contains(l.Task().Right, a.answer) {
			l.Answer(a.answer)
			return
		}
	}
	for m := range l.Game().Position().Moves() {
		if m != right(t, l) && !slices.Contains(l.Task().Right, m.List()) {
			play(t, l, m)
			return
		}
	}
	t.Fatalf("%s has no wrong move", l.Task().Game)
}

func TestStars(t *testing.T) {
	for number, level := range lessons.Levels {
		for misses, want := range []int{3, 2, 1, 1} {
			l := Begin(number, daily.First+9)
			for range misses {
				wrong(t, l)
				if l.Said == "" || l.Stage != Wrong && l.Answers() == 0 {
					t.Errorf("%s: after a mistake it says %q, stage %d", level.ID, l.Said, l.Stage)
				}
				l.Retry()
				if l.Answers() > 0 {
					l.Refused = nil // so that it can be given again
				}
			}
			finish(t, l)
			if l.Stars() != want {
				t.Errorf("%s: %d stars after %d mistakes, want %d", level.ID, l.Stars(), misses, want)
			}
		}
	}
}

func TestRetryBringsThePositionBack(t *testing.T) {
	for number := range lessons.Levels {
		l := Begin(number, daily.First)
		before := l.Game().String()
		wrong(t, l)
		l.Retry()
		if l.Game().String() != before || l.Stage != Finding || l.Picked.Len() > 0 {
			t.Errorf("%s: %s, was %s", l.Level.ID, l.Game(), before)
		}
	}
}

func TestShowCostsStarsAndPicksWhatIsRight(t *testing.T) {
	l := Begin(0, daily.First)
	if l.Show(); l.Picked.Len() > 0 || l.Misses > 0 {
		t.Error("shown before anything was tried")
	}
	wrong(t, l)
	l.Show()
	if l.Picked != right(t, l) || l.Stars() != 1 {
		t.Errorf("shown %v, %d stars", l.Picked, l.Stars())
	}
	table.Take(l)
	if l.Stage != Done {
		t.Errorf("what was shown is not right: %s", l.Said)
	}
}

func TestQuestions(t *testing.T) {
	number := lessons.Find("count")
	l := Begin(number, daily.First)
	table.Press(l, 1, false)
	if _, legal := table.Move(l); l.Picked.Len() > 0 || legal || !l.View().Locked {
		t.Error("a question lets rods be picked")
	}
	l.Answer("win")
	l.Answer("win")
	if l.Misses != 1 || l.Stage != Finding {
		t.Errorf("the same wrong answer twice is %d mistakes", l.Misses)
	}
	l.Answer("loss")
	if l.Stage != Done || !strings.Contains(l.Said, "1 behind") {
		t.Errorf("stage %d: %q", l.Stage, l.Said)
	}
}

// On the way of a longer puzzle the learner stays the learner, and is told the answer.
func TestSeveralOnlyMoves(t *testing.T) {
	number := lessons.Find("ahead")
	l := Begin(number, daily.First)
	for l.Task().Game != "1-6/2/5" {
		l.set(l.At + 1)
	}
	you := l.you
	play(t, l, right(t, l))
	if l.Stage != Finding || !strings.Contains(l.Said, "They answer") || l.Game().Mover() != you || !l.View().Seats[you].You {
		t.Errorf("after the first of two moves: stage %d, %q", l.Stage, l.Said)
	}
}
