package store

import (
	"encoding/json"
	"slices"
	"strings"
)

// migrations lead from each version to the next: the first from version 1 to 2.
// They change the parts of a record in their place. A step never changes once it
// was published, and knows no type that may.
var migrations = []struct {
	name    string
	migrate func(fields) error
}{
	{"from the list of solved puzzles to results", solvedToResults},
}

// solvedToResults turns {"solved": {id: true}} into {"puzzles": "id s;…"}.
func solvedToResults(parts fields) error {
	old, found := parts["solved"]
	if !found {
		return nil
	}
	delete(parts, "solved")
	var solved map[string]bool
	if err := json.Unmarshal(old, &solved); err != nil {
		return err
	}
	var entries []string
	for id, is := range solved {
		if is {
			entries = append(entries, escape.Replace(id)+" s")
		}
	}
	if len(entries) == 0 {
		return nil
	}
	slices.Sort(entries)
	text, err := json.Marshal(strings.Join(entries, ";"))
	parts["puzzles"] = text
	return err
}
