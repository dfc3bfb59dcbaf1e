package lab

import (
	"cmp"
	"fmt"
	"reflect"
	"strconv"
	"strings"

	"catchup/engine"
	"catchup/engine/wire"
)

// Text writes an answer, a slice of lines, as a line of text: how many there are, then
// the cells of each. [Read] reads it as package wire does; here are words alone, as who
// answers need not carry what reads.
func Text(lines any) string {
	all := reflect.ValueOf(lines)
	words := []string{strconv.Itoa(all.Len())}
	for i := range all.Len() {
		each(all.Index(i), "", func(_ string, cell reflect.Value) { words = append(words, word(cell.Interface())) })
	}
	return strings.Join(words, " ")
}

// word writes a cell; - is an empty text.
func word(cell any) string {
	if set, is := cell.(engine.Set); is {
		return set.Short()
	}
	return cmp.Or(fmt.Sprint(cell), "-")
}

// Read is the inverse of [Text].
func Read[Line any](text string) (lines []Line, err error) {
	err = wire.ReadWith(text, func(l *wire.Line) {
		for i := range wire.List(l, "lines", &lines) {
			each(reflect.ValueOf(&lines[i]).Elem(), "", func(name string, cell reflect.Value) { read(l, name, cell) })
		}
	})
	return lines, err
}

// Cells tells what stands in a line, each cell with the name of its column.
func Cells(line any, tell func(column string, cell any)) {
	each(reflect.ValueOf(line), "", func(name string, cell reflect.Value) { tell(name, cell.Interface()) })
}

// each goes through the cells of a struct, which is a line or stands inside one. Columns
// are called as the fields are in JSON; those of a struct inside stand under its name, or
// under their own if it is embedded.
func each(line reflect.Value, prefix string, do func(name string, cell reflect.Value)) {
	for i := range line.NumField() {
		field := line.Type().Field(i)
		name, _, _ := strings.Cut(field.Tag.Get("json"), ",")
		switch {
		case field.Type.Kind() != reflect.Struct || field.Type == reflect.TypeFor[engine.Set]():
			do(prefix+name, line.Field(i))
		case field.Anonymous:
			each(line.Field(i), prefix, do)
		default:
			each(line.Field(i), prefix+name+"_", do)
		}
	}
}

// read reads a cell.
func read(l *wire.Line, name string, cell reflect.Value) {
	switch to := cell.Addr().Interface().(type) {
	case *engine.Set:
		l.Set(name, to)
	case *engine.Outcome:
		l.Outcome(to)
	case *int:
		l.Int(name, to)
	case *uint64:
		l.Uint(name, to)
	case *float64:
		l.Float(name, to)
	default:
		var word string
		if l.Word(name, &word); word != "-" {
			cell.SetString(word)
		}
	}
}
