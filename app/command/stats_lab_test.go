package command

import (
	"encoding/json"
	"reflect"
	"testing"

	"catchup/engine"
	"catchup/engine/lab"
	"catchup/engine/lab/tables"
)

// The pages of the Lab have the same numbers as the command line: wherever the two have
// a figure of the same name.
func TestStatsAreTheLabs(t *testing.T) {
	for _, text := range []string{"1-7", "2,2,2,3,3", "1-10"} {
		set, err := engine.ParseSet(text)
		if err != nil {
			t.Fatal(err)
		}
		for _, question := range []lab.Asked{lab.Values(set), lab.FirstMove(set), lab.Properties(set), lab.Branching(set)} {
			answer, err := tables.Answer(question.Words(), tables.Room{Bytes: 1 << 28, Positions: 1 << 18}, nil)
			if err != nil {
				t.Fatal(err)
			}
			lines, err := question.Read(answer.Text)
			if err != nil {
				t.Fatal(err)
			}
			written, err := json.Marshal(lines)
			if err != nil {
				t.Fatal(err)
			}
			var theirs []map[string]any
			if err := json.Unmarshal(written, &theirs); err != nil {
				t.Fatal(err)
			}
			ours := objects(t, "stats "+question.Words().Table()+" --set "+text)
			for i, object := range ours {
				delete(object, "printed")
				if !reflect.DeepEqual(object, theirs[i]) {
					t.Errorf("%s: %v, the Lab's %v", question.Words(), object, theirs[i])
				}
			}
			if len(ours) != len(theirs) {
				t.Errorf("%s: %d lines, the Lab's %s", question.Words(), len(ours), answer)
			}
		}
	}
}
