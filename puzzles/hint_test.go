package puzzles

import (
	"slices"
	"strings"
	"testing"

	"catchup/engine"
)

func TestHints(t *testing.T) {
	for id, want := range map[string]string{
		"1-7/3/5/6":         "The right move takes three numbers or more. It takes 3 numbers. Leave the 4 alone: every move with it loses. It takes the 7.",
		"1-7/2/5":           "You could make the scores exactly level, but you must go beyond. It takes a single number. Leave the 3 alone: every move with it loses.",
		"1-7/1/2/5/6":       "Leave the 7 alone: no right move takes it.",
		"2,2,2,3,3":         "After the right move the opponent would rather pass: if you had to take one more number first, you would get less. Leave the 3 alone: every move with it loses.",
		"1-7/3/1,5":         "The move that scores most gives the result away. It takes 2 numbers. Leave the 6 alone: every move with it loses. It takes the 4.",
		"{3,3,3,5,5,5,7}:7": "After the right move the opponent would rather pass: if you had to take one more number first, you would get less. It takes 2 numbers. Leave the 3 alone: no move with it wins. It takes the 7.",
	} {
		var texts []string
		for _, hint := range open(t, id).Begin().Hints() {
			texts = append(texts, hint.Text)
		}
		if got := strings.Join(texts, " "); got != want {
			t.Errorf("%s: %s", id, got)
		}
	}
}

// At every position of every puzzle's line the hints are true and none gives the whole
// move away.
func TestHintsAreTrue(t *testing.T) {
	t.Parallel()
	for _, entry := range Catalog() {
		puzzle := proved(t, entry)
		attempt := puzzle.Begin()
		for step, only := range puzzle.Line() {
			if step%2 == 1 {
				continue // the opponent's
			}
			p, right := attempt.Game.Position(), attempt.Right()
			last := -1
			for _, hint := range attempt.Hints() {
				if int(hint.Step) <= last {
					t.Errorf("%s: %q comes too late", entry.ID, hint.Text)
				}
				last = int(hint.Step)
				if !holds(puzzle, p, right, hint) {
					t.Errorf("%s: %q is not true in %v", entry.ID, hint.Text, p)
				}
			}
			if step == 0 && last < 0 {
				t.Errorf("%s: there is no hint", entry.ID)
			}
			if _, err := attempt.Try(only); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func holds(z *Puzzle, p engine.Position, right []engine.Move, hint Hint) bool {
	all := func(moves []engine.Move, holds func(engine.Move) bool) bool {
		return !slices.ContainsFunc(moves, func(m engine.Move) bool { return !holds(m) })
	}
	takes := func(m engine.Move) bool { return m.Count(hint.Number) > 0 }
	switch hint.Step {
	case Idea:
		return hint.Theme.GivesAway() == Hinting && z.motifs(p, right[0]).Has(hint.Theme)
	case Count:
		return all(right, func(m engine.Move) bool { return m.Len() == hint.Number })
	case Take:
		return all(right, func(m engine.Move) bool { return takes(m) && m.Len() > 1 })
	}
	var with []engine.Move
	for m := range p.Moves() {
		if takes(m) {
			with = append(with, m)
		}
	}
	return len(with) > 0 && !slices.ContainsFunc(right, takes) && all(with, func(m engine.Move) bool {
		switch {
		case strings.Contains(hint.Text, "loses"):
			return z.Worth(p, m) == engine.Loss
		case strings.Contains(hint.Text, "wins"):
			return z.Worth(p, m) != engine.Win
		}
		return true
	})
}
