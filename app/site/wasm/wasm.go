// Package wasm makes a program that Go compiled to WebAssembly smaller after it is linked.
// It changes what is in the program's memory at its start, which is its data section: how
// that is written down, and tables in it that only stack traces use. The code stays as it
// is.
package wasm

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// Sections of a program by their number in the file.
const (
	custom    = 0
	memories  = 5
	data      = 11
	dataCount = 12
)

// header begins every file: the name of the format and its version.
const header = "\x00asm\x01\x00\x00\x00"

// A section is a part of a program, as it stands in the file.
type section struct {
	kind byte
	body []byte
}

// Version is the version of Go whose programs are known here. To know another, compare
// what lines.go says of package runtime with its sources.
const Version = "go1.26"

// Shrink returns a program that does the same as one that Go's linker wrote, in fewer
// bytes. It fails if the program has anything in it by which it might not do the same, or
// if it is from another Version of Go.
func Shrink(file []byte) ([]byte, error) {
	all, err := sections(file)
	if err != nil {
		return nil, err
	}
	written := slices.IndexFunc(all, func(s section) bool { return s.kind == data })
	has := func(kind byte, text string) bool {
		return slices.ContainsFunc(all, func(s section) bool { return s.kind == kind && bytes.Contains(s.body, []byte(text)) })
	}
	switch {
	case written < 0:
		return nil, unknown("it has no data")
	case !has(memories, ""):
		return nil, unknown("its memory may not begin as zeros")
	case has(dataCount, ""):
		return nil, unknown("its code may read the segments")
	case !has(custom, Version+"."):
		return nil, unknown("it was not compiled by %s", Version)
	}
	memory, err := readData(all[written].body)
	if err != nil {
		return nil, err
	}
	if err := dropLines(memory); err != nil {
		return nil, err
	}
	all[written].body = writeData(memory)
	return assemble(all), nil
}

// ErrCut is for a file that ends too early or counts wrongly.
var ErrCut = errors.New("wasm: the file is cut or damaged")

// sections takes a file apart.
func sections(file []byte) ([]section, error) {
	if len(file) < len(header) || string(file[:len(header)]) != header {
		return nil, errors.New("wasm: this is no program, or of another version")
	}
	var all []section
	for in := (reader{rest: file[len(header):]}); len(in.rest) > 0; {
		kind := in.take(1)
		body := in.take(in.uint())
		if in.cut {
			return nil, ErrCut
		}
		all = append(all, section{kind[0], body})
	}
	return all, nil
}

// assemble is the inverse of sections.
func assemble(all []section) []byte {
	file := []byte(header)
	for _, s := range all {
		file = append(file, s.kind)
		file = binary.AppendUvarint(file, uint64(len(s.body)))
		file = append(file, s.body...)
	}
	return file
}

// A reader reads what a section consists of. After a mistake it is cut, and all that it
// reads is nothing.
type reader struct {
	rest []byte
	cut  bool
}

func (r *reader) take(n uint64) []byte {
	if n > uint64(len(r.rest)) {
		r.rest, r.cut = nil, true
		return []byte{0}[:min(n, 1)]
	}
	taken := r.rest[:n:n]
	r.rest = r.rest[n:]
	return taken
}

// uint reads an unsigned number of at most 32 bits.
func (r *reader) uint() uint64 {
	value, n := binary.Uvarint(r.rest)
	if n <= 0 || value > 1<<32-1 {
		r.rest, r.cut = nil, true
		return 0
	}
	r.rest = r.rest[n:]
	return value
}

// int reads a signed number of at most 32 bits.
func (r *reader) int() int64 {
	var value int64
	for shift := 0; shift < 35; shift += 7 {
		b := r.take(1)[0]
		value |= int64(b&0x7f) << shift
		if b < 0x80 {
			if b&0x40 != 0 {
				value |= -1 << (shift + 7)
			}
			return value
		}
	}
	r.rest, r.cut = nil, true
	return 0
}

// appendInt is the inverse of int.
func appendInt(out []byte, value int64) []byte {
	for value < -0x40 || value >= 0x40 {
		out = append(out, byte(value)|0x80)
		value >>= 7
	}
	return append(out, byte(value)&0x7f)
}

// unknown says why a program is left as it is.
func unknown(format string, args ...any) error {
	return fmt.Errorf("wasm: the program is not laid out as is known here: "+format, args...)
}
