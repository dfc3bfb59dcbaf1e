// Package tables works out the answers to the Lab's questions from the statistics of
// package stats. Command "stats" prints the same answers, and the worker of the Lab
// (folder wasm of package lab) posts them to the page.
package tables

import (
	"errors"
	"strconv"
	"strings"
	"time"

	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/solver"
	"catchup/engine/stats"
	"catchup/engine/wire"
)

// Room is what may be taken to answer a question.
type Room struct {
	Bytes     uint64 // for a table
	Positions int    // that are met one by one, some 500 bytes each
	// Exhaust has a table made for the value of a game however long it takes, where
	// otherwise a search takes over.
	Exhaust bool
}

// AnswerText answers a question from a page that came as a line of text; its kind is
// always the same. Errors are those of [Answer].
func AnswerText(kind, text string, progress solver.Progress) (string, error) {
	var q lab.Question
	if err := wire.Read(text, &q); kind != q.Kind() || err != nil {
		return "", malformed("there is nobody here to " + kind)
	}
	a, err := Answer(q, Browser, func(done float64) error { return progress(solver.Work{Done: done}) })
	if err != nil {
		return "", err
	}
	return wire.Write(&a), nil
}

// Browser is what a page's worker may take: what phones can spare.
var Browser = Room{Bytes: 256 << 20, Positions: 1 << 18}

// Answer returns the answer to a question as [lab.Read] reads it, and how long it took;
// see [Of].
func Answer(question lab.Question, room Room, progress engine.Progress) (lab.Answer, error) {
	began := time.Now()
	lines, err := answer(question, room, progress)
	if err != nil {
		return lab.Answer{}, err
	}
	return lab.Answer{Text: lab.Text(lines), Took: time.Since(began)}, nil
}

// Of returns the answer to a question. Progress may be nil; see package stats for what
// it hears. The error is an [*induction.TooLargeError], a [*solver.Error], that of the
// notation, of the heuristics' names or of progress.
func Of[Line any](question lab.Query[Line], room Room, progress engine.Progress) ([]Line, error) {
	lines, err := answer(question.Words(), room, progress)
	if err != nil {
		return nil, err
	}
	return lines.([]Line), nil
}

// answer returns the lines of an answer, in a slice of their type.
func answer(question lab.Question, room Room, progress engine.Progress) (lines any, err error) {
	name, rest, _ := strings.Cut(string(question), " ")
	for _, table := range all {
		if name != table.name {
			continue
		}
		w := words{all: strings.Fields(rest)}
		if len(w.all) != table.words {
			return nil, malformed(name + " takes " + strconv.Itoa(table.words) + " words, not " + strconv.Itoa(len(w.all)))
		}
		lines, err = table.fill(&w, room, progress)
		if tooMany := (*stats.TooManyError)(nil); errors.As(err, &tooMany) {
			err = &solver.Error{Code: solver.TooMany, Text: err.Error()}
		}
		return lines, err
	}
	return nil, malformed("there is no such table: " + strconv.Quote(string(question)))
}

// all are the tables that can be asked for.
var all = []struct {
	name  string
	words int // after the name
	fill  func(w *words, room Room, progress engine.Progress) (any, error)
}{
	{lab.ValuesTable, 1, of(values)},
	{lab.FirstMoveTable, 1, of(firstMove)},
	{lab.PropertiesTable, 1, of(properties)},
	{lab.BranchingTable, 1, of(branching)},
	{lab.LongestTable, 1, of(longest)},
	{lab.CensusTable, 1, of(census)},
	{lab.WidestTable, 1, of(widest)},
	{lab.MatchTable, 3, match},
	{lab.ResponseTable, 4, response},
	{lab.SampleTable, 6, sample},
	{lab.AnswersTable, 2, answers},
	{lab.QualityTable, 1, quality},
	{lab.HeadStartTable, 2, headStart},
	{lab.ExcessTable, 1, of(brokenTies)},
	{lab.TrioTable, 5, three},
}

// of makes a table of words out of one of a set.
func of(table func(set engine.Set, room Room, progress engine.Progress) (any, error)) func(*words, Room, engine.Progress) (any, error) {
	return func(w *words, room Room, progress engine.Progress) (any, error) {
		set := read(w, aSet)
		if w.err != nil {
			return nil, w.err
		}
		return table(set, room, progress)
	}
}

func malformed(text string) error { return &solver.Error{Code: solver.Malformed, Text: text} }
