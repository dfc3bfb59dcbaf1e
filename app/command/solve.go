package command

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"catchup/engine"
	"catchup/engine/induction"
	"catchup/engine/search"
)

// solution is what solve found, as it is written for programs.
type solution struct {
	Position string `json:"position"`
	value
	Exact     bool    `json:"exact"`
	Method    string  `json:"method"`
	Positions uint64  `json:"positions"` // in the table
	Nodes     uint64  `json:"nodes"`     // of the search
	ElapsedMS float64 `json:"elapsed_ms"`
	Moves     []move  `json:"moves,omitempty"`
}

// value is what the player to move has.
type value struct {
	Outcome engine.Outcome `json:"outcome"`
	Margin  *int           `json:"margin,omitempty"` // nil unless wanted
}

// move is a move and what it is worth to the player to move.
type move struct {
	Numbers []int `json:"numbers"`
	value

	set engine.Move
}

// solve tells what a position is worth.
func solve(ctx context.Context, args []string, out, progress io.Writer) error {
	flags := flag.NewFlagSet("solve", flag.ContinueOnError)
	var want wanted
	flags.BoolVar(&want.moves, "moves", false, "list every move with what it is worth, best first")
	flags.BoolVar(&want.margin, "margin", false, "also tell by how much, under best play for the margin")
	flags.StringVar(&want.method, "method", methods[0], "how: auto, induction or search")
	flags.Uint64Var(&want.memory, "memory", 4096, "how many `MiB` a table may take")
	timeout := flags.Duration("timeout", time.Minute, "how long to try")
	asJSON := flags.Bool("json", false, "write one JSON object")
	text, err := parseOne(flags, args, "POSITION", out)
	if err != nil {
		return err
	}
	position, err := engine.ParsePosition(text)
	switch {
	case err != nil:
		return malformedf("solve: %v", err)
	case *timeout <= 0:
		return malformedf("solve: --timeout: %v is not a time to try for", *timeout)
	case !slices.Contains(methods, want.method):
		return malformedf("solve: --method: there is no method %q; there are %s", want.method, strings.Join(methods, ", "))
	case want.memory == 0 || want.memory > 1<<20:
		return malformedf("solve: --memory: must be from 1 to %d MiB", 1<<20)
	case want.moves && position.CountMoves() > mostListed:
		return malformedf("solve: --moves: %v has %d moves, too many to list", position, position.CountMoves())
	}
	ctx, cancel := context.WithTimeout(ctx, *timeout)
	defer cancel()

	began := time.Now()
	found, err := want.find(position, reporter(ctx, "solving "+position.Short(), progress))
	switch {
	case err != nil && errors.Is(ctx.Err(), context.DeadlineExceeded):
		return fmt.Errorf("solve: %v: %w, %v", position, errUnsolved, *timeout)
	case err != nil:
		return fmt.Errorf("solve: %w", err)
	}
	found.ElapsedMS = float64(time.Since(began).Microseconds()) / 1000
	if *asJSON {
		return json.NewEncoder(out).Encode(found)
	}
	return found.print(out)
}

// print writes the solution for people.
func (s solution) print(out io.Writer) error {
	by := ""
	if s.Margin != nil && *s.Margin != 0 {
		by = fmt.Sprintf(" by %d", max(*s.Margin, -*s.Margin))
	}
	work := fmt.Sprintf("%d positions in the table", s.Positions)
	if s.Nodes > 0 {
		work = fmt.Sprintf("%d nodes searched", s.Nodes)
	}
	fmt.Fprintf(out, "%s  %v%s for the player to move\n", s.Position, s.Outcome, by)
	fmt.Fprintf(out, "by %s, %s, %.1f ms\n", s.Method, work, s.ElapsedMS)
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, m := range s.Moves {
		fmt.Fprintf(table, "  %s\t%v", m.set.Join(" + "), m.Outcome)
		if m.Margin != nil {
			fmt.Fprintf(table, "\t%+d", *m.Margin)
		}
		fmt.Fprintln(table)
	}
	return table.Flush()
}

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

// find finds it out. An error of progress ends the work and is returned.
func (w wanted) find(p engine.Position, progress func(done float64) error) (solution, error) {
	s := solution{Position: p.String(), Exact: true, Method: w.method}
	memory := w.memory << 20
	if s.Method == "auto" {
		s.Method = search.Prefer(p, memory).String()
	}
	outcome, err := w.outcomes(&s, p, memory, progress)
	if err != nil {
		return s, err
	}
	var margins *induction.Margins
	if w.margin {
		if margins, err = induction.NewMargins(p, memory, progress); err != nil {
			return s, err
		}
	}
	// worth is what a position is worth to who has moved to it, who may have to pass.
	worth := func(p engine.Position, passed bool) (v value, err error) {
		if v.Outcome, err = outcome(p); err == nil && passed {
			v.Outcome = v.Outcome.Opposite()
		}
		if margins != nil {
			margin := margins.Margin(p)
			if passed {
				margin = -margin
			}
			v.Margin = &margin
		}
		return v, err
	}
	if s.value, err = worth(p, false); err != nil || !w.moves {
		return s, err
	}
	for m := range p.Moves() {
		value, err := worth(p.After(m))
		if err != nil {
			return s, err
		}
		s.Moves = append(s.Moves, move{p.Order(m), value, m})
	}
	slices.SortStableFunc(s.Moves, move.compare)
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

// compare puts better moves first: by outcome, by margin, by how few numbers.
func (m move) compare(other move) int {
	byMargin := 0
	if m.Margin != nil {
		byMargin = cmp.Compare(*other.Margin, *m.Margin)
	}
	return cmp.Or(cmp.Compare(other.Outcome, m.Outcome), byMargin, cmp.Compare(m.set.Len(), other.set.Len()))
}
