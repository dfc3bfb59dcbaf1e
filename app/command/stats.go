//go:build !wasm

package command

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"catchup/engine"
)

// statsMemory is how much a table of the statistics may take, in bytes.
const statsMemory = 4 << 30

// statsTable is one of the tables that can be asked for.
type statsTable struct {
	name    string
	about   string       // above the text
	columns []string     // after the set's
	sets    []engine.Set // that it is about unless others are named
	fill    func(s *sheet, set engine.Set, o statsOptions) error
}

// statsTables are the paper's tables, each for the sets that the paper has it for,
// and two more.
var statsTables = []statsTable{
	{"first-move", "P1's shares of the play-throughs, in percent, and how P1's first number changes them, in percentage points.",
		[]string{"first", "play-throughs", "win", "draw", "loss", "win +-", "draw +-", "loss +-"}, upTo(7, 7), firstMoves},
	{"values", "The value under best play: 1 if P1 wins, 0 if nobody does, -1 if P2 wins.",
		[]string{"value", "outcome"}, upTo(3, 20), values},
	{"heuristics", "How often P1 wins, draws and loses, in percent, when the players follow heuristics.",
		[]string{"P1", "P2", "win", "draw", "loss"}, upTo(10, 10), heuristics},
	{"properties", "The size of the game: play-throughs, states, the most moves on turn 1 or 2, the fewest turns; P1's shares of the play-throughs in percent.",
		[]string{"play-throughs", "states", "value", "moves", "turns", "win", "draw", "loss"}, upTo(3, 18), properties},
	{"branching", "Moves by turn, as orders of numbers, over all nodes of the game tree.",
		[]string{"turn", "nodes", "moves", "average", "most"}, upTo(12, 12), branching},
	{"responses", "How often a player who knows the other's heuristic wins, draws and loses, in percent, at best.",
		[]string{"as", "against", "aim", "win", "draw", "loss"}, upTo(10, 10), responses},
	{"census", "Positions at which a turn can begin, for the player to move; those with an only move that wins or draws; the longest chain of only moves.",
		[]string{"positions", "won", "drawn", "lost", "only win", "only draw", "chain", "from"}, upTo(3, 12), census},
}

// statsOptions are the flags that concern the work itself.
type statsOptions struct {
	games int    // to simulate; 0 for exact figures
	seed  uint64 // of the simulation
	tell  func(done float64) error
}

// upTo returns the sets {1..n} for n from first to last.
func upTo(first, last int) (sets []engine.Set) {
	for n := first; n <= last; n++ {
		sets = append(sets, engine.OneTo(n))
	}
	return sets
}

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
	for _, table := range statsTables {
		if table.name != name {
			continue
		}
		sets := table.sets
		if seen["max"] {
			sets = upTo(3, *largest)
		} else if seen["set"] {
			sets = []engine.Set{given}
		}
		return table.print(ctx, sets, statsOptions{games: *games, seed: *seed}, newSheet(out, *asJSON), progress)
	}
	return malformedf("stats: there is no table %q: name %s", name, strings.Join(names, ", "))
}

// print fills the sheet and prints it. What was computed before an error is printed
// too.
func (t statsTable) print(ctx context.Context, sets []engine.Set, o statsOptions, s *sheet, progress io.Writer) error {
	s.about, s.columns = t.about, append([]string{"set"}, t.columns...)
	for i, set := range sets {
		o.tell = reporter(ctx, fmt.Sprintf("%s of %s, %d of %d", t.name, set.Short(), i+1, len(sets)), progress)
		if err := t.fill(s, set, o); err != nil {
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
