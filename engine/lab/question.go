// Package lab is how to ask for the statistics of the game: questions and the tables
// that answer them, a line of text each, so that they can be worked out in a Web
// Worker beside the page. Package tables works them out.
//
// It neither imports package stats nor anything else that is large: a page that only
// asks does not carry what answers.
package lab

import (
	"strconv"
	"strings"

	"catchup/engine"
)

// Question is a question in words: the name of a table and what it is to be about. The
// same question always has the same answer, so that it can be kept under the question.
type Question string

// The tables that can be asked for, by name, with their columns. Shares are those of
// the player that stands first in the name of the paper's table, P1, in percent, with
// all digits that a float64 has; changes are in percentage points. An integer has all
// its digits too.
const (
	ValuesTable     = "values"     // set, value, outcome, method ("table" or "search"), nodes (of the search, or 0)
	FirstMoveTable  = "first-move" // set, first (a number, or "any"), play_throughs, win, draw, loss, [shares], win_change, draw_change, loss_change
	PropertiesTable = "properties" // set, play_throughs, states, value, max_branch, min_depth, [shares]
	LongestTable    = "longest"    // set, points, points_at, numbers, numbers_at (positions)
	BranchingTable  = "branching"  // set, turn, nodes, moves, average, most
	CensusTable     = "census"     // set, counted ("reachable" or "all"), positions, won, drawn, lost, only_win, only_draw, longest_chain, longest_at (a position or "-")
	WidestTable     = "widest"     // set, moves, at (a position)
	MatchTable      = "match"      // position, p1, p2, [shares], exact_win, exact_draw, exact_loss
	ResponseTable   = "response"   // position, as, against, aim, [shares], exact_win, exact_draw, exact_loss
	SampleTable     = "sample"     // position, p1, p2, games, seed, win, draw, loss, [shares], win_error, draw_error, loss_error

	// [shares] are win_percent, draw_percent, loss_percent.
)

// The aims of a response.
const (
	MostWins = "wins"        // the highest probability of winning
	BestMean = "wins-losses" // the highest expected value
)

// Values asks what the game on a set is worth for P1: the paper's Table 2.
func Values(set engine.Set) Question { return about(ValuesTable, set.Short()) }

// FirstMove asks how P1's first number changes the shares of the play-throughs: the
// paper's Table 1.
func FirstMove(set engine.Set) Question { return about(FirstMoveTable, set.Short()) }

// Properties asks how large the game is: a line of the paper's Table 5.
func Properties(set engine.Set) Question { return about(PropertiesTable, set.Short()) }

// Branching asks how many moves there are turn by turn: the paper's Table 6.
func Branching(set engine.Set) Question { return about(BranchingTable, set.Short()) }

// Longest asks how many points and how many numbers can be taken on one turn: the
// paper's sections 4.3 and 4.7.
func Longest(set engine.Set) Question { return about(LongestTable, set.Short()) }

// Census asks what all positions of a set are worth: a line for those that a game can
// reach, and one for all.
func Census(set engine.Set) Question { return about(CensusTable, set.Short()) }

// Widest asks for the position with the most moves that a game can reach.
func Widest(set engine.Set) Question { return about(WidestTable, set.Short()) }

// Match asks for the exact odds when P1, who moves first, follows one chain of
// heuristics and P2 another: a cell of the paper's Tables 3 and 4. A chain is named as
// [bot.ChainNamed] reads it.
func Match(p engine.Position, p1, p2 string) Question { return about(MatchTable, p.Short(), p1, p2) }

// Response asks for the exact odds of the player who knows that the other follows a
// chain of heuristics, and makes the most of it. Unlike elsewhere the shares are those
// of the responder, who is P1, and so to move, or P2.
func Response(p engine.Position, as engine.Player, against, aim string) Question {
	return about(ResponseTable, p.Short(), as.String(), against, aim)
}

// Sample asks for so many simulated games of a match. Another seed gives other games:
// batches can be added up.
func Sample(p engine.Position, p1, p2 string, games int, seed uint64) Question {
	return about(SampleTable, p.Short(), p1, p2, strconv.Itoa(games), strconv.FormatUint(seed, 10))
}

func about(words ...string) Question { return Question(strings.Join(words, " ")) }

// Table returns the name of the table that is asked for.
func (q Question) Table() string {
	name, _, _ := strings.Cut(string(q), " ")
	return name
}
