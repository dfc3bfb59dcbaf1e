//go:build !wasm

package command

import (
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
)

// solution is what solve found, as it is written for programs.
type solution struct {
	Position  string  `json:"position"`
	Outcome   string  `json:"outcome"` // for the player to move
	Margin    *int    `json:"margin,omitempty"`
	Exact     bool    `json:"exact"`
	Method    string  `json:"method"`
	Positions uint64  `json:"positions"` // in the table
	Nodes     uint64  `json:"nodes"`     // of the search
	ElapsedMS float64 `json:"elapsed_ms"`
	Moves     []worth `json:"moves,omitempty"`
}

// worth is a move and what it is worth to the player to move.
type worth struct {
	Numbers []int  `json:"numbers"`
	Outcome string `json:"outcome"`
	Margin  *int   `json:"margin,omitempty"`

	move    engine.Move
	outcome engine.Outcome
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
	found, err := want.solve(position, reporter(ctx, "solving "+position.Short(), progress))
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
	fmt.Fprintf(out, "%s  %s%s for the player to move\n", s.Position, s.Outcome, by)
	fmt.Fprintf(out, "by %s, %s, %.1f ms\n", s.Method, work, s.ElapsedMS)
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	for _, m := range s.Moves {
		fmt.Fprintf(table, "  %s\t%s", m.move.Join(" + "), m.Outcome)
		if m.Margin != nil {
			fmt.Fprintf(table, "\t%+d", *m.Margin)
		}
		fmt.Fprintln(table)
	}
	return table.Flush()
}
