package puzzles

import (
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
)

// Entry is a line of the catalogue: a puzzle before it is proved.
type Entry struct {
	ID      string // its game in notation, which is also its link
	Task    Task
	Title   string // a name of its own, or "No. 5", counted through the catalogue
	Chapter string
}

//go:embed catalog.txt
var catalogText string

// Catalog holds every puzzle in the order of the catalogue.
var Catalog = mustParse(catalogText)

// ParseCatalog reads a catalogue. A line is a chapter, "# " and its name, or a
// puzzle: its task, its game, and a title if it has one. The error names the line.
func ParseCatalog(text string) ([]Entry, error) {
	var entries []Entry
	chapter := ""
	for i, line := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
		if name, ok := strings.CutPrefix(line, "# "); ok {
			chapter = name
			continue
		}
		entry, err := parseEntry(line)
		if err != nil {
			return nil, fmt.Errorf("catalogue, line %d: %w", i+1, err)
		}
		entry.Chapter = chapter
		if entry.Title == "" {
			entry.Title = "No. " + strconv.Itoa(len(entries)+1)
		}
		entries = append(entries, entry)
	}
	return entries, nil
}

func parseEntry(line string) (Entry, error) {
	fields := strings.Fields(line)
	if len(fields) < 2 {
		return Entry{}, errors.New("expected a task and a game")
	}
	task := slices.IndexFunc([]Task{Win, Hold, Resist}, func(t Task) bool { return t.String() == fields[0] })
	if task < 0 {
		return Entry{}, fmt.Errorf("no task is called %q: there are win, hold and resist", fields[0])
	}
	game, err := engine.ParseGame(fields[1])
	if err != nil {
		return Entry{}, err
	}
	if game.String() != fields[1] {
		return Entry{}, fmt.Errorf("game %s should be written %s", fields[1], game)
	}
	return Entry{ID: fields[1], Task: Task(task), Title: strings.Join(fields[2:], " ")}, nil
}

func mustParse(text string) []Entry {
	entries, err := ParseCatalog(text)
	if err != nil {
		panic(err)
	}
	return entries
}

// Find returns the place of a puzzle in the catalogue, or -1.
func Find(id string) int {
	return slices.IndexFunc(Catalog, func(e Entry) bool { return e.ID == id })
}

// Open proves the puzzle with the given id, which need not be in the catalogue:
// any game whose position is a puzzle will do. The error says what is wrong with
// the id, or why the position is not a puzzle.
func Open(id string) (*Puzzle, error) {
	game, err := engine.ParseGame(id)
	if err != nil {
		return nil, err
	}
	puzzle, err := Prove(game)
	if err != nil {
		return nil, err
	}
	if i := Find(id); i >= 0 {
		puzzle.Title = Catalog[i].Title
	}
	return puzzle, nil
}

// Position returns the position to be solved.
func (e Entry) Position() engine.Position {
	game, err := engine.ParseGame(e.ID)
	if err != nil {
		panic(err) // the catalogue was parsed
	}
	return game.Position()
}
