// Package search finds out what a position is worth when a table of everything
// that can follow (package induction) would be too large: {1..40} in 20 seconds,
// where the table would take 16 TiB.
//
// It goes into depth and tries the picks in ascending order. That matters most:
// with the small numbers gone first, play comes again and again to the same few
// sub-multisets. So what is known is kept by sub-multiset, for all deficits at once
// (bounds.go draws the bits), and every pick looked at teaches something about all
// of them, though the question was about one. With eleven numbers or fewer left,
// all deficits are settled together: backward induction, but only for the
// sub-multisets that play comes to, a small part of all. worker.go has the steps,
// table.go the place where bounds are remembered, crew.go how several goroutines
// share the work.
//
// [Solve] answers one question; a [Searcher] several about the same start, such as
// what each move is worth; [Prefer] tells in advance whether a table is cheaper.
//
// Seconds on two cores of a Xeon (Sapphire Rapids, 2.3 GHz) with at most 1 GiB,
// and under WebAssembly in Node on one:
//
//	       draws: {1..28}  {1..32}  {1..36}  {1..40}   wins: {1..26}  {1..30}  {1..33}
//	native         0.1      0.4      2.8      19              0.6      6.3      52
//	WebAssembly    0.3      2.2      14                       2.5      31
//
// Nearly all of it goes into reading the table, which is as large as no cache is;
// pages of 2 MiB halve it (pages_linux.go). Tried and found of no use: to look
// first what the table knows of every pick (a tenth fewer nodes, more time);
// tables of all sets of at most 8 numbers by rank; other orders of the picks, the
// exact catch first, the largest first, or by past success (2 to 100 times the
// nodes).
package search

import "catchup/engine"

// Limits is what a search may use.
type Limits struct {
	Nodes   uint64 // for one question, give or take a thousand a thread; 0 is no limit
	Memory  uint64 // for the table, in bytes; it takes 64 at least, and no more than it can use
	Threads int    // goroutines that search at once; less than 1 is 1
}

// Progress is how far a search has come.
type Progress struct {
	Done  float64 // 0 to 1, never falling: how much is settled of the picks in the first few plies
	Nodes uint64  // of all threads
}

// Result is what a search has found out, for the player to move.
type Result struct {
	AtLeast, AtMost engine.Outcome
	Nodes           uint64 // how often a sub-multiset was looked into
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
	rules     rules
	limits    Limits
	table     *table
	unordered bool // picks come in no particular order: to measure what the order is worth
}

// New returns a searcher for all that can follow from start. It takes the memory
// for the table.
func New(start engine.Position, limits Limits) *Searcher {
	r := rulesOf(start)
	limits.Threads = max(1, limits.Threads)
	bytes := tableBytes(limits.Memory, subsets(start.Left), r.draws, r.wide())
	return &Searcher{rules: r, limits: limits, table: newTable(bytes, r.draws, r.wide())}
}

// Solve searches p on its own; see [Searcher.Solve].
func Solve(p engine.Position, limits Limits, progress func(Progress) error) (Result, error) {
	return New(p, limits).Solve(p, progress)
}

// Covers reports whether p can be asked about. Whatever follows from the start
// can.
func (s *Searcher) Covers(p engine.Position) bool {
	_, inside := s.rules.tilesOf(p.Left)
	return inside && s.rules.canFollow(p.Left.Sum(), p.Deficit)
}

// Solve returns what p is worth, or as much of it as the limits allow. The searcher
// must cover p, or it panics.
//
// The caller's progress, which may be nil, hears every thousand nodes or so, about
// a millisecond, how far the search has come, and finally 1 if it came to an end.
// It runs on the caller's goroutine, so that it can also give way to others. An
// error it returns, such as that of a context, ends the search and is Solve's
// error; the result is what is known by then.
func (s *Searcher) Solve(p engine.Position, progress func(Progress) error) (Result, error) {
	left, inside := s.rules.tilesOf(p.Left)
	sum := p.Left.Sum()
	if !inside || !s.rules.canFollow(sum, p.Deficit) {
		panic("search: " + p.String() + " does not follow from the start")
	}
	if progress == nil {
		progress = func(Progress) error { return nil }
	}
	result := Result{AtLeast: engine.Loss, AtMost: engine.Loss}
	var err error
	if p.Deficit <= sum {
		result, err = s.search(left, sum, s.rules.bit(p.Deficit), progress)
	}
	if err == nil && result.Proved() {
		err = progress(Progress{1, result.Nodes})
	}
	return result, err
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
