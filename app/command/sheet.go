package command

import (
	"encoding/json"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"catchup/engine/lab"
	"catchup/engine/stats/paper"
)

// sheet prints the lines of a table, each with what is computed and what the paper
// prints for it: as aligned text when all are there, or each at once as a JSON object.
type sheet struct {
	statsTable
	out     io.Writer
	json    bool
	lines   [][]string
	printed bool // something on the sheet is printed in the paper
}

func newSheet(out io.Writer, asJSON bool) *sheet { return &sheet{out: out, json: asJSON} }

// line adds a line, with the paper's row beside it, which may be nil. In JSON the
// object has the paper's figures, digit by digit, in a field of its own, by the names of
// the fields with ours.
func (s *sheet) line(line any, row paper.Row) error {
	fields := map[string]any{}
	lab.Cells(line, func(column string, cell any) { fields[column] = cell })
	cells, printed := []string{cell(fields["set"])}, map[string]json.Number{}
	for _, c := range s.columns {
		text := cell(fields[c.field])
		switch {
		case c.field == "first" && text == "0":
			text = "any"
		case strings.HasSuffix(c.field, "_change") && cells[1] == "any":
			continue // it is what the others are changes of
		}
		if bar := fields["sampled_"+strings.Replace(c.field, "_percent", "_error", 1)]; bar != nil && fields["sampled_games"] != 0 {
			text += " ±" + cell(bar)
		}
		if figure, found := row[c.paper]; found {
			printed[c.field] = json.Number(figure)
			text += " [" + figure + "]"
		}
		cells = append(cells, text)
	}
	if !s.json {
		s.lines, s.printed = append(s.lines, cells), s.printed || len(printed) > 0
		return nil
	}
	text, err := json.Marshal(line)
	if err == nil && len(printed) > 0 {
		var figures []byte
		figures, err = json.Marshal(printed)
		text = fmt.Appendf(text[:len(text)-1], `,"printed":%s}`, figures)
	}
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.out, "%s\n", text)
	return err
}

// cell writes a figure for people: two decimals unless it is a whole number.
func cell(value any) string {
	switch value := value.(type) {
	case float64:
		return fmt.Sprintf("%.2f", value)
	case interface{ Short() string }:
		return value.Short()
	}
	return fmt.Sprint(value)
}

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
	head := []string{"set"}
	for _, c := range s.columns {
		head = append(head, c.title)
	}
	for _, cells := range append([][]string{head}, s.lines...) {
		fmt.Fprintln(w, strings.Join(cells, "\t")+"\t")
	}
	return w.Flush()
}
