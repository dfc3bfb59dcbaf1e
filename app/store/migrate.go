package store

import "encoding/json"

// migrations lead from each version to the next: the first from version 1 to 2.
// A step never changes once it was published, and knows no type that may.
var migrations = []struct {
	name    string
	migrate func(record []byte) ([]byte, error)
}{
	{"from the list of solved puzzles to results", solvedToResults},
}

// solvedToResults turns {"solved": {id: true}} into {"puzzles": {id: {"solved":
// true}}}.
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
	type result struct {
		Solved bool `json:"solved"`
	}
	puzzles := map[string]result{}
	for id, is := range solved {
		if is {
			puzzles[id] = result{true}
		}
	}
	text, err := json.Marshal(puzzles)
	if err != nil {
		return nil, err
	}
	delete(fields, "solved")
	fields["puzzles"] = text
	return json.Marshal(fields)
}
