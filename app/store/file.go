package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
)

// File writes the record as a file: the text that is kept, with line breaks.
func File(data Data) (string, error) {
	text, err := encode(data)
	if err != nil {
		return "", err
	}
	var file bytes.Buffer
	if err := json.Indent(&file, []byte(text), "", "  "); err != nil {
		return "", err
	}
	file.WriteByte('\n')
	return file.String(), nil
}

// ReadFile reads a file of any version up to this one. The error says what is
// wrong and where.
func ReadFile(text string) (Data, error) {
	data, err := decode(text)
	if newer := (*NewerError)(nil); errors.As(err, &newer) {
		return Data{}, fmt.Errorf("the file was written by a newer version of the site (%w)", err)
	}
	if err != nil {
		return Data{}, fmt.Errorf("the file is no saved copy of Catch-Up: %w", err)
	}
	return data, nil
}
