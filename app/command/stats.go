package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"catchup/engine"
	"catchup/engine/stats/paper"
)

// statistics prints one of the tables.
func statistics(ctx context.Context, args []string, out, progress io.Writer) error {
	names := make([]string, len(statsTables))
	for i, t := range statsTables {
		names[i] = t.name
	}
	flags := flag.NewFlagSet("stats", flag.ContinueOnError)
	largest := flags.Int("max", 0, "every {1..n} from {1..3} to {1..`N`}, instead of the usual sets")
	var given engine.Set
	flags.Func("set", "this `set` only, like 1-7 or 2,2,2,3,3", func(text string) (err error) {
		given, err = engine.ParseSet(text)
		if err == nil && given.Len() == 0 {
			return errors.New("there is nothing to measure in the empty set")
		}
		return err
	})
	asJSON := flags.Bool("json", false, "print an object a line")
	games := flags.Int("games", 0, "heuristics: simulate `N` games a line instead of computing exact figures")
	seed := flags.Uint64("seed", 1, "heuristics: `seed` of the simulated games")
	name, err := parseOne(flags, args, strings.Join(names, "|"), out)
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { seen[f.Name] = true })
	switch {
	case seen["max"] && seen["set"]:
		return malformedf("stats: --max and --set exclude each other")
	case seen["max"] && (*largest < 3 || *largest > engine.MaxCount):
		return malformedf("stats: --max: %d is not from 3 to %d", *largest, engine.MaxCount)
	case seen["games"] && *games < 1:
		return malformedf("stats: --games: %d is not at least 1", *games)
	case (seen["games"] || seen["seed"]) && name != "heuristics":
		return malformedf("stats: --games and --seed are for heuristics only")
	}
	at := slices.Index(names, name)
	if at < 0 {
		return malformedf("stats: there is no table %q: name %s", name, strings.Join(names, ", "))
	}
	sets := statsTables[at].sets
	if seen["max"] {
		sets = upTo(3, *largest)
	} else if seen["set"] {
		sets = []engine.Set{given}
	}
	return statsTables[at].print(ctx, sets, statsOptions{games: *games, seed: *seed}, newSheet(out, *asJSON), progress)
}

// print fills the sheet and prints it. What was computed before an error is printed
// too.
func (t statsTable) print(ctx context.Context, sets []engine.Set, o statsOptions, s *sheet, progress io.Writer) error {
	s.statsTable = t
	for i, set := range sets {
		o.tell = reporter(ctx, fmt.Sprintf("%s of %s, %d of %d", t.name, set.Short(), i+1, len(sets)), progress)
		var rows []paper.Row
		if t.paper != nil {
			rows = t.paper(set)
		}
		if err := t.fill(set, o, func(line any) error {
			var row paper.Row
			if len(rows) > 0 {
				row, rows = rows[0], rows[1:]
			}
			return s.line(line, row)
		}); err != nil {
			s.flush() // what there is; the error that ended it is the one to tell
			return fmt.Errorf("stats: %w", err)
		}
	}
	return s.flush()
}

// reporter tells every two seconds how far a work has come, and ends it when ctx
// does.
func reporter(ctx context.Context, what string, progress io.Writer) func(done float64) error {
	next := time.Now().Add(2 * time.Second)
	return func(done float64) error {
		if ctx.Err() != nil {
			return errors.New("interrupted")
		}
		if now := time.Now(); now.After(next) {
			next = now.Add(2 * time.Second)
			fmt.Fprintf(progress, "%s: %.0f %%\n", what, 100*done)
		}
		return nil
	}
}
