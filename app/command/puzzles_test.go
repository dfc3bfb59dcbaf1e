package command

import (
	"context"
	"os"
	"slices"
	"strings"
	"testing"

	"catchup/engine"
	"catchup/puzzles"
)

// What verify prints stands in the README, but for the seconds.
func TestVerifyIsInTheReadme(t *testing.T) {
	status, out, progress := run("puzzles verify")
	if status != done {
		t.Fatalf("status %d: %s", status, progress)
	}
	figures, seconds, found := strings.Cut(out, "proved in")
	if !found || !strings.HasSuffix(seconds, " s\n") {
		t.Errorf("it ends with %q", seconds)
	}
	readme, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	indented := "    " + strings.ReplaceAll(strings.TrimSuffix(figures, "\n"), "\n", "\n    ") + "\n"
	if !strings.Contains(string(readme), indented) {
		t.Errorf("the README should have this:\n%s", indented)
	}
}

func TestVerifyForPrograms(t *testing.T) {
	object := objects(t, "puzzles verify")[0]
	if object["puzzles"] != float64(len(puzzles.Catalog())) || object["bytes"] != float64(len(puzzles.CatalogText())) {
		t.Errorf("%v", object)
	}
	for _, field := range []string{"sets", "moves", "tasks", "tiers", "lengths", "ratings", "themes", "compressed_bytes", "seconds"} {
		if object[field] == nil {
			t.Errorf("no %s", field)
		}
	}
}

// A line that says anything that is not so is found.
func TestVerifyFindsWhatIsWrong(t *testing.T) {
	quiet := func(float64) error { return nil }
	for text, want := range map[string]string{
		"win 8 1 752 bom4 1-7/3/5/6\n":                         "",
		"win 8 1 753 bom4 1-7/3/5/6\n":                         `No. 1: the catalogue says "win 8 1 753 bom4 1-7/3/5/6", the proof "win 8 1 752 bom4 1-7/3/5/6"`,
		"hold 8 1 752 bom4 1-7/3/5/6\n":                        `the proof "win 8 1 752`,
		"win 9 1 752 bom4 1-7/3/5/6\n":                         `the proof "win 8 1 752`,
		"win 8 1 752 om4 1-7/3/5/6\n":                          `the proof "win 8 1 752 bom4`,
		"win 8 1 752 bom4 1-7/3/5/6\nwin 8 1 752 bom4 1-4:2\n": "No. 2, 1-4:2: {1,2,3,4}:2 is not a puzzle: 5 moves hold",
		"win 8 1 752 bom4 1-7/\n":                              `No. 1, 1-7/: game "1-7/", character 5: expected a number`,
	} {
		entries, err := puzzles.ParseCatalog(text)
		if err != nil {
			t.Fatal(err)
		}
		if err := proveAll(entries, quiet); err == nil && want != "" || err != nil && (want == "" || !strings.Contains(err.Error(), want)) {
			t.Errorf("%q: got %v, want %s", text, err, want)
		}
	}
}

// Every line of the list says of its puzzle what the engine says.
func TestListForPrograms(t *testing.T) {
	lines := objects(t, "puzzles list")
	if len(lines) != len(puzzles.Catalog()) {
		t.Fatalf("%d lines, %d puzzles", len(lines), len(puzzles.Catalog()))
	}
	for i, line := range lines {
		entry := puzzles.Catalog()[i]
		game, err := engine.ParseGame(line["id"].(string))
		if err != nil {
			t.Fatal(err)
		}
		p := game.Position()
		if line["position"] != p.String() || line["set"] != game.Start().Short() || line["task"] != entry.Task.String() ||
			line["moves"] != float64(p.CountMoves()) || line["rating"] != float64(entry.Rating) {
			t.Errorf("%v", line)
		}
		for _, move := range line["solution"].([]any) {
			var m engine.Move
			for _, n := range move.([]any) {
				m = m.With(int(n.(float64)))
			}
			if err := p.Check(m); err != nil {
				t.Errorf("%v: %v", line["id"], err)
			}
		}
		for _, key := range line["themes"].([]any) {
			if theme, err := puzzles.ParseTheme(key.(string)); err != nil || !entry.Themes.Has(theme) {
				t.Errorf("%v: theme %v", line["id"], key)
			}
		}
	}
}

func TestListForPeople(t *testing.T) {
	status, out, progress := run("puzzles list")
	lines := slices.Collect(strings.Lines(out))
	if status != done || len(lines) != len(puzzles.Catalog()) {
		t.Fatalf("status %d, %d lines: %s", status, len(lines), progress)
	}
	if want := "Figure 3a 1-7/3/5/6 {1,2,4,7}:4 win 1,2,7 752 biggest-move overshoot take-several last-four"; strings.Join(strings.Fields(lines[0]), " ") != want {
		t.Errorf("the first line is %q", lines[0])
	}
}

func TestMalformedPuzzleCommands(t *testing.T) {
	for line, want := range map[string]string{
		"puzzles":                     "is missing",
		"puzzles lst":                 `puzzles: there is no "lst": name list, verify, `,
		"puzzles --json":              `puzzles: there is no "--json"`,
		"puzzles list all":            `puzzles list: unexpected argument "all"`,
		"puzzles verify --date x":     "puzzles verify: flag provided but not defined: -date",
		"puzzles generate --count 0":  "puzzles generate: --count: 0 is not at least 1",
		"puzzles generate --seed one": `puzzles generate: invalid value "one" for flag -seed`,
	} {
		status, out, progress := run(line)
		if status != malformed || out != "" || !strings.Contains(progress, want) {
			t.Errorf("%s: status %d, prints %q and %q, want %q", line, status, out, progress, want)
		}
	}
	for _, c := range puzzleCommands {
		if status, out, _ := run("puzzles " + c.name + " -h"); status != done || !strings.Contains(out, "Usage: catchup puzzles "+c.name) {
			t.Errorf("puzzles %s -h: status %d, prints %q", c.name, status, out)
		}
	}
}

func TestGenerateCanBeInterrupted(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	var out strings.Builder
	if err := generatePuzzles(ctx, nil, &out, &out); err == nil || err.Error() != "puzzles generate: interrupted" || out.Len() > 0 {
		t.Errorf("error %v, printed %q", err, out.String())
	}
}
