package board

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"catchup/engine"
)

// Every sentence of a film is true of it: the first player takes one rod, every turn after
// it ends level or ahead, and at the end, when no rod is left, the longer lane has won. The
// lanes show the same part of the race all the time, or the rods would move.
func TestFilmsTellTheTruth(t *testing.T) {
	style, err := os.ReadFile("../../../web/style/ui/wait.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, notation := range []string{Five, Four} {
		f := View{Seats: Marks}.Film(notation)
		whole := f[len(f)-1]
		after := f.taken()
		if len(after) != 3 || !whole.Game.Over() || whole.Game.Position().Left.Len() > 0 {
			t.Fatalf("%s: its moves end at %v, and %v are left", notation, after, whole.Game.Position().Left)
		}
		if first := whole.Game.Moves()[0]; first.Len() != 1 {
			t.Errorf("%s: the first player takes %v", notation, first)
		}
		for i, at := range after {
			game := f[at].Game
			mover := engine.Player((i + 1) % 2).Other()
			if ahead := game.Score(mover) - game.Score(mover.Other()); ahead <= 0 {
				t.Errorf("%s: %v leads by %d after move %d", notation, mover, ahead, i+1)
			}
		}
		if outcome, _ := whole.Game.Result(engine.P1); outcome != engine.Win {
			t.Errorf("%s: for the first player it is a %v", notation, outcome)
		}
		for i, v := range f {
			if v.frontier() != whole.frontier() {
				t.Errorf("%s, view %d: the lanes show %v, at the end %v", notation, i, v.frontier(), whole.frontier())
			}
			if !strings.Contains(string(style), fmt.Sprintf(".film-%d { --view: %[1]d; animation-name: film-%[1]d; }", i)) {
				t.Errorf("the style sheet does not show view %d", i)
			}
		}
	}
}
