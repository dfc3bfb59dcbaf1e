package figure

import (
	"catchup/app/shell"
	"catchup/engine"
)

// ReadSet reads a set that a visitor has typed. If it is none to measure, problem says
// why.
func ReadSet(text string) (set engine.Set, problem string) {
	set, err := engine.ParseSet(text)
	if err != nil {
		return engine.Set{}, shell.Sentence(err.Error())
	}
	if set.Len() == 0 {
		return engine.Set{}, "There is nothing to measure in the empty set."
	}
	return set, ""
}
