//go:build !wasm

package command

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"catchup/puzzles"
	"catchup/puzzles/daily"
)

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
		puzzle, err := puzzles.Open(entry.ID)
		if err != nil {
			return err
		}
		boards.Boards = append(boards.Boards, listedAs(entry, puzzle))
		fmt.Fprintf(table, "%v\t%s\t%v\t%v\t%s\t%d\t%s\n", entry.Tier(), entry.ID, entry.Position(), entry.Task,
			moveList(puzzle.Solution), entry.Rating, strings.Join(keys(entry.Themes), " "))
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
