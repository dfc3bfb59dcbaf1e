package store

import (
	"encoding/base64"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
)

// A code is the whole record as text to copy and paste. It begins with "CU" and a
// letter for its version; the rest is bytes in base64url: the record over a [wire]
// and its CRC-32. A puzzle of the catalogue takes five bytes: the facts of its
// result, and the hash of its id, which only a site with that puzzle can read.
const codePrefix = "CUA"

// Code writes the record as a code, for a site that knows the puzzles with these
// ids; other puzzles are written in full.
func Code(data Data, ids []string) string {
	w := &wire{writing: true, ids: newBook(ids)}
	w.record(&data)
	bytes := binary.BigEndian.AppendUint32(w.bytes, crc32.ChecksumIEEE(w.bytes))
	return codePrefix + base64.RawURLEncoding.EncodeToString(bytes)
}

// ReadCode reads a code, with or without the spaces and line breaks that it got on
// its way. Unknown is the number of puzzles that are not among the ids: their
// results are left out. The error says what is wrong and where.
func ReadCode(code string, ids []string) (data Data, unknown int, err error) {
	code = strings.Join(strings.Fields(code), "")
	text, found := strings.CutPrefix(code, codePrefix)
	switch {
	case found:
	case code == "":
		return data, 0, errors.New("there is nothing here yet: paste the whole code")
	case len(code) > len(codePrefix) && strings.HasPrefix(code, "CU"):
		return data, 0, fmt.Errorf("codes of kind %q are not known here: this one may come from a newer version of the site", code[2:3])
	default:
		return data, 0, fmt.Errorf("a code begins with %s, this text does not", codePrefix)
	}
	bytes, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if at := base64.CorruptInputError(0); errors.As(err, &at) && int(at) < len(text) {
		return data, 0, fmt.Errorf("character %d of the code, %q, is not one that codes have there", len(codePrefix)+int(at)+1, text[at:at+1])
	}
	if err != nil || len(bytes) < 4 {
		return data, 0, errors.New("the code is cut off: its end is missing")
	}
	body, sum := bytes[:len(bytes)-4], binary.BigEndian.Uint32(bytes[len(bytes)-4:])
	if crc32.ChecksumIEEE(body) != sum {
		return data, 0, fmt.Errorf("the code's %d characters do not fit together: some are missing, or changed", len(code))
	}
	w := &wire{bytes: body, ids: newBook(ids)}
	w.record(&data)
	if w.err == nil && w.at < len(body) {
		w.fail("there is more than a record")
	}
	if w.err != nil {
		return Data{}, 0, fmt.Errorf("the code holds no record: %w", w.err)
	}
	data.Version = version
	return data, w.unknown, nil
}

// record is everything that is kept.
func (w *wire) record(d *Data) {
	rated := d.Skill != Skill{}
	w.facts(&d.Play.Second, &d.Play.Help, &d.Play.Chosen, &d.Settings.KeysOff, &d.Streak.Skipped, &d.Backup.Asked, &rated)
	w.text(&d.Play.Game)
	w.text(&d.Play.Opponent)
	w.facts(&d.Play.Margin, &d.Play.Beside)
	w.text(&d.Play.Aids)
	w.text(&d.Play.ID)
	w.text(&d.Settings.Speed)
	w.date(&d.Backup.At)
	if rated {
		w.float(&d.Skill.Rating)
		w.float(&d.Skill.Deviation)
		w.float(&d.Skill.Volatility)
		w.number(&d.Skill.Games)
	}
	for i := range 9 {
		w.number(&d.Guesses[i/3][i%3])
	}
	w.streak(&d.Streak)
	w.results(&d.Puzzles)
	w.days(&d.Daily)
	w.games(&d.Games)
	w.rest(&d.rest)
}

func (w *wire) streak(s *Streak) {
	w.number(&s.Best)
	w.number(&s.Solved)
	length := len(s.Run)
	w.count(&length)
	var run []string
	for i := 0; i < length && w.err == nil; i++ {
		id := ""
		if w.writing {
			id = s.Run[i]
		}
		full := w.inFull(id)
		w.facts(&full)
		if w.id(&id, full); id != "" {
			run = append(run, id)
		}
	}
	s.Run = run
}

// results go by the days of the first tries.
func (w *wire) results(r *Results) {
	byDay := map[string][]string{}
	for id, result := range *r {
		byDay[result.Day] = append(byDay[result.Day], id)
	}
	days := slices.Sorted(maps.Keys(byDay))
	length := len(days)
	w.count(&length)
	read := Results{}
	for i := 0; i < length && w.err == nil; i++ {
		day := ""
		if w.writing {
			day = days[i]
		}
		ids := byDay[day]
		slices.Sort(ids)
		w.date(&day)
		number := len(ids)
		w.count(&number)
		for j := 0; j < number && w.err == nil; j++ {
			id := ""
			if w.writing {
				id = ids[j]
			}
			result := (*r)[id]
			full := w.inFull(id)
			w.head(&result.Hints, &result.Solved, &result.Failed, &result.Missed, &result.Proved, &full)
			if w.id(&id, full); id != "" {
				result.Day = day
				read[id] = result
			}
		}
	}
	if !w.writing && len(read) > 0 {
		*r = read
	}
}

func (w *wire) days(d *Days) {
	dates := slices.Sorted(maps.Keys(*d))
	length := len(dates)
	w.count(&length)
	read := Days{}
	for i := 0; i < length && w.err == nil; i++ {
		date := ""
		if w.writing {
			date = dates[i]
		}
		day := (*d)[date]
		w.date(&date)
		for j := range day.Boards {
			w.board(&day.Boards[j])
		}
		read[date] = day
	}
	if !w.writing && len(read) > 0 {
		*d = read
	}
}

// board is what was done on one board of a day.
func (w *wire) board(b *BoardResult) {
	const marks = "kdlxh"
	full, odd := w.inFull(b.ID), strings.Trim(b.Marks, marks) != ""
	tried := len(b.Marks)
	if odd {
		tried = 0
	}
	w.head(&tried, &b.Done, &b.Solved, &b.OnTime, &full, &odd)
	w.id(&b.ID, full)
	if odd {
		w.text(&b.Marks)
	} else {
		w.symbols(&b.Marks, tried, marks)
	}
}

func (w *wire) games(games *[]Kept) {
	length := len(*games)
	w.count(&length)
	if !w.writing && length > 0 {
		*games = make([]Kept, length)
	}
	for i := 0; i < length && w.err == nil; i++ {
		g := &(*games)[i]
		w.head(&g.Head, &g.Second, &g.Margin)
		w.text(&g.ID)
		w.text(&g.Game)
		w.text(&g.Opponent)
		w.date(&g.Day)
	}
}

// rest is what a later release has added to the record.
func (w *wire) rest(rest *fields) {
	names := slices.Sorted(maps.Keys(*rest))
	length := len(names)
	w.count(&length)
	read := fields{}
	for i := 0; i < length && w.err == nil; i++ {
		name := ""
		if w.writing {
			name = names[i]
		}
		value := string((*rest)[name])
		w.text(&name)
		w.text(&value)
		if _, known := known[strings.ToLower(name)]; known || !json.Valid([]byte(value)) {
			w.fail("this is no part of a record")
		}
		read[name] = []byte(value)
	}
	if !w.writing && len(read) > 0 {
		*rest = read
	}
}
