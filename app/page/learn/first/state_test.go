package first

import (
	"strings"
	"testing"

	"catchup/app/ui/table"
	"catchup/engine"
)

// Whoever presses what is pointed at gets through everything: takes, catches up
// exactly, passes, cannot catch up, and wins a game of {1..4}, in a few presses.
func TestFollowingTheNudges(t *testing.T) {
	v := Begin()
	var saw []string
	presses := 0
	for ; !v.Over(); presses++ {
		if presses > 40 {
			t.Fatalf("it does not end: scene %d, %q", v.At, v.Say())
		}
		if v.Say() == "" || strings.Contains(v.Say(), "  ") {
			t.Errorf("scene %d says %q", v.At, v.Say())
		}
		switch nudge := v.View().Nudge; {
		case v.Waiting():
			v.Answer()
		case nudge.Len() > 0:
			for n := range nudge.All() {
				table.Press(v, n, false)
				break
			}
		case v.Done:
			before := v.game.Clone()
			before.Undo()
			switch {
			case v.Won():
				saw = append(saw, "won")
			case v.game.Over():
				saw = append(saw, "not enough")
			case before.Position().Deficit == 0:
				saw = append(saw, "took")
			case v.game.Position().Deficit == 0:
				saw = append(saw, "caught up")
			default:
				saw = append(saw, "passed")
			}
			v.Next()
		default:
			table.Take(v)
		}
	}
	if want := "took, caught up, passed, not enough, won"; strings.Join(saw, ", ") != want {
		t.Errorf("saw %v, want %s", saw, want)
	}
	t.Logf("%d presses", presses)
}

// However the game of {1..4} is played, it can be won or is offered again.
func TestTheGameEndsWellOrAgain(t *testing.T) {
	games, won := 0, 0
	var play func(v *Visit)
	play = func(v *Visit) {
		for v.Waiting() {
			v.Answer()
		}
		if v.Done {
			games++
			if v.Won() {
				won++
				return
			}
			if v.Next(); v.Over() || v.Done || v.game.Position().Left != engine.OneTo(4) {
				t.Errorf("after a game that was not won: scene %d", v.At)
			}
			return
		}
		for m := range v.game.Position().Moves() {
			other := *v
			other.game = v.game.Clone()
			other.Take(m)
			play(&other)
		}
	}
	v := Begin()
	v.set(len(scenes) - 1)
	play(v)
	if won == 0 || won == games {
		t.Errorf("%d of %d ways to play win", won, games)
	}
	t.Logf("%d of %d ways to play win", won, games)
}

// A scene about one move lets no other be made, and says what to press.
func TestScenesLead(t *testing.T) {
	for at, s := range scenes {
		if s.move == "" {
			continue
		}
		v := Begin()
		v.set(at)
		for n := range v.game.Position().Left.Distinct() {
			if v.lead().Count(n) > 0 {
				continue
			}
			table.Press(v, n, false)
			if v.Picked.Len() > 0 || v.Say() != s.first {
				t.Errorf("scene %d: %d is picked, and it says %q", at, n, v.Say())
			}
		}
	}
}
