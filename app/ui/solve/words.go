package solve

import "catchup/puzzles"

// Wording is what there is to do, in words.
type Wording struct {
	Title   string // a heading
	Short   string // two or three words
	Explain string // one or two sentences

	one, many string // what the right moves do
}

// Words returns the words for a task.
func Words(t puzzles.Task) Wording { return wordings[t] }

var wordings = [...]Wording{
	puzzles.Win: {
		"Find the only winning move", "Win",
		"One move wins. Every other draws or loses.",
		"wins", "win",
	},
	puzzles.Hold: {
		"Find the only move that does not lose", "Hold the draw",
		"Nothing wins any more. One move holds the draw.",
		"draws and the others lose", "draw",
	},
	puzzles.Resist: {
		"Lost, but not yet beaten", "Resist",
		"Every move loses against best play. Find one that leaves your opponent a single winning reply.",
		"leaves a single winning reply", "leave a single winning reply",
	},
}
