package worker

import (
	"errors"
	"strconv"

	"catchup/engine"
	"catchup/engine/search"
)

// Found is what a search has found out about a position. Nothing is, between a loss
// at least and a win at most, before it has begun.
type Found struct {
	AtLeast, AtMost engine.Outcome
	Nodes           uint64 // how often it looked into a sub-multiset
	Bytes           uint64 // how much memory its tables took at most
	// Best is a move that is worth as much as the position, or the empty set if the
	// search ended before there was one.
	Best engine.Move
}

// Proved reports whether the outcome is known. It is AtLeast and AtMost then.
func (f Found) Proved() bool { return f.AtLeast == f.AtMost }

// Nothing is what is known without any search.
var Nothing = Found{AtLeast: engine.Loss, AtMost: engine.Win}

// errEnough ends a search at its limit of nodes.
var errEnough = errors.New("so many nodes were allowed")

// searching is a search that can go on, and how much memory it may take.
type searching struct {
	*search.Searcher
	memory uint64
}

// Search finds out what p is worth, and a best move, when there is no room for a
// table. It ends at the limit of nodes, within a thousand or so, with what it knows
// by then; asked again with the same limit of memory, about p or what follows from
// it, it goes on from there. The limit of memory is for this alone and may be above
// the solver's; what the solver keeps makes way for it.
//
// An error is that of progress, and also then what was found is true.
func (s *Solver) Search(p engine.Position, limits search.Limits, progress Progress) (Found, error) {
	searcher, known := on[*searching](&s.shelf, p)
	if known && searcher.memory == limits.Memory {
		s.shelf.take(searcher)
	} else {
		s.shelf.clear(limits.Memory)
		searcher = &searching{search.New(p, search.Limits{Memory: limits.Memory}), limits.Memory}
	}
	run := run{searching: searcher, most: limits.Nodes, progress: progress, found: Nothing}
	err := run.solve(p)
	s.shelf.put(searcher, searcher.Bytes())
	if err == errEnough {
		err = nil
	}
	return run.found, err
}

// run is one search for a position and its best move, made of several questions.
type run struct {
	*searching
	most     uint64 // nodes; 0 is no limit
	nodes    uint64 // of the questions before the present one
	done     float64
	progress Progress
	found    Found
}

func (r *run) solve(p engine.Position) error {
	result, err := r.Solve(p, r.tell)
	r.count(result)
	r.found.AtLeast, r.found.AtMost = result.AtLeast, result.AtMost
	if err == nil && result.Proved() {
		r.found.Best, err = r.best(p, result.AtLeast)
	}
	return err
}

// best returns a move of p that is worth so much, which p is known to be. It goes by
// picks: there may be millions of moves, and what is left within a turn is a position
// too. All but one of them have been looked at before, or are not needed.
func (r *run) best(p engine.Position, worth engine.Outcome) (engine.Move, error) {
	var move engine.Move
	for ended := p.Over(); !ended; {
		var err error
		var number int
		if number, err = r.pick(p, worth); err != nil {
			return engine.Move{}, err
		}
		one, _ := engine.SetOf(number)
		p, ended = p.After(one)
		move, ended = move.With(number), ended || p.Over()
	}
	return move, nil
}

// pick returns the smallest number that can begin or go on with such a move.
func (r *run) pick(p engine.Position, worth engine.Outcome) (int, error) {
	for number := range p.Left.Distinct() {
		one, _ := engine.SetOf(number)
		if worth == engine.Loss {
			return number, nil
		}
		result, err := r.Move(p, one, r.tell)
		r.count(result)
		if err != nil || result.AtLeast >= worth {
			return number, err
		}
	}
	panic("worker: no move of " + p.String() + " is worth as much as it")
}

// count adds what a question took.
func (r *run) count(result search.Result) {
	r.nodes += result.Nodes
	r.found.Nodes, r.found.Bytes = r.nodes, r.Bytes()
}

// tell is the progress of a question.
func (r *run) tell(at search.Progress) error {
	r.done = max(r.done, at.Done)
	work := Work{r.done, r.nodes + at.Nodes, r.Bytes()}
	if r.most > 0 && work.Nodes >= r.most {
		return errEnough
	}
	return r.progress.tell(work)
}

// replyNodes is how many nodes a bot searches at most that would need a table, when
// there is no room for one: some ten seconds in a browser. {1..30}, {1..32} and
// {1..36} take less; {1..33} and {1..34} more, but whoever asks again has the search
// go on.
const replyNodes = 1 << 21

// searched returns a move that keeps what p is worth, by a search.
func (s *Solver) searched(p engine.Position, progress Progress) (engine.Move, error) {
	found, err := s.Search(p, search.Limits{Nodes: replyNodes, Memory: s.shelf.limit}, progress)
	if err == nil && found.Best.Len() == 0 {
		err = &Error{Unsolved, p.Short() + " is too large to be solved here: a search was given up after " +
			strconv.FormatUint(found.Nodes, 10) + " steps"}
	}
	return found.Best, err
}

// String returns what was found as a line of text: outcomes, nodes, bytes and the
// move, or - if there is none, as in
//
//	draw win 8192 1048576 -
func (f Found) String() string {
	move := "-"
	if f.Best.Len() > 0 {
		move = f.Best.List()
	}
	return f.AtLeast.String() + " " + f.AtMost.String() + number(f.Nodes) + number(f.Bytes) + " " + move
}

// ParseFound is the inverse of [Found.String].
func ParseFound(line string) (Found, error) {
	words := words{text: line}
	f := Found{words.outcome(), words.outcome(), words.uint("nodes"), words.uint("bytes"), words.moveOrNone()}
	if f.AtLeast > f.AtMost {
		words.fail("a " + f.AtLeast.String() + " at least cannot be a " + f.AtMost.String() + " at most")
	}
	words.end()
	return f, words.err
}
