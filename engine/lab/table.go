package lab

import (
	"errors"
	"strconv"
	"strings"

	"catchup/engine/stats/paper"
)

// Table is an answer: named columns, and lines with a cell for each of them. Neither
// names nor cells are empty or have spaces or bars in them.
type Table struct {
	Columns []string
	Lines   [][]string
}

// NewTable returns a table without lines whose columns are named in one text, with
// spaces between.
func NewTable(columns string) Table { return Table{Columns: strings.Fields(columns)} }

// Add adds a line.
func (t *Table) Add(cells ...string) { t.Lines = append(t.Lines, cells) }

// String writes the table as a line of text: the columns, then the lines, with bars
// between, and spaces between cells.
func (t Table) String() string {
	lines := []string{strings.Join(t.Columns, " ")}
	for _, cells := range t.Lines {
		lines = append(lines, strings.Join(cells, " "))
	}
	return strings.Join(lines, "|")
}

// ParseTable is the inverse of [Table.String].
func ParseTable(text string) (Table, error) {
	var t Table
	for i, line := range strings.Split(text, "|") {
		cells := strings.Split(line, " ")
		for _, cell := range cells {
			if cell == "" {
				return Table{}, errors.New("a table has an empty cell in line " + strconv.Itoa(i+1))
			}
		}
		switch {
		case i == 0:
			t.Columns = cells
		case len(cells) != len(t.Columns):
			return Table{}, errors.New("a table has " + strconv.Itoa(len(cells)) + " cells in line " + strconv.Itoa(i+1) +
				" under " + strconv.Itoa(len(t.Columns)) + " columns")
		default:
			t.Lines = append(t.Lines, cells)
		}
	}
	return t, nil
}

// Rows returns the lines as the paper's are, to be set beside them.
func (t Table) Rows() []paper.Row {
	rows := make([]paper.Row, len(t.Lines))
	for i, cells := range t.Lines {
		rows[i] = paper.Row{}
		for j, cell := range cells {
			rows[i][t.Columns[j]] = cell
		}
	}
	return rows
}
