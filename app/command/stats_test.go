package command

import (
	"context"
	"encoding/json"
	"math"
	"os"
	"strings"
	"testing"

	"catchup/engine"
)

// objects carries out a command line that prints JSON and returns the lines.
func objects(t *testing.T, line string) (lines []map[string]any) {
	t.Helper()
	status, out, progress := run(line + " --json")
	if status != done {
		t.Fatalf("%s: status %d: %s", line, status, progress)
	}
	for text := range strings.Lines(out) {
		object := map[string]any{}
		if err := json.Unmarshal([]byte(text), &object); err != nil {
			t.Fatalf("%s prints %q: %v", line, text, err)
		}
		lines = append(lines, object)
	}
	return lines
}

// Every figure that the paper prints stands beside ours and agrees with it: as far
// as it is rounded, or within three standard errors of its 100,000 games.
func TestStatsBesideThePaper(t *testing.T) {
	for line, figures := range map[string]int{
		"stats first-move":          3 * 7,
		"stats values":              18,
		"stats heuristics":          20,
		"stats properties --max 12": 8 * 10,
		"stats branching":           2 * 12,
	} {
		compared := 0
		for _, object := range objects(t, line) {
			printed, _ := object["printed"].(map[string]any)
			for field, figure := range printed {
				compared++
				ours, theirs := object[field].(float64), figure.(float64)
				tolerance := 0.005 + 1e-9
				switch {
				case strings.Contains(line, "heuristics"):
					tolerance += 300 * math.Sqrt(ours/100*(1-ours/100)/100_000)
				case field == "play_throughs":
					tolerance = 1e-5 * theirs
				}
				if math.Abs(ours-theirs) > tolerance {
					t.Errorf("%s: %v: %s is %v, printed %v", line, object, field, ours, theirs)
				}
			}
		}
		if compared != figures {
			t.Errorf("%s has %d figures of the paper, want %d", line, compared, figures)
		}
	}
}

// What stats prints for people, letter by letter.
func TestStatsText(t *testing.T) {
	for line, file := range map[string]string{
		"stats first-move":                             "first-move.txt",
		"stats values --max 7":                         "values.txt",
		"stats heuristics --set 1-4":                   "heuristics.txt",
		"stats heuristics --set 2,2,2,3,3 --games 100": "sampled.txt",
		"stats properties --max 7":                     "properties.txt",
		"stats responses --set 1-7":                    "responses.txt",
		"stats census --max 9":                         "census.txt",
		"stats branching --set {2,2,2,3,3}":            "branching.txt",
	} {
		want, err := os.ReadFile("testdata/stats/" + file)
		if err != nil {
			t.Fatal(err)
		}
		if status, out, progress := run(line); status != done || out != string(want) {
			t.Errorf("%s: status %d, %s prints\n%s\nwant\n%s", line, status, progress, out, want)
		}
	}
}

func TestStatsSets(t *testing.T) {
	for line, want := range map[string]string{
		"stats values --max 5":         "1-3 1-4 1-5",
		"stats properties --set 5,2,2": "2,2,5",
		"stats branching --set 1-2":    "1,2 1,2",
		"stats first-move --set 9,9":   "9,9 9,9", // any first number, and 9
	} {
		var sets []string
		for _, object := range objects(t, line) {
			sets = append(sets, object["set"].(string))
		}
		if got := strings.Join(sets, " "); got != want {
			t.Errorf("%s is about %s, want %s", line, got, want)
		}
	}
}

func TestStatsSampledIsNearTheTruth(t *testing.T) {
	exact := objects(t, "stats heuristics --set 1-7")
	for i, object := range objects(t, "stats heuristics --set 1-7 --games 2000 --seed 5") {
		sampled := object["sampled"].(map[string]any)
		for _, result := range []string{"win", "draw", "loss"} {
			share, truth := object[result+"_percent"].(float64), exact[i][result+"_percent"].(float64)
			if math.Abs(share-truth) > 4*sampled[result+"_error"].(float64) {
				t.Errorf("%v: %s is %v", object, result, truth)
			}
		}
		if sampled["games"].(float64) != 2000 || sampled["seed"].(float64) != 5 {
			t.Errorf("%v", sampled)
		}
	}
}

func TestStatsTooLarge(t *testing.T) {
	for line, want := range map[string]string{
		"stats properties --set 1-40": "stats: the table of 1-40 needs ",
		"stats values --set 1-60":     "stats: the table of 1-60 needs ",
	} {
		status, out, progress := run(line)
		if status != failed || out != "" || !strings.Contains(progress, want) {
			t.Errorf("%s: status %d, prints %q and %q", line, status, out, progress)
		}
	}
}

func TestStatsInterrupted(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	for _, table := range statsTables {
		var out, progress strings.Builder
		err := statistics(ctx, []string{table.name, "--set", engine.OneTo(10).Short()}, &out, &progress)
		if err == nil || err.Error() != "stats: interrupted" || out.Len() > 0 {
			t.Errorf("%s: %v, prints %q", table.name, err, out.String())
		}
	}
}
