package endings

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"catchup/app/ui/question"
	"catchup/app/ui/table"
	"catchup/engine"
	"catchup/engine/endgame"
	"catchup/engine/recursion"
)

// everyEnding calls f for every three or four numbers up to the largest, equal ones
// included, with every deficit up to one more than their sum.
func everyEnding(largest int, f func(engine.Position)) {
	var extend func(left []int)
	extend = func(left []int) {
		if len(left) == 3 || len(left) == 4 {
			set, _ := engine.SetOf(left...)
			for d := range set.Sum() + 2 {
				f(engine.Position{Left: set, Deficit: d})
			}
		}
		for n := 1; n <= largest && len(left) < 4; n++ {
			if len(left) == 0 || n >= left[len(left)-1] {
				extend(append(left, n))
			}
		}
	}
	extend(make([]int, 0, 4))
}

// At every node of the tree exactly one comparison holds, and the way ends at the
// case that the engine names.
func TestTheTreeLeadsToTheCase(t *testing.T) {
	everyEnding(8, func(p engine.Position) {
		analysis, err := endgame.Analyse(p)
		if err != nil {
			t.Fatal(err)
		}
		path := analysis.Path
		for _, node := range path {
			holding := 0
			for _, child := range node.Children {
				if child.Has(p) {
					holding++
				}
			}
			if holding != 1 && len(node.Children) > 0 {
				t.Fatalf("%v: at %s %d comparisons hold", p, node.Name, holding)
			}
		}
		if leaf := path[len(path)-1]; leaf.Name != analysis.Case || path[0] != endgame.Tree(p.Left.Len()) {
			t.Errorf("%v: the tree leads to %s, the engine says %s", p, leaf.Name, analysis.Case)
		}
		if !path[len(path)-1].Has(p) {
			t.Errorf("%v does not belong to %s", p, analysis.Case)
		}
	})
	if analysis, err := endgame.Analyse(engine.Position{Left: engine.OneTo(5)}); err == nil || analysis.Path != nil {
		t.Errorf("five numbers have the path %v", analysis.Path)
	}
}

// agrees reports whether the solver says the same as the case: the outcome, and that
// the move keeps it.
func agrees(v *Verdict) bool {
	return v.Solved.Outcome == v.Analysis.Outcome && slices.Contains(v.Keeping(), v.Analysis.Move)
}

// Every case of the engine has an example for each of its branches, and the page says of
// it what the plain recursion says.
func TestExamplesOfEveryBranch(t *testing.T) {
	solver := make(recursion.Solver)
	if len(Examples()) != len(cases(0)) {
		t.Errorf("%d cases have examples", len(Examples()))
	}
	for _, leaf := range cases(0) {
		its := Examples()[leaf.Name]
		if len(its) != len(leaf.Branches) {
			t.Fatalf("%s has %d examples for %d branches", leaf.Name, len(its), len(leaf.Branches))
		}
		for j, example := range its {
			v := Judge(example.Position)
			if v == nil || v.Analysis.Case != leaf.Name || v.Analysis.Branch != leaf.Branches[j].When {
				t.Errorf("%s (%s): %v is of %s (%s)", leaf.Name, leaf.Branches[j].When, example.Position, v.Analysis.Case, v.Analysis.Branch)
			}
			if !agrees(v) || v.Solved.Outcome != solver.Outcome(example.Position) {
				t.Errorf("%v: the case says %v, the solver %v", example.Position, v.Analysis.Outcome, v.Solved.Outcome)
			}
			if v.Puzzle != example.Puzzle {
				t.Errorf("%v: puzzle %v, listed as %v", example.Position, v.Puzzle, example.Puzzle)
			}
		}
	}
}

// What was printed wrong is told with a case that the tree has, and the counterexample
// belongs to it.
func TestDifferencesAreOfTheTree(t *testing.T) {
	for _, d := range endgame.Differences {
		found, err := rules.Open(d.Counterexample)
		if err != nil {
			t.Fatal(err)
		}
		v := Judge(found.Position)
		if got, wrong := Difference(v.Analysis.Case); !wrong || got.Case != d.Case {
			t.Errorf("%s: the counterexample %s is of %s", d.Case, d.Counterexample, v.Analysis.Case)
		}
	}
	if _, wrong := Difference("3.0.I"); wrong {
		t.Error("3.0.I is as printed")
	}
}

func TestOutline(t *testing.T) {
	for name, want := range map[string]string{
		"3.0.I": "section 2.2.1, I", "4.0.II.A": "section 2.2.2, II.A",
		"3.I.B.3.a": "section 2.2.3, I.B.3.a", "4.I.C.2.b": "section 2.2.4, I.C.2.b",
	} {
		if got := outline(name); got != want {
			t.Errorf("%s: %q, want %q", name, got, want)
		}
	}
}

