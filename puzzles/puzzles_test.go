package puzzles

import (
	"errors"
	"strings"
	"sync"
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

// proofs are the puzzles of the catalogue, each proved once for all tests.
var proofs = sync.OnceValue(func() map[string]*Puzzle {
	all := map[string]*Puzzle{}
	for _, entry := range Catalog() {
		if puzzle, err := Open(entry.ID); err == nil {
			all[entry.ID] = puzzle
		}
	}
	return all
})

// proved returns the puzzle of an entry.
func proved(t *testing.T, entry Entry) *Puzzle {
	t.Helper()
	puzzle := proofs()[entry.ID]
	if puzzle == nil {
		t.Fatalf("%s cannot be proved", entry.ID)
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

// Whatever a link names is a puzzle that can be solved by its main line, or an error.
func FuzzOpen(f *testing.F) {
	for _, id := range []string{"1-7/3/5/6", "1-7/1/2/5/6", "{98,99,97}:120", "{1,1,50}:3", "1-4:2", "5", "{}", "{60,61,62,99}:9", "2,2,2,3,3"} {
		f.Add(id)
	}
	f.Fuzz(func(t *testing.T, id string) {
		game, err := engine.ParseGame(id)
		if err != nil || game.Position().Left.Len() > 9 {
			return
		}
		_, err = Prove(game)
		var unsound *UnsoundError
		if err != nil && !errors.As(err, &unsound) {
			return
		}
		puzzle, failed := Open(id)
		if (failed == nil) != (err == nil) {
			t.Fatalf("%s: opened with %v, proved with %v", id, failed, err)
		}
		if failed != nil {
			repairs(game.Position())
			return
		}
		if rating := puzzle.Rating(); rating < lowestRating || rating > highestRating {
			t.Errorf("%s: rating %d", id, rating)
		}
		if _, err := ParseCatalog(puzzle.Entry().String()); err != nil {
			t.Errorf("%s: %v", id, err)
		}
		attempt := puzzle.Begin()
		for step, move := range puzzle.Line() {
			if step%2 == 1 {
				continue
			}
			before := attempt.Game.Position()
			attempt.Hints()
			for m := range before.Moves() {
				v, err := attempt.Try(m)
				if err != nil {
					t.Fatal(err)
				}
				if !v.Right {
					if err := checkPunished(puzzle, before, attempt.Game.Position(), v); err != nil {
						t.Errorf("%s, %s: %q: %v", id, m.List(), v.Why, err)
					}
				}
				attempt.Retry(v)
				attempt.Solved = false
				if v.Right && before.CountMoves() > 1 {
					attempt.Found--
				}
			}
			if _, err := attempt.Try(move); err != nil {
				t.Fatal(err)
			}
		}
		if !attempt.Solved {
			t.Errorf("%s is not solved by %v", id, puzzle.Line())
		}
	})
}
