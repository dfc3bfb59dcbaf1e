package play

import "testing"

func TestForm(t *testing.T) {
	for _, c := range []struct {
		set, start, problem string
	}{
		{"1-20", "1-20", ""},
		{"2, 3,2", "2,2,3", ""},
		{"1-7:3", "1-7:3", ""},
		{"", "", `Position "", character 1: expected a number.`},
		{"1-7,", "", `Position "1-7,", character 5: expected a number.`},
		{"{}", "", "There are no numbers to play with."},
		{"deal-3-1-5", "1,1,1", ""},
		{"deal-3-100-5", "", `Deal "deal-3-100-5": the largest must be from 1 to 99, not "100".`},
		{"0", "", `Position "0", character 1: a number must be from 1 to 99.`},
	} {
		f := Form{Set: c.set}
		m := f.Match()
		if (m == nil) != (c.start == "") || m != nil && m.Game.String() != c.start || f.Problem != c.problem {
			t.Errorf("%q: match %v, problem %q, want %q", c.set, m, f.Problem, c.problem)
		}
	}
	f := Form{Set: "1-4"}
	for _, step := range []struct {
		by   int
		want string
	}{{-1, "1-3"}, {-1, "1-3"}, {+1, "1-4"}, {+30, "1-20"}, {+1, "1-20"}} {
		if f.Step(step.by); f.Set != step.want {
			t.Errorf("step %d: %s, want %s", step.by, f.Set, step.want)
		}
	}
	if f = (Form{Set: "nonsense"}); true {
		if f.Step(+1); f.Set != "1-7" {
			t.Errorf("a step from nonsense leads to %s", f.Set)
		}
	}
}
