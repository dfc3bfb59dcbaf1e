package lab

import (
	"errors"
	"reflect"
	"strconv"
	"strings"

	"catchup/engine"
)

// Text writes an answer, a slice of lines, as a line of text: the names of the columns,
// then the lines, with bars between, and spaces between cells. A line is a struct, and
// its columns are called as its fields are in JSON; those of a struct inside stand under
// its name, or under their own if it is embedded. "-" is what JSON omits.
func Text(answer any) string {
	lines := reflect.ValueOf(answer)
	text := []string{names(lines.Type())}
	for i := range lines.Len() {
		var cells []string
		for _, c := range cellsOf(lines.Index(i), "") {
			cells = append(cells, c.String())
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
	texts := strings.Split(text, "|")
	if head := names(lines.Type()); texts[0] != head {
		return errors.New("an answer has the columns " + strconv.Quote(texts[0]) + " instead of " + strconv.Quote(head))
	}
	for i, text := range texts[1:] {
		line := reflect.New(lines.Type().Elem()).Elem()
		cells, texts := cellsOf(line, ""), strings.Split(text, " ")
		if len(texts) != len(cells) {
			return errors.New("an answer has " + strconv.Itoa(len(texts)) + " cells in line " + strconv.Itoa(i+1) + " under " + strconv.Itoa(len(cells)) + " columns")
		}
		for j, c := range cells {
			if err := c.read(texts[j]); err != nil {
				return errors.New("an answer has no " + c.name + " in line " + strconv.Itoa(i+1) + ": " + err.Error())
			}
		}
		lines.Set(reflect.Append(lines, line))
	}
	return nil
}

// Fields returns what stands in a line, by the names of its columns.
func Fields(line any) map[string]any {
	fields := map[string]any{}
	for _, c := range cellsOf(reflect.ValueOf(line), "") {
		fields[c.name] = c.Interface()
	}
	return fields
}

// names are those of the columns of a slice of lines.
func names(lines reflect.Type) string {
	var names []string
	for _, c := range cellsOf(reflect.Zero(lines.Elem()), "") {
		names = append(names, c.name)
	}
	return strings.Join(names, " ")
}

// cell is a field of a line.
type cell struct {
	reflect.Value
	name     string
	optional bool // JSON omits it if it is zero
}

// cellsOf returns the cells of a struct, which is a line or stands inside one.
func cellsOf(line reflect.Value, prefix string) (cells []cell) {
	for i := range line.NumField() {
		field := line.Type().Field(i)
		name, option, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case field.Type.Kind() != reflect.Struct || field.Type == reflect.TypeFor[engine.Set]():
			cells = append(cells, cell{line.Field(i), prefix + name, option == "omitempty"})
		case field.Anonymous:
			cells = append(cells, cellsOf(line.Field(i), prefix)...)
		default:
			cells = append(cells, cellsOf(line.Field(i), prefix+name+"_")...)
		}
	}
	return cells
}

// String writes the cell.
func (c cell) String() string {
	if c.optional && c.IsZero() {
		return "-"
	}
	switch value := c.Interface().(type) {
	case engine.Set:
		return value.Short()
	case engine.Outcome:
		return value.String()
	case int:
		return strconv.Itoa(value)
	case uint64:
		return strconv.FormatUint(value, 10)
	case float64:
		return strconv.FormatFloat(value, 'g', -1, 64)
	default:
		return c.Value.String()
	}
}

// read takes what [cell.String] writes.
func (c cell) read(text string) (err error) {
	if c.optional && text == "-" {
		return nil
	}
	switch to := c.Addr().Interface().(type) {
	case *engine.Set:
		*to, err = engine.ParseSet(text)
	case *engine.Outcome:
		*to, err = engine.ParseOutcome(text)
	case *int:
		*to, err = strconv.Atoi(text)
	case *uint64:
		*to, err = strconv.ParseUint(text, 10, 64)
	case *float64:
		*to, err = strconv.ParseFloat(text, 64)
	default:
		c.SetString(text)
		if text == "" {
			err = errors.New("the cell is empty")
		}
	}
	return err
}
