package solver

// Code says what kind of error an [Error] is.
type Code string

// The codes of errors.
const (
	Malformed Code = "malformed" // the question
	TooMany   Code = "too-many"  // moves to choose from
	Unsolved  Code = "unsolved"  // by a search that had to end
	Cancelled Code = "cancelled" // by request
	Internal  Code = "internal"  // a mistake in this program
)

// Error is why there is no answer.
type Error struct {
	Code Code
	Text string
}

func (e *Error) Error() string { return e.Text }
