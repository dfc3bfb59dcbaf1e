package compose

import (
	"slices"
	"strings"
	"testing"

	"catchup/app/ui/shell"
	"catchup/puzzles"
)

func TestMalformedLinks(t *testing.T) {
	for text, want := range map[string]string{
		"1,2,,4":     `Position "1,2,,4", character 5: expected a number.`,
		"1-7/3":      `Position "1-7/3", character 4: unexpected "/".`,
		"1-100":      `Position "1-100", character 3: a number must be from 1 to 99.`,
		"1-15":       "These are 15 numbers: this page solves positions of up to 14.",
		"1-7:-1":     `Position "1-7:-1", character 5: expected a deficit.`,
		"1-7:999999": `Position "1-7:999999", character 5: a deficit must be from 0 to 9999.`,
	} {
		d, err := rules.Open(text)
		if err == nil || shell.Sentence(err.Error()) != want || d.Link() != "" {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
		d, _ = rules.Open("1,2")
		if d.Read(text) || d.Problem != want || d.Link() != "1,2" {
			t.Errorf("%s typed: %q at %s", text, d.Problem, d.Link())
		}
	}
}

func judge(t *testing.T, text string) Verdict {
	t.Helper()
	d, err := rules.Open(text)
	if err != nil {
		t.Fatal(err)
	}
	return Judge(d.Position)
}

func TestVerdicts(t *testing.T) {
	for text, want := range map[string]string{
		"":          "Nothing to play with yet. Put some numbers in.",
		"1,2,4,7:4": "Sound: one move wins. Rated ",
		"3,4,7:2":   "Sound: lost, but 2 moves resist. Rated ",
		"5":         "Not a puzzle yet. There is only one move, so that there is nothing to find.",
		"1-4:2":     "Not a puzzle yet. 5 moves draw. In a puzzle only one does:",
		"1-3:50":    "Not a puzzle yet. There is only one move, so that there is nothing to find.",
		"1-14:5":    "Not a puzzle yet. All 77 moves draw, so that there is nothing to find.",
		"86-99:400": "Not a puzzle yet. These numbers are too large for this page to solve so many of them.",
	} {
		v := judge(t, text)
		if got := v.Says(); !strings.HasPrefix(got, want) {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
		if (v.Puzzle != nil) != strings.HasPrefix(v.Headline(), "Sound") {
			t.Errorf("%s: %q", text, v.Headline())
		}
	}
}

// All moves that are as good are listed, and applying any repair makes a puzzle of the
// task that it says.
func TestEveryRepairRepairs(t *testing.T) {
	repaired := 0
	for _, text := range []string{"1-4:2", "1,2,4,7:5", "1-7:2", "4,5,6:1", "5", "1-3:50", "1-10:3", "2,2,2"} {
		v := judge(t, text)
		if v.Puzzle != nil {
			t.Errorf("%s is sound", text)
			continue
		}
		d, _ := rules.Open(text)
		for _, m := range v.Right {
			if err := d.Check(m); err != nil {
				t.Error(err)
			}
		}
		if !v.Repairable() {
			t.Errorf("%s: no repairs are looked for", text)
		}
		slow := v
		v.Look(func() bool { return true })
		for steps := 0; !slow.Looked; steps = 0 {
			slow.Look(func() bool { steps++; return steps < 2 })
		}
		if !slices.Equal(slow.Repairs, v.Repairs) {
			t.Errorf("%s: one by one %v, at once %v", text, slow.Repairs, v.Repairs)
		}
		var first []puzzles.Repair
		for change := range puzzles.Changes(v.Position) {
			if repair, sound := change.Try(); sound && len(first) < mostRepairs {
				first = append(first, repair)
			}
		}
		if !slices.Equal(first, v.Repairs) {
			t.Errorf("%s: %v are found, the first are %v", text, v.Repairs, first)
		}
		if v.Repairable() {
			t.Errorf("%s: repairs are looked for twice", text)
		}
		for _, repair := range v.Repairs {
			repaired++
			after := Judge(repair.Position)
			if after.Puzzle == nil || after.Puzzle.Task != repair.Task || after.Puzzle.Task == puzzles.Resist {
				t.Errorf("%s, %s: %s", text, repair.Change, after.Says())
			}
			// What stands behind the link is the puzzle.
			d.Apply(repair.Position)
			if linked, err := puzzles.Open(d.Link()); err != nil || linked.Task != repair.Task {
				t.Errorf("%s opens as %v, %v", d.Link(), linked, err)
			}
		}
	}
	if repaired < 15 {
		t.Errorf("only %d repairs", repaired)
	}
}

// Whatever is accepted is written back as the same position.
func FuzzOpen(f *testing.F) {
	for _, text := range []string{"", "1,2,4,7:4", "{1-7}:3", "{}", "{}:4", "1-15", "x"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, err := rules.Open(text)
		if err != nil {
			return
		}
		again, err := rules.Open(d.Link())
		if err != nil || again.Position != d.Position {
			t.Errorf("%q is written %q: %v", text, d.Link(), err)
		}
	})
}
