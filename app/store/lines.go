package store

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// Thousands of results and days are not kept as JSON objects, which a phone would
// take a tenth of a second to write, but as one text: an entry for each, in the
// order of their keys, divided by ";", its fields by one space. Where one of these
// stands in a field, it is escaped.

var escape = strings.NewReplacer("%", "%25", ";", "%3B", " ", "%20", "|", "%7C")
var unescape = strings.NewReplacer("%25", "%", "%3B", ";", "%20", " ", "%7C", "|")

// escaped returns a field as it is written.
func escaped(field string) string {
	if strings.ContainsAny(field, "%; |") {
		return escape.Replace(field)
	}
	return field
}

// unescaped returns a field as it was.
func unescaped(field string) string {
	if strings.Contains(field, "%") {
		return unescape.Replace(field)
	}
	return field
}

// appendLines writes a map: for each entry its key and, after a space, what add
// writes of its value.
func appendLines[V any](text []byte, entries map[string]V, add func([]byte, V) []byte) []byte {
	for i, key := range slices.Sorted(maps.Keys(entries)) {
		if i > 0 {
			text = append(text, ';')
		}
		text = append(text, escaped(key)...)
		text = append(text, ' ')
		text = add(text, entries[key])
	}
	return text
}

// parseLines reads what [appendLines] wrote. The error names the entry.
func parseLines[V any](text string, parse func(string) (V, error)) (map[string]V, error) {
	if text == "" {
		return nil, nil
	}
	entries := make(map[string]V, strings.Count(text, ";")+1)
	for entry := range strings.SplitSeq(text, ";") {
		key, rest, found := strings.Cut(entry, " ")
		if !found {
			return nil, fmt.Errorf("entry %d, %q: a space is missing", len(entries)+1, entry)
		}
		value, err := parse(rest)
		if err != nil {
			return nil, fmt.Errorf("entry %d, %q: %w", len(entries)+1, entry, err)
		}
		key = unescaped(key)
		if _, twice := entries[key]; twice {
			return nil, fmt.Errorf("entry %d, %q: there is one for this already", len(entries)+1, entry)
		}
		entries[key] = value
	}
	return entries, nil
}

// A letter stands for each fact that holds.
type letter struct {
	name byte
	fact *bool
}

// appendLetters writes the letters of the facts that hold.
func appendLetters(text []byte, letters ...letter) []byte {
	for _, l := range letters {
		if *l.fact {
			text = append(text, l.name)
		}
	}
	return text
}

// parseLetters sets the facts whose letters stand at the beginning of the text, in
// their order, and returns what follows them.
func parseLetters(text string, letters ...letter) string {
	for _, l := range letters {
		if text != "" && text[0] == l.name {
			*l.fact = true
			text = text[1:]
		}
	}
	return text
}
