package store

import (
	"encoding/json"
	"errors"
	"fmt"
)

// A NewerError says that a record was written by a later version of the site. It
// is no damage: that version can read it.
type NewerError struct{ Version int }

func (e *NewerError) Error() string {
	return fmt.Sprintf("it has version %d, this page reads up to %d", e.Version, version)
}

// decode reads a record of any version up to this one.
func decode(text string) (Data, error) {
	var head struct {
		Version *int `json:"version"`
	}
	if err := json.Unmarshal([]byte(text), &head); err != nil {
		return Data{}, err
	}
	switch {
	case head.Version == nil:
		return Data{}, errors.New("it has no version")
	case *head.Version < 1:
		return Data{}, fmt.Errorf("it has version %d, the first is 1", *head.Version)
	case *head.Version > version:
		return Data{}, &NewerError{*head.Version}
	}
	raw := []byte(text)
	for _, step := range migrations[*head.Version-1:] {
		var err error
		if raw, err = step.migrate(raw); err != nil {
			return Data{}, fmt.Errorf("%s: %w", step.name, err)
		}
	}
	var data Data
	if err := json.Unmarshal(raw, &data); err != nil {
		return Data{}, err
	}
	data.Version = version
	return data, nil
}

func encode(data Data) (string, error) {
	text, err := json.Marshal(data)
	return string(text), err
}
