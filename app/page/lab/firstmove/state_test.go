package firstmove

import (
	"testing"

	"catchup/app/client"
	"catchup/app/ui/study/studytest"
	"catchup/engine"
	"catchup/engine/solver"
)

// found returns what the page finds out about a set.
func found(t *testing.T, text string) *Findings {
	t.Helper()
	set, err := engine.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	f := &Findings{Set: set}
	studytest.Ask(t, &f.Answers, f.Question())
	worth, err := client.Solve(t.Context(), &solver.Evaluate{Position: engine.Position{Left: set}, Limit: set.Len()}, nil)
	if err != nil {
		t.Fatal(err)
	}
	f.worth = &worth
	return f
}

func TestTable1(t *testing.T) {
	f := found(t, "1-7")
	base := f.Base()
	if !base.Win.Agree() || !base.Draw.Agree() || !base.Loss.Agree() {
		t.Errorf("base %+v", base)
	}
	for i, m := range f.Moves() {
		if m.First != i+1 || !m.Win.Agree() || !m.Draw.Agree() || !m.Loss.Agree() {
			t.Errorf("%+v", m)
		}
	}
	if got := f.Moves()[2].Href(f.Set); got != "/explore/#1-7/3" {
		t.Errorf("leads to %s", got)
	}
}

func TestBeforeItIsKnown(t *testing.T) {
	f := &Findings{Set: paperSet}
	if f.Finding() != "" || len(f.Moves()) != 7 || f.Moves()[6].Win.Printed != "-3.85" || f.Moves()[6].Win.Ours != nil {
		t.Errorf("%q, %+v", f.Finding(), f.Moves())
	}
}

func TestFindings(t *testing.T) {
	for text, want := range map[string]string{
		"1-7":       "If all goes on at random, 3 is the best first number for P1 and 6 the worst. If nobody errs, 1, 2, 3 and 4 keep the draw, the others do not.",
		"2,2,2,3,3": "If all goes on at random, 2 is the best first number for P1 and 3 the worst. If nobody errs, only 2 wins.",
		"1-9":       "If all goes on at random, 3 is the best first number for P1 and 4 the worst. If nobody errs, all lose.",
		"5":         "",
	} {
		if got := found(t, text).Finding(); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
}
