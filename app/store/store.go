// Package store is the only one that keeps anything in the browser: one record,
// versioned, under one key. What cannot be read is set aside and reported, never
// overwritten; what cannot be written is reported, and the session goes on.
package store

import (
	"encoding/json"
	"fmt"
	"sync"
)

// The keys that the site uses in the browser's storage, which it may share with
// other sites of the same origin.
const (
	themeKey   = "catchup.theme" // "light" or "dark"; read before the first paint
	dataKey    = "catchup.data"
	damagedKey = "catchup.data.damaged"
)

// version is the version of [Data] that this program writes.
const version = 1

// Data is what is kept between visits.
type Data struct {
	Version int             `json:"version"`
	Play    Play            `json:"play"`
	Solved  map[string]bool `json:"solved,omitempty"` // by the puzzle's id
}

// Play is how the visitor last played.
type Play struct {
	Game     string `json:"game,omitempty"`     // the game in notation
	Opponent string `json:"opponent,omitempty"` // a bot's name; "" for a friend
	Second   bool   `json:"second,omitempty"`   // the visitor moves second
	Help     bool   `json:"help,omitempty"`     // show what every move is worth
	Chosen   bool   `json:"chosen,omitempty"`   // the visitor has chosen any of this
}

// Keeper keeps texts by key.
type Keeper interface {
	Get(key string) (value string, found bool, err error)
	Set(key, value string) error
}

// Store is the record of one visitor.
type Store struct {
	keeper Keeper
	data   Data
}

// Open reads the record from the keeper. The store is always usable; the error
// says, in words for the visitor, what could not be read.
func Open(keeper Keeper) (*Store, error) {
	s := &Store{keeper: keeper, data: Data{Version: version}}
	text, found, err := keeper.Get(dataKey)
	if err != nil {
		return s, fmt.Errorf("this browser does not let the page keep anything (%w): progress lasts until the page is closed", err)
	}
	if !found {
		return s, nil
	}
	data, err := decode(text)
	if err == nil {
		s.data = data
		return s, nil
	}
	if aside := keeper.Set(damagedKey, text); aside != nil {
		return s, fmt.Errorf("saved progress could not be read (%w), and not be set aside either (%v)", err, aside)
	}
	return s, fmt.Errorf("saved progress could not be read (%w): it is set aside, not deleted, and a new record begins", err)
}

// decode reads a record of any version up to this one.
func decode(text string) (Data, error) {
	var data Data
	if err := json.Unmarshal([]byte(text), &data); err != nil {
		return Data{}, err
	}
	if data.Version < 1 || data.Version > version {
		return Data{}, fmt.Errorf("it has version %d, this page reads up to %d", data.Version, version)
	}
	return data, nil
}

// Play returns how the visitor last played.
func (s *Store) Play() Play { return s.data.Play }

// Solved reports whether the puzzle with that id has been solved.
func (s *Store) Solved(id string) bool { return s.data.Solved[id] }

// SetPlay keeps how the visitor plays. The error is one for the visitor.
func (s *Store) SetPlay(play Play) error {
	s.data.Play = play
	return s.save()
}

// SetSolved keeps that the puzzle with that id has been solved.
func (s *Store) SetSolved(id string) error {
	if s.data.Solved == nil {
		s.data.Solved = map[string]bool{}
	}
	s.data.Solved[id] = true
	return s.save()
}

// SetTheme keeps the choice of "light" or "dark".
func (s *Store) SetTheme(theme string) error { return reported(s.keeper.Set(themeKey, theme)) }

func (s *Store) save() error {
	text, err := json.Marshal(s.data)
	if err != nil {
		return err
	}
	return reported(s.keeper.Set(dataKey, string(text)))
}

func reported(err error) error {
	if err == nil {
		return nil
	}
	return fmt.Errorf("progress could not be saved (%w): it lasts until the page is closed", err)
}

// Visitor returns the store of this browser, and what [Open] had to report of it.
func Visitor() (*Store, error) {
	visitor.open.Do(func() { visitor.store, visitor.err = Open(browser{}) })
	return visitor.store, visitor.err
}

var visitor struct {
	open  sync.Once
	store *Store
	err   error
}
