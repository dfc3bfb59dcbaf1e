package lessons

import (
	"slices"
	"testing"

	"catchup/engine"
	"catchup/engine/recursion"
	"catchup/puzzles"
	"catchup/puzzles/daily"
)

// Every task is proved: what is said to be right is all that is right, by the game's
// definition played out to the end, and there is something else to choose.
func TestTasksAreProved(t *testing.T) {
	solver := recursion.Solver{}
	for _, level := range Levels {
		if n := len(level.Tasks(daily.First)); n < 2 || n > 4 {
			t.Errorf("%s has %d positions", level.ID, n)
		}
		for _, task := range level.tasks {
			game, err := engine.ParseGame(task.Game)
			if err != nil {
				t.Errorf("%s: %v", level.ID, err)
				continue
			}
			p := game.Position()
			right, choices := truth(solver, task, p)
			if task.Goal == Only {
				puzzle, err := puzzles.Prove(game)
				if err != nil {
					t.Errorf("%s: %v", level.ID, err)
					continue
				}
				if want := askOnly[puzzle.Task]; task.Ask != want || puzzle.Task == puzzles.Resist {
					t.Errorf("%s, %s: it asks %q, want %q", level.ID, task.Game, task.Ask, want)
				}
				if len(right) != 1 || right[0] != puzzle.Solution[0].List() || len(task.Right) > 0 {
					t.Errorf("%s, %s: right are %v", level.ID, task.Game, right)
				}
			} else if want := slices.Sorted(slices.Values(task.Right)); !slices.Equal(right, want) {
				t.Errorf("%s, %s: right are %v, it says %v", level.ID, task.Game, right, want)
			}
			if len(right) == 0 || len(right) == choices {
				t.Errorf("%s, %s: there is nothing to find: %v of %d", level.ID, task.Game, right, choices)
			}
		}
	}
}

// truth returns all that is right in a task, sorted, and how many choices there are.
func truth(solver recursion.Solver, task Task, p engine.Position) (right []string, choices int) {
	switch task.Goal {
	case Worth:
		return []string{solver.Outcome(p).String()}, 3
	case Even:
		if canDraw(p) {
			return []string{"yes"}, 2
		}
		return []string{"no"}, 2
	}
	most := 0
	for m := range p.Moves() {
		most = max(most, m.Sum())
	}
	for m := range p.Moves() {
		choices++
		next, passed := p.After(m)
		is := false
		switch task.Goal {
		case Lead:
			is = passed && next.Deficit == task.By
		case Most:
			is = m.Sum() == most
		case Beyond:
			is = passed && next.Deficit > next.Left.Sum()
		case Only:
			worth := solver.Outcome(next)
			if passed {
				worth = worth.Opposite()
			}
			is = worth == solver.Outcome(p)
		}
		if is {
			right = append(right, m.List())
		}
	}
	slices.Sort(right)
	return right, choices
}

// canDraw reports whether any play at all leads to a draw.
func canDraw(p engine.Position) bool {
	if p.Over() {
		return p.Deficit == 0
	}
	for m := range p.Moves() {
		if next, _ := p.After(m); canDraw(next) {
			return true
		}
	}
	return false
}

func TestLevelsAreWhole(t *testing.T) {
	if len(Levels) < 8 || len(Levels) > 12 {
		t.Errorf("there are %d levels", len(Levels))
	}
	seen := map[string]bool{}
	for i, level := range Levels {
		if Find(level.ID) != i || seen[level.Name] || level.Idea == "" || level.Moral == "" {
			t.Errorf("level %d: %+v", i, level)
		}
		seen[level.Name] = true
	}
	if Find("nothing") >= 0 {
		t.Error("there is a level called nothing")
	}
}

func TestTheLastLevelIsYesterday(t *testing.T) {
	last := Levels[len(Levels)-1]
	for _, day := range []daily.Date{daily.First - 5, daily.First, daily.First + 1, daily.First + 20} {
		boards, _ := daily.Boards(max(day-1, daily.First))
		for i, task := range last.Tasks(day) {
			if task.Game != boards[i].ID {
				t.Errorf("%v: board %d is %s, want %s", day, i, task.Game, boards[i].ID)
			}
		}
	}
}

func TestNextIsTheFirstWithoutStars(t *testing.T) {
	stars := map[string]int{}
	for i, level := range Levels {
		if got := Next(stars); got != i {
			t.Errorf("after %v comes %d", stars, got)
		}
		stars[level.ID] = 1 + i%3
	}
	if got := Next(stars); got != len(Levels)-1 {
		t.Errorf("after all comes %d", got)
	}
	if got := Next(map[string]int{Levels[1].ID: 3}); got != 0 {
		t.Errorf("the first level was left out, and then comes %d", got)
	}
}
