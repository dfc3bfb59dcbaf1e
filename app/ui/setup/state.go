// Package setup is where a position is set up: numbers are put in and taken out, one
// steps by how much the player to move is behind, or types it all.
package setup

import (
	"errors"

	"catchup/app/ui/shell"
	"catchup/engine"
)

// Rules say how many numbers a page takes.
type Rules struct {
	Most int
	Full string                 // what is said when one more is put in
	More func(count int) string // what is said, as an error, of a position with more of them
}

// Draft is a position that is being set up. Its methods are all that can happen to it.
type Draft struct {
	engine.Position
	Rules   Rules
	Problem string // why the last change was not made, or ""

	past []engine.Position // before each change, the latest last
}

// Open returns the draft of the position that stands in a link; an empty text is an
// empty draft. The error says what is wrong with the text, and where.
func (r Rules) Open(text string) (*Draft, error) {
	d := &Draft{Rules: r}
	if text == "" {
		return d, nil
	}
	p, err := engine.ParsePosition(text)
	if err == nil && p.Left.Len() > r.Most {
		err = errors.New(r.More(p.Left.Len()))
	}
	if err == nil {
		d.Position = p
	}
	return d, err
}

// Apply makes another position of it at once, such as a repaired one.
func (d *Draft) Apply(p engine.Position) {
	d.Problem = ""
	if p != d.Position {
		d.past = append(d.past, d.Position)
		d.Position = p
	}
}

// Add puts the number n in.
func (d *Draft) Add(n int) {
	if d.Left.Len() >= d.Rules.Most {
		d.Problem = d.Rules.Full
		return
	}
	d.Apply(engine.Position{Left: d.Left.With(n), Deficit: d.Deficit})
}

// Remove takes one n out, if there is one.
func (d *Draft) Remove(n int) {
	if d.Left.Count(n) > 0 {
		d.Apply(engine.Position{Left: d.Left.Without(n), Deficit: d.Deficit})
	}
}

// Step changes by how much the player to move is behind.
func (d *Draft) Step(by int) {
	d.Apply(engine.Position{Left: d.Left, Deficit: min(max(0, d.Deficit+by), engine.MaxDeficit)})
}

// Read makes the position that is written in the notation. If it is none, nothing
// changes, and Problem says why.
func (d *Draft) Read(text string) bool {
	read, err := d.Rules.Open(text)
	if err != nil {
		d.Problem = shell.Sentence(err.Error())
		return false
	}
	d.Apply(read.Position)
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
