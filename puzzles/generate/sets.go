package generate

import (
	_ "embed"
	"fmt"
	"strings"

	"catchup/engine"
)

//go:embed sets.txt
var setsText string

// Sets returns the sets that the catalogue's games start with.
func Sets() ([]engine.Set, error) { return parseSets(setsText) }

// parseSets reads a set a line; a line that begins with # is a heading. The error names
// the line.
func parseSets(text string) (sets []engine.Set, err error) {
	line := 0
	for row := range strings.Lines(text) {
		line++
		if strings.HasPrefix(row, "#") {
			continue
		}
		set, err := engine.ParseSet(strings.TrimSuffix(row, "\n"))
		if err != nil {
			return nil, fmt.Errorf("sets, line %d: %w", line, err)
		}
		sets = append(sets, set)
	}
	return sets, nil
}
