package board

import (
	"strconv"

	"catchup/engine"
)

// Does says what a move does that is worth so much to who makes it.
func Does(o engine.Outcome) string {
	return map[engine.Outcome]string{engine.Win: "wins", engine.Draw: "draws", engine.Loss: "loses"}[o]
}

// Grouped writes a number, not below 0, with thin spaces between its thousands.
func Grouped[N int | uint64](n N) string {
	text := strconv.FormatUint(uint64(n), 10)
	for i := len(text) - 3; i > 0; i -= 3 {
		text = text[:i] + "\u202f" + text[i:]
	}
	return text
}
