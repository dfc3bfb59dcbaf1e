// Package search finds out what a position is worth when a table of everything
// that can follow (package induction) would be too large or take too long: {1..40}
// in some seconds, where the table would take 16 TiB.
//
// It goes into depth and tries the picks in ascending order. So the small numbers
// are soon gone, and play comes again and again to the same few sub-multisets. What
// is known is kept by sub-multiset, for all deficits at once (bounds.go draws the
// bits), and learnt for all of them from every pick looked at, though the question
// was about one. And once only the largest numbers are left, about half of a large
// set, there is a table for these after all (core.go): it is small, and grows while
// the search takes longer than making a larger one would. settle.go has the steps.
//
// [Solve] answers one question; a [Searcher] several about the same start, such as
// what each move is worth; [Prefer] tells in advance which method is the cheaper.
//
// Measured on one core of a Xeon at 2.3 GHz with 2 GiB:
//
//	{1..28}  {1..32}  {1..36}  {1..40}     draws: even sums are the cheaper ones
//	0.04 s   0.13 s    0.9 s    2.5 s
//	{1..26}  {1..30}  {1..33}              wins
//	0.07 s    1.1 s    7.1 s
//
// Of no use were: threads, which wait for the same memory; settling all deficits at
// once with few numbers left; looking at all picks before going into one.
package search

import "catchup/engine"

// Limits is what a search may use.
type Limits struct {
	Nodes  uint64 // for one question; 0 is no limit
	Memory uint64 // for all tables, in bytes; 64 are taken at least, and no more than are of use
}

// Progress is how far a search has come.
type Progress struct {
	Done  float64 // 0 to 1, never falling: how much is settled of the picks in the first few plies
	Nodes uint64
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
	table     *transpositionTable
	core      *core  // the present one, or nil
	cores     uint64 // how many bytes one may take
	coreBytes uint64 // how many the largest so far took
	unordered bool   // picks come in no particular order: to measure what the order is worth
}

// New returns a searcher for all that can follow from start. It takes the memory
// for the table.
func New(start engine.Position, limits Limits) *Searcher {
	r := rulesOf(start)
	bytes := tableBytes(limits.Memory/2, count(start.Left), r.draws, r.wide())
	s := &Searcher{rules: r, limits: limits, table: newTranspositionTable(bytes, r.draws, r.wide())}
	if bytes < limits.Memory {
		s.cores = limits.Memory - bytes
	}
	return s
}

// Solve searches p on its own; see [Searcher.Solve].
func Solve(p engine.Position, limits Limits, progress func(Progress) error) (Result, error) {
	return New(p, limits).Solve(p, progress)
}

// Bytes returns how much memory the tables have taken at most, until now.
func (s *Searcher) Bytes() uint64 { return uint64(8*len(s.table.words)) + s.coreBytes }

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
		q := question{Searcher: s, left: left, sum: sum, bit: s.rules.bit(p.Deficit), progress: progress}
		result, err = q.ask()
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
