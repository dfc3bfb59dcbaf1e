// Package compose is the page on which visitors make a position of their own: whether
// it is a puzzle, what would make it one, and a link to send.
package compose

import (
	"strconv"

	"catchup/engine"
)

// most is how many numbers a position may have: as many as the page solves at once.
const most = 14

// Draft is a position being made. Its methods are all that can happen to it.
type Draft struct {
	engine.Position
	Problem string // why the last change was not made, or ""

	past []engine.Position // before each change, the latest last
}

// Open returns the draft of the position that stands in a link; an empty text is an
// empty draft. The error says what is wrong with the text, and where.
func Open(text string) (*Draft, error) {
	d := &Draft{}
	if text == "" {
		return d, nil
	}
	p, err := engine.ParsePosition(text)
	if err == nil && p.Left.Len() > most {
		err = &CountError{p.Left.Len()}
	}
	if err == nil {
		d.Position = p
	}
	return d, err
}

// CountError says that a position has too many numbers for the page.
type CountError struct{ Count int }

func (e *CountError) Error() string {
	return "these are " + strconv.Itoa(e.Count) + " numbers: this page solves positions of up to " + strconv.Itoa(most)
}

// change makes p the position.
func (d *Draft) change(p engine.Position) {
	d.Problem = ""
	if p != d.Position {
		d.past = append(d.past, d.Position)
		d.Position = p
	}
}

// Add puts the number n in.
func (d *Draft) Add(n int) {
	if d.Left.Len() == most {
		d.Problem = "There are " + strconv.Itoa(most) + " numbers, as many as this page solves. Take one out first."
		return
	}
	d.change(engine.Position{Left: d.Left.With(n), Deficit: d.Deficit})
}

// Remove takes one n out, if there is one.
func (d *Draft) Remove(n int) {
	if d.Left.Count(n) > 0 {
		d.change(engine.Position{Left: d.Left.Minus(engine.Set{}.With(n)), Deficit: d.Deficit})
	}
}

// Step changes by how much the player to move is behind.
func (d *Draft) Step(by int) {
	d.change(engine.Position{Left: d.Left, Deficit: min(max(0, d.Deficit+by), engine.MaxDeficit)})
}

// Apply makes another position of it at once, such as a repaired one.
func (d *Draft) Apply(p engine.Position) { d.change(p) }

// Read makes the position that is written in the notation. If it is none, nothing
// changes, and Problem says why.
func (d *Draft) Read(text string) bool {
	read, err := Open(text)
	if err != nil {
		d.Problem = sentence(err)
		return false
	}
	d.change(read.Position)
	return true
}

// CanUndo reports whether a change can be taken back.
func (d *Draft) CanUndo() bool { return len(d.past) > 0 }

// Undo takes the last change back.
func (d *Draft) Undo() {
	d.Problem = ""
	if last := len(d.past) - 1; last >= 0 {
		d.Position, d.past = d.past[last], d.past[:last]
	}
}

// Link returns the draft as it stands in an address; an empty one has none.
func (d *Draft) Link() string {
	if d.Position == (engine.Position{}) {
		return ""
	}
	return d.Short()
}
