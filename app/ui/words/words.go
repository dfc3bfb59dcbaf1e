// Package words writes what the site says again and again, each in one way: moves,
// what they do, numbers with their nouns, shares and times.
package words

import (
	"strings"

	"catchup/engine"
)

// integer is what things are counted in here. None is below 0.
type integer interface{ ~int | ~uint64 }

// Sum writes a move as a sum: 1 + 2. A long one may be broken over lines after a plus.
func Sum(m engine.Move) string {
	const most = 5 // numbers, on one line
	if m.Len() > most {
		return m.Join("\u00a0+ ")
	}
	return m.Join("\u00a0+\u00a0")
}

// verbs say what one move does, and what several do, that are worth so much to who
// makes them.
var verbs = map[engine.Outcome][2]string{
	engine.Win:  {"wins", "win"},
	engine.Draw: {"draws", "draw"},
	engine.Loss: {"loses", "lose"},
}

// Does says what a move does that is worth so much to who makes it: wins.
func Does(o engine.Outcome) string { return verbs[o][0] }

// Do says what n such moves do: one wins, two win.
func Do[N integer](n N, o engine.Outcome) string { return Plural(n, verbs[o][0], verbs[o][1]) }

// Divided says how many moves do what: 1 wins, 3 draw, 12 lose. What none does is left
// out.
func Divided[N integer](wins, draws, losses N) string {
	var parts []string
	for i, n := range []N{wins, draws, losses} {
		if n > 0 {
			parts = append(parts, Grouped(n)+" "+Do(n, engine.Win-engine.Outcome(i)))
		}
	}
	return strings.Join(parts, ", ")
}

// Plural returns the word for n things: one of the two.
func Plural[N integer](n N, one, many string) string {
	if n == 1 {
		return one
	}
	return many
}

// Count writes a number with its noun: 1 move, 1 205 moves.
func Count[N integer](n N, one, many string) string {
	return Grouped(n) + " " + Plural(n, one, many)
}

// List joins names: 1, 2 and 3.
func List(names []string) string {
	last := len(names) - 1
	if last < 1 {
		return strings.Join(names, "")
	}
	return strings.Join(names[:last], ", ") + " and " + names[last]
}
