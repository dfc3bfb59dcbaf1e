// Package backup is the page on which visitors see what is kept of them, save a
// copy of it, bring one back, and delete it.
package backup

import (
	"strconv"
	"strings"

	"catchup/app/store"
)

// Open is what the page has open: one thing at a time.
type Open uint8

const (
	Nothing  Open = iota
	Coding        // the code of the record is shown
	Offering      // a copy was read, and waits to be brought back
	Deleting      // everything is deleted at the second press
)

// Part is a part of the page that can have something to say.
type Part uint8

const (
	Keeping  Part = iota // what is kept
	Saving               // a copy
	Reading              // a copy
	Aside                // what was set aside
	Keys                 // as shortcuts
	Deletion             // of everything
)

// Offer is a copy that was read and not brought back yet.
type Offer struct {
	From    string // "The file catch-up.json" or "The code"
	Data    store.Data
	Unknown int // puzzles of an old code that this version of the site does not know
}

// Desk is the state of the page, but for what the store has.
type Desk struct {
	Open    Open
	Code    string // while Coding
	Offer   Offer  // while Offering
	Typed   string // what stands in the field for a code
	Problem string // why a copy could not be read

	said Part
	note string
}

// Say leaves a note in a part of the page; one elsewhere goes.
func (d *Desk) Say(part Part, note string) { d.said, d.note = part, note }

// Note returns what a part of the page has to say, or "".
func (d *Desk) Note(part Part) string {
	if d.said != part {
		return ""
	}
	return d.note
}

// Close ends what is open.
func (d *Desk) Close() { *d = Desk{Typed: d.Typed} }

// ShowCode shows the record as a code.
func (d *Desk) ShowCode(code string) {
	d.Close()
	d.Open, d.Code = Coding, code
}

// ReadFile reads a file that was picked, and offers what it holds.
func (d *Desk) ReadFile(name, text string) {
	data, err := store.ReadFile(text)
	d.offer(Offer{From: "The file " + name, Data: data}, err)
}

// ReadCode reads the code that was typed, on a site with the puzzles of these ids,
// and offers what it holds.
func (d *Desk) ReadCode(ids []string) {
	data, unknown, err := store.ReadCode(d.Typed, ids)
	d.offer(Offer{From: "The code", Data: data, Unknown: unknown}, err)
}

func (d *Desk) offer(offer Offer, err error) {
	d.Close()
	if err != nil {
		d.Problem = err.Error()
		return
	}
	d.Open, d.Offer = Offering, offer
	d.Say(Reading, offer.From+" can be read. Nothing is changed yet.")
}

// Delete is pressed, for the first time or for the second, which it reports.
func (d *Desk) Delete() (sure bool) {
	sure = d.Open == Deleting
	d.Close()
	if !sure {
		d.Open = Deleting
	}
	return sure
}

// row is a line of what a record holds.
type row struct{ name, value string }

// rows says what a record holds.
func rows(s store.Summary) []row {
	rating := "not yet"
	if s.Rated > 0 {
		rating = strconv.Itoa(s.Rating)
	}
	return []row{
		{"Puzzles solved", strconv.Itoa(s.Solved)},
		{"Puzzles tried", strconv.Itoa(s.Tried)},
		{"Misses to repeat", strconv.Itoa(s.Missed)},
		{"Days with a daily", strconv.Itoa(s.Days)},
		{"Rating", rating},
		{"Best streak", strconv.Itoa(s.Streak)},
		{"Games kept", strconv.Itoa(s.Games)},
		{"Stars of the course", strconv.Itoa(s.Stars)},
	}
}

// size writes a number of bytes.
func size(bytes int) string {
	if bytes < 1000 {
		return strconv.Itoa(bytes) + " bytes"
	}
	kilobytes := strconv.FormatFloat(float64(bytes)/1000, 'f', 1, 64)
	return strings.TrimSuffix(kilobytes, ".0") + " kB"
}
