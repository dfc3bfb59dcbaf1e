package engine

// Outcome is what a position or a move is worth under best play, from the point
// of view of the player to move. Greater is better.
type Outcome int8

// The three outcomes.
const (
	Loss Outcome = iota - 1
	Draw
	Win
)

// Opposite returns the outcome from the other player's point of view.
func (o Outcome) Opposite() Outcome { return -o }

// String returns "loss", "draw" or "win".
func (o Outcome) String() string {
	switch o {
	case Loss:
		return "loss"
	case Draw:
		return "draw"
	default:
		return "win"
	}
}

// ParseOutcome is the inverse of [Outcome.String].
func ParseOutcome(text string) (Outcome, error) {
	for o := Loss; o <= Win; o++ {
		if o.String() == text {
			return o, nil
		}
	}
	return 0, &SyntaxError{What: "outcome", Text: text, Offset: 0, Problem: "expected win, draw or loss"}
}

// MarshalText writes the outcome as [Outcome.String] does. It never fails.
func (o Outcome) MarshalText() ([]byte, error) { return []byte(o.String()), nil }

// UnmarshalText reads what [Outcome.String] writes.
func (o *Outcome) UnmarshalText(text []byte) (err error) {
	*o, err = ParseOutcome(string(text))
	return err
}

// OutcomeOf returns the outcome of a final margin: the player's own sum less the
// opponent's.
func OutcomeOf(margin int) Outcome {
	switch {
	case margin > 0:
		return Win
	case margin < 0:
		return Loss
	default:
		return Draw
	}
}
