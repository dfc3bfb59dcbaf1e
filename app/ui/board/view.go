// Package board draws a game: the two lanes of rods with the gap between them,
// the rack of rods that are left, what is to be said about it, and the buttons by
// which a position is set up. It only draws; the pages own the game.
package board

import (
	"catchup/app/ui/draw"
	"catchup/engine"
)

// View is what a board shows.
type View struct {
	Game   *engine.Game
	Picked engine.Set // by the player to move, in this turn
	Seats  [2]Seat    // of P1 and P2
	Locked bool       // the rods cannot be picked now
	Trying bool       // they can be picked to think, but not taken
	Nudge  engine.Set // rods that the eye is drawn to, for those who play for the first time
}

// Seat is who plays one side.
type Seat struct {
	Name string // "Triangle", "Greedy"; ignored if You
	You  bool   // the visitor, alone at the board
}

// Marks are two people, who are called by their marks.
var Marks = [2]Seat{{Name: draw.Name(engine.P1)}, {Name: draw.Name(engine.P2)}}

// name returns what the player is called at the start of a sentence.
func (v View) name(p engine.Player) string {
	if v.Seats[p].You {
		return "You"
	}
	return v.Seats[p].Name
}

// verb returns the form of a verb that goes with the player's name.
func (v View) verb(p engine.Player, you, other string) string {
	if v.Seats[p].You {
		return you
	}
	return other
}

// Turn returns the turn in progress.
func (v View) Turn() engine.Turn {
	return engine.Turn{From: v.Game.Position(), Picked: v.Picked}
}

// score returns a player's sum with what is picked in this turn.
func (v View) score(p engine.Player) int {
	score := v.Game.Score(p)
	if p == v.Game.Mover() {
		score += v.Picked.Sum()
	}
	return score
}

// frontier is the part of the race that the lanes show, in points.
type frontier struct {
	from, span, total int
}

// frontier returns the window around both players' ends. A lead never exceeds the
// largest number (paper, section 4.2), so that no score ever exceeds half of all
// points and half of that number together: that is the whole race. A window three
// times as long as the largest number holds both ends and every lead that a turn
// can reach.
func (v View) frontier() frontier {
	start := v.Game.Start()
	largest := start.Left.Max()
	low := min(v.Game.Score(engine.P1), v.Game.Score(engine.P2))
	high := max(v.score(engine.P1), v.score(engine.P2))

	total := max(high, (start.Left.Sum()+start.Deficit+largest+1)/2, 1)
	span := min(total, max(3*largest, 2*(high-low)))
	from := min(max(0, low-span/4), total-span)
	return frontier{from, span, total}
}
