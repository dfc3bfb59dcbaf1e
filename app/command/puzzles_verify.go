package command

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"catchup/puzzles"
)

// inventory is what the catalogue holds.
type inventory struct {
	Puzzles    int            `json:"puzzles"`
	Sets       int            `json:"sets"` // that the games start with
	Moves      int            `json:"moves"`
	Tasks      map[string]int `json:"tasks"`
	Tiers      map[string]int `json:"tiers"`
	Lengths    map[int]int    `json:"lengths"`
	Ratings    map[int]int    `json:"ratings"` // in bins of 200
	Themes     map[string]int `json:"themes"`
	Bytes      int            `json:"bytes"`
	Compressed int            `json:"compressed_bytes"` // by gzip
	Seconds    float64        `json:"seconds"`          // to prove all of them
}

// ratingBin is how wide the bins of ratings are.
const ratingBin = 200

// verifyPuzzles proves every puzzle from scratch. It fails if a line of the catalogue
// says anything that is not so.
func verifyPuzzles(ctx context.Context, args []string, out, progress io.Writer) error {
	flags := flag.NewFlagSet("puzzles verify", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "print one object")
	if err := parse(flags, args, out); err != nil {
		return err
	}
	entries, err := puzzles.ParseCatalog(puzzles.CatalogText())
	if err != nil {
		return err
	}
	began := time.Now()
	if err := proveAll(entries, reporter(ctx, "proving", progress)); err != nil {
		return fmt.Errorf("puzzles verify: %w", err)
	}
	found, err := take(entries, puzzles.CatalogText())
	if err != nil {
		return err
	}
	found.Seconds = time.Since(began).Seconds()
	if *asJSON {
		return json.NewEncoder(out).Encode(found)
	}
	if err := found.print(out); err != nil {
		return err
	}
	_, err = fmt.Fprintf(out, "proved in  %.1f s\n", found.Seconds)
	return err
}

// proveAll compares each entry with what its puzzle, proved, says of itself.
func proveAll(entries []puzzles.Entry, tell func(done float64) error) error {
	for i, entry := range entries {
		if err := tell(float64(i) / float64(len(entries))); err != nil {
			return err
		}
		puzzle, err := puzzles.Open(entry.ID)
		if err != nil {
			return fmt.Errorf("%s, %s: %w", entry.Title, entry.ID, err)
		}
		puzzle.Title = entry.Title
		if proved := puzzle.Entry(); proved.String() != entry.String() {
			return fmt.Errorf("%s: the catalogue says %q, the proof %q", entry.Title, entry, proved)
		}
	}
	return nil
}

// take takes the inventory.
func take(entries []puzzles.Entry, text string) (inventory, error) {
	found := inventory{
		Puzzles: len(entries), Bytes: len(text), Tasks: map[string]int{}, Tiers: map[string]int{},
		Lengths: map[int]int{}, Ratings: map[int]int{}, Themes: map[string]int{},
	}
	sets := map[string]bool{}
	for _, entry := range entries {
		sets[entry.Set()] = true
		found.Moves += entry.Moves
		found.Tasks[entry.Task.String()]++
		found.Tiers[entry.Tier().String()]++
		found.Lengths[entry.Length]++
		found.Ratings[entry.Rating/ratingBin*ratingBin]++
		for theme := range entry.Themes.All() {
			found.Themes[theme.String()]++
		}
	}
	found.Sets = len(sets)
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return found, err
	}
	_, err = io.WriteString(w, text)
	if err == nil {
		err = w.Close()
	}
	found.Compressed = packed.Len()
	return found, err
}

// print writes the inventory for people, without the seconds.
func (v inventory) print(out io.Writer) error {
	var lengths, ratings, themes []string
	for length := 1; v.Lengths[length] > 0; length++ {
		lengths = append(lengths, fmt.Sprintf("%d: %d", length, v.Lengths[length]))
	}
	for rating := 600; rating <= 2600; rating += ratingBin {
		ratings = append(ratings, fmt.Sprintf("%d: %d", rating, v.Ratings[rating]))
	}
	for theme := range puzzles.AllThemes() {
		themes = append(themes, fmt.Sprintf("%v: %d", theme, v.Themes[theme.String()]))
	}
	w := tabwriter.NewWriter(out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "puzzles\t%d from %d sets, %d moves in all\n", v.Puzzles, v.Sets, v.Moves)
	fmt.Fprintf(w, "tasks\twin: %d, hold: %d, resist: %d\n", v.Tasks["win"], v.Tasks["hold"], v.Tasks["resist"])
	fmt.Fprintf(w, "tiers\teasy: %d, medium: %d, hard: %d\n", v.Tiers["easy"], v.Tiers["medium"], v.Tiers["hard"])
	printRows(w, "lengths", 6, lengths)
	printRows(w, "ratings", 6, ratings)
	printRows(w, "themes", 3, themes)
	fmt.Fprintf(w, "bytes\t%d, %d compressed\n", v.Bytes, v.Compressed)
	return w.Flush()
}

// printRows prints the figures under one heading, so many in a row.
func printRows(w io.Writer, name string, each int, figures []string) {
	for row := range slices.Chunk(figures, each) {
		fmt.Fprintf(w, "%s\t%s\n", name, strings.Join(row, ", "))
		name = ""
	}
}
