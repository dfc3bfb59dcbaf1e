package puzzles

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"catchup/engine"
)

// repairs returns the first five of a position, as the page looks for them.
func repairs(p engine.Position) (sound []Repair) {
	if p.Over() {
		return nil
	}
	for change := range Changes(p) {
		if repair, is := change.Try(); is {
			if sound = append(sound, repair); len(sound) == 5 {
				break
			}
		}
	}
	return sound
}

// inspect returns why a position is not a puzzle, or nil, and what would repair it.
func inspect(t *testing.T, id string) (*UnsoundError, []Repair) {
	t.Helper()
	game, err := engine.ParseGame(id)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Prove(game)
	if err == nil {
		return nil, nil
	}
	var unsound *UnsoundError
	if !errors.As(err, &unsound) {
		t.Fatal(err)
	}
	return unsound, repairs(game.Position())
}

func TestUnsoundAndRepaired(t *testing.T) {
	for id, want := range map[string]string{
		"1-7/3/5/6":   "",
		"1-7/1/2/5/6": "",
		"{}:3":        "the game is over",
		"5":           "every move is as good as any other: a 1 more, a 2 more, a 3 more, a 4 more, a 6 more",
		"1-4:2":       "5 moves hold, among them 1,2 and 1,3: 1 behind, 2 instead of the 1, 2 instead of the 3, 4 instead of the 3, 2 instead of the 4",
		"1-10:5": "39 moves hold, among them 1,2,3 and 1,2,4: " +
			"2 behind, 10 instead of the 7, 7 instead of the 10, without the 8",
	} {
		unsound, repairs := inspect(t, id)
		got := ""
		if unsound != nil {
			got = unsound.Reason
		}
		for i, repair := range repairs {
			got += map[bool]string{true: ": ", false: ", "}[i == 0] + repair.Change
		}
		if got != want {
			t.Errorf("%s: %s", id, got)
		}
	}
	if unsound, _ := inspect(t, "1-4:2"); unsound.Outcome != engine.Draw || unsound.Moves != 6 || len(unsound.Right) != 5 {
		t.Errorf("%+v", unsound)
	}
	game, _ := engine.ParseGame("1-40")
	if _, err := Prove(game); err == nil || !strings.Contains(err.Error(), "needs") {
		t.Errorf("a position too large: %v", err)
	}
}

// Every repair is a puzzle to win or to hold, is one change away, and can be started
// from.
func TestRepairsAreSound(t *testing.T) {
	tried := 0
	for _, id := range []string{"1-4:2", "1-7", "1-7/3", "1-9:4", "2,2,3,3:1", "1,1,1,1", "{3,3,3}:1", "1-5:15", "99,98,97", "2-9/7"} {
		_, repairs := inspect(t, id)
		game, _ := engine.ParseGame(id)
		p := game.Position()
		for _, repair := range repairs {
			tried++
			puzzle, err := Prove(engine.NewGame(repair.Position))
			if err != nil || puzzle.Task != repair.Task || puzzle.Task == Resist {
				t.Errorf("%s, %s: %v to %v: %v", id, repair.Change, repair.Position, repair.Task, err)
			}
			if changed := distance(p, repair.Position); changed != 1 {
				t.Errorf("%s, %s: %v is %d changes away", id, repair.Change, repair.Position, changed)
			}
		}
	}
	if tried < 25 {
		t.Errorf("only %d repairs", tried)
	}
}

// distance counts changes: of the deficit, and of numbers, a replacement being one.
func distance(p, q engine.Position) int {
	common := engine.Set{}
	for n, copies := range p.Left.Distinct() {
		for range min(copies, q.Left.Count(n)) {
			common = common.With(n)
		}
	}
	changes := max(p.Left.Len(), q.Left.Len()) - common.Len()
	if p.Deficit != q.Deficit {
		changes++
	}
	return changes
}

// With 10 numbers left the answer is there at once, also if nothing helps.
func TestRepairsAreFoundQuickly(t *testing.T) {
	var took []time.Duration
	for range 5 {
		began := time.Now()
		inspect(t, "1-10:5")
		took = append(took, time.Since(began))
	}
	if best := slices.Min(took); best > 50*time.Millisecond {
		t.Errorf("it took %v", best)
	}
}
