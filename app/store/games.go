package store

// Play is how the visitor last played.
type Play struct {
	Game     string `json:"game,omitempty"`     // the game in notation
	Opponent string `json:"opponent,omitempty"` // a bot's name; "" for a friend
	Second   bool   `json:"second,omitempty"`   // the visitor moves second
	Help     bool   `json:"help,omitempty"`     // show what every move is worth; newer records say it with Aids
	Aids     string `json:"aids,omitempty"`     // the kinds of help shown, a letter each
	Margin   bool   `json:"margin,omitempty"`   // played to win by as much as possible
	Beside   bool   `json:"beside,omitempty"`   // two people sit on the same side of the device
	ID       string `json:"id,omitempty"`       // of the game among those kept
	Chosen   bool   `json:"chosen,omitempty"`   // the visitor has chosen any of this
}

// Kept is a game that the visitor kept. Older records also have its head start, as
// "head", which the notation says too.
type Kept struct {
	ID       string `json:"id"`
	Game     string `json:"game"`               // in notation
	Opponent string `json:"opponent,omitempty"` // a bot's name; "" for a friend
	Second   bool   `json:"second,omitempty"`   // the visitor moved second
	Day      string `json:"day,omitempty"`      // the civil date on which it was kept
	Margin   bool   `json:"margin,omitempty"`   // played for the margin
}
