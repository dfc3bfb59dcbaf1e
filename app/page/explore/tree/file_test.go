package tree

import (
	"encoding/xml"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
)

// reopened returns the tree that a page shows when a file is opened.
func reopened(t testing.TB, text string) *Tree {
	t.Helper()
	f, err := Parse(text)
	if err != nil {
		t.Fatal(err)
	}
	p := &Page{}
	p.Open(f)
	if p.failure != "" {
		t.Fatal(p.failure)
	}
	return p.tree
}

// Whatever is folded, left out and exported opens again as it was.
func TestExportsOpenAgain(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for _, text := range games {
		tree := whole(t, text)
		for range 20 {
			for _, export := range []string{tree.JSON(), tree.SVG()} {
				again := reopened(t, export)
				if again.JSON() != tree.JSON() {
					t.Fatalf("%s: exported\n%s\nopened\n%s", text, tree.JSON(), again.JSON())
				}
			}
			switch r.IntN(4) {
			case 0:
				tree.ShowOnlyBest(!tree.OnlyBest)
			case 1:
				tree.Unfold(r.IntN(len(tree.Graph.Nodes)))
			default:
				tree.Fold(tree.Twigs[r.IntN(len(tree.Twigs))].Node)
			}
		}
	}
}

func TestSVGIsWellFormed(t *testing.T) {
	for _, text := range games {
		tree := whole(t, text)
		for form := Down; form <= Columns; form++ {
			tree.Turn(form)
			drawing := tree.SVG()
			d := xml.NewDecoder(strings.NewReader(drawing))
			texts := 0
			for {
				token, err := d.Token()
				if err == io.EOF {
					break
				}
				if err != nil {
					t.Fatalf("%s: %v", text, err)
				}
				if start, ok := token.(xml.StartElement); ok && start.Name.Local == "text" {
					texts++
				}
			}
			if texts < len(tree.Twigs) {
				t.Errorf("%s: %d texts for %d nodes", text, texts, len(tree.Twigs))
			}
			for _, foreign := range []string{"class=", "var(", "undefined", `fill=""`} {
				if strings.Contains(drawing, foreign) {
					t.Errorf("%s: the drawing contains %s", text, foreign)
				}
			}
		}
	}
}

// Every scene's classes are known to the files that have no style sheet.
func TestEveryClassHasAnInk(t *testing.T) {
	tree := whole(t, "1-5")
	tree.Fold(5)
	for form := Down; form <= Columns; form++ {
		tree.Turn(form)
		scene := tree.Draw(tree.Bounds(), Full, false)
		for _, p := range scene.Paths {
			if i := inks[p.Class]; i.fill == "" && i.stroke == "" {
				t.Errorf("path %q has no ink", p.Class)
			}
		}
		for _, text := range scene.Texts {
			for _, run := range text.Runs {
				if run.Text != "" && inkOf(run.Class).fill == "" {
					t.Errorf("text %q has no ink", run.Class)
				}
			}
		}
	}
}

func TestMalformedFiles(t *testing.T) {
	good := whole(t, "{2,3}:2").JSON()
	for _, test := range []struct{ old, new, want string }{
		{good, "", "Line 1, character 1: the text ends too early"},
		{`]}`, ``, "the text ends too early"},
		{`{"format"`, `{{"format"`, "Line 1, character 2: invalid character '{' looking for beginning of object key string"},
		{`,"nodes"`, ",\n\"nodes\"x", "Line 2, character 8: invalid character 'x' after object key"},
		{`"open":true}`, `"open":3}`, "nodes.open cannot be a number"},
		{`"game"`, `"gamer"`, `game: game ""`},
		{`tree 1"`, `tree 2"`, `format: must be "catch-up tree 1"`},
		{`"game":"2,3:2"`, `"game":"2,3:"`, `game: game "2,3:", character 5: expected a deficit`},
		{`"position":"{2,3}:2"`, `"position":"{2,3"`, `nodes[0].position: position "{2,3", character 5: expected , or }`},
		{`"player":"P1"`, `"player":"P3"`, "nodes[0].player: must be P1 or P2"},
		{good, good + "1", "invalid character '1' after top-level value"},
		{good, "<svg></svg>", "The drawing: carries no tree"},
		{good, strings.Repeat(" ", largest+1), "The file: is larger than 2 MiB"},
	} {
		bad := strings.Replace(good, test.old, test.new, 1)
		if bad == good {
			t.Errorf("%s is not in\n%s", test.old, good)
			continue
		}
		_, err := Parse(bad)
		var fileError *FileError
		if !errors.As(err, &fileError) || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s for %s: error %v, want %s", test.new, test.old, err, test.want)
		}
	}
}

// Nobody is made to believe what is not so: what a file claims is worked out anew.
func TestLyingFile(t *testing.T) {
	truth := whole(t, "1-7/3/5/6").JSON()
	lies := strings.NewReplacer(`"outcome":"win"`, `"outcome":"loss"`, `"score":[`, `"score":[1`, `"best":true`, `"best":false`).Replace(truth)
	if lies == truth || reopened(t, lies).JSON() != truth {
		t.Error("a lie is shown")
	}
}

// The game and the open nodes are enough; an open node to which nothing leads is not
// passed over.
func TestSmallFile(t *testing.T) {
	const start = `{"format":"catch-up tree 1","game":"1-4","nodes":[{"position":"{1,2,3,4}:0","player":"P1","open":true},{"position":`
	tree := reopened(t, start+`"{2,3,4}:1","player":"P2","open":true}]}`)
	if got := len(tree.Twigs); got != 1+4+3 {
		t.Errorf("%d twigs", got)
	}
	saved, err := Parse(start + `"{2,3}:1","player":"P2","open":true}]}`)
	if err != nil {
		t.Fatal(err)
	}
	p := &Page{}
	p.Open(saved)
	if want := "{2,3}:1 with P2 to move cannot be unfolded: no move that is drawn leads there."; p.failure != want {
		t.Errorf("failure %q, want %q", p.failure, want)
	}
}

func FuzzParse(f *testing.F) {
	for _, text := range games {
		tree := whole(f, text)
		if len(tree.Twigs) < 100 {
			f.Add(tree.JSON())
			f.Add(tree.SVG())
		}
	}
	f.Add(`{"format":"catch-up tree 1","game":"{}"}`)
	f.Fuzz(func(t *testing.T, text string) {
		saved, err := Parse(text)
		if err != nil {
			var fileError *FileError
			if !errors.As(err, &fileError) || fileError.Where == "" || fileError.Problem == "" {
				t.Errorf("error %v", err)
			}
			return
		}
		if saved.Game.Position().Left.Len() > 8 {
			return
		}
		p := &Page{}
		p.Open(saved)
		if p.failure == "" && p.tree.Graph.Start().String() != saved.Game.String() {
			t.Error("another game was opened")
		}
	})
}
