package tree

import (
	"math/rand/v2"
	"strings"
	"testing"

	"catchup/app/ui/tree"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

var games = []string{"1-4", "1-5", "1-7", "1-7/3/5/6", "1-7/2/5/7", "1-7/1/2/5/6", "2,2,2,3,3", "1,1,2,2,3,3:1", "3,9:40", "5", "{}:3"}

// whole returns the tree that a page shows of a game, unfolded completely.
func whole(t testing.TB, text string) *tree.Tree {
	t.Helper()
	p := &Page{}
	if !p.read(text) {
		t.Fatal(p.failure)
	}
	p.UnfoldAll(app.Context{})
	return p.tree
}

// reopened returns the tree that a page shows when a file is opened.
func reopened(t testing.TB, text string) *tree.Tree {
	t.Helper()
	f, err := tree.Parse(text)
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
		drawn := whole(t, text)
		for range 20 {
			for _, export := range []string{drawn.JSON(), drawn.SVG()} {
				again := reopened(t, export)
				if again.JSON() != drawn.JSON() {
					t.Fatalf("%s: exported\n%s\nopened\n%s", text, drawn.JSON(), again.JSON())
				}
			}
			switch r.IntN(4) {
			case 0:
				drawn.ShowOnlyBest(!drawn.OnlyBest)
			case 1:
				drawn.Unfold(r.IntN(len(drawn.Graph.Nodes)))
			default:
				drawn.Fold(drawn.Twigs[r.IntN(len(drawn.Twigs))].Node)
			}
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
	drawn := reopened(t, start+`"{2,3,4}:1","player":"P2","open":true}]}`)
	if got := len(drawn.Twigs); got != 1+4+3 {
		t.Errorf("%d twigs", got)
	}
	saved, err := tree.Parse(start + `"{2,3}:1","player":"P2","open":true}]}`)
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
		drawn := whole(f, text)
		if len(drawn.Twigs) < 100 {
			f.Add(drawn.JSON())
			f.Add(drawn.SVG())
		}
	}
	f.Add(`{"format":"catch-up tree 1","game":"{}"}`)
	f.Fuzz(func(t *testing.T, text string) {
		saved, err := tree.Parse(text)
		if err != nil {
			if where, problem, ok := strings.Cut(err.Error(), ": "); !ok || where == "" || problem == "" {
				t.Errorf("error %v", err)
			}
			return
		}
		if saved.Game.Position().Left.Len() > 8 {
			return
		}
		p := &Page{}
		p.Open(saved)
		if p.failure == "" && p.tree.Path(0).String() != saved.Game.String() {
			t.Error("another game was opened")
		}
	})
}
