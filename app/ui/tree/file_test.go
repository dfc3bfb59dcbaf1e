package tree

import (
	"encoding/xml"
	"io"
	"strings"
	"testing"
)

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
		if err == nil || !strings.Contains(err.Error(), test.want) {
			t.Errorf("%s for %s: error %v, want %s", test.new, test.old, err, test.want)
		}
	}
}
