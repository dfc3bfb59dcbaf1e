package set

import (
	"errors"
	"strings"
	"testing"

	"catchup/app/ui/match"
	"catchup/app/ui/study/studytest"
	"catchup/engine"
	"catchup/engine/solver"
)

func portrait(t *testing.T, text string) *Portrait {
	t.Helper()
	p, err := Open(text)
	if err != nil {
		t.Fatal(err)
	}
	value, err := (&solver.Evaluate{Position: p.Start(), Limit: 100, Margins: true}).Answer(solver.New(1<<24), nil)
	p.Valued(value, err)
	return p
}

func TestNames(t *testing.T) {
	for text, want := range map[string]string{"1-7": "{1..7}", "1,2": "{1,2}", "1": "{1}", "2,2,2,3,3": "{2,2,2,3,3}", " {3,1,2} ": "{1..3}"} {
		p, err := Open(text)
		if err != nil || p.Name() != want {
			t.Errorf("%q: %v, %v, want %s", text, p, err, want)
		}
	}
	for _, text := range []string{"", "{}", "x", "1-7:3", "0"} {
		if p, err := Open(text); err == nil {
			t.Errorf("%q is %s", text, p.Name())
		}
	}
}

func TestWords(t *testing.T) {
	for text, want := range map[string]string{
		"1-3":       "With best play it is a draw. Of 3 first numbers 2 draw, 1 loses.",
		"2,2,2,3,3": "Whoever begins can win by 2. Of 2 first numbers 1 wins, 1 loses.",
		"5":         "Whoever begins can win by 5. There is one first number.",
		"2,2":       "With best play it is a draw. There is one first number.",
	} {
		p := portrait(t, text)
		if got := p.Verdict() + " " + p.Openings(); got != want {
			t.Errorf("%s: %q, want %q", text, got, want)
		}
	}
	p := portrait(t, "1-40")
	if !p.TooLarge || p.Failure != "" {
		t.Errorf("{1..40}: %+v", p)
	}
	p = portrait(t, "1-4")
	p.Valued(*p.Value, errors.New("no worker"))
	if p.Failure != "No worker." {
		t.Errorf("failure %q", p.Failure)
	}
}

// Every figure is the engine's, and every position that is named is there.
func TestCensus(t *testing.T) {
	p := portrait(t, "1-7")
	studytest.Ask(t, &p.counted, p.Questions()...)
	c, _ := p.Census()
	if c.Positions == 0 || c.Won+c.Drawn+c.Lost != c.Positions || c.OnlyWin+c.OnlyDraw == 0 || c.LongestChain == 0 {
		t.Errorf("census %+v", c)
	}
	widest, _ := p.Widest()
	at, err := engine.ParsePosition(widest.At)
	if err != nil || at.CountMoves() != widest.Moves {
		t.Errorf("widest %+v: %v", widest, err)
	}
	if at, err := engine.ParsePosition(c.LongestAt); err != nil || at.CountMoves() < 2 {
		t.Errorf("the chain begins at %s: %v", c.LongestAt, err)
	}
	p = portrait(t, "1")
	studytest.Ask(t, &p.counted, p.Questions()...)
	if c, known := p.Census(); !known || c.LongestAt != "" {
		t.Errorf("no chain begins at %s", c.LongestAt)
	}
}

func TestDealIsOfTheSameKind(t *testing.T) {
	p := portrait(t, "2,2,2,3,9")
	deal, err := match.ParseDeal(p.deal)
	if err != nil || deal.Count != 5 || deal.Largest != 9 {
		t.Errorf("deal %s: %v", p.deal, err)
	}
	if p, _ := Open("1-30"); p.deal != "" {
		t.Errorf("so many numbers are dealt: %s", p.deal)
	}
}

func TestIndex(t *testing.T) {
	var x Index
	for n := 1; n <= most; n++ {
		next, more := x.Next()
		if next != n || !more {
			t.Fatalf("%d comes next, want %d", next, n)
		}
		x = append(x, engine.Draw)
	}
	if n, more := x.Next(); more {
		t.Errorf("%d comes after the last", n)
	}
}

// Whatever is accepted is written back as the same set.
func FuzzOpen(f *testing.F) {
	for _, text := range []string{"1-7", "{1,2}", "2,2,9", "", "1-60"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		p, err := Open(text)
		if err != nil {
			return
		}
		again, err := Open(p.Set.Short())
		if err != nil || again.Set != p.Set || strings.TrimSpace(p.Name()) == "" {
			t.Errorf("%q is written %q: %v", text, p.Set.Short(), err)
		}
	})
}
