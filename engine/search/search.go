// Package search finds the outcome of positions too large for a table of all that
// can follow (package induction).
package search

import "catchup/engine"

// Limits is what a search may use.
type Limits struct {
	Nodes   uint64 // for one question, give or take a thousand a thread; 0 is no limit
	Memory  uint64 // for the table, in bytes; at least 64 are taken
	Threads int    // goroutines that search at once; less than 1 is 1
}

// Progress is how far a search has come.
type Progress struct {
	Done  float64 // 0 to 1, never falling: the share that is settled of the picks in the first few plies
	Nodes uint64  // of all threads
}

// Result is what a search has found out, for the player to move.
type Result struct {
	AtLeast, AtMost engine.Outcome
	Nodes           uint64 // sub-multisets looked into, for whatever deficits
}

// Proved reports whether the outcome is known. It is AtLeast and AtMost then.
func (r Result) Proved() bool { return r.AtLeast == r.AtMost }

// Opposite returns the result from the other player's point of view.
func (r Result) Opposite() Result {
	return Result{r.AtMost.Opposite(), r.AtLeast.Opposite(), r.Nodes}
}

// Searcher answers questions about all that can follow from where it starts, one
// question at a time. It keeps what it has found out from one to the next.
type Searcher struct {
	rules  rules
	limits Limits
	table  *table
}

// New returns a searcher for all that can follow from start. It takes the memory
// for the table.
func New(start engine.Position, limits Limits) *Searcher {
	r := rulesOf(start)
	limits.Threads = max(1, limits.Threads)
	return &Searcher{r, limits, newTable(limits.Memory, subsets(start.Left), r.draws, r.wide())}
}

// Solve searches p on its own; see [Searcher.Solve].
func Solve(p engine.Position, limits Limits, progress func(Progress) error) (Result, error) {
	return New(p, limits).Solve(p, progress)
}

// Covers reports whether p can be asked about: it can if it follows from the start.
func (s *Searcher) Covers(p engine.Position) bool {
	left, inside := s.rules.tilesOf(p.Left)
	return inside && s.rules.canFollow(left, p.Left.Sum(), p.Deficit)
}

// Solve returns what p is worth, or as much of it as the limits allow. The searcher
// must cover p, or it panics.
//
// The caller's progress, which may be nil, hears every thousand nodes or so how far
// the search has come. It runs on the caller's goroutine, so that it can also give
// way to others. An error it returns, such as that of a context, ends the search
// and is Solve's error; what is known by then is the result.
func (s *Searcher) Solve(p engine.Position, progress func(Progress) error) (Result, error) {
	left, inside := s.rules.tilesOf(p.Left)
	sum := p.Left.Sum()
	if !inside || !s.rules.canFollow(left, sum, p.Deficit) {
		panic("search: " + p.String() + " does not follow from the start")
	}
	if p.Deficit > sum {
		return Result{AtLeast: engine.Loss, AtMost: engine.Loss}, nil
	}
	bit := uint64(1) << s.rules.bit(p.Deficit)
	b, nodes, err := s.search(left, sum, bit, progress)
	return Result{
		AtLeast: outcome(b.win.atLeast&bit != 0, b.notLoss.atLeast&bit != 0),
		AtMost:  outcome(b.win.atMost&bit != 0, b.notLoss.atMost&bit != 0),
		Nodes:   nodes,
	}, err
}

// Move returns what a legal move of p is worth to the player who makes it. The
// searcher must cover p. All else is as for [Searcher.Solve].
func (s *Searcher) Move(p engine.Position, m engine.Move, progress func(Progress) error) (Result, error) {
	next, passed := p.After(m)
	r, err := s.Solve(next, progress)
	if passed {
		r = r.Opposite()
	}
	return r, err
}

func outcome(win, notLoss bool) engine.Outcome {
	switch {
	case win:
		return engine.Win
	case notLoss:
		return engine.Draw
	default:
		return engine.Loss
	}
}

// subsets counts the sub-multisets.
func subsets(set engine.Set) float64 {
	n := 1.0
	for _, copies := range set.Distinct() {
		n *= float64(copies + 1)
	}
	return n
}
