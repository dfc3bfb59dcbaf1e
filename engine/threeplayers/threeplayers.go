// Package threeplayers is Catch-Up for three, which the paper's conclusion asks about: the
// player with the lowest score goes next. How long a turn lasts the paper leaves open;
// see [Rule]. If several have the lowest score, the one whose last turn is the longest
// ago goes next; before the first turns that is P1, then P2, then P3.
package threeplayers

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
)

// Players is how many there are.
const Players = 3

// Rule says when a turn ends.
type Rule uint8

const (
	// Leader: the player takes numbers until the score equals or passes the highest of
	// the others, as with two players.
	Leader Rule = iota
	// Next: the player takes numbers until the score equals or passes the lowest of the
	// others.
	Next
)

// Rules are their names, in order.
var Rules = []string{"leader", "next"}

// Game is a game as it stands. It is a value; [Game.Pick] returns another.
type Game struct {
	Left    engine.Set
	Rule    Rule
	Scores  [Players]int
	Mover   int          // 0 to 2; in a finished game whoever was to go next
	waiting [Players]int // the players, who has waited longest first
}

// New returns the game before the first number is taken.
func New(set engine.Set, rule Rule) Game {
	return Game{Left: set, Rule: rule, waiting: [Players]int{0, 1, 2}}
}

// Over reports whether all numbers have been taken.
func (g Game) Over() bool { return g.Left.Len() == 0 }

// Needed returns how much the mover still needs to end the turn: 0 if any number does.
func (g Game) Needed() int { return max(0, g.target()-g.Scores[g.Mover]) }

// target is the score that ends the mover's turn.
func (g Game) target() int {
	a, b := g.Scores[(g.Mover+1)%Players], g.Scores[(g.Mover+2)%Players]
	if g.Rule == Leader {
		return max(a, b)
	}
	return min(a, b)
}

// Pick returns the game after the mover has taken n, which must be left. The turn
// passes if the mover has caught up.
func (g Game) Pick(n int) Game {
	g.Left = g.Left.Without(n)
	target := g.target()
	if g.Scores[g.Mover] += n; g.Scores[g.Mover] < target {
		return g
	}
	last := 0
	for _, player := range g.waiting {
		if player != g.Mover {
			g.waiting[last] = player
			last++
		}
	}
	g.waiting[last] = g.Mover
	g.Mover = g.waiting[0]
	for _, player := range g.waiting {
		if g.Scores[player] < g.Scores[g.Mover] {
			g.Mover = player
		}
	}
	return g
}

// First returns the players with the highest score.
func (g Game) First() []int {
	var first []int
	for player, score := range g.Scores {
		if score == slices.Max(g.Scores[:]) {
			first = append(first, player)
		}
	}
	return first
}

// Play returns the game after the numbers have been taken in that order. The error says
// which of them could not be.
func (g Game) Play(picks []int) (Game, error) {
	for _, n := range picks {
		if g.Left.Count(n) == 0 {
			return Game{}, errors.New(strconv.Itoa(n) + " is not left of " + g.Left.String())
		}
		g = g.Pick(n)
	}
	return g, nil
}

// Parse reads a game as [Text] writes it: set, rule and the numbers taken, such as
// 1-7/leader/3,5. What was taken may be missing.
func Parse(text string) (start Game, picks []int, err error) {
	parts := strings.Split(text, "/")
	if len(parts) < 2 || len(parts) > 3 {
		return Game{}, nil, errors.New("a game of three is a set, a rule and what was taken, such as 1-7/leader/3,5")
	}
	set, err := engine.ParseSet(parts[0])
	if err != nil {
		return Game{}, nil, err
	}
	rule := slices.Index(Rules, parts[1])
	if rule < 0 {
		return Game{}, nil, errors.New("there is no rule " + strconv.Quote(parts[1]) + ", only " + strings.Join(Rules, " and "))
	}
	if set.Len() == 0 {
		return Game{}, nil, errors.New("with no numbers there is no game")
	}
	start = New(set, Rule(rule))
	if len(parts) == 3 {
		for _, part := range strings.Split(parts[2], ",") {
			n, err := strconv.Atoi(part)
			if err != nil {
				return Game{}, nil, errors.New(strconv.Quote(part) + " is no number to take")
			}
			picks = append(picks, n)
		}
	}
	_, err = start.Play(picks)
	return start, picks, err
}

// Text writes a game as a line of text.
func Text(start Game, picks []int) string {
	text := start.Left.Short() + "/" + Rules[start.Rule]
	for i, n := range picks {
		text += ","
		if i == 0 {
			text = text[:len(text)-1] + "/"
		}
		text += strconv.Itoa(n)
	}
	return text
}
