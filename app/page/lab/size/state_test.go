package size

import (
	"math"
	"strconv"
	"testing"

	"catchup/app/ui/study/studytest"
	"catchup/engine"
	"catchup/engine/lab"
)

func found(t *testing.T, questions ...lab.Asked) *Findings {
	t.Helper()
	f := &Findings{}
	studytest.Ask(t, &f.Answers, questions...)
	return f
}

func TestTables5And6(t *testing.T) {
	f := found(t, append(Questions(first, 11), Own(paperSet)...)...)
	for n := first; n <= last; n++ {
		for i, pair := range f.Measures(engine.OneTo(n)) {
			if pair.Printed == "" || pair.Agree() != (n <= 12) {
				t.Errorf("{1..%d}, %s: %+v", n, columns[i].title, pair)
			}
		}
	}
	if turns := f.Turns(paperSet); len(turns) != 12 {
		t.Errorf("%d turns", len(turns))
	}
	for i, turn := range f.Turns(paperSet) {
		if !turn.Average.Agree() || !turn.Most.Agree() {
			t.Errorf("turn %d: %+v", i+1, turn)
		}
	}
	if turns := f.Turns(engine.OneTo(5)); turns != nil {
		t.Errorf("turns of a set that was not asked for: %+v", turns)
	}
}

// The formulas of 4.3 and 4.7 are right, the bound of 4.8 holds, and the appendix's
// first bound fails for {1..6} and nowhere else, as the page says.
func TestBounds(t *testing.T) {
	for _, b := range found(t, Questions(first, 12)...).Bounds() {
		if b.N <= 12 && (!b.Points.Agree() || !b.Numbers.Agree()) {
			t.Errorf("{1..%d}: %+v", b.N, b)
		}
		if most := b.Most.Best(); most >= b.FinalBound || (most > b.FirstBound) != (b.N == 6) {
			t.Errorf("{1..%d} has %v moves, bounds %v and %v", b.N, most, b.FirstBound, b.FinalBound)
		}
	}
	if got := firstBound(6); got != 35 {
		t.Errorf("the bound for {1..6} is %v, told as 35", got)
	}
}

// At the position that the page links to there are 36 moves, as orders of numbers.
func TestTooLow(t *testing.T) {
	g, err := engine.ParseGame(tooLow)
	if err != nil {
		t.Fatal(err)
	}
	if got := len(orders(g.Position())); got != 36 {
		t.Errorf("%v has %d moves", g.Position(), got)
	}
}

// orders returns the moves of a position in every order in which they can be picked.
func orders(p engine.Position) (all []string) {
	for x := range p.Left.Distinct() {
		one, _ := engine.SetOf(x)
		rest := engine.Position{Left: p.Left.Minus(one), Deficit: p.Deficit - x}
		if x >= p.Deficit || rest.Over() {
			all = append(all, strconv.Itoa(x))
			continue
		}
		for _, after := range orders(rest) {
			all = append(all, strconv.Itoa(x)+","+after)
		}
	}
	return all
}

// Over distinct states turn 3 of {1..12} would have the average that the page tells.
func TestAverageOverStates(t *testing.T) {
	begin := map[engine.Position]bool{{Left: paperSet}: true}
	for range 2 {
		next := map[engine.Position]bool{}
		for p := range begin {
			for m := range p.Moves() {
				after, passed := p.After(m)
				if passed && !after.Over() {
					next[after] = true
				}
			}
		}
		begin = next
	}
	moves := 0
	for p := range begin {
		moves += len(orders(p))
	}
	if average := float64(moves) / float64(len(begin)); math.Abs(average-58.92) > 0.005 {
		t.Errorf("the average is %.3f", average)
	}
}

func TestFiguresHaveEveryGame(t *testing.T) {
	f := &Findings{}
	for _, figure := range []int{len(f.Growth().Series[0].Points), len(f.Moves().Series[2].Points)} {
		if figure != last-first+1 {
			t.Errorf("%d points", figure)
		}
	}
	for _, series := range f.Growth().Series {
		for _, p := range series.Points {
			if math.IsNaN(p.Y) {
				t.Errorf("%s: nothing for %v", series.Name, p.X)
			}
		}
	}
}
