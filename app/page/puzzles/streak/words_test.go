package streak

import "testing"

func TestWords(t *testing.T) {
	for _, c := range []struct {
		run                    Run
		result, compared, line string
	}{
		{Run{IDs: make([]string, 1), Ending: Mistake}, "The run is over: 0 solved", "Another run has other puzzles.", "Catch-Up streak: 0 puzzles solved, step 1 of 13"},
		{Run{IDs: make([]string, 2), Solved: 1, Best: 1, Ending: Mistake}, "The run is over: 1 solved", "That is your best so far.", "Catch-Up streak: 1 puzzle solved, step 1 of 13"},
		{Run{IDs: make([]string, 8), Solved: 6, Skipped: true, Best: 9, Former: 9, Ending: Mistake}, "The run is over: 6 solved", "Your best is 9.", "Catch-Up streak: 6 puzzles solved, step 4 of 13"},
		{Run{IDs: make([]string, 10), Solved: 9, Best: 9, Former: 9, Ending: Mistake}, "The run is over: 9 solved", "That is your best so far.", "Catch-Up streak: 9 puzzles solved, step 4 of 13"},
		{Run{IDs: make([]string, length()), Solved: length(), Best: length(), Former: 9, Ending: Summit}, "At the top: 50 solved", "That is your best yet; before it was 9.", "Catch-Up streak: 50 puzzles solved, step 13 of 13"},
	} {
		if got := c.run.result(); got != c.result {
			t.Errorf("%q, want %q", got, c.result)
		}
		if got := c.run.compared(); got != c.compared {
			t.Errorf("%q, want %q", got, c.compared)
		}
		if got := c.run.line(); got != c.line {
			t.Errorf("%q, want %q", got, c.line)
		}
	}
}
