//go:build !wasm

package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"

	"catchup/puzzles"
	"catchup/puzzles/generate"
)

// generatePuzzles prints lines to append to the catalogue. The catalogue and the list
// of what was rejected are those that the program was built with.
func generatePuzzles(ctx context.Context, args []string, out, progress io.Writer) error {
	flags := flag.NewFlagSet("puzzles generate", flag.ContinueOnError)
	seed := flags.Uint64("seed", 1, "the same `seed` finds the same puzzles")
	count := flags.Int("count", 500, "how many to find, at most")
	if err := parse(flags, args, out); err != nil {
		return err
	}
	if *count < 1 {
		return malformedf("puzzles generate: --count: %d is not at least 1", *count)
	}
	sets, err := generate.Sets()
	rejected, errRejected := generate.Rejected()
	if err := errors.Join(err, errRejected); err != nil {
		return err
	}
	tell := reporter(ctx, "searching", progress)
	found, err := generate.Plan{
		Sets: sets, Have: puzzles.Catalog(), Rejected: rejected,
		Want: *count, Layer: 6000, Sample: 300, Seed: *seed,
		Progress: func(set, of int) error { return tell(float64(set) / float64(of)) },
	}.Run()
	if err != nil {
		return fmt.Errorf("puzzles generate: %w", err)
	}
	for _, entry := range found {
		if _, err := fmt.Fprintln(out, entry); err != nil {
			return err
		}
	}
	return nil
}
