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

	"catchup/puzzles"
	"catchup/puzzles/daily"
	"catchup/puzzles/generate"
)

// puzzleCommands are what can be done with the catalogue.
var puzzleCommands = []command{
	{"list", "every puzzle with its solution, its rating and its themes", listPuzzles},
	{"verify", "prove every puzzle again, and tell what is in the catalogue", verifyPuzzles},
	{"daily", "the three boards of a date, with their solutions", dailyPuzzles},
	{"generate", "find puzzles that the catalogue does not have, a line each", generatePuzzles},
}

// ofPuzzles carries out one of them.
func ofPuzzles(ctx context.Context, args []string, out, progress io.Writer) error {
	names := make([]string, len(puzzleCommands))
	for i, c := range puzzleCommands {
		names[i] = c.name
	}
	usage := strings.Join(names, "|")
	switch {
	case len(args) == 0:
		return malformedf("puzzles: %s is missing", usage)
	case slices.Contains([]string{"help", "-h", "-help", "--help"}, args[0]):
		fmt.Fprintf(out, "Usage: catchup puzzles %s [FLAGS]\n\n", usage)
		for _, c := range puzzleCommands {
			fmt.Fprintf(out, "  %-8s %s\n", c.name, c.about)
		}
		return nil
	}
	for _, c := range puzzleCommands {
		if c.name == args[0] {
			return c.run(ctx, args[1:], out, progress)
		}
	}
	return malformedf("puzzles: there is no %q: name %s", args[0], strings.Join(names, ", "))
}

// listed is a puzzle as it is written for programs.
type listed struct {
	ID       string   `json:"id"`
	Title    string   `json:"title"`
	Set      string   `json:"set"`
	Position string   `json:"position"`
	Task     string   `json:"task"`
	Solution [][]int  `json:"solution"` // the right first moves: one, or several to resist
	Moves    int      `json:"moves"`    // that there are, the right ones included
	Length   int      `json:"length"`
	Rating   int      `json:"rating"`
	Tier     string   `json:"tier"`
	Themes   []string `json:"themes"`

	right []string // the solution for people
}

// listPuzzles prints the catalogue, each puzzle proved anew for its solution.
func listPuzzles(ctx context.Context, args []string, out, progress io.Writer) error {
	flags := flag.NewFlagSet("puzzles list", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "print an object a line")
	if err := parse(flags, args, out); err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	tell := reporter(ctx, "proving", progress)
	for i, entry := range puzzles.Catalog() {
		if err := tell(float64(i) / float64(len(puzzles.Catalog()))); err != nil {
			return err
		}
		line, err := prove(entry)
		if err == nil && *asJSON {
			err = json.NewEncoder(out).Encode(line)
		}
		if err != nil {
			return err
		}
		if !*asJSON {
			line.print(table, line.Title)
		}
	}
	return table.Flush()
}

// prove proves a puzzle anew for its solution.
func prove(entry puzzles.Entry) (listed, error) {
	puzzle, err := puzzles.Open(entry.ID)
	if err != nil {
		return listed{}, err
	}
	line := listed{
		ID: entry.ID, Title: entry.Title, Set: entry.Set(), Position: entry.Position().String(), Task: entry.Task.String(),
		Moves: entry.Moves, Length: entry.Length, Rating: entry.Rating, Tier: entry.Tier().String(), Themes: []string{},
	}
	for _, m := range puzzle.Solution {
		line.Solution = append(line.Solution, slices.Collect(m.All()))
		line.right = append(line.right, m.List())
	}
	for theme := range entry.Themes.All() {
		line.Themes = append(line.Themes, theme.String())
	}
	return line, nil
}

// print writes the puzzle for people, behind what it is called.
func (l listed) print(table io.Writer, name string) {
	fmt.Fprintf(table, "%s\t%s\t%s\t%s\t%s\t%d\t%s\n", name, l.ID, l.Position, l.Task,
		strings.Join(l.right, " or "), l.Rating, strings.Join(l.Themes, " "))
}

// dailyBoards is the daily of a date as it is written for programs.
type dailyBoards struct {
	Date   string   `json:"date"`
	Number int      `json:"number"` // 1 for the first daily
	Boards []listed `json:"boards"` // easy, medium, hard
}

// dailyPuzzles prints the three boards of a date with their solutions.
func dailyPuzzles(_ context.Context, args []string, out, _ io.Writer) error {
	flags := flag.NewFlagSet("puzzles daily", flag.ContinueOnError)
	text := flags.String("date", "", "the `date`, such as 2026-11-21, instead of today")
	asJSON := flags.Bool("json", false, "print an object")
	if err := parse(flags, args, out); err != nil {
		return err
	}
	date := daily.Today(time.Now())
	if *text != "" {
		var err error
		if date, err = daily.Parse(*text); err != nil {
			return malformedf("puzzles daily: --date: %v", err)
		}
	}
	entries, ok := daily.Boards(date)
	if !ok {
		return malformedf("puzzles daily: there is none on %v: the first was on %v", date, daily.First)
	}
	boards := dailyBoards{Date: date.String(), Number: date.Number()}
	var rows strings.Builder
	table := tabwriter.NewWriter(&rows, 0, 0, 2, ' ', 0)
	for _, entry := range entries {
		board, err := prove(entry)
		if err != nil {
			return err
		}
		boards.Boards = append(boards.Boards, board)
		board.print(table, board.Tier)
	}
	if *asJSON {
		return json.NewEncoder(out).Encode(boards)
	}
	if err := table.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintf(out, "Daily %d, %v\n%s", boards.Number, date, rows.String())
	return err
}

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
