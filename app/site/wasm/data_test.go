package wasm

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"
	"testing"
)

// small is a program with a table of one function, as short as can be.
func small() []section {
	const at = 0x1000
	words := func(numbers ...uint64) (out []byte) {
		for _, n := range numbers {
			out = binary.LittleEndian.AppendUint64(out, n)
		}
		return out
	}
	parts := [][]byte{[]byte("main.main\x00"), make([]byte, 4), []byte("main.go\x00"), {0, 2, 1, 0, 2, 3, 0}, make([]byte, 16+recordSize+4*4)}
	records := parts[4]
	put(records, 4, 16)
	for field, value := range map[int]uint32{recordStack: 1, recordFile: 4, recordLine: 4, recordPCData: 4, recordStart: 7} {
		put(records, 16+field, value)
	}
	put(records, 16+recordSize+4*pcdataArgsLive, 4)
	header, module := words(1, 1, 0), words(at)
	table := []byte{}
	for i, part := range parts {
		from := uint64(headerWords*word + len(table))
		length := uint64(len(part) / elementSizes[i])
		header = append(header, words(from)...)
		module = append(module, words(at+from, length, length)...)
		table = append(table, part...)
	}
	module = append(module, words(binary.LittleEndian.Uint64(module[13*word:]), 2, 2)...)
	memory := make([]byte, at, 2*at)
	copy(memory[8:], "hello")
	memory = slices.Concat(memory, []byte(magic), header, table)
	memory = append(memory, make([]byte, word-len(memory)%word)...)
	memory = append(append(memory, module...), "the end"...)
	return []section{{memories, []byte{1, 0, 1}}, {data, writeData(memory)}, {custom, []byte("\x02Go" + Version + ".0")}}
}

func TestShrinkDropsLines(t *testing.T) {
	program := assemble(small())
	shrunk, err := Shrink(program)
	if err != nil {
		t.Fatal(err)
	}
	was, err := findTable(memoryOf(t, program))
	if err != nil {
		t.Fatal(err)
	}
	is, err := findTable(memoryOf(t, shrunk))
	if err != nil {
		t.Fatal(err)
	}
	if want := []byte{0, 2, 1, 0, 0, 0, 0}; !bytes.Equal(is.values, want) || bytes.Equal(was.values, want) {
		t.Errorf("values were %v and are %v, want %v", was.values, is.values, want)
	}
	if strings.Contains(string(shrunk), "main.go") || !strings.Contains(string(shrunk), "main.main") {
		t.Error("want the functions' names and not the files'")
	}
}

// What is not known is left alone.
func TestShrinkRefuses(t *testing.T) {
	segment := func(bytes ...byte) func([]section) []section {
		return func(s []section) []section { s[1].body = bytes; return s }
	}
	for name, change := range map[string]func([]section) []section{
		"imported memory":    func(s []section) []section { return s[1:] },
		"no data":            func(s []section) []section { return s[:1] },
		"another Go":         func(s []section) []section { s[2].body = []byte("go1.25.1"); return s },
		"read segments":      func(s []section) []section { return append(s, section{dataCount, []byte{1}}) },
		"passive segment":    segment(1, 1, 1, 'a'),
		"memory by number":   segment(1, 2, 0, constant, 8, end, 1, 'a'),
		"address of global":  segment(1, 0, 0x23, 0, end, 1, 'a'),
		"sum as address":     segment(1, 0, constant, 8, constant, 1, 0x6a, end, 1, 'a'),
		"negative address":   segment(1, 0, constant, 0x7f, end, 1, 'a'),
		"cut segment":        segment(1, 0, constant, 8, end, 2, 'a'),
		"more than segments": segment(1, 0, constant, 8, end, 1, 'a', 0),
		"no table":           segment(1, 0, constant, 8, end, 1, 'a'),
	} {
		if _, err := Shrink(assemble(change(small()))); err == nil {
			t.Errorf("%s: it is shrunk", name)
		}
	}
	program := assemble(small())
	for n := range program {
		if _, err := Shrink(program[:n]); err == nil {
			t.Errorf("it is shrunk without all but its first %d bytes", n)
		}
	}
}

func TestNumbers(t *testing.T) {
	for _, want := range []int64{0, 1, -1, 0x3f, 0x40, -0x40, -0x41, 1 << 20, 1<<31 - 1, -1 << 31} {
		in := reader{rest: appendInt(nil, want)}
		if got := in.int(); got != want || in.cut || len(in.rest) > 0 {
			t.Errorf("%d is read as %d", want, got)
		}
	}
}

// A memory written as segments is read as the same memory.
func FuzzData(f *testing.F) {
	f.Add([]byte{}, 0)
	f.Add([]byte("a\x00b"), zeros)
	f.Add([]byte{0, 0, 1}, 3*zeros)
	f.Fuzz(func(t *testing.T, memory []byte, gap int) {
		memory = slices.Concat(memory, make([]byte, gap&0xfff), memory)
		got, err := readData(writeData(memory))
		if err != nil {
			t.Fatal(err)
		}
		if want := bytes.TrimRight(memory, "\x00"); !bytes.Equal(got, want) {
			t.Errorf("%v is read as %v", want, got)
		}
	})
}

// No file, however damaged, ends the build with a panic.
func FuzzShrink(f *testing.F) {
	f.Add(assemble(small()))
	f.Fuzz(func(t *testing.T, file []byte) {
		shrunk, err := Shrink(file)
		if err != nil {
			return
		}
		again, err := Shrink(shrunk)
		if err != nil || !bytes.Equal(again, shrunk) {
			t.Errorf("shrunk twice it is another: %v", err)
		}
	})
}
