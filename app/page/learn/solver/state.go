package solver

// Player is how far something is shown that happens step by step. Its methods are
// all that can happen to it.
type Player struct {
	At, Last int  // the step shown, and the last one
	Playing  bool // goes on by itself
}

// NewPlayer returns a player that shows the end: who only looks sees the finished
// picture.
func NewPlayer(steps int) Player { return Player{At: steps - 1, Last: steps - 1} }

// Jump shows a step, the nearest there is, and no longer plays.
func (p *Player) Jump(to int) { p.At, p.Playing = min(max(0, to), p.Last), false }

// Toggle plays on, from the start if the end is shown; or stops.
func (p *Player) Toggle() {
	p.Playing = !p.Playing
	if p.Playing && p.At == p.Last {
		p.At = 0
	}
}

// Tick plays one step and reports whether to go on.
func (p *Player) Tick() bool {
	if p.Playing {
		p.At = min(p.At+1, p.Last)
		p.Playing = p.At < p.Last
	}
	return p.Playing
}
