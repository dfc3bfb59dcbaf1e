// Package paper has the figures that the paper prints in its six tables, to be set
// beside what is computed.
package paper

import (
	_ "embed"
	"math"
	"strconv"
	"strings"

	"catchup/engine"
)

//go:embed table1.tsv
var table1 string

//go:embed table2.tsv
var table2 string

//go:embed table3.tsv
var table3 string

//go:embed table4.tsv
var table4 string

//go:embed table5.tsv
var table5 string

//go:embed table6.tsv
var table6 string

// Row is a line of a table: its entries by the name of their column. The files say
// what the columns mean, and where the paper is wrong.
type Row map[string]string

// Number returns an entry as a number. It is not a number (NaN) if there is none.
func (r Row) Number(column string) float64 {
	number, err := strconv.ParseFloat(r[column], 64)
	if err != nil {
		return math.NaN()
	}
	return number
}

// Table returns the lines of the table with that number, from 1 to 6, in the
// paper's order.
func Table(number int) []Row {
	return Parse([]string{table1, table2, table3, table4, table5, table6}[number-1])
}

// About returns the line about a set {1..N} of a table that has one for each N, or nil if
// the paper prints none.
func About(number int, set engine.Set) Row {
	for _, row := range Table(number) {
		if set == engine.OneTo(int(row.Number("N"))) {
			return row
		}
	}
	return nil
}

// Parse reads tab-separated lines. Those that begin with # are comments, and the
// first of the others names the columns.
func Parse(text string) (rows []Row) {
	var header []string
	for line := range strings.Lines(text) {
		fields := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		switch {
		case strings.HasPrefix(line, "#"):
		case header == nil:
			header = fields
		default:
			row := Row{}
			for i, field := range fields {
				row[header[i]] = field
			}
			rows = append(rows, row)
		}
	}
	return rows
}
