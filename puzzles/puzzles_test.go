package puzzles

import (
	"strings"
	"testing"

	"catchup/engine"
)

func open(t *testing.T, id string) *Puzzle {
	t.Helper()
	puzzle, err := Open(id)
	if err != nil {
		t.Fatal(err)
	}
	return puzzle
}

func set(t *testing.T, text string) engine.Set {
	t.Helper()
	s, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What the paper says of its figures 3 to 5.
func TestFigures(t *testing.T) {
	for _, c := range []struct {
		id, position string
		task         Task
		solution     string
	}{
		{"1-7/3/5/6", "{1,2,4,7}:4", Win, "1,2,7"},
		{"1-7/2/5/7", "{1,3,4,6}:4", Win, "1,6"},
		{"1-7/1/2/5/6", "{3,4,7}:2", Resist, "3 4"},
		{"2,2,2,3,3", "{2,2,2,3,3}:0", Win, "2"},
	} {
		puzzle := open(t, c.id)
		var solution []string
		for _, m := range puzzle.Solution {
			solution = append(solution, m.List())
		}
		if got := strings.Join(solution, " "); got != c.solution || puzzle.Task != c.task || puzzle.Game().Position().String() != c.position {
			t.Errorf("%s: %v to %v by %s, want %s to %v by %s", c.id, puzzle.Game().Position(), puzzle.Task, got, c.position, c.task, c.solution)
		}
	}
}

func TestVerdicts(t *testing.T) {
	for _, c := range []struct {
		id, move string
		right    bool
		was, now engine.Outcome
		why      string
	}{
		{"1-7/3/5/6", "1,2,7", true, engine.Win, engine.Win, "Everything is taken, and you are 2 ahead."},
		{"1-7/3/5/6", "2,7", false, engine.Win, engine.Draw, "Everything is taken, and the scores are level."},
		{"1-7/3/5/6", "7", false, engine.Win, engine.Loss, "You now need 3, and all that is left, 1, makes only 1: you lose by 2."},
		{"1-7/2/5/7", "3,6", false, engine.Win, engine.Draw, "Everything is taken, and the scores are level."},
		{"1-7/6/3,5", "7", false, engine.Draw, engine.Loss, "Everything is taken, and you are 2 behind."},
		{"1-7/1/2/5/6", "3", true, engine.Loss, engine.Loss, "Only 7 beats it: any other reply, and you do not lose."},
		{"1-7/1/2/5/6", "7", false, engine.Loss, engine.Loss, "That is answered in more than one way: the opponent hardly has to look."},
	} {
		attempt := open(t, c.id).Begin()
		before := attempt.Game.String()
		v, err := attempt.Try(set(t, c.move))
		if err != nil {
			t.Errorf("%s, %s: %v", c.id, c.move, err)
			continue
		}
		if v.Right != c.right || v.Was != c.was || v.Now != c.now || v.Why != c.why {
			t.Errorf("%s, %s: right %v, %v to %v, %q", c.id, c.move, v.Right, v.Was, v.Now, v.Why)
		}
		if attempt.Retry(v); attempt.Game.String() != before {
			t.Errorf("%s, %s: after the retry the board shows %s", c.id, c.move, attempt.Game)
		}
	}
}

func TestUnsoundPositionsAreRefused(t *testing.T) {
	for id, want := range map[string]string{
		"{}":       "{}:0 is not a puzzle: the game is over",
		"1-4:2":    "{1,2,3,4}:2 is not a puzzle: 5 moves hold, among them 1,2 and 1,3",
		"5":        "{5}:0 is not a puzzle: every move is as good as any other",
		"1-7/3/2":  "2 cannot be taken from {1,2,4,5,6,7}:3: the turn goes on until 3 is reached or nothing is left",
		"1-7/3,,5": `game "1-7/3,,5", character 7: expected a number`,
	} {
		if _, err := Open(id); err == nil || err.Error() != want {
			t.Errorf("%s: got %v, want %s", id, err, want)
		}
	}
}
