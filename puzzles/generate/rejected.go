package generate

import (
	_ "embed"
	"fmt"
	"strings"

	"catchup/engine"
)

// Rejection is a position that was turned down and never comes back.
type Rejection struct {
	Position engine.Position
	Reason   string
}

//go:embed rejected.txt
var rejectedText string

// Rejected returns what was turned down so far.
func Rejected() ([]Rejection, error) { return ParseRejected(rejectedText) }

// ParseRejected reads a list of rejections, a line each: the position, a space, the
// reason. The error names the line.
func ParseRejected(text string) (rejections []Rejection, err error) {
	line := 0
	for row := range strings.Lines(text) {
		line++
		position, reason, _ := strings.Cut(strings.TrimSuffix(row, "\n"), " ")
		p, err := engine.ParsePosition(position)
		if err != nil {
			return nil, fmt.Errorf("rejected, line %d: %w", line, err)
		}
		if strings.TrimSpace(reason) == "" {
			return nil, fmt.Errorf("rejected, line %d: %v is turned down without a reason", line, p)
		}
		rejections = append(rejections, Rejection{p, reason})
	}
	return rejections, nil
}
