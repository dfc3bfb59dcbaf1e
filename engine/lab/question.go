// Package lab is how to ask for the statistics of the game: questions, and the types of
// the lines that answer them. An answer is a line of text, so that it can be worked out
// in a Web Worker beside the page. Package tables works them out.
//
// It neither imports package stats nor anything else that is large: a page that only
// asks does not carry what answers.
package lab

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"catchup/engine"
	"catchup/engine/wire"
)

// Question is a question in words: the name of a table and what it is to be about. The
// same question always has the same answer, so that it can be kept under the question.
type Question string

// Query is a question that is answered with lines of one type.
type Query[Line any] Question

// Asked is a [Query], whatever the type of its lines.
type Asked interface {
	// Words returns the question.
	Words() Question
	// Read returns the lines of the answer: a []Line.
	Read(answer string) (lines any, err error)
}

// Words implements [Asked].
func (q Query[Line]) Words() Question { return Question(q) }

// Read implements [Asked].
func (Query[Line]) Read(answer string) (any, error) { return Read[Line](answer) }

// The tables that can be asked for, by name.
const (
	ValuesTable     = "values"
	FirstMoveTable  = "first-move"
	PropertiesTable = "properties"
	LongestTable    = "longest"
	BranchingTable  = "branching"
	CensusTable     = "census"
	WidestTable     = "widest"
	MatchTable      = "match"
	ResponseTable   = "response"
	SampleTable     = "sample"
	AnswersTable    = "answers"
	QualityTable    = "quality"
	HeadStartTable  = "head-start"
	ExcessTable     = "excess"
	TrioTable       = "trio"
)

// The aims of a response.
const (
	MostWins = "wins"        // the highest probability of winning
	BestMean = "wins-losses" // the highest expected value
)

// Values asks what the game on a set is worth for P1: the paper's Table 2.
func Values(set engine.Set) Query[Value] { return about[Value](ValuesTable, set.Short()) }

// FirstMove asks how P1's first number changes the shares of the play-throughs: the
// paper's Table 1. The first line is for any number.
func FirstMove(set engine.Set) Query[Opening] { return about[Opening](FirstMoveTable, set.Short()) }

// Properties asks how large the game is: a line of the paper's Table 5.
func Properties(set engine.Set) Query[Size] { return about[Size](PropertiesTable, set.Short()) }

// Branching asks how many moves there are turn by turn: the paper's Table 6.
func Branching(set engine.Set) Query[Turn] { return about[Turn](BranchingTable, set.Short()) }

// Longest asks how many points and how many numbers can be taken on one turn: the
// paper's sections 4.3 and 4.7.
func Longest(set engine.Set) Query[LongestTurn] { return about[LongestTurn](LongestTable, set.Short()) }

// Census asks what all positions of a set are worth: a line for those that a game can
// reach, and one for all.
func Census(set engine.Set) Query[Counted] { return about[Counted](CensusTable, set.Short()) }

// Widest asks for the position with the most moves that a game can reach.
func Widest(set engine.Set) Query[WidestBoard] { return about[WidestBoard](WidestTable, set.Short()) }

// Match asks for the exact odds when P1, who moves first, follows one chain of
// heuristics and P2 another: a cell of the paper's Tables 3 and 4. A chain is named as
// [bot.ChainNamed] reads it.
func Match(p engine.Position, p1, p2 string) Query[Meeting] {
	return about[Meeting](MatchTable, p.Short(), p1, p2)
}

// Response asks for the exact odds of the player who knows that the other follows a
// chain of heuristics, and makes the most of it. Unlike elsewhere the shares are those
// of the responder, who is P1, and so to move, or P2.
func Response(p engine.Position, as engine.Player, against, aim string) Query[Responder] {
	return about[Responder](ResponseTable, p.Short(), as.String(), against, aim)
}

// Sample asks for so many simulated games of a match. Another seed gives other games,
// and so does another batch from the same seed: batches can be added up.
func Sample(p engine.Position, p1, p2 string, games int, seed, batch uint64) Query[Sampled] {
	return about[Sampled](SampleTable, p.Short(), p1, p2, strconv.Itoa(games), strconv.FormatUint(seed, 10), strconv.FormatUint(batch, 10))
}

// Answers asks for every move of the player to move, best first, who makes the most of
// knowing that the other follows a chain of heuristics.
func Answers(p engine.Position, against string) Query[Reply] {
	return about[Reply](AnswersTable, p.Short(), against)
}

// Quality asks what kind of games sets make: one line each.
func Quality(sets []engine.Set) Query[Kind] {
	words := make([]string, len(sets))
	for i, set := range sets {
		words[i] = set.Short()
	}
	return about[Kind](QualityTable, strings.Join(words, ";"))
}

// HeadStart asks what the game is worth for P1 if P2 starts with so many points, for
// each from 0 to the highest.
func HeadStart(set engine.Set, highest int) Query[Ahead] {
	return about[Ahead](HeadStartTable, set.Short(), strconv.Itoa(highest))
}

// Excess asks what the game and each first number are worth for P1 if ties are
// broken by excess sums; see package tiebreak. The first line is for any number.
func Excess(set engine.Set) Query[Broken] { return about[Broken](ExcessTable, set.Short()) }

// Trio asks for simulated games of three, a line a player; see package threeplayers for
// the names of rules and bots. Another seed gives other games.
func Trio(set engine.Set, rule string, bots [3]string, games int, seed uint64) Query[Third] {
	return about[Third](TrioTable, set.Short(), rule, strings.Join(bots[:], ","), strconv.Itoa(games), strconv.FormatUint(seed, 10))
}

func about[Line any](words ...string) Query[Line] {
	return Query[Line](strings.Join(words, " "))
}

// Kind implements [wire.Question].
func (q *Question) Kind() string { return "table" }

// Fields implements [wire.Question].
func (q *Question) Fields(l *wire.Line) { l.Rest((*string)(q)) }

// Result implements [wire.Question].
func (q *Question) Result(l *wire.Line, a *Answer) { a.Fields(l) }

// Answer is the answer to a question, and how long it took this device, without the
// start of the worker or questions before it.
type Answer struct {
	Text string        // for [Read]
	Took time.Duration // whole milliseconds once it has been written
}

// Fields implements [wire.Value]: milliseconds, then the text.
func (a *Answer) Fields(l *wire.Line) {
	took := uint64(a.Took.Milliseconds())
	l.Uint("milliseconds", &took)
	l.Rest(&a.Text)
	a.Took = time.Duration(took) * time.Millisecond
}

// Table returns the name of the table that is asked for.
func (q Question) Table() string {
	name, _, _ := strings.Cut(string(q), " ")
	return name
}

// Kept reports whether the answer is worth keeping: it takes long and is asked for
// again.
func (q Question) Kept() bool {
	return !slices.Contains([]string{SampleTable, TrioTable, AnswersTable}, q.Table())
}
