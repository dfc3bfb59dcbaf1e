package sets

import (
	"testing"

	"catchup/app/ui/study"
	"catchup/app/ui/study/studytest"
)

func TestLinks(t *testing.T) {
	for _, text := range []string{NewView().Link(), "0/draws/upsets/win", "7/slip/slip/loss"} {
		if v, err := Open(text); err != nil || v.Link() != text {
			t.Errorf("%s: %v, %v", text, v, err)
		}
	}
	for _, text := range []string{"", "5", "3/draws/upsets/any", "5/draws/nothing/any", "5/draws/upsets/maybe", "5/draws/upsets/any/more"} {
		if v, err := Open(text); err == nil {
			t.Errorf("%q opens %v", text, v)
		}
	}
}

func TestFamilies(t *testing.T) {
	for size, want := range map[int]int{0: len(named), 4: 126, 5: 126, 6: 84, 7: 36} {
		v := NewView()
		v.Size = size
		family, _ := v.Family()
		if len(family) != want {
			t.Errorf("%d sets of size %d, want %d", len(family), size, want)
		}
		for _, set := range family {
			if size > 0 && (set.Len() != size || set.Max() > highest) {
				t.Errorf("%s is no set of %d up to %d", set, size, highest)
			}
		}
	}
}

// Every set of a family comes back, in the range that a share has, and the filters hold.
func TestMap(t *testing.T) {
	v := NewView()
	v.Size = 4
	family, stories := v.Family()
	var answers study.Answers
	for _, question := range Questions(family) {
		studytest.Ask(t, &answers, question)
	}
	all := Kinds(&answers, family)
	if len(all) != len(family) {
		t.Fatalf("%d of %d sets", len(all), len(family))
	}
	for _, q := range all {
		for _, m := range Measures {
			if value := m.Of(q); !(value >= 0 && value <= 100) {
				t.Errorf("%s: %s is %v", q.Set, m.Name, value)
			}
		}
	}
	rest := 0
	for _, outcome := range []string{"win", "draw", "loss"} {
		v.Outcome = outcome
		shown := v.Shown(all)
		rest += len(shown)
		for i, q := range shown {
			if q.Outcome.String() != outcome || i > 0 && Measures[v.Y].Of(q) > Measures[v.Y].Of(shown[i-1]) {
				t.Errorf("%s stands in the wrong place", q.Set)
			}
		}
		points := 0
		for _, s := range v.figure(all, stories).Series {
			points += len(s.Points)
		}
		if points != len(shown) {
			t.Errorf("%d points for %d sets", points, len(shown))
		}
	}
	if rest != len(all) {
		t.Errorf("the outcomes have %d sets of %d", rest, len(all))
	}
}
