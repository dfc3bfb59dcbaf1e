package study

import (
	"testing"

	"catchup/app/ui/shell"
)

func TestRead(t *testing.T) {
	var f Field
	if !f.Read("2,3,2") || f.Set.Short() != "2,2,3" || f != (Field{shell.Field{Typed: "2,2,3"}, f.Set}) {
		t.Errorf("%+v", f)
	}
	for text, want := range map[string]string{"{}": "There is nothing to measure in the empty set.", "1,,": `Set "1,,", character 3: expected a number.`} {
		if f.Read(text) || f != (Field{shell.Field{Typed: text, Problem: want}, f.Set}) || f.Set.Short() != "2,2,3" {
			t.Errorf("%q: %+v, want %q", text, f, want)
		}
	}
}
