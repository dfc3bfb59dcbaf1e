package board

import (
	"catchup/app/ui/words"
	"catchup/engine"
)

// Does is [words.Does].
func Does(o engine.Outcome) string { return words.Does(o) }

// Grouped is [words.Grouped].
func Grouped[N int | uint64](n N) string { return words.Grouped(n) }
