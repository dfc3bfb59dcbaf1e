package lab

import (
	"strconv"
	"strings"

	"catchup/engine"
)

// The tables about what the paper leaves open, and about random play.
const (
	AnswersTable   = "answers"    // position, against, move, [shares]: of the player to move, best first
	QualityTable   = "quality"    // set, outcome, draws_percent, upsets, led (positions), narrow, won (positions), slip_percent
	HeadStartTable = "head-start" // set, head_start, outcome
	ExcessTable    = "excess"     // set, first (a number, or "any"), points, most, fewest: outcomes for P1
	TrioTable      = "trio"       // set, rule, bots, games, seed, player, won, shared
)

// Answers asks for every move of the player to move, who makes the most of knowing
// that the other follows a chain of heuristics.
func Answers(p engine.Position, against string) Question {
	return about(AnswersTable, p.Short(), against)
}

// Quality asks what kind of games sets make: one line each.
func Quality(sets []engine.Set) Question {
	words := make([]string, len(sets))
	for i, set := range sets {
		words[i] = set.Short()
	}
	return about(QualityTable, strings.Join(words, ";"))
}

// HeadStart asks what the game is worth for P1 if P2 starts with so many points, for
// each from 0 to the highest.
func HeadStart(set engine.Set, highest int) Question {
	return about(HeadStartTable, set.Short(), strconv.Itoa(highest))
}

// Excess asks what the game and each first number are worth for P1 if ties are
// broken by excess sums; see package tiebreak.
func Excess(set engine.Set) Question { return about(ExcessTable, set.Short()) }

// Trio asks for simulated games of three; see package threeplayers for the names of rules and
// bots. Another seed gives other games.
func Trio(set engine.Set, rule string, bots [3]string, games int, seed uint64) Question {
	return about(TrioTable, set.Short(), rule, strings.Join(bots[:], ","), strconv.Itoa(games), strconv.FormatUint(seed, 10))
}

// Kept reports whether the answer is worth keeping: it takes long and is asked for
// again.
func (q Question) Kept() bool {
	switch q.Table() {
	case SampleTable, TrioTable, AnswersTable:
		return false
	default:
		return true
	}
}
