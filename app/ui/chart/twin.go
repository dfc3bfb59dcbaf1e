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
	text  string  // for people
	value any     // for programs: a name, a float64, or nil
	error float64 // of the number, or 0
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
		r := row{cells: []cell{f.X.place(place, 0)}}
		for _, series := range f.Series {
			c := f.Y.number(math.NaN(), 0)
			for _, p := range series.Points {
				if p.X == place {
					c = f.Y.number(p.Y, p.Error)
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
			cells := []cell{name(p.Name), name(series.Name), f.X.place(p.X, 0), f.Y.number(p.Y, p.Error)}
			t.rows = append(t.rows, row{p.Href, cells})
		}
	}
	return t
}

// place is the cell of a place on the axis, which may have a name.
func (a Axis) place(v, error float64) cell {
	if v == math.Trunc(v) && 0 <= v && int(v) < len(a.Names) {
		return name(a.Names[int(v)])
	}
	return a.number(v, error)
}

// number is the cell of a number, which may be none.
func (a Axis) number(v, error float64) cell {
	c := cell{text: words.Number(v, a.Decimals), error: error}
	if error != 0 {
		c.text += " ± " + words.Number(error, a.Decimals)
	}
	if !math.IsNaN(v) {
		c.value = v
	}
	return c
}

func name(text string) cell { return cell{text: text, value: text} }

// plain writes the cell for programs, with all its digits.
func (c cell) plain() string {
	switch value := c.value.(type) {
	case string:
		return value
	case float64:
		return strconv.FormatFloat(value, 'g', -1, 64)
	}
	return ""
}

// TSV writes the figure for a spreadsheet: tab-separated, names of columns first, an
// error in a column of its own.
func (f Figure) TSV() string {
	t := f.twin()
	var columns [][]string
	for i, name := range t.columns {
		values, errors, exact := []string{name}, []string{name + " error"}, true
		for _, r := range t.rows {
			values = append(values, r.cells[i].plain())
			errors = append(errors, strconv.FormatFloat(r.cells[i].error, 'g', -1, 64))
			exact = exact && r.cells[i].error == 0
		}
		if columns = append(columns, values); !exact {
			columns = append(columns, errors)
		}
	}
	var out strings.Builder
	for i := range 1 + len(t.rows) {
		for j, column := range columns {
			if j > 0 {
				out.WriteString("\t")
			}
			out.WriteString(column[i])
		}
		out.WriteString("\n")
	}
	return out.String()
}

// JSON writes the figure for programs: its title, and an object a row.
func (f Figure) JSON() string {
	t := f.twin()
	rows := []map[string]any{}
	for _, r := range t.rows {
		object := map[string]any{}
		for i, c := range r.cells {
			object[t.columns[i]] = c.value
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
