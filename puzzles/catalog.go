package puzzles

import (
	_ "embed"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"

	"catchup/engine"
)

// Entry is a line of the catalogue: what is known of a puzzle before it is proved
// on this machine.
type Entry struct {
	ID      string // its game in notation, which is also its link
	Task    Task
	Title   string // a name of its own, or "No. 5", counted through the catalogue
	Chapter string // of those chosen by hand; "" of the others
	Moves   int    // how many moves the solution was proved against, itself included
	Length  int    // how many only moves in a row it takes
	Rating  int    // see [Puzzle.Rating]
	Themes  Themes
}

//go:embed catalog.txt
var catalogText string

// CatalogText returns the catalogue as it stands in the program, for [ParseCatalog].
func CatalogText() string { return catalogText }

// catalog reads the embedded text once. A test keeps it free of errors; should one
// slip through, what stands before it is better than nothing.
var catalog = sync.OnceValue(func() []Entry {
	entries, _ := ParseCatalog(catalogText)
	return entries
})

// Catalog returns every puzzle in the order of the catalogue. Nobody may change
// the slice. The first call reads the text: 1 ms, in a browser 3.
func Catalog() []Entry { return catalog() }

// places holds the place of every puzzle in the catalogue.
var places = sync.OnceValue(func() map[string]int {
	at := make(map[string]int, len(Catalog()))
	for i, entry := range Catalog() {
		at[entry.ID] = i
	}
	return at
})

// Find returns the place of a puzzle in the catalogue, or -1.
func Find(id string) int {
	if i, ok := places()[id]; ok {
		return i
	}
	return -1
}

// ParseCatalog reads a catalogue. A line is a puzzle, whose fields one space divides:
//
//	win 8 1 752 bom4 1-7/3/5/6 Figure 3a
//
// These are the task, how many moves it was proved against, its length, its rating,
// a letter for each theme in their order ("-" if it has none), the game, and a title
// if it has one of its own. Or it is a chapter, "#" and its name (none ends the
// chapters), or a single "-" in the place of a puzzle that was turned down, so that
// those after it keep their numbers.
//
// The game is taken as it stands; [Open] reads it. The error names the line and the
// field; the entries before it are returned too.
func ParseCatalog(text string) ([]Entry, error) {
	entries := make([]Entry, 0, strings.Count(text, "\n"))
	chapter := ""
	line, places := 0, 0
	for row := range strings.Lines(text) {
		line++
		row = strings.TrimSuffix(row, "\n")
		if name, ok := strings.CutPrefix(row, "#"); ok {
			chapter = strings.TrimPrefix(name, " ")
			continue
		}
		places++
		if row == "-" {
			continue
		}
		entry, err := parseEntry(row)
		if err != nil {
			return entries, fmt.Errorf("catalogue, line %d: %w", line, err)
		}
		entry.Chapter = chapter
		if entry.Title == "" {
			entry.Title = "No. " + strconv.Itoa(places)
		}
		entries = append(entries, entry)
	}
	return entries, nil
}

func parseEntry(line string) (entry Entry, err error) {
	field := func(name string) (text string) {
		text, line, _ = strings.Cut(line, " ")
		if text == "" && err == nil {
			err = errors.New("the " + name + " is missing")
		}
		return text
	}
	number := func(name string) int {
		text := field(name)
		n, wrong := strconv.Atoi(text)
		if err == nil && (wrong != nil || text[0] < '1' || text[0] > '9') {
			err = fmt.Errorf("the %s %q is not a number from 1 on", name, text)
		}
		return n
	}
	task := field("task")
	entry.Moves = number("number of moves")
	entry.Length = number("length")
	entry.Rating = number("rating")
	themes := field("list of themes")
	entry.ID = field("game")
	entry.Title = line
	if err != nil {
		return Entry{}, err
	}
	if entry.Task, err = parseTask(task); err != nil {
		return Entry{}, err
	}
	if entry.Themes, err = parseLetters(themes); err != nil {
		return Entry{}, err
	}
	return entry, nil
}

func parseTask(name string) (Task, error) {
	tasks := []Task{Win, Hold, Resist}
	i := slices.IndexFunc(tasks, func(t Task) bool { return t.String() == name })
	if i < 0 {
		return 0, fmt.Errorf("no task is called %q: there are win, hold and resist", name)
	}
	return tasks[i], nil
}

// String returns the entry as it stands in the catalogue. A title that counts, like
// "No. 5", is left out.
func (e Entry) String() string {
	text := fmt.Sprintf("%v %d %d %d %s %s", e.Task, e.Moves, e.Length, e.Rating, e.Themes.letters(), e.ID)
	if e.Title != "" && !strings.HasPrefix(e.Title, "No. ") {
		text += " " + e.Title
	}
	return text
}

// Position returns the position to be solved.
func (e Entry) Position() engine.Position {
	game, err := engine.ParseGame(e.ID)
	if err != nil {
		return engine.Position{} // no puzzle of the catalogue: a test proves them all
	}
	return game.Position()
}

// Set returns the numbers that the game began with, as they are written in the ID.
func (e Entry) Set() string {
	start, _, _ := strings.Cut(e.ID, "/")
	return start
}

// Tier is how hard a puzzle is, roughly: there are three boards a day.
type Tier uint8

const (
	Easy Tier = iota
	Medium
	Hard
)

// The ratings at which a tier begins, chosen so that each holds a good thousand
// puzzles.
const (
	mediumFrom = 1200
	hardFrom   = 1800
)

// String returns "easy", "medium" or "hard".
func (t Tier) String() string { return [...]string{"easy", "medium", "hard"}[t] }

// Tier returns how hard the puzzle is, by its rating.
func (e Entry) Tier() Tier {
	switch {
	case e.Rating < mediumFrom:
		return Easy
	case e.Rating < hardFrom:
		return Medium
	default:
		return Hard
	}
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
		puzzle.Title = Catalog()[i].Title
	}
	return puzzle, nil
}
