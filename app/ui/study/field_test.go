package study

import "testing"

func TestRead(t *testing.T) {
	var f Field
	if set, ok := f.Read("2,3,2"); !ok || set.Short() != "2,2,3" || f != (Field{Typed: "2,2,3"}) {
		t.Errorf("%v, %+v", set, f)
	}
	for text, want := range map[string]string{"{}": "There is nothing to measure in the empty set.", "1,,": `Set "1,,", character 3: expected a number.`} {
		if _, ok := f.Read(text); ok || f != (Field{Typed: text, Problem: want}) {
			t.Errorf("%q: %+v, want %q", text, f, want)
		}
	}
}
