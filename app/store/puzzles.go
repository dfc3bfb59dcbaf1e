package store

// Result is what is known of one puzzle.
type Result struct {
	Solved bool   `json:"solved,omitempty"` // found without being shown
	Failed bool   `json:"failed,omitempty"` // the first try: a wrong move, or shown
	Missed bool   `json:"missed,omitempty"` // on the list of misses: failed, and not solved at first try since
	Proved bool   `json:"proved,omitempty"` // every defence beaten
	Hints  int    `json:"hints,omitempty"`  // asked for at the first try
	Day    string `json:"day,omitempty"`    // the civil date of the first try, "2026-11-21"
}

// Skill is how strong the visitor is at puzzles, by Glicko-2. The zero value is
// not yet rated.
type Skill struct {
	Rating     float64 `json:"rating,omitempty"`
	Deviation  float64 `json:"deviation,omitempty"`
	Volatility float64 `json:"volatility,omitempty"`
	Games      int     `json:"games,omitempty"` // how many results it rests on
}

// Streak is the way of training of that name: one mistake ends it.
type Streak struct {
	Best    int      `json:"best,omitempty"`
	Run     []string `json:"run,omitempty"`     // the ids of the run under way
	Skipped bool     `json:"skipped,omitempty"` // its one skip is used up
	Solved  int      `json:"solved,omitempty"`  // in the run under way
}
