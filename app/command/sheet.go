//go:build !wasm

package command

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// sheet prints lines, each with what is computed and what the paper prints for it:
// as aligned text when all are there, or each at once as a JSON object.
type sheet struct {
	out     io.Writer
	json    bool
	about   string
	columns []string
	lines   [][]string
	printed bool // something on the sheet is printed in the paper
}

func newSheet(out io.Writer, asJSON bool) *sheet { return &sheet{out: out, json: asJSON} }

// line adds a line: the object for JSON, or the cells for text.
func (s *sheet) line(object any, cells ...string) error {
	if s.json {
		return json.NewEncoder(s.out).Encode(object)
	}
	s.lines = append(s.lines, cells)
	return nil
}

// beside returns a cell with the printed figure, if there is one, in brackets.
func (s *sheet) beside(cell string, printed printed, field string) string {
	figure, found := printed[field]
	if !found {
		return cell
	}
	s.printed = true
	return cell + " [" + figure.String() + "]"
}

// printed is what the paper prints, digit by digit, by the name of the field that
// has what was computed.
type printed map[string]json.Number

// flush prints the text, if there is a line.
func (s *sheet) flush() error {
	if len(s.lines) == 0 {
		return nil
	}
	about := s.about
	if s.printed {
		about += " In brackets: the paper's figure."
	}
	fmt.Fprintf(s.out, "%s\n\n", about)
	w := tabwriter.NewWriter(s.out, 0, 0, 3, ' ', tabwriter.AlignRight)
	for _, cells := range append([][]string{s.columns}, s.lines...) {
		fmt.Fprintln(w, strings.Join(cells, "\t")+"\t")
	}
	return w.Flush()
}
