//go:build !wasm

package command

import (
	"strconv"
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
		for _, question := range []lab.Question{lab.Values(set), lab.FirstMove(set), lab.Properties(set), lab.Branching(set)} {
			table, err := tables.Of(question, tables.Room{Bytes: 1 << 28, Positions: 1 << 18}, nil)
			if err != nil {
				t.Fatal(err)
			}
			rows := table.Rows()
			for i, object := range objects(t, "stats "+question.Table()+" --set "+text) {
				for field, ours := range object {
					theirs, found := rows[i][field]
					number, isNumber := ours.(float64)
					if !found && field != "printed" {
						t.Errorf("%s: the Lab has no %s", question, field)
					}
					if found && isNumber {
						if value, err := strconv.ParseFloat(theirs, 64); err != nil || value != number {
							t.Errorf("%s: %s is %v, the Lab's %s", question, field, number, theirs)
						}
					}
				}
			}
		}
	}
}
