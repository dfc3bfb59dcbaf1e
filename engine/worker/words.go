package worker

import (
	"math"
	"strconv"
	"strings"

	"catchup/engine"
)

// words reads a message word by word. After the first problem it reads nothing
// more and keeps the error.
type words struct {
	text string // what is not read yet
	err  error
}

func (w *words) fail(text string) {
	if w.err == nil {
		w.err = &Error{Malformed, text}
	}
}

// next returns the next word.
func (w *words) next(what string) string {
	word, rest, _ := strings.Cut(w.text, " ")
	if word == "" {
		w.fail("expected " + what)
	}
	if w.err != nil {
		return ""
	}
	w.text = rest
	return word
}

// rest returns all that is left.
func (w *words) rest() string { return w.text }

// end makes sure that nothing is left.
func (w *words) end() {
	if w.text != "" {
		w.fail("unexpected " + strconv.Quote(w.text))
	}
}

func (w *words) uint(what string) uint64 {
	word := w.next(what)
	n, err := strconv.ParseUint(word, 10, 64)
	if err != nil {
		w.fail(what + " cannot be " + strconv.Quote(word))
	}
	return n
}

// limit reads a number of things to list: what is too large to be one is no limit.
func (w *words) limit() uint32 { return uint32(min(w.uint("a limit"), math.MaxUint32)) }

func (w *words) share() float64 {
	thousandths := w.uint("a share")
	if thousandths > 1000 {
		w.fail("a share cannot be above 1000")
	}
	return float64(thousandths) / 1000
}

func (w *words) position() engine.Position {
	word := w.next("a position")
	if w.err != nil {
		return engine.Position{}
	}
	p, err := engine.ParsePosition(word)
	w.err = err
	return p
}

func (w *words) outcome() engine.Outcome {
	word := w.next("an outcome")
	if w.err != nil {
		return 0
	}
	o, err := engine.ParseOutcome(word)
	w.err = err
	return o
}

func (w *words) set(what string) engine.Set {
	word := w.next(what)
	if w.err != nil {
		return engine.Set{}
	}
	return w.parseSet(word)
}

func (w *words) parseSet(text string) engine.Set {
	set, err := engine.ParseSet(text)
	if w.err == nil && err != nil {
		w.err = err
	}
	return set
}

// moveOrNone reads a move, or - for none.
func (w *words) moveOrNone() engine.Move {
	word := w.next("a move")
	if w.err != nil || word == "-" {
		return engine.Move{}
	}
	return w.parseSet(word)
}

// number returns the word for a number and the space before it.
func number(n uint64) string { return " " + strconv.FormatUint(n, 10) }
