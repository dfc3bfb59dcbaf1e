package store

import (
	"errors"
	"fmt"
)

// Size returns how many bytes the record takes in the browser.
func (s *Store) Size() int {
	s.Data()
	return len(s.text)
}

// Replace puts a record in the place of this one, which is kept for
// [Store.PutBack]. If there is no room for both, nothing changes.
func (s *Store) Replace(data Data) error {
	return s.exchange(func(here Data) Data {
		data.Version = version
		data.Backup.Asked = here.Backup.Asked // this browser was, whatever another one was
		return data
	})
}

// Merge adds a record to this one, which as it was is kept for [Store.PutBack].
func (s *Store) Merge(data Data) error {
	return s.exchange(func(here Data) Data { return Merge(here, data) })
}

// Clear begins a new record. The old one is kept for [Store.PutBack].
func (s *Store) Clear() error { return s.Replace(Data{}) }

// Replaced returns the record that [Store.PutBack] would bring, if there is one
// that can be read.
func (s *Store) Replaced() (data Data, found bool) {
	text, found, err := s.keeper.Get(replacedKey)
	if err != nil || !found {
		return Data{}, false
	}
	data, err = decode(text)
	return data, err == nil
}

// PutBack brings the record again that was replaced last, and keeps the present
// one in its place, so that it undoes itself.
func (s *Store) PutBack() error {
	data, found := s.Replaced()
	if !found {
		return errors.New("there is nothing to put back")
	}
	return s.exchange(func(Data) Data { return data })
}

// exchange makes another record of this one, after it has kept this one. It may
// also write over a newer record, because the visitor has asked for it.
func (s *Store) exchange(other func(here Data) Data) error {
	_ = s.read()
	old := s.text
	if s.sealed == nil {
		var err error
		if old, err = encode(s.data); err != nil {
			return err
		}
	}
	before := *s
	s.data, s.pending, s.sealed = other(s.data), nil, nil
	if err := s.keeper.Set(replacedKey, old); err != nil {
		*s = before
		return fmt.Errorf("there is no room to keep what was here before (%w), so nothing was changed", err)
	}
	if err := s.write(); err != nil {
		*s = before
		return fmt.Errorf("it could not be saved (%w), so nothing was changed", err)
	}
	return nil
}

// Damaged returns the records that could not be read and were set aside.
func (s *Store) Damaged() (texts []string) {
	for i := range asides {
		if text, found, err := s.keeper.Get(damagedKeyOf(i)); found && err == nil {
			texts = append(texts, text)
		}
	}
	return texts
}

// Forget deletes what was replaced and what was set aside as damaged.
func (s *Store) Forget() error {
	err := s.keeper.Delete(replacedKey)
	for i := range asides {
		err = errors.Join(err, s.keeper.Delete(damagedKeyOf(i)))
	}
	return err
}
