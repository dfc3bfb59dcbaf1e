package store

import (
	"encoding/json"
	"slices"
	"strings"
)

// migrations lead from each version to the next: the first from version 1 to 2.
// A step never changes once it was published, and knows no type that may.
var migrations = []struct {
	name    string
	migrate func(record []byte) ([]byte, error)
}{
	{"from the list of solved puzzles to results", solvedToResults},
}

// solvedToResults turns {"solved": {id: true}} into {"puzzles": "id s;…"}.
func solvedToResults(record []byte) ([]byte, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(record, &fields); err != nil {
		return nil, err
	}
	var solved map[string]bool
	if old, found := fields["solved"]; found {
		if err := json.Unmarshal(old, &solved); err != nil {
			return nil, err
		}
	}
	var entries []string
	for id, is := range solved {
		if is {
			entries = append(entries, escape.Replace(id)+" s")
		}
	}
	delete(fields, "solved")
	if len(entries) > 0 {
		slices.Sort(entries)
		text, err := json.Marshal(strings.Join(entries, ";"))
		if err != nil {
			return nil, err
		}
		fields["puzzles"] = text
	}
	return json.Marshal(fields)
}
