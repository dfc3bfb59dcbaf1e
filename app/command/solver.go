//go:build !wasm

package command

import (
	"cmp"
	"fmt"
	"slices"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/search"
)

// methods are the ways to solve a position; the first chooses one of the others.
var methods = []string{"auto", "induction", "search"}

// mostListed is how many moves are listed at most.
const mostListed = 1 << 20

// wanted is what is to be found out about a position, and how.
type wanted struct {
	moves, margin bool
	method        string
	memory        uint64 // for a table, in MiB
}

// solve finds it out. An error of progress ends the work and is returned.
func (w wanted) solve(p engine.Position, progress func(done float64) error) (solution, error) {
	s := solution{Position: p.String(), Exact: true, Method: w.method}
	memory := w.memory << 20
	if s.Method == "auto" {
		s.Method = search.Prefer(p, memory).String()
	}
	outcome, err := w.outcomes(&s, p, memory, progress)
	if err != nil {
		return s, err
	}
	value, err := outcome(p)
	if err != nil {
		return s, err
	}
	s.Outcome = value.String()
	if w.moves {
		for m := range p.Moves() {
			next, passed := p.After(m)
			value, err := outcome(next)
			if err != nil {
				return s, err
			}
			if passed {
				value = value.Opposite()
			}
			s.Moves = append(s.Moves, worth{Numbers: p.Order(m), Outcome: value.String(), move: m, outcome: value})
		}
	}
	if w.margin {
		if err := s.addMargins(p, memory, progress); err != nil {
			return s, err
		}
	}
	slices.SortStableFunc(s.Moves, worth.compare)
	return s, nil
}

// outcomes returns a way to the outcome of everything that can follow from p.
func (w wanted) outcomes(s *solution, p engine.Position, memory uint64, progress func(done float64) error) (func(engine.Position) (engine.Outcome, error), error) {
	if s.Method == "induction" {
		table, err := induction.New(p, memory, progress)
		if err != nil {
			return nil, err
		}
		s.Positions = table.Positions()
		return func(p engine.Position) (engine.Outcome, error) { return table.Outcome(p), nil }, nil
	}
	searcher := search.New(p, search.Limits{Memory: memory})
	return func(p engine.Position) (engine.Outcome, error) {
		r, err := searcher.Solve(p, func(at search.Progress) error { return progress(at.Done) })
		s.Nodes += r.Nodes
		if err == nil && !r.Proved() {
			err = fmt.Errorf("the search ended without a proof")
		}
		return r.AtLeast, err
	}, nil
}

// addMargins adds by how much the position and every move is won.
func (s *solution) addMargins(p engine.Position, memory uint64, progress func(done float64) error) error {
	margins, err := induction.NewMargins(p, memory, progress)
	if err != nil {
		return err
	}
	margin := margins.Margin(p)
	s.Margin = &margin
	for i := range s.Moves {
		next, passed := p.After(s.Moves[i].move)
		margin := margins.Margin(next)
		if passed {
			margin = -margin
		}
		s.Moves[i].Margin = &margin
	}
	return nil
}

// compare puts better moves first: by outcome, by margin, by how few numbers.
func (m worth) compare(other worth) int {
	byMargin := 0
	if m.Margin != nil {
		byMargin = cmp.Compare(*other.Margin, *m.Margin)
	}
	return cmp.Or(cmp.Compare(other.outcome, m.outcome), byMargin, cmp.Compare(m.move.Len(), other.move.Len()))
}
