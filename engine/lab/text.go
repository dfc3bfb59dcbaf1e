package lab

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"catchup/engine"
)

// Text writes an answer, a slice of lines, as a line of text: the columns, then the
// lines, with bars between, and spaces between cells. A line is a struct, and its columns
// are called as its fields are in JSON; those of a struct inside stand under its name, or
// under their own if it is embedded. "-" is what JSON omits.
func Text(answer any) string {
	lines := reflect.ValueOf(answer)
	columns := columnsOf(lines.Type().Elem(), "")
	text := []string{names(columns)}
	for i := range lines.Len() {
		cells := make([]string, len(columns))
		for j, c := range columns {
			cells[j] = c.write(lines.Index(i).FieldByIndex(c.field))
		}
		text = append(text, strings.Join(cells, " "))
	}
	return strings.Join(text, "|")
}

// Read is the inverse of [Text].
func Read[Line any](text string) (lines []Line, err error) {
	err = read(text, reflect.ValueOf(&lines).Elem())
	return lines, err
}

// read adds the lines of the text to those that are there.
func read(text string, lines reflect.Value) error {
	columns := columnsOf(lines.Type().Elem(), "")
	texts := strings.Split(text, "|")
	if head := names(columns); texts[0] != head {
		return errors.New("an answer has the columns " + strconv.Quote(texts[0]) + " instead of " + strconv.Quote(head))
	}
	for i, text := range texts[1:] {
		cells := strings.Split(text, " ")
		if len(cells) != len(columns) {
			return errors.New("an answer has " + strconv.Itoa(len(cells)) + " cells in line " + strconv.Itoa(i+1) + " under " + strconv.Itoa(len(columns)) + " columns")
		}
		line := reflect.New(lines.Type().Elem()).Elem()
		for j, c := range columns {
			if err := c.read(line.FieldByIndex(c.field), cells[j]); err != nil {
				return errors.New("an answer has no " + c.name + " in line " + strconv.Itoa(i+1) + ": " + err.Error())
			}
		}
		lines.Set(reflect.Append(lines, line))
	}
	return nil
}

// Fields returns what stands in a line, by the names of its columns.
func Fields(line any) map[string]any {
	fields, v := map[string]any{}, reflect.ValueOf(line)
	for _, c := range columnsOf(v.Type(), "") {
		fields[c.name] = v.FieldByIndex(c.field).Interface()
	}
	return fields
}

// column is a field of a line.
type column struct {
	name     string
	field    []int // [reflect.Value.FieldByIndex]
	optional bool  // JSON omits it if it is zero
}

func names(columns []column) string {
	all := make([]string, len(columns))
	for i, c := range columns {
		all[i] = c.name
	}
	return strings.Join(all, " ")
}

// columnsOf returns the columns of a struct, which is a line or stands inside one.
func columnsOf(line reflect.Type, prefix string, inside ...int) (columns []column) {
	for i := range line.NumField() {
		f := line.Field(i)
		name, option, _ := strings.Cut(f.Tag.Get("json"), ",")
		at := append(slices.Clone(inside), i)
		switch {
		case f.Type.Kind() != reflect.Struct || f.Type == reflect.TypeFor[engine.Set]():
			columns = append(columns, column{prefix + name, at, option == "omitempty"})
		case f.Anonymous:
			columns = append(columns, columnsOf(f.Type, prefix, at...)...)
		default:
			columns = append(columns, columnsOf(f.Type, prefix+name+"_", at...)...)
		}
	}
	return columns
}

// write returns the cell of a field.
func (c column) write(field reflect.Value) string {
	if c.optional && field.IsZero() {
		return "-"
	}
	switch value := field.Interface().(type) {
	case engine.Set:
		return value.Short()
	case engine.Outcome:
		return value.String()
	}
	switch {
	case field.CanInt():
		return strconv.FormatInt(field.Int(), 10)
	case field.CanUint():
		return strconv.FormatUint(field.Uint(), 10)
	case field.CanFloat():
		return strconv.FormatFloat(field.Float(), 'g', -1, 64)
	default:
		return field.String()
	}
}

// read takes the cell of a field.
func (c column) read(field reflect.Value, cell string) (err error) {
	if c.optional && cell == "-" {
		return nil
	}
	switch to := field.Addr().Interface().(type) {
	case *engine.Set:
		*to, err = engine.ParseSet(cell)
		return err
	case *engine.Outcome:
		*to, err = engine.ParseOutcome(cell)
		return err
	}
	switch {
	case field.CanInt():
		var number int64
		number, err = strconv.ParseInt(cell, 10, 64)
		field.SetInt(number)
	case field.CanUint():
		var number uint64
		number, err = strconv.ParseUint(cell, 10, 64)
		field.SetUint(number)
	case field.CanFloat():
		var number float64
		number, err = strconv.ParseFloat(cell, 64)
		field.SetFloat(number)
	case cell == "":
		return errors.New("the cell is empty")
	default:
		field.SetString(cell)
	}
	return err
}
