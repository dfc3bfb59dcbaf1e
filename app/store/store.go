// Package store is the only one that keeps anything in the browser: one record,
// versioned, under one key. What cannot be read is set aside and reported, never
// overwritten; what cannot be written is reported, and the session goes on. Tabs
// share the record: each reads it again before it changes it.
package store

import (
	"errors"
	"fmt"
	"strconv"
	"sync"
)

// The keys that the site uses in the browser's storage, which it may share with
// other sites of the same origin.
const (
	themeKey    = "catchup.theme" // "light" or "dark"; read before the first paint
	dataKey     = "catchup.data"
	damagedKey  = "catchup.data.damaged"  // and with ".2" to ".9", should it happen again
	replacedKey = "catchup.data.replaced" // what another record was put in the place of
)

// Keeper keeps texts by key.
type Keeper interface {
	Get(key string) (value string, found bool, err error)
	Set(key, value string) error
	Delete(key string) error
	// Watch calls hear when somebody else, such as another tab, has changed the
	// text of the key, until stop is called.
	Watch(key string, hear func()) (stop func())
	// AskPromise asks for the promise not to delete anything.
	AskPromise()
}

// Store is the record of one visitor.
type Store struct {
	keeper  Keeper
	data    Data          // what the visitor has: what is stored, and what is pending
	text    string        // what was stored when it was last read or written
	found   bool          // whether anything was
	sealed  error         // why what is stored must not be written over, or nil
	pending []func(*Data) // the changes that could not be written
}

// Open reads the record from the keeper. The store is always usable; the error
// says, in words for the visitor, what could not be read.
func Open(keeper Keeper) (*Store, error) {
	s := &Store{keeper: keeper, data: Data{Version: version}}
	return s, s.read()
}

// Data returns what is kept, with what other tabs have written. It costs reading
// the stored text, so call it once and not in a loop. What is returned is only for
// reading.
func (s *Store) Data() Data {
	_ = s.read() // reported by Update, as soon as something is to be kept
	return s.data
}

// Update changes the record and keeps it. The change is made to what is stored
// now, so that nothing is lost that another tab has written; its maps are never
// nil. If what is stored changes before the change could be written, it is made
// again, so it must do nothing else. The error is one for the visitor; in memory
// the change is there in any case.
func (s *Store) Update(change func(*Data)) error {
	readErr := s.read()
	s.change(change)
	s.pending = append(s.pending, change)
	ask := !s.data.Backup.Asked && s.data.worthKeeping()
	s.data.Backup.Asked = s.data.Backup.Asked || ask
	if err := s.write(); err != nil {
		return fmt.Errorf("progress could not be saved (%w): it lasts until the page is closed", err)
	}
	if ask {
		s.keeper.AskPromise()
	}
	return readErr
}

// Watch calls hear whenever another tab has changed the record, until stop is
// called.
func (s *Store) Watch(hear func()) (stop func()) { return s.keeper.Watch(dataKey, hear) }

// read brings the record up to date with what is stored.
func (s *Store) read() error {
	text, found, err := s.keeper.Get(dataKey)
	if err != nil {
		return fmt.Errorf("this browser does not let the page keep anything (%w): progress lasts until the page is closed", err)
	}
	if text == s.text && found == s.found {
		return nil
	}
	s.text, s.found, s.sealed = text, found, nil
	data := Data{Version: version}
	if found {
		data, err = decode(text)
	}
	if newer := (*NewerError)(nil); errors.As(err, &newer) {
		s.sealed = err
		return fmt.Errorf("saved progress was written by a newer version of this site (%w): it is left as it is. Reload the page to get that version; until then progress lasts until the page is closed", err)
	}
	if err != nil {
		return s.setAside(err)
	}
	s.data = data
	for _, change := range s.pending {
		s.change(change)
	}
	return nil
}

// setAside keeps a text that cannot be read, for the reason why, under another
// key, before it is written over.
func (s *Store) setAside(why error) error {
	if err := s.keepAside(); err != nil {
		s.sealed = err
		return fmt.Errorf("saved progress could not be read (%w), and not be set aside either (%v): progress lasts until the page is closed", why, err)
	}
	return fmt.Errorf("saved progress could not be read (%w): it is set aside, not deleted, and a new record begins", why)
}

// asides is how many damaged records are set aside, each under a key of its own.
const asides = 9

func damagedKeyOf(i int) string {
	if i == 0 {
		return damagedKey
	}
	return damagedKey + "." + strconv.Itoa(i+1)
}

// keepAside keeps what is stored under the first key where nothing else is.
func (s *Store) keepAside() error {
	for i := range asides {
		have, found, err := s.keeper.Get(damagedKeyOf(i))
		if err != nil {
			return err
		}
		if !found || have == s.text {
			return s.keeper.Set(damagedKeyOf(i), s.text)
		}
	}
	return errors.New("too many are there already")
}

// change changes a copy, because what [Store.Data] returned stays as it was.
func (s *Store) change(change func(*Data)) {
	data := s.data.clone()
	data.fill()
	change(&data)
	data.Version = version
	s.data = data
}

// write stores the record, and nothing is pending any more.
func (s *Store) write() error {
	if s.sealed != nil {
		return s.sealed
	}
	text, err := encode(s.data)
	if err != nil {
		return err
	}
	if err := s.keeper.Set(dataKey, text); err != nil {
		return err
	}
	s.text, s.found, s.pending = text, true, nil
	return nil
}

// Play returns how the visitor last played.
func (s *Store) Play() Play { return s.Data().Play }

// SetTheme keeps the choice of "light" or "dark".
func (s *Store) SetTheme(theme string) error { return s.keeper.Set(themeKey, theme) }

var opened = sync.OnceValues(func() (*Store, error) { return Open(localStorage{}) })

// Record returns the record of the visitor, which this browser keeps.
func Record() *Store {
	record, _ := opened()
	return record
}

// Unread returns what could not be read of the [Record], in words for the visitor.
func Unread() error {
	_, err := opened()
	return err
}
