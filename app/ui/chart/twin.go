package chart

import (
	"encoding/json"
	"math"
	"slices"
	"strconv"
	"strings"

	"catchup/app/ui/words"
)

// twin is the figure as a table.
type twin struct {
	columns []string
	rows    []row
}

// row is a line of it: cells, and where the first one leads.
type row struct {
	href  string
	cells []cell
}

// cell is a name, or a number with its error.
type cell struct {
	name          string
	number, error float64
	decimals      int
	isNumber      bool
}

// twin returns the figure as a table: a row for every named point, or else one for
// every place on the axis of X, with the series side by side.
func (f Figure) twin() twin {
	if f.named() {
		return f.listed()
	}
	t := twin{columns: []string{f.X.Title}}
	var places []float64
	for _, series := range f.Series {
		t.columns = append(t.columns, series.Name)
		for _, p := range series.Points {
			places = append(places, p.X)
		}
	}
	slices.Sort(places)
	for _, place := range slices.Compact(places) {
		r := row{cells: []cell{f.X.place(place)}}
		for _, series := range f.Series {
			c := cell{number: math.NaN(), isNumber: true}
			for _, p := range series.Points {
				if p.X == place {
					c = cell{number: p.Y, error: p.Error, decimals: f.Y.Decimals, isNumber: true}
					r.href = p.Href
				}
			}
			r.cells = append(r.cells, c)
		}
		t.rows = append(t.rows, r)
	}
	return t
}

func (f Figure) named() bool {
	return slices.ContainsFunc(f.Series, func(s Series) bool {
		return slices.ContainsFunc(s.Points, func(p Point) bool { return p.Name != "" })
	})
}

// listed is the table of named points.
func (f Figure) listed() twin {
	t := twin{columns: []string{"Name", "Kind", f.X.Title, f.Y.Title}}
	for _, series := range f.Series {
		for _, p := range series.Points {
			t.rows = append(t.rows, row{p.Href, []cell{
				{name: p.Name}, {name: series.Name}, f.X.place(p.X),
				{number: p.Y, error: p.Error, decimals: f.Y.Decimals, isNumber: true},
			}})
		}
	}
	return t
}

// place is the cell of a place on the axis.
func (a Axis) place(v float64) cell {
	if a.Names != nil {
		return cell{name: a.cell(v)}
	}
	return cell{number: v, decimals: a.Decimals, isNumber: true}
}

// String writes the cell for people.
func (c cell) String() string {
	switch {
	case !c.isNumber:
		return c.name
	case c.error != 0:
		return words.Number(c.number, c.decimals) + " ± " + words.Number(c.error, c.decimals)
	}
	return words.Number(c.number, c.decimals)
}

// plain writes the cell for programs, with all its digits.
func (c cell) plain() string {
	switch {
	case !c.isNumber:
		return c.name
	case math.IsNaN(c.number):
		return ""
	}
	return strconv.FormatFloat(c.number, 'g', -1, 64)
}

// TSV writes the figure for a spreadsheet: tab-separated, names of columns first, an
// error in a column of its own.
func (f Figure) TSV() string {
	t := f.twin()
	lines := [][]string{nil}
	for i, name := range t.columns {
		lines[0] = append(lines[0], name)
		if t.hasErrors(i) {
			lines[0] = append(lines[0], name+" error")
		}
	}
	for _, r := range t.rows {
		var line []string
		for i, c := range r.cells {
			line = append(line, c.plain())
			if t.hasErrors(i) {
				line = append(line, strconv.FormatFloat(c.error, 'g', -1, 64))
			}
		}
		lines = append(lines, line)
	}
	var out strings.Builder
	for _, line := range lines {
		out.WriteString(strings.Join(line, "\t") + "\n")
	}
	return out.String()
}

func (t twin) hasErrors(column int) bool {
	return slices.ContainsFunc(t.rows, func(r row) bool { return r.cells[column].error != 0 })
}

// JSON writes the figure for programs: its title, and an object a row.
func (f Figure) JSON() string {
	t := f.twin()
	rows := []map[string]any{}
	for _, r := range t.rows {
		object := map[string]any{}
		for i, c := range r.cells {
			switch {
			case !c.isNumber:
				object[t.columns[i]] = c.name
			case math.IsNaN(c.number):
				object[t.columns[i]] = nil
			default:
				object[t.columns[i]] = c.number
			}
			if c.error != 0 {
				object[t.columns[i]+" error"] = c.error
			}
		}
		rows = append(rows, object)
	}
	text, err := json.MarshalIndent(map[string]any{"title": f.Title, "rows": rows}, "", " ")
	if err != nil {
		panic(err) // there are only names and finite numbers
	}
	return string(text)
}
