package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"unicode/utf8"
)

// A NewerError says that a record was written by a later version of the site. It
// is no damage: that version can read it.
type NewerError struct{ Version int }

func (e *NewerError) Error() string {
	return fmt.Sprintf("it has version %d, this page reads up to %d", e.Version, version)
}

// fields are the parts of a record as they stand in its text.
type fields map[string]json.RawMessage

// known holds the names of the parts of [Data].
var known = func() map[string]struct{} {
	names := map[string]struct{}{}
	for field := range reflect.TypeFor[Data]().Fields() {
		if name, _, _ := strings.Cut(field.Tag.Get("json"), ","); name != "" {
			names[name] = struct{}{}
		}
	}
	return names
}()

// decode reads a record of any version up to this one.
func decode(text string) (Data, error) {
	raw := []byte(text)
	var parts fields
	if err := json.Unmarshal(raw, &parts); err != nil {
		return Data{}, located(err, text)
	}
	number, found := parts["version"]
	if !found {
		return Data{}, errors.New("it has no version")
	}
	var written int
	if err := json.Unmarshal(number, &written); err != nil {
		return Data{}, fmt.Errorf("its version is %s, which is no whole number", number)
	}
	if written < 1 {
		return Data{}, fmt.Errorf("it has version %d, the first is 1", written)
	}
	if written > version {
		return Data{}, &NewerError{written}
	}
	for _, step := range migrations[written-1:] {
		if err := step.migrate(parts); err != nil {
			return Data{}, fmt.Errorf("%s: %w", step.name, err)
		}
	}
	if written < version {
		var err error
		if raw, err = json.Marshal(parts); err != nil {
			return Data{}, err
		}
	}
	var data Data
	if err := json.Unmarshal(raw, &data); err != nil {
		return Data{}, located(err, text)
	}
	data.Version = version
	for name, part := range parts {
		if _, is := known[strings.ToLower(name)]; is {
			continue
		}
		if data.rest == nil {
			data.rest = fields{}
		}
		var compact bytes.Buffer
		if err := json.Compact(&compact, part); err != nil {
			return Data{}, err
		}
		data.rest[name] = compact.Bytes()
	}
	return data, nil
}

// located says where in the text the decoder met the error.
func located(err error, text string) error {
	if wrong := (*json.UnmarshalTypeError)(nil); errors.As(err, &wrong) {
		part := wrong.Field
		if part == "" {
			part = "the whole"
		}
		return fmt.Errorf("%s: %s is not what belongs there", part, wrong.Value)
	}
	syntax := (*json.SyntaxError)(nil)
	if !errors.As(err, &syntax) {
		return err
	}
	if text == "" {
		return errors.New("it is empty")
	}
	if int(syntax.Offset) >= len(text) && strings.HasPrefix(syntax.Error(), "unexpected end") {
		return fmt.Errorf("it ends too early, in line %d", strings.Count(text, "\n")+1)
	}
	before := text[:min(max(int(syntax.Offset)-1, 0), len(text))]
	line := strings.Count(before, "\n") + 1
	column := utf8.RuneCountInString(before[strings.LastIndexByte(before, '\n')+1:]) + 1
	return fmt.Errorf("line %d, character %d: %w", line, column, syntax)
}

// encode writes a record: what this version knows, and behind it the rest.
func encode(data Data) (string, error) {
	text, err := json.Marshal(data)
	if err != nil {
		return "", err
	}
	for _, name := range slices.Sorted(maps.Keys(data.rest)) {
		part, err := json.Marshal(map[string]json.RawMessage{name: data.rest[name]})
		if err != nil {
			return "", err
		}
		text = append(text[:len(text)-1], ',')
		text = append(text, part[1:]...)
	}
	return string(text), nil
}
