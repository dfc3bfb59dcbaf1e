package engine

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// moment is all that can be asked about a game.
type moment struct {
	text                   string
	position               Position
	mover                  Player
	score1, score2         int
	over, canUndo, canRedo bool
}

func momentOf(g *Game) moment {
	return moment{g.String(), g.Position(), g.Mover(), g.Score(P1), g.Score(P2), g.Over(), g.CanUndo(), g.CanRedo()}
}

// games plays many games at random, move by move, and calls each with every moment
// of them.
func games(t *testing.T, each func(g *Game)) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		numbers := make([]int, 1+r.IntN(9))
		for i := range numbers {
			numbers[i] = 1 + r.IntN(12)
		}
		g := NewGame(Position{setOf(t, numbers...), r.IntN(2) * r.IntN(20)})
		each(g)
		for !g.Over() {
			moves := slices.Collect(g.Position().Moves())
			if err := g.Play(moves[r.IntN(len(moves))]); err != nil {
				t.Fatal(err)
			}
			each(g)
		}
	}
}

// The deficit is the difference of the scores, and every number is left or taken.
func TestScoresAndPositionAgree(t *testing.T) {
	games(t, func(g *Game) {
		behind := g.Score(g.Mover().Other()) - g.Score(g.Mover())
		if behind != g.Position().Deficit {
			t.Errorf("%v: %v is %d behind, deficit %d", g, g.Mover(), behind, g.Position().Deficit)
		}
		all := g.Position().Left
		for _, p := range []Player{P1, P2} {
			for _, m := range g.Taken(p) {
				for n := range m.All() {
					all = all.With(n)
				}
			}
		}
		if all != g.Start().Left {
			t.Errorf("%v: left and taken are together %v", g, all)
		}
	})
}

func TestResultsMirrorEachOther(t *testing.T) {
	games(t, func(g *Game) {
		o1, margin1 := g.Result(P1)
		o2, margin2 := g.Result(P2)
		if o1 != o2.Opposite() || margin1 != -margin2 || o1 != OutcomeOf(margin1) || margin1 != g.Score(P1)-g.Score(P2) {
			t.Errorf("%v: %v by %d for P1, %v by %d for P2", g, o1, margin1, o2, margin2)
		}
		if _, margin := g.Result(g.Mover()); g.Over() && margin != g.Position().Margin() {
			t.Errorf("%v: margin %d, the position says %d", g, margin, g.Position().Margin())
		}
	})
}

func TestUndoAndRedoLeadBackToTheSameMoments(t *testing.T) {
	games(t, func(g *Game) {
		g = g.Clone()
		var seen []moment
		for {
			m := momentOf(g)
			m.canRedo = false // depends on the direction
			seen = append(seen, m)
			if !g.CanUndo() {
				break
			}
			g.Undo()
		}
		if g.Undo(); g.Position() != g.Start() || g.Mover() != P1 || len(g.Moves()) != 0 {
			t.Errorf("%v is not the start", g)
		}
		for i := len(seen) - 1; ; i-- {
			m := momentOf(g)
			if m.canRedo != (i > 0) {
				t.Errorf("%v: can redo %v", g, m.canRedo)
			}
			m.canRedo = false
			if m != seen[i] {
				t.Errorf("forwards %+v, backwards %+v", m, seen[i])
			}
			if i == 0 {
				break
			}
			g.Redo()
		}
		last := momentOf(g)
		if g.Redo(); momentOf(g) != last {
			t.Errorf("%v: redo at the end did something", g)
		}
	})
}

func TestPlayForgetsWhatWasTakenBack(t *testing.T) {
	g, err := ParseGame("1-7/3/5/6")
	if err != nil {
		t.Fatal(err)
	}
	g.Undo()
	g.Undo()
	if err := g.Play(setOf(t, 9)); err == nil || !g.CanRedo() {
		t.Errorf("an illegal move: error %v, can redo %v", err, g.CanRedo())
	}
	if err := g.Play(setOf(t, 4)); err != nil || g.CanRedo() || g.String() != "1-7/3/4" {
		t.Errorf("%v, error %v, can redo %v", g, err, g.CanRedo())
	}
}

// What happens to a clone does not happen to the game, nor the other way round.
func TestClonesAreIndependent(t *testing.T) {
	games(t, func(g *Game) {
		before := momentOf(g)
		clone := g.Clone()
		clone.Undo()
		for m := range clone.Position().Moves() {
			if err := clone.Play(m); err != nil {
				t.Fatal(err)
			}
			break
		}
		if momentOf(g) != before {
			t.Errorf("%+v became %+v", before, momentOf(g))
		}
	})
}

func TestAGameReplaysFromItsText(t *testing.T) {
	games(t, func(g *Game) {
		again, err := ParseGame(g.String())
		if err != nil || momentOf(again) != momentOf(g) {
			t.Errorf("%v comes back as %v, error %v", g, again, err)
		}
	})
}

// Figure 1 of the paper: P1 takes 3, P2 takes 2 and 4, P1 gets the 1.
func TestTheGameOfFigure1(t *testing.T) {
	g, err := ParseGame("1-4/3/2,4/1")
	if err != nil {
		t.Fatal(err)
	}
	if o, margin := g.Result(P2); !g.Over() || g.Score(P1) != 4 || g.Score(P2) != 6 || o != Win || margin != 2 {
		t.Errorf("%v: %d to %d, %v by %d for P2", g, g.Score(P1), g.Score(P2), o, margin)
	}
}

// A game can be gone back over and on from, and stays as it is.
func TestAtAndAfter(t *testing.T) {
	game, err := ParseGame("1-7/3/5/6/1,2,7")
	if err != nil {
		t.Fatal(err)
	}
	text := ""
	for n := range 5 {
		at := game.At(n)
		if text += at.String() + " "; at.CanRedo() || at.After(game.Moves()[n:]...).String() != game.String() {
			t.Errorf("after %d moves: %s", n, at)
		}
	}
	if text != "1-7 1-7/3 1-7/3/5 1-7/3/5/6 1-7/3/5/6/1,2,7 " || len(game.Moves()) != 4 {
		t.Errorf("%s leads to %s", text, game)
	}
}
