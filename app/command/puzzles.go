//go:build !wasm

package command

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"

	"catchup/engine"
	"catchup/puzzles"
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
		puzzle, err := puzzles.Open(entry.ID)
		if err != nil {
			return err
		}
		if *asJSON {
			if err := json.NewEncoder(out).Encode(listedAs(entry, puzzle)); err != nil {
				return err
			}
			continue
		}
		fmt.Fprintf(table, "%s\t%s\t%v\t%v\t%s\t%d\t%s\n", entry.Title, entry.ID, entry.Position(), entry.Task,
			moveList(puzzle.Solution), entry.Rating, strings.Join(keys(entry.Themes), " "))
	}
	return table.Flush()
}

func listedAs(entry puzzles.Entry, puzzle *puzzles.Puzzle) listed {
	line := listed{
		ID: entry.ID, Title: entry.Title, Set: entry.Set(), Position: entry.Position().String(), Task: entry.Task.String(),
		Moves: entry.Moves, Length: entry.Length, Rating: entry.Rating, Tier: entry.Tier().String(), Themes: keys(entry.Themes),
	}
	for _, m := range puzzle.Solution {
		line.Solution = append(line.Solution, slices.Collect(m.All()))
	}
	return line
}

// keys returns the keys of the themes, an empty list if there is none.
func keys(themes puzzles.Themes) []string {
	list := []string{}
	for theme := range themes.All() {
		list = append(list, theme.String())
	}
	return list
}

func moveList(moves []engine.Move) string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = m.List()
	}
	return strings.Join(texts, " or ")
}
