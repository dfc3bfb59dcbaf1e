package first

import (
	"cmp"

	"catchup/app/ui/board"
	"catchup/engine"
)

// Visit is the first visit: scene after scene. Its methods are all that can happen
// to it.
type Visit struct {
	board.Hand
	At   int  // the scene; after the last one it is over
	Done bool // with the scene: what it is about was done

	game *engine.Game
	you  engine.Player
}

// Begin starts the first visit.
func Begin() *Visit {
	v := &Visit{}
	v.set(0)
	return v
}

// set opens a scene.
func (v *Visit) set(at int) {
	v.Clear()
	v.At, v.Done = at, false
	if v.Over() {
		return
	}
	game, err := engine.ParseGame(v.scene().game)
	if err != nil {
		panic(err) // the tests have read it
	}
	v.game, v.you = game, game.Mover()
}

func (v *Visit) scene() scene { return scenes[v.At] }

// Over reports whether all scenes are done.
func (v *Visit) Over() bool { return v.At == len(scenes) }

// View returns the board, with a nudge to what can be pressed next.
func (v *Visit) View() board.View {
	view := v.Solo(v.game, v.you, v.Done || v.Waiting())
	if !view.Locked {
		view.Nudge = v.nudge()
	}
	return view
}

// nudge returns the rods that lead on from what is picked.
func (v *Visit) nudge() engine.Set {
	if v.Picked.Len() > 0 && v.complete() {
		return engine.Set{}
	}
	switch lead := v.lead(); {
	case lead.Len() == 0:
		return v.game.Position().Left
	case lead.Contains(v.Picked):
		return lead.Minus(v.Picked)
	default:
		return engine.Set{}
	}
}

// complete reports whether what is picked is a whole move.
func (v *Visit) complete() bool {
	_, complete := v.Move(v.game.Position())
	return complete
}

// lead returns the move that the visitor is led to. There is none where any rod will
// do.
func (v *Visit) lead() engine.Move {
	if v.scene().whole {
		return friendly(v.game, v.you)
	}
	move, err := engine.ParseSet(cmp.Or(v.scene().move, "{}"))
	if err != nil {
		panic(err) // the tests have read it
	}
	return move
}

// Waiting reports whether the opponent is to answer.
func (v *Visit) Waiting() bool {
	return v.scene().whole && !v.game.Over() && v.game.Mover() != v.you
}

// Refuse says what to press, where the scene is about one move and the rod n is not in
// it.
func (v *Visit) Refuse(n int) string {
	if lead := v.lead(); v.scene().move == "" || lead.Count(n) > 0 {
		return ""
	}
	return v.scene().first
}

// Answer plays for the opponent, who lets the visitor win.
func (v *Visit) Answer() {
	if !v.Over() && v.Waiting() {
		v.Take(friendly(v.game, v.you))
	}
}

// Take plays a legal move, whoever's it is.
func (v *Visit) Take(move engine.Move) {
	v.game = v.game.After(move)
	v.Done = !v.scene().whole || v.game.Over()
}

// Won reports whether the whole game was won.
func (v *Visit) Won() bool {
	outcome, _ := v.game.Result(v.you)
	return v.scene().whole && v.game.Over() && outcome == engine.Win
}

// Next goes on to the next scene. A game that was not won is played again.
func (v *Visit) Next() {
	switch {
	case v.Over() || !v.Done:
	case v.scene().whole && !v.Won():
		v.set(v.At)
	default:
		v.set(v.At + 1)
	}
}

// Say returns the line to say now.
func (v *Visit) Say() string {
	s := v.scene()
	switch {
	case v.Half != "":
		return board.Half(v.Half)
	case v.Won():
		return "You win! " + v.View().Say()
	case v.Done && s.whole:
		return v.View().Say() + " Try again."
	case v.Done:
		return s.after
	case v.Waiting():
		return "Their turn."
	case v.Problem != "":
		return v.Problem
	case v.Picked.Len() == 0 && s.whole && len(v.game.Moves()) > 0:
		return v.View().Say()
	case v.Picked.Len() == 0:
		return s.first
	case v.complete():
		return s.take
	default:
		return s.then
	}
}

// friendly returns the move of the player in turn after which you can fare best, if
// both want it; of several the one with the most rods, which shows what a turn can be.
func friendly(game *engine.Game, you engine.Player) engine.Move {
	var kind engine.Move
	best := engine.Loss
	for m := range game.Position().Moves() {
		hoped := hope(game.After(m), you)
		if kind.Len() == 0 || hoped > best || hoped == best && m.Len() > kind.Len() {
			kind, best = m, hoped
		}
	}
	return kind
}

// hope returns how the game ends for you at best, if both players want it.
func hope(game *engine.Game, you engine.Player) engine.Outcome {
	if game.Over() {
		outcome, _ := game.Result(you)
		return outcome
	}
	return hope(game.After(friendly(game, you)), you)
}
