package store

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"strings"
)

// A wire reads the bytes of a code of kind A: the record without puzzles and days, as
// it is kept, and then these two, packed. A puzzle is the hash of its id, if the site
// that wrote it knew it. After an error there is nothing more to read.
type wire struct {
	bytes.Reader
	err     error
	ids     map[uint32]string // by their hashes; those that share one are not in it
	unknown int               // hashes that no id has
	day     int               // the last day, from which the next is counted
}

// readWire returns the record, and how many puzzles are not among the ids.
func readWire(body []byte, ids []string) (data Data, unknown int, err error) {
	w := &wire{ids: make(map[uint32]string, len(ids))}
	w.Reset(body)
	for _, id := range ids {
		h := fnv.New32a()
		h.Write([]byte(id))
		if _, shared := w.ids[h.Sum32()]; shared {
			id = ""
		}
		w.ids[h.Sum32()] = id
	}
	record, results, days := w.text(), w.results(), w.days()
	if w.Len() > 0 {
		w.fail()
	}
	if w.err != nil {
		return Data{}, 0, w.err
	}
	data, err = decode(record)
	data.Puzzles, data.Daily = results, days
	return data, w.unknown, err
}

// fail keeps the place of the first error, and ends the reading.
func (w *wire) fail() {
	if w.err == nil {
		w.err = fmt.Errorf("byte %d is not what belongs there", w.Size()-int64(w.Len())+1)
	}
	w.Reset(nil)
}

// raw is so many bytes, or none after an error.
func (w *wire) raw(length int) []byte {
	if length < 0 || length > w.Len() {
		w.fail()
		length = 0
	}
	b := make([]byte, length)
	_, _ = w.Read(b) // they are there
	return b
}

func (w *wire) number() int {
	n, err := binary.ReadUvarint(w)
	if err != nil {
		w.fail()
	}
	return int(n)
}

// count is the length of a list, of which every member takes a byte at least.
func (w *wire) count() int {
	n := w.number()
	if n < 0 || n > w.Len() {
		w.fail()
		return 0
	}
	return n
}

// head is one byte with facts, in its low bits, and a number if that is small enough
// for the rest; else the number follows.
func (w *wire) head(facts ...*bool) int {
	one, err := w.ReadByte()
	if err != nil {
		w.fail()
	}
	for i, fact := range facts {
		*fact = one>>i&1 == 1
	}
	if n := int(one) >> len(facts); n < 0xFF>>len(facts) {
		return n
	}
	return w.number()
}

// text is a text in UTF-8, or over the characters of games and dates.
func (w *wire) text() string {
	packed := false
	length := w.head(&packed)
	if packed {
		return w.symbols(length, "0123456789,-/:{}")
	}
	return strings.ToValidUTF8(string(w.raw(length)), "")
}

// symbols is a text of that length over at most sixteen symbols, two a byte.
func (w *wire) symbols(length int, symbols string) string {
	b := w.raw(length/2 + length%2)
	var text strings.Builder
	for i := range min(length, 2*len(b)) {
		symbol := int(b[i/2] >> (i % 2 * 4) & 15)
		if symbol >= len(symbols) {
			w.fail()
			return ""
		}
		text.WriteByte(symbols[symbol])
	}
	return text.String()
}

// id is a puzzle's, in full or as its hash. One that is unknown here is "".
func (w *wire) id(full bool) string {
	if full {
		return w.text()
	}
	var hash uint32
	if err := binary.Read(w, binary.BigEndian, &hash); err != nil {
		w.fail()
	}
	if w.ids[hash] == "" {
		w.unknown++
	}
	return w.ids[hash]
}

// date is a civil date, as the number of days since the last one if all months had
// 31; or any other text.
func (w *wire) date() string {
	var odd, back bool
	steps := w.head(&odd, &back)
	if odd {
		return w.text()
	}
	if back {
		steps = -steps
	}
	if w.day += steps; w.day < 0 || w.day >= 8000*12*31 {
		w.fail()
	}
	return fmt.Sprintf("%04d-%02d-%02d", 2000+w.day/(12*31), 1+w.day/31%12, 1+w.day%31)
}

// results go by the days of the first tries.
func (w *wire) results() Results {
	read := Results{}
	for range w.count() {
		day := w.date()
		for range w.count() {
			result, full := Result{Day: day}, false
			result.Hints = w.head(&result.Solved, &result.Failed, &result.Missed, &result.Proved, &full)
			if id := w.id(full); id != "" {
				read[id] = result
			}
		}
	}
	return read
}

func (w *wire) days() Days {
	read := Days{}
	for range w.count() {
		date, day := w.date(), DailyResult{}
		for i := range day.Boards {
			b, full, odd := &day.Boards[i], false, false
			tried := w.head(&b.Done, &b.Solved, &b.OnTime, &full, &odd)
			b.ID = w.id(full)
			if odd {
				b.Marks = w.text()
			} else {
				b.Marks = w.symbols(tried, "kdlxh")
			}
		}
		read[date] = day
	}
	return read
}
