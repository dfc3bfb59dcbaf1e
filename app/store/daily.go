package store

// DailyResult is what was done on the boards of one date: easy, medium, hard.
type DailyResult struct {
	Boards [3]BoardResult `json:"boards"`
}

// BoardResult is what was done on one board of a day.
type BoardResult struct {
	ID     string `json:"id,omitempty"` // the puzzle's
	Done   bool   `json:"done,omitempty"`
	Solved bool   `json:"solved,omitempty"`
	Marks  string `json:"marks,omitempty"`  // a letter for every move tried, in order: k kept, d win to draw, l win to loss, x draw to loss, h hint
	OnTime bool   `json:"onTime,omitempty"` // finished while its date still was today somewhere on earth
}
