package store

// Learn is how far the visitor has come in learning the game.
type Learn struct {
	First bool           `json:"first,omitempty"` // through the first visit, or past it
	Stars map[string]int `json:"stars,omitempty"` // the most earned in each level of the course, 1 to 3
}

// Earn keeps the stars of a level, unless there were more before.
func (l *Learn) Earn(level string, stars int) {
	if l.Stars == nil {
		l.Stars = map[string]int{}
	}
	l.Stars[level] = max(l.Stars[level], stars)
}
