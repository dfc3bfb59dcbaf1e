package solver

import (
	"errors"

	"catchup/engine"
	"catchup/engine/search"
	"catchup/engine/wire"
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

// Taken returns how much memory it took, in bytes.
func (f Found) Taken() uint64 { return f.Bytes }

// Nothing is what is known without any search.
var Nothing = Found{AtLeast: engine.Loss, AtMost: engine.Win}

// errEnough ends a search at its limit of nodes.
var errEnough = errors.New("so many nodes were allowed")

// searching is a search that can go on, and how much memory it may take.
type searching struct {
	*search.Searcher
	memory uint64
}

// Search asks what a position is worth, and for a best move, when there is no room for
// a table. It ends at the limit of nodes, within a thousand or so, with what is known by
// then; asked again with the same limit of memory, about the position or what follows
// from it, it goes on from there. The limit of memory is for this alone and may be above
// the solver's; what the solver keeps makes way for it.
type Search struct {
	Position engine.Position
	Limits   search.Limits
}

// Kind implements [Question].
func (q *Search) Kind() string { return "search" }

// Fields implements [Question].
func (q *Search) Fields(l *wire.Line) {
	l.Position(&q.Position)
	l.Uint("a number of nodes", &q.Limits.Nodes)
	l.Uint("a number of bytes", &q.Limits.Memory)
}

// Result implements [Question].
func (q *Search) Result(l *wire.Line, f *Found) {
	l.Outcome(&f.AtLeast)
	l.Outcome(&f.AtMost)
	l.Uint("nodes", &f.Nodes)
	l.Uint("bytes", &f.Bytes)
	l.Move(&f.Best)
	if f.AtLeast > f.AtMost {
		l.Fail("a " + f.AtLeast.String() + " at least cannot be a " + f.AtMost.String() + " at most")
	}
}

// Nothing implements [Partial].
func (q *Search) Nothing() Found { return Nothing }

// Answer implements [Question]. There is always one: to be ended by progress is no
// failure.
func (q *Search) Answer(s *Solver, progress Progress) (Found, error) {
	found, _ := s.search(q.Position, q.Limits, progress)
	return found, nil
}

// search returns also with an error, which is that of progress, what was found.
func (s *Solver) search(p engine.Position, limits search.Limits, progress Progress) (Found, error) {
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
	panic("solver: no move of " + p.String() + " is worth as much as it")
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
