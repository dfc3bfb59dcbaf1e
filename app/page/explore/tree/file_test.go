package tree

import (
	"encoding/xml"
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"catchup/engine"
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
		{`{"format"`, `{{"format"`, "Line 1, character 2: invalid character '{' looking for beginning of object key string"},
		{`,"nodes"`, ",\n\"nodes\"x", "Line 2, character 8: invalid character 'x' after object key"},
		{`"open":true}`, `"open":3}`, "cannot be a number"},
		{`"game"`, `"gamer"`, `unknown field "gamer"`},
		{`tree 1"`, `tree 2"`, `format: must be "catch-up tree 1"`},
		{`"game":"2,3:2"`, `"game":"2,3:"`, `game: game "2,3:", character 5: expected a deficit`},
		{`"game":"2,3:2"`, `"game":"2,3:1"`, "nodes[0].score: must be"},
		{`"game":"2,3:2"`, `"game":"2,3:2/2"`, "nodes[0].position: must be {3}:0 with P2 to move, where the game stands"},
		{`"position":"{2,3}:2"`, `"position":"{2,3"`, `nodes[0].position: position "{2,3", character 5: expected , or }`},
		{`"position":"{2,3}:2"`, `"position":"2,3:2"`, "nodes[0].position: must be written {2,3}:2"},
		{`"player":"P1"`, `"player":"P3"`, "nodes[0].player: must be P1 or P2"},
		{`"outcome":"win"`, `"outcome":"won"`, "nodes[1].outcome: must be win, draw or loss"},
		{`"score":[0,2]`, `"score":[1,1]`, "nodes[0].score: must be [0,2]"},
		{`"moves":2`, `"moves":3`, "nodes[0].moves: must be 2"},
		{`"moves":1,"open":true`, `"moves":1,"open":false`, "is a node that is not open"},
		{`"move":[3]`, `"move":[4]`, "edges[1].move: 4 cannot be taken from {2,3}:2: not all of these numbers are left"},
		{`"move":[3]`, `"move":[2,3]`, "edges[1].move: 2,3 cannot be taken"},
		{`"move":[3]`, `"move":[300]`, "edges[1].move: number"},
		{`"move":[3]`, `"move":[2]`, "edges[1].to: the move leads to {3}:0 with P2 to move"},
		{`"from":0,"to":2`, `"from":0,"to":1`, "edges[1].move: is there twice"},
		{`"from":0,"to":2`, `"from":0,"to":9`, "edges[1].to: must be a node met before, or the next one, 2"},
		{`"best":true`, `"best":false`, "edges[0].best: must be true"},
		{good, good + "1", "there is more after the end of the tree"},
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

// A file that claims what is not so follows the rules of the game, and yet is not
// shown.
func TestLyingFile(t *testing.T) {
	tree := whole(t, "1-7/3/5/6")
	tree.FoldAll()
	tree.Fold(0)
	f, err := Parse(strings.Replace(tree.JSON(), `"outcome":"win"`, `"outcome":"loss"`, 1))
	if err != nil {
		t.Fatal(err)
	}
	p := &Page{}
	p.Open(f)
	if want := "Nodes[0].outcome: the file says loss, but it is a win."; p.failure != want {
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
	f.Add(`{"format":"catch-up tree 1","game":"{}","nodes":[{"position":"{}:0"}]}`)
	f.Fuzz(func(t *testing.T, text string) {
		file, err := Parse(text)
		if err != nil {
			var fileError *FileError
			if !errors.As(err, &fileError) || fileError.Where == "" || fileError.Problem == "" {
				t.Errorf("error %v", err)
			}
			return
		}
		game, err := engine.ParseGame(file.Game)
		if err != nil || game.Position().String() != file.Nodes[0].Position {
			t.Errorf("game %q, error %v", file.Game, err)
		}
		if game.Position().Left.Len() > 8 {
			return
		}
		p := &Page{}
		p.Open(file)
		if p.failure == "" && p.tree.JSON() == "" {
			t.Error("nothing was opened")
		}
	})
}
