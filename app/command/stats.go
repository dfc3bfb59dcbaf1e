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
	"catchup/engine/lab"
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

// sheet prints the lines of a table, each with what is computed and what the paper
// prints for it: as aligned text when all are there, or each at once as a JSON object.
type sheet struct {
	statsTable
	out     io.Writer
	json    bool
	lines   [][]string
	printed bool // something on the sheet is printed in the paper
}

func newSheet(out io.Writer, asJSON bool) *sheet { return &sheet{out: out, json: asJSON} }

// line adds a line, with the paper's row beside it, which may be nil. In JSON the
// object has the paper's figures, digit by digit, in a field of its own, by the names of
// the fields with ours.
func (s *sheet) line(line any, row paper.Row) error {
	fields := map[string]any{}
	lab.Cells(line, func(column string, cell any) { fields[column] = cell })
	cells, printed := []string{cell(fields["set"])}, map[string]json.Number{}
	for _, c := range s.columns {
		text := cell(fields[c.field])
		switch {
		case c.field == "first" && text == "0":
			text = "any"
		case strings.HasSuffix(c.field, "_change") && cells[1] == "any":
			continue // it is what the others are changes of
		}
		if bar := fields["sampled_"+strings.Replace(c.field, "_percent", "_error", 1)]; bar != nil && fields["sampled_games"] != 0 {
			text += " ±" + cell(bar)
		}
		if figure, found := row[c.paper]; found {
			printed[c.field] = json.Number(figure)
			text += " [" + figure + "]"
		}
		cells = append(cells, text)
	}
	if !s.json {
		s.lines, s.printed = append(s.lines, cells), s.printed || len(printed) > 0
		return nil
	}
	text, err := json.Marshal(line)
	if err == nil && len(printed) > 0 {
		var figures []byte
		figures, err = json.Marshal(printed)
		text = fmt.Appendf(text[:len(text)-1], `,"printed":%s}`, figures)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.out, "%s\n", text)
	return err
}

// cell writes a figure for people: two decimals unless it is a whole number.
func cell(value any) string {
	switch value := value.(type) {
	case float64:
		return fmt.Sprintf("%.2f", value)
	case interface{ Short() string }:
		return value.Short()
	}
	return fmt.Sprint(value)
}

// flush prints the text, if there is a line.
func (s *sheet) flush() error {
	if len(s.lines) == 0 {
		return nil
	}
	about := s.about
	if s.printed {
		about += " In brackets: the paper's figure."
	}
	fmt.Fprintf(s.out, "%s\n\n", about)
	w := tabwriter.NewWriter(s.out, 0, 0, 3, ' ', tabwriter.AlignRight)
	head := []string{"set"}
	for _, c := range s.columns {
		head = append(head, c.title)
	}
	for _, cells := range append([][]string{head}, s.lines...) {
		fmt.Fprintln(w, strings.Join(cells, "\t")+"\t")
	}
	return w.Flush()
}
