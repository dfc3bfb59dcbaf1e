package solver

import (
	"errors"
	"slices"
	"testing"

	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/recursion"
)

// Every move of a line keeps what its player can have, and is the hardest of those.
func TestLinesAreOfHardestMoves(t *testing.T) {
	slow := make(recursion.Solver)
	s := New(1 << 20)
	for _, text := range []string{"{}:0", "{}:3", "{1,2,4,7}:4", "2,2,2,3,3", "1-9:17", "1-9", "1-8:99", "1,1,2,2,3,3,9:8", "1-7:3"} {
		p := position(t, text)
		for _, margins := range []bool{false, true} {
			line, err := (&Line{Position: p, Margins: margins}).Answer(s, nil)
			game := engine.NewGame(p)
			for _, move := range line {
				err = errors.Join(err, game.Play(move))
			}
			if err != nil || !game.Over() {
				t.Fatalf("%s, margins %t: %v, error %v", text, margins, game, err)
			}
			outcome, margin := game.Result(engine.P1)
			if outcome != slow.Outcome(p) || margins && margin != slow.Margin(p) {
				t.Errorf("%s, margins %t: %v ends with %d, want %v, %d", text, margins, game, margin, slow.Outcome(p), slow.Margin(p))
			}
			replay := engine.NewGame(p)
			for _, move := range game.Moves() {
				want := bot.Hardest(replay.Position(), slow.Outcome)
				if margins {
					want, _ = bot.HardestByMargin(replay.Position(), slow.Margin, nil)
				}
				if move != want {
					t.Errorf("%s, margins %t: %v at %v, want %v", text, margins, move, replay.Position(), want)
				}
				if err := replay.Play(move); err != nil {
					t.Fatal(err)
				}
			}
			if again := survives(t, &Line{}, line); !slices.Equal(again, line) {
				t.Errorf("%v comes back as %v", line, again)
			}
		}
	}
}
