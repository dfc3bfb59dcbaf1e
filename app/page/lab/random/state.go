// Package random is the page of the Lab on random play: how well the best answer to it
// does, exactly, and a board on which to try that answer.
package random

import (
	"errors"
	"math/rand/v2"
	"strings"

	"catchup/app/ui/board"
	"catchup/app/ui/study"
	"catchup/engine"
	"catchup/engine/bot"
	"catchup/engine/lab"
)

// largest is how many numbers a game may have: with more the advice takes too long.
const largest = 10

// Duel is games against Random, with the counter-strategy's advice.
type Duel struct {
	board.Hand
	Game    *engine.Game
	Human   engine.Player
	Results map[engine.Outcome]int // of the games finished on this page, for the visitor

	advice  study.Answers
	counted string // the finished game that is among the results
}

// second marks a link in which the visitor is P2.
const second = "P2/"

// NewDuel returns a duel at the current position of a game.
func NewDuel(game *engine.Game, human engine.Player) *Duel {
	return &Duel{Game: game, Human: human, Results: map[engine.Outcome]int{}}
}

// View returns the board.
func (d *Duel) View() board.View {
	view := d.Solo(d.Game, d.Human, !d.toMove())
	view.Seats[d.Human.Other()].Name = "Dice"
	return view
}

// toMove reports whether the visitor is to move.
func (d *Duel) toMove() bool { return !d.Game.Over() && d.Game.Mover() == d.Human }

// Take plays a move of the visitor's.
func (d *Duel) Take(move engine.Move) {
	if d.toMove() && d.Game.Position().Check(move) == nil {
		d.play(move)
	}
}

// play plays a legal move.
func (d *Duel) play(move engine.Move) {
	d.Clear()
	if err := d.Game.Play(move); err != nil {
		panic(err)
	}
}

// Open reads what a link says: a game, such as 1-10/3, after P2/ if the visitor moves
// second.
func Open(text string) (*Duel, error) {
	human := engine.P1
	rest, found := strings.CutPrefix(text, second)
	if found {
		human = engine.P2
	}
	game, err := engine.ParseGame(rest)
	if err != nil {
		return nil, err
	}
	if n := game.Start().Left.Len(); n == 0 || n > largest {
		return nil, errors.New("one to ten numbers can be played with here")
	}
	return NewDuel(game, human), nil
}

// Link is what [Open] reads.
func (d *Duel) Link() string {
	if d.Human == engine.P2 {
		return second + d.Game.String()
	}
	return d.Game.String()
}

// Reply plays for Random as long as it is to move.
func (d *Duel) Reply(r *rand.Rand) {
	for !d.Game.Over() && !d.toMove() {
		move, err := bot.Chain{}.Choose(d.Game.Position(), nil, r, nil)
		if err != nil {
			panic(err) // without a tick there is none
		}
		d.play(move)
	}
	if d.Game.Over() && d.counted != d.Game.String() {
		d.counted = d.Game.String()
		outcome, _ := d.Game.Result(d.Human)
		d.Results[outcome]++
	}
}

// undone returns the game as it was when the visitor was last to move, or nil if they
// have made no move yet.
func (d *Duel) undone() *engine.Game {
	game := d.Game.Clone()
	for game.CanUndo() {
		game.Undo()
		if game.Mover() == d.Human {
			return game
		}
	}
	return nil
}

// Undo takes back to where the visitor was last to move.
func (d *Duel) Undo() {
	if game := d.undone(); game != nil {
		d.Game = game
		d.Clear()
	}
}

// Again begins another game with the same numbers.
func (d *Duel) Again(human engine.Player) {
	d.Clear()
	d.Game, d.Human, d.counted = engine.NewGame(d.Game.Start()), human, ""
}

// question asks for advice at a position.
func question(p engine.Position) lab.Query[lab.Reply] { return lab.Answers(p, bot.Random) }

// Wanted is the question of which the answer helps where the game stands, if any does.
func (d *Duel) Wanted() []lab.Asked {
	if !d.toMove() {
		return nil
	}
	return []lab.Asked{question(d.Game.Position())}
}

// Advice returns every move, best first, if it is known for where the game stands.
func (d *Duel) Advice() []lab.Reply {
	if !d.toMove() {
		return nil
	}
	return study.Lines(&d.advice, question(d.Game.Position()))
}
