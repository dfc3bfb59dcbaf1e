// Package wire writes values as a line of text, words with single spaces between, and
// reads them back. A type lists its fields once, in a method Fields that serves both
// directions. It does without reflection, to keep the programs small that use it.
package wire

import (
	"errors"
	"math"
	"strconv"
	"strings"

	"catchup/engine"
)

// Value is what can be written and read.
type Value interface{ Fields(l *Line) }

// Question is what can be asked by a line of text, for an answer of type A.
type Question[A any] interface {
	Value
	Kind() string              // its name, one word
	Result(l *Line, answer *A) // the fields of its answer
}

// Line is a line of text that is being written, or read. After the first problem it
// reads nothing more and keeps the error.
type Line struct {
	reading bool
	written []byte
	rest    string // what is not read yet
	err     error
}

// Write returns the line of a value.
func Write(v Value) string { return WriteWith(v.Fields) }

// WriteWith returns the line of what has these fields.
func WriteWith(fields func(l *Line)) string {
	var l Line
	fields(&l)
	return string(l.written)
}

// Read is the inverse of [Write]. With an error it has read what it could.
func Read(text string, v Value) error { return ReadWith(text, v.Fields) }

// ReadWith is the inverse of [WriteWith].
func ReadWith(text string, fields func(l *Line)) error {
	l := Line{reading: true, rest: text}
	fields(&l)
	if l.rest != "" {
		l.Fail("unexpected " + strconv.Quote(l.rest))
	}
	return l.err
}

// Reading reports whether the line is read.
func (l *Line) Reading() bool { return l.reading }

// Fail says what is wrong with a line that is read.
func (l *Line) Fail(text string) {
	if l.reading && l.err == nil {
		l.err = errors.New(text)
	}
}

// Rest is a text to the end of the line, perhaps an empty one.
func (l *Line) Rest(text *string) {
	if !l.reading {
		l.write(*text)
	} else if l.err == nil {
		*text, l.rest = l.rest, ""
	}
}

func (l *Line) write(word string) {
	if len(l.written) > 0 {
		l.written = append(l.written, ' ')
	}
	l.written = append(l.written, word...)
}

// word writes a word, or reads one and returns it; what says what is expected. It
// returns "" if none is read.
func (l *Line) word(what, written string) string {
	if !l.reading {
		l.write(written)
		return ""
	}
	word, rest, _ := strings.Cut(l.rest, " ")
	if word == "" {
		l.Fail("expected " + what)
	}
	if l.err != nil {
		return ""
	}
	l.rest = rest
	return word
}

// Word is a text without spaces that is not empty.
func (l *Line) Word(what string, s *string) {
	if word := l.word(what, *s); l.reading {
		*s = word
	}
}

// cannot says that a word is not what it should be.
func (l *Line) cannot(what, word string) { l.Fail(what + " cannot be " + strconv.Quote(word)) }

// Uint is a number from 0.
func (l *Line) Uint(what string, n *uint64) {
	if word := l.word(what, strconv.FormatUint(*n, 10)); word != "" {
		var err error
		if *n, err = strconv.ParseUint(word, 10, 64); err != nil {
			l.cannot(what, word)
		}
	}
}

// Int is a number.
func (l *Line) Int(what string, n *int) {
	if word := l.word(what, strconv.Itoa(*n)); word != "" {
		var err error
		if *n, err = strconv.Atoi(word); err != nil {
			l.cannot(what, word)
		}
	}
}

// Count is a number of things, from 0: what is too large to be one is as many as there
// are.
func (l *Line) Count(what string, n *int) {
	count := uint64(max(*n, 0))
	if l.Uint(what, &count); l.reading {
		*n = int(min(count, math.MaxInt32))
	}
}

// Bool is yes or no.
func (l *Line) Bool(b *bool) {
	written := "no"
	if *b {
		written = "yes"
	}
	if word := l.word("yes or no", written); word != "" {
		if *b = word == "yes"; !*b && word != "no" {
			l.Fail("expected yes or no")
		}
	}
}

// Float is a number with all its digits.
func (l *Line) Float(what string, x *float64) {
	if word := l.word(what, strconv.FormatFloat(*x, 'g', -1, 64)); word != "" {
		var err error
		if *x, err = strconv.ParseFloat(word, 64); err != nil {
			l.cannot(what, word)
		}
	}
}

// Set is a set of numbers.
func (l *Line) Set(what string, set *engine.Set) {
	if word := l.word(what, set.Short()); word != "" {
		*set, l.err = engine.ParseSet(word)
	}
}

// Position is a position.
func (l *Line) Position(p *engine.Position) {
	if word := l.word("a position", p.Short()); word != "" {
		*p, l.err = engine.ParsePosition(word)
	}
}

// Outcome is an outcome.
func (l *Line) Outcome(o *engine.Outcome) {
	if word := l.word("an outcome", o.String()); word != "" {
		*o, l.err = engine.ParseOutcome(word)
	}
}

// Move is a move, or - for the empty set, which is none.
func (l *Line) Move(m *engine.Move) {
	written := "-"
	if m.Len() > 0 {
		written = m.List()
	}
	if word := l.word("a move", written); word != "" && word != "-" {
		*m, l.err = engine.ParseSet(word)
	}
}

// List is how many items there are. It returns them all; their fields come next, one
// item after the other.
func List[T any](l *Line, what string, items *[]T) []T {
	n := len(*items)
	if l.length(what, &n); l.reading && n > 0 {
		*items = make([]T, n)
	}
	return *items
}

// length is a number of items, of which there are not more than the line has room for.
func (l *Line) length(what string, n *int) {
	if l.Count("a number of "+what, n); l.reading && (*n > len(l.rest) || l.err != nil) {
		l.Fail("expected " + strconv.Itoa(*n) + " " + what)
		*n = 0
	}
}