func TestLookup(t *testing.T) {
	l, err := rules.Open("2,5,9:4")
	if err != nil {
		t.Fatal(err)
	}
	l.Add(5)
	l.Add(7)
	if l.Position.String() != "{2,5,5,9}:4" || l.Problem == "" {
		t.Errorf("%v, %q", l.Position, l.Problem)
	}
	l.Remove(2)
	l.Remove(2)
	l.Step(-9)
	if l.Position.String() != "{5,5,9}:0" || l.Problem != "" {
		t.Errorf("%v, %q", l.Position, l.Problem)
	}
	l.Read("1-5")
	if l.Position.String() != "{5,5,9}:0" || !strings.HasPrefix(l.Problem, "This page is about the last three") {
		t.Errorf("%v, %q", l.Position, l.Problem)
	}
	l.Read("1,,2")
	if l.Problem != `Position "1,,2", character 3: expected a number.` {
		t.Errorf("%q", l.Problem)
	}
	l.Read("{1,2}:7")
	if Judge(l.Position) != nil || l.Problem != "" {
		t.Error("two numbers are judged")
	}
}

// Positions of every case are drawn, and of that case only.
func TestDrawnPositionsBelongToTheirCase(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, leaf := range cases(0) {
		for range 5 {
			p := Draw(leaf, r)
			if a, err := endgame.Analyse(p); err != nil || a.Case != leaf.Name {
				t.Errorf("%v was drawn for %s, it is of %s, error %v", p, leaf.Name, a.Case, err)
			}
		}
	}
}

// A round of the drill: said right and the move found; said wrong; said right and the
// move missed. The same seed asks the same.
func TestDrill(t *testing.T) {
	tally := &Tally{Cases: map[string]int{}}
	d := NewDrill(7, 3, tally)
	again := NewDrill(7, 3, &Tally{Cases: map[string]int{}})
	solver := make(recursion.Solver)
	for round := range 60 {
		q := d.Question
		p := q.Game.Position()
		if p != again.Question.Game.Position() {
			t.Fatal("the same seed asks something else")
		}
		if a, err := endgame.Analyse(p); err != nil || a.Case != d.Leaf.Name || a.Outcome != solver.Outcome(p) || q.Truth() != a.Outcome {
			t.Fatalf("%v of %s: %+v, %v", p, d.Leaf.Name, a, err)
		}
		say := q.Truth()
		if round%3 == 1 {
			say = (say+2)%3 - 1
		}
		before := *tally
		d.Say(say)
		d.Say(say) // does nothing any more
		if tally.Asked != before.Asked+1 || tally.Said != before.Said+map[bool]int{true: 1}[say == q.Truth()] {
			t.Fatalf("counted %+v after %+v", *tally, before)
		}
		if q.Stage == question.Finding {
			want := q.Evaluation().Moves[0]
			if round%3 == 2 {
				want = q.Evaluation().Moves[q.Evaluation().Total-1]
			}
			for n := range want.Move.All() {
				table.Press(d, n, false)
			}
			table.Take(d)
			if kept := want.Outcome == q.Truth(); q.Kept() != kept || tally.Moves != before.Moves+1 {
				t.Fatalf("%v by %v: kept %v, counted %+v", p, want, q.Kept(), *tally)
			}
		}
		right := q.Right() && (q.Found == nil || q.Kept())
		if got := tally.Cases[d.Leaf.Name]; right != (got == 1) || got == 0 {
			t.Fatalf("%v: case %s is marked %d", p, d.Leaf.Name, got)
		}
		d.Next()
		again.Next()
	}
}

func TestComparisons(t *testing.T) {
	const text = "0 < D <= b1 + b2"
	numbers := endgame.Numbers{4, 1, 2}
	if got := signs.Replace(text); got != "0 < D ≤ b₁ + b₂" {
		t.Errorf("%q", got)
	}
	if got := signs.Replace(numbers.Fill(text)); got != "0 < 4 ≤ 1 + 2" {
		t.Errorf("%q", got)
	}
	if got := sums(text); !reflect.DeepEqual(got, [][]int{{0}, {1, 2}}) || letters(got[1]) != "b₁ + b₂" {
		t.Errorf("%v", got)
	}
}

// A link shows a position of at most four numbers, or says why not.
func FuzzOpen(f *testing.F) {
	for _, text := range []string{"2,5,9:4", "{1,2,3}:4", "1-5", "{}", "", "x:1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		l, err := rules.Open(text)
		if err != nil {
			return
		}
		if v := Judge(l.Position); v != nil && !agrees(v) {
			t.Errorf("%q: the case says %+v, the solver %v", text, v.Analysis, v.Solved)
		}
	})
}
