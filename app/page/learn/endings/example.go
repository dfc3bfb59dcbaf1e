package endings

import (
	_ "embed"
	"strings"
	"sync"

	"catchup/engine"
	"catchup/engine/endgame"
)

// Example is a position of a branch.
type Example struct {
	Position engine.Position
	Puzzle   bool // exactly one move is right, so that it can be solved as a puzzle
}

// examples has a line for each case: its name and an example for each branch; * marks a
// puzzle. A test holds every line against the engine.
//
//go:embed examples.txt
var examples string

// Examples returns, by case, an example for each of its branches.
var Examples = sync.OnceValue(func() map[string][]Example {
	all := map[string][]Example{}
	for line := range strings.Lines(examples) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		for _, text := range fields[1:] {
			position, err := engine.ParsePosition(strings.TrimSuffix(text, "*"))
			if err != nil {
				panic(err) // a test reads them all
			}
			all[fields[0]] = append(all[fields[0]], Example{position, strings.HasSuffix(text, "*")})
		}
	}
	return all
})

// cases returns every case of three numbers, of four, or of either if it is 0.
func cases(numbers int) []*endgame.Node {
	if numbers == 0 {
		return append(cases(3), cases(4)...)
	}
	return endgame.Tree(numbers).Cases()
}
