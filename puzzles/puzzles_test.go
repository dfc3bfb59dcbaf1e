package puzzles

import (
	"strings"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
)

// Every puzzle of the catalogue is proved from scratch with the slow recursion,
// by counting, and by nothing that Prove uses.
func TestCatalogIsProved(t *testing.T) {
	solver := make(recursion.Solver)
	seen := map[engine.Position]string{}
	for _, entry := range Catalog() {
		puzzle, err := Open(entry.ID)
		if err != nil {
			t.Errorf("%s: %v", entry.ID, err)
			continue
		}
		if puzzle.Task != entry.Task {
			t.Errorf("%s: is a puzzle to %v, the catalogue says %v", entry.ID, puzzle.Task, entry.Task)
		}
		p := puzzle.Game().Position()
		if other, ok := seen[p]; ok {
			t.Errorf("%s and %s are the same position %v", entry.ID, other, p)
		}
		seen[p] = entry.ID

		outcomes := map[engine.Outcome]int{}
		for m := range p.Moves() {
			next, passed := p.After(m)
			o := solver.Outcome(next)
			if passed {
				o = o.Opposite()
			}
			outcomes[o]++
		}
		total := outcomes[engine.Win] + outcomes[engine.Draw] + outcomes[engine.Loss]
		if total != puzzle.Moves || total < 2 {
			t.Errorf("%s: %d moves, the puzzle says %d", entry.ID, total, puzzle.Moves)
		}
		sound := map[Task]bool{
			Win:    outcomes[engine.Win] == 1,
			Hold:   outcomes[engine.Win] == 0 && outcomes[engine.Draw] == 1,
			Resist: outcomes[engine.Loss] == total,
		}
		if !sound[entry.Task] {
			t.Errorf("%s: to %v, but the moves come to %v", entry.ID, entry.Task, outcomes)
		}
	}
	if len(Catalog()) < 24 {
		t.Errorf("only %d puzzles", len(Catalog()))
	}
}

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

// Following the solution solves every puzzle after exactly Length right choices,
// and every other move is judged wrong.
func TestSolutionSolves(t *testing.T) {
	for _, entry := range Catalog() {
		puzzle := open(t, entry.ID)
		attempt := puzzle.Begin()
		for !attempt.Solved {
			p := attempt.Game.Position()
			right := 0
			for m := range p.Moves() {
				v, err := attempt.Try(m)
				if err != nil {
					t.Fatal(err)
				}
				if v.Right {
					right++
				}
				attempt.Retry(v)
			}
			if right == 0 || right > 1 && puzzle.Task != Resist {
				t.Fatalf("%s: %d right moves in %v", entry.ID, right, p)
			}
			attempt = replay(t, puzzle, attempt.Game)
			for m := range p.Moves() {
				if puzzle.right(p, m) {
					if _, err := attempt.Try(m); err != nil {
						t.Fatal(err)
					}
					break
				}
			}
		}
		if attempt.Found != puzzle.Length {
			t.Errorf("%s: solved after %d only moves, want %d", entry.ID, attempt.Found, puzzle.Length)
		}
	}
}

// replay returns a fresh attempt brought to where the game stands.
func replay(t *testing.T, puzzle *Puzzle, game *engine.Game) *Attempt {
	t.Helper()
	attempt := puzzle.Begin()
	for attempt.Game.String() != game.String() {
		m := game.Moves()[len(attempt.Game.Moves())]
		if _, err := attempt.Try(m); err != nil {
			t.Fatal(err)
		}
	}
	return attempt
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

func TestMalformedCatalogNamesLineAndField(t *testing.T) {
	for text, want := range map[string]string{
		"# A\nwin 8 1 754 - 1-7\nfind 8 1 754 - 1-7": `catalogue, line 3: no task is called "find": there are win, hold and resist`,
		"":                      "",
		"\n":                    "catalogue, line 1: the task is missing",
		"win":                   "catalogue, line 1: the number of moves is missing",
		"win 0 1 754 - 1-7":     `catalogue, line 1: the number of moves "0" is not a number from 1 on`,
		"win 8 x 754 - 1-7":     `catalogue, line 1: the length "x" is not a number from 1 on`,
		"win 8 1 0754 - 1-7":    `catalogue, line 1: the rating "0754" is not a number from 1 on`,
		"win 8 1 754 -g 1-7":    `catalogue, line 1: "-g" is not a list of themes: a known letter each, in order, or -`,
		"win 8 1 754 bg 1-7":    `catalogue, line 1: "bg" is not a list of themes: a known letter each, in order, or -`,
		"win 8 1 754 gb":        "catalogue, line 1: the game is missing",
		"win 8 1 754 gb  Title": "catalogue, line 1: the game is missing",
	} {
		if _, err := ParseCatalog(text); err == nil && want != "" || err != nil && err.Error() != want {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

// What is accepted is written as it was read.
func FuzzParseCatalog(f *testing.F) {
	f.Add("# From the paper\nwin 8 1 754 bom4 1-7/3/5/6 Figure 3a\n#\nhold 5 2 1596 gseh 1-8/3/1,4\n")
	f.Add("win 8 1 754 - 1-7")
	f.Fuzz(func(t *testing.T, text string) {
		entries, err := ParseCatalog(text)
		if err != nil {
			return
		}
		for _, e := range entries {
			again, err := ParseCatalog(e.line())
			if err != nil || len(again) != 1 {
				t.Fatalf("%q: %v", e.line(), err)
			}
			if again[0].line() != e.line() {
				t.Errorf("%q is written %q", e.line(), again[0].line())
			}
		}
	})
}
