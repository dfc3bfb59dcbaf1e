package endgame

import (
	"slices"
	"testing"

	"catchup/engine"
)

// Whatever is analysed is found among the cases, and the branch says the same in
// letters.
func TestCasesHoldEveryAnalysis(t *testing.T) {
	for n := 3; n <= 4; n++ {
		cases := map[string]*Node{}
		previous := ""
		for _, c := range Tree(n).Cases() {
			if c.Name <= previous {
				t.Errorf("case %s comes after %s", c.Name, previous)
			}
			cases[c.Name], previous = c, c.Name
		}
		everySet(n, 7, -1, true, func(p engine.Position) {
			a, err := Analyse(p)
			if err != nil {
				t.Fatal(err)
			}
			c := cases[a.Case]
			i := slices.IndexFunc(c.Branches, func(b Branch) bool { return b.When == a.Branch })
			if i < 0 || a.Path[len(a.Path)-1] != c || !c.Has(p) {
				t.Fatalf("%v: case %s (%s) is not among the cases", p, a.Case, a.Branch)
			}
			b := NumbersOf(p)
			var taken engine.Move
			for _, at := range c.Branches[i].Take {
				taken = taken.With(b[at])
			}
			if c.Branches[i].Outcome != a.Outcome || taken.Len() > 0 && taken != a.Move {
				t.Errorf("%v: case %s (%s): %+v is not %+v", p, a.Case, a.Branch, c.Branches[i], a)
			}
		})
	}
	if len(Tree(3).Cases()) != 21 || len(Tree(4).Cases()) != 18 || Tree(5) != nil {
		t.Errorf("%d and %d cases, and %v", len(Tree(3).Cases()), len(Tree(4).Cases()), Tree(5))
	}
}
