package store

import (
	"encoding/base64"
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
	"maps"
	"slices"
	"strings"
)

// A code is the whole record as text to copy and paste. It begins with "CU" and a
// letter for its kind; the rest is bytes in base64url, the last four of them a
// CRC-32. Over a [wire] go the record without puzzles and days, as it is kept, and
// then these two, packed: a puzzle of the catalogue takes five bytes, the facts of
// its result and the hash of its id, which only a site with that puzzle can read.
const codePrefix = "CUA"

// Code writes the record as a code, for a site that knows the puzzles with these
// ids; other puzzles are written in full.
func Code(data Data, ids []string) (string, error) {
	small := data
	small.Puzzles, small.Daily = nil, nil
	text, err := encode(small)
	if err != nil {
		return "", err
	}
	w := &wire{writing: true, ids: newBook(ids)}
	w.text(&text)
	w.results(&data.Puzzles)
	w.days(&data.Daily)
	return seal(w.bytes), nil
}

// seal writes bytes, with their checksum, as a code.
func seal(bytes []byte) string {
	bytes = binary.BigEndian.AppendUint32(bytes, crc32.ChecksumIEEE(bytes))
	return codePrefix + base64.RawURLEncoding.EncodeToString(bytes)
}

// unseal returns the bytes of a code. The error says what is wrong and where.
func unseal(code string) ([]byte, error) {
	code = strings.Join(strings.Fields(code), "")
	text, found := strings.CutPrefix(code, codePrefix)
	switch {
	case found:
	case code == "":
		return nil, errors.New("there is nothing here yet: paste the whole code")
	case len(code) > len(codePrefix) && strings.HasPrefix(code, "CU"):
		return nil, fmt.Errorf("codes of kind %q are not known here: this one may come from a newer version of the site", code[2:3])
	default:
		return nil, fmt.Errorf("a code begins with %s, this text does not", codePrefix)
	}
	bytes, err := base64.RawURLEncoding.Strict().DecodeString(text)
	if at := base64.CorruptInputError(0); errors.As(err, &at) && int(at) < len(text)-1 {
		return nil, fmt.Errorf("character %d of the code, %q, is not one that codes have", len(codePrefix)+int(at)+1, text[at:at+1])
	}
	if err != nil || len(bytes) < 4 {
		return nil, errors.New("the code is cut off: its end is missing")
	}
	body, sum := bytes[:len(bytes)-4], binary.BigEndian.Uint32(bytes[len(bytes)-4:])
	if crc32.ChecksumIEEE(body) != sum {
		return nil, fmt.Errorf("the code's %d characters do not fit together: some are missing, or changed", len(code))
	}
	return body, nil
}

// ReadCode reads a code, with or without the spaces and line breaks that it got on
// its way. Unknown is the number of puzzles that are not among the ids: their
// results are left out. The error says what is wrong and where.
func ReadCode(code string, ids []string) (data Data, unknown int, err error) {
	body, err := unseal(code)
	if err != nil {
		return Data{}, 0, err
	}
	w := &wire{bytes: body, ids: newBook(ids)}
	var record string
	var results Results
	var days Days
	w.text(&record)
	w.results(&results)
	w.days(&days)
	if w.err == nil && w.at < len(body) {
		w.fail("there is more than a record")
	}
	if w.err == nil {
		data, w.err = decode(record)
	}
	if w.err != nil {
		return Data{}, 0, fmt.Errorf("the code holds no record: %w", w.err)
	}
	data.Puzzles, data.Daily = results, days
	return data, w.unknown, nil
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
