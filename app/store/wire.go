package store

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"strings"
	"unicode/utf8"
)

// A wire writes values to bytes or reads them from there: what goes over it is
// described once, for both directions. Its methods take pointers, which they read
// when writing and set when reading. After an error they do nothing.
type wire struct {
	writing bool
	bytes   []byte
	at      int // the next byte to read
	err     error
	ids     book
	unknown int // ids read that no book has
	day     int // the last day, from which the next is counted
}

// book holds puzzles' ids by their hashes; those that share one are not in it.
type book map[uint32]string

func newBook(ids []string) book {
	b := make(book, len(ids))
	for _, id := range ids {
		h := hash(id)
		if _, shared := b[h]; shared {
			id = ""
		}
		b[h] = id
	}
	return b
}

func hash(id string) uint32 {
	h := fnv.New32a()
	h.Write([]byte(id))
	return h.Sum32()
}

// fail keeps the first error, with the place of it.
func (w *wire) fail(what string) {
	if w.err == nil {
		w.err = fmt.Errorf("byte %d: %s", w.at+1, what)
	}
}

// raw is length bytes.
func (w *wire) raw(b *[]byte, length int) {
	switch {
	case w.err != nil:
	case w.writing:
		w.bytes = append(w.bytes, *b...)
	case length < 0 || length > len(w.bytes)-w.at:
		w.fail("it ends in the middle")
	default:
		*b = w.bytes[w.at : w.at+length]
		w.at += length
	}
}

// number is any int; small ones that are not negative take one byte.
func (w *wire) number(n *int) {
	if w.writing {
		w.bytes = binary.AppendUvarint(w.bytes, uint64(*n))
		return
	}
	if w.err != nil {
		return
	}
	value, size := binary.Uvarint(w.bytes[w.at:])
	if size <= 0 {
		w.fail("expected a number")
		return
	}
	w.at += size
	*n = int(value)
}

// count is the length of a list, of which every member takes a byte at least.
func (w *wire) count(n *int) {
	w.number(n)
	if !w.writing && w.err == nil && (*n < 0 || *n > len(w.bytes)-w.at) {
		w.fail("it ends before the list does")
		*n = 0
	}
}

// head is one byte with facts, in its low bits, and a number if it is small
// enough for the rest; else that follows.
func (w *wire) head(n *int, facts ...*bool) {
	one := []byte{0}
	most := 0xFF >> len(facts)
	if w.writing {
		for i, fact := range facts {
			if *fact {
				one[0] |= 1 << i
			}
		}
		small := *n
		if small < 0 || small > most {
			small = most
		}
		one[0] |= byte(small << len(facts))
	}
	w.raw(&one, 1)
	if w.err != nil {
		return
	}
	if !w.writing {
		for i, fact := range facts {
			*fact = one[0]>>i&1 == 1
		}
		*n = int(one[0] >> len(facts))
	}
	if int(one[0])>>len(facts) == most {
		w.number(n)
	}
}

// notation has the characters of games and dates, two of which fit in a byte.
const notation = "0123456789,-/:{}"

// text is a text in UTF-8, or in half as many bytes if it is one of notation.
func (w *wire) text(s *string) {
	packed := strings.Trim(*s, notation) == ""
	length := len(*s)
	w.head(&length, &packed)
	if w.err != nil {
		return
	}
	if packed {
		w.symbols(s, length, notation)
		return
	}
	b := []byte(*s)
	w.raw(&b, length)
	if !utf8.Valid(b) {
		w.fail("this is not UTF-8")
		return
	}
	*s = string(b)
}

// symbols is a text of that length over at most sixteen symbols, two a byte.
func (w *wire) symbols(s *string, length int, symbols string) {
	var b []byte
	if w.writing {
		for i := 0; i < length; i += 2 {
			pair := strings.IndexByte(symbols, (*s)[i])
			if i+1 < length {
				pair |= strings.IndexByte(symbols, (*s)[i+1]) << 4
			}
			b = append(b, byte(pair))
		}
	}
	w.raw(&b, length/2+length%2)
	if w.writing || w.err != nil {
		return
	}
	var text strings.Builder
	for i := range length {
		symbol := int(b[i/2] >> (i % 2 * 4) & 15)
		if symbol >= len(symbols) {
			w.fail("there is no such letter")
			return
		}
		text.WriteByte(symbols[symbol])
	}
	*s = text.String()
}

// inFull reports whether an id must be written in full, because the book does not
// have it.
func (w *wire) inFull(id string) bool { return id == "" || w.ids[hash(id)] != id }

// id is a puzzle's, in full or as its hash. One that is unknown here is "".
func (w *wire) id(id *string, full bool) {
	if full {
		w.text(id)
		return
	}
	b := binary.BigEndian.AppendUint32(nil, hash(*id))
	w.raw(&b, 4)
	if w.writing || w.err != nil {
		return
	}
	if *id = w.ids[binary.BigEndian.Uint32(b)]; *id == "" {
		w.unknown++
	}
}

// date is a civil date, as the number of days since the last one if all months
// had 31; or any other text.
func (w *wire) date(date *string) {
	day, isDate := serial(*date)
	steps, back := day-w.day, day < w.day
	if back {
		steps = -steps
	}
	odd := !isDate
	if odd {
		steps, back = 0, false
	}
	w.head(&steps, &odd, &back)
	if odd {
		w.text(date)
		return
	}
	if back {
		steps = -steps
	}
	w.day += steps
	if !w.writing && w.err == nil {
		*date = civil(w.day)
		if again, ok := serial(*date); !ok || again != w.day {
			w.fail("there is no such day")
		}
	}
}

// serial numbers the days from the year 2000 on, and reports whether the text
// looks like a date.
func serial(date string) (day int, ok bool) {
	var y, m, d int
	if len(date) != 10 {
		return 0, false
	}
	for i, digit := range []byte(date) {
		switch {
		case i == 4 || i == 7:
		case digit < '0' || digit > '9':
			return 0, false
		case i < 4:
			y = 10*y + int(digit-'0')
		case i < 7:
			m = 10*m + int(digit-'0')
		default:
			d = 10*d + int(digit-'0')
		}
	}
	day = (y-2000)*12*31 + (m-1)*31 + d - 1
	return day, y >= 2000 && civil(day) == date
}

// civil is the inverse of [serial].
func civil(day int) string {
	return fmt.Sprintf("%04d-%02d-%02d", 2000+day/(12*31), 1+day/31%12, 1+day%31)
}
