package store

import (
	"maps"
	"slices"
)

// version is the version of [Data] that this program writes.
const version = 2

// Data is what is kept between visits. Its zero value, but for the version, is a
// visitor who has never been here. What each part means stands with its type.
type Data struct {
	Version  int       `json:"version"`
	Play     Play      `json:"play,omitzero"`
	Settings Settings  `json:"settings,omitzero"`
	Puzzles  Results   `json:"puzzles,omitempty"` // by the puzzle's id
	Skill    Skill     `json:"skill,omitzero"`
	Daily    Days      `json:"daily,omitempty"` // by the date of the puzzle, "2026-11-21"
	Streak   Streak    `json:"streak,omitzero"`
	Guesses  [3][3]int `json:"guesses,omitzero"` // how often a position that was (loss, draw, win) was said to be (loss, draw, win)
	Games    []Kept    `json:"games,omitempty"`
	Learn    Learn     `json:"learn,omitzero"`
	Backup   Backup    `json:"backup,omitzero"`

	rest fields // what a later release of this version has added
}

// Settings are choices that hold on every page.
type Settings struct {
	KeysOff bool   `json:"keysOff,omitempty"` // single keys are not shortcuts
	Speed   string `json:"speed,omitempty"`   // how fast the computer's turn is shown: "", "slow", "fast" or "instant"
	Offset  int    `json:"offset,omitempty"`  // by how many points the puzzles of the training are to be above the visitor's rating
	Guess   int    `json:"guess,omitempty"`   // which level of "Is there a win?" is asked, from 0
}

// Backup says when the visitor last saved everything outside of the browser.
type Backup struct {
	At    string `json:"at,omitempty"`    // the civil date of the last export
	Asked bool   `json:"asked,omitempty"` // the browser was asked to keep the record
}

// clone returns a copy that shares nothing that can change.
func (d Data) clone() Data {
	d.Puzzles = maps.Clone(d.Puzzles)
	d.Daily = maps.Clone(d.Daily)
	d.Streak.Run = slices.Clone(d.Streak.Run)
	d.Games = slices.Clone(d.Games)
	d.Learn.Stars = maps.Clone(d.Learn.Stars)
	return d
}

// fill makes the maps that are nil, so that a change can write to them.
func (d *Data) fill() {
	if d.Puzzles == nil {
		d.Puzzles = Results{}
	}
	if d.Daily == nil {
		d.Daily = Days{}
	}
}
