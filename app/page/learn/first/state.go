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
	view := board.View{Game: v.game, Picked: v.Picked, Locked: v.Done || v.Waiting()}
	view.Seats[v.you] = board.Seat{You: true}
	view.Seats[v.you.Other()] = board.Seat{Name: "Opponent"}
	if !view.Locked {
		view.Nudge = v.nudge()
	}
	return view
}

// nudge returns the rods that lead on from what is picked.
func (v *Visit) nudge() engine.Set {
	if _, complete := v.Move(); complete && v.Picked.Len() > 0 {
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

// Press picks the rod n, or puts it back if it is picked. A scene about one move
// lets nothing else be picked.
func (v *Visit) Press(n int, picked bool) {
	if v.Over() || v.View().Locked {
		return
	}
	if lead := v.lead(); v.scene().move != "" && !picked && lead.Count(n) == 0 {
		v.Problem = v.scene().first
		return
	}
	v.Hand.Press(v.game.Position(), n, picked)
}

// PutBackLast puts back the rod picked last.
func (v *Visit) PutBackLast() {
	if !v.Over() {
		v.Hand.PutBackLast(v.game.Position())
	}
}

// Move returns the move that [Visit.Take] would play, and whether it is legal.
func (v *Visit) Move() (engine.Move, bool) {
	if v.Over() || v.Done || v.Waiting() {
		return engine.Move{}, false
	}
	return v.Hand.Move(v.game.Position())
}

// Take plays the move.
func (v *Visit) Take() {
	if move, legal := v.Move(); legal {
		v.play(move)
	}
}

// Answer plays for the opponent, who lets the visitor win.
func (v *Visit) Answer() {
	if !v.Over() && v.Waiting() {
		v.play(friendly(v.game, v.you))
	}
}

func (v *Visit) play(move engine.Move) {
	v.Clear()
	if err := v.game.Play(move); err != nil {
		panic(err) // it was checked
	}
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
	_, complete := v.Move()
	switch {
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
	case complete:
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
		after := game.Clone()
		_ = after.Play(m) // it is legal
		hoped := hope(after, you)
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
	after := game.Clone()
	_ = after.Play(friendly(game, you))
	return hope(after, you)
}
