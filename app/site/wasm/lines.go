package wasm

import (
	"bytes"
	"encoding/binary"
)

// The table of functions that Go's linker puts into every program, as package runtime
// of Go 1.26 declares it (pcHeader, moduledata and functab in symtab.go, _func in
// runtime2.go), in this order, all numbers little-endian:
//
//	header    a magic number, how many functions, where the other parts begin
//	names     of functions
//	units     for each compiled package, where the names of its files are
//	files     these names
//	values    for a function and a purpose, what holds at which instruction
//	records   for each function its entry and where its record is; then the records
//
// The garbage collector, recover and growing stacks read most of it. The file and the
// line of an instruction, and where arguments are, is only for the text of a trace, and
// where a goroutine may be stopped only for systems with signals: these are dropped
// here, each by the number that says that there is none. A trace still names the
// functions.
const (
	magic = "\xf1\xff\xff\xff\x00\x00\x01\x08" // since Go 1.20; steps of 1 byte, pointers of 8
	word  = 8

	// Words of the header.
	headerFuncs, headerParts, headerWords = 1, 4, 9

	// Words of the runtime's record of the whole program: a pointer to the header, and a
	// slice for each part, the last of which has two, of bytes and of functions.
	moduleParts, moduleFuncs, moduleWords = 1, 16, 19

	// Bytes of a function's record, which its lists of pcdata and funcdata follow.
	recordStack, recordFile, recordLine, recordPCData, recordUnit, recordStart, recordFuncData, recordSize = 16, 20, 24, 28, 32, 36, 43, 44

	// Purposes: places in the lists. Another Go may have more of them.
	pcdataStop, pcdataArgsLive, pcdataMost              = 0, 3, 5
	funcdataArgs, funcdataArgsLive, funcdataMost, never = 5, 6, 8, 1<<32 - 1
)

// elementSizes are the sizes of what the slices of the parts consist of.
var elementSizes = [...]int{1, 4, 1, 1, 1}

// dropLines overwrites with zeros what only the text of a trace needs.
func dropLines(memory []byte) error {
	t, err := findTable(memory)
	if err != nil {
		return err
	}
	needed := make([]bool, len(t.values))
	for i := range t.funcs {
		record, err := t.record(i)
		if err != nil {
			return err
		}
		pcdata := get(record, recordPCData)
		for _, at := range []int{recordFile, recordLine, recordUnit, recordStart} {
			put(record, at, 0)
		}
		for _, purpose := range []int{pcdataStop, pcdataArgsLive} {
			if purpose < pcdata {
				put(record, recordSize+4*purpose, 0)
			}
		}
		for _, purpose := range []int{funcdataArgs, funcdataArgsLive} {
			if purpose < int(record[recordFuncData]) {
				put(record, recordSize+4*(pcdata+purpose), never)
			}
		}
		lists := []int{get(record, recordStack)}
		for purpose := range pcdata {
			lists = append(lists, get(record, recordSize+4*purpose))
		}
		for _, at := range lists {
			if err := t.need(needed, at); err != nil {
				return err
			}
		}
	}
	for at, needed := range needed {
		if !needed {
			t.values[at] = 0
		}
	}
	clear(t.files)
	return nil
}

func get(b []byte, at int) int { return int(binary.LittleEndian.Uint32(b[at:])) }

func put(b []byte, at int, value uint32) { binary.LittleEndian.PutUint32(b[at:], value) }

// A table is the table of functions in a memory.
type table struct {
	funcs   int
	files   []byte // with units
	values  []byte
	records []byte
}

// findTable finds the one table in a memory.
func findTable(memory []byte) (table, error) {
	var found []table
	for at := range positions(memory, []byte(magic)) {
		if t, ok := tableAt(memory, at); ok {
			found = append(found, t)
		}
	}
	if len(found) != 1 {
		return table{}, unknown("it has %d tables of functions", len(found))
	}
	return found[0], nil
}

// positions yields where a memory has a word, or words.
func positions(memory, words []byte) func(func(int) bool) {
	return func(yield func(int) bool) {
		for at := 0; at < len(memory); at += word {
			next := bytes.Index(memory[at:], words)
			if next < 0 {
				return
			}
			at += next
			if at%word > 0 {
				at -= at % word
			} else if !yield(at) {
				return
			}
		}
	}
}

// tableAt returns the table whose header is at an address, if there is a record of the
// program that says the same of it as the header.
func tableAt(memory []byte, at int) (table, bool) {
	header, ok := numbers(memory, at, headerWords)
	if !ok {
		return table{}, false
	}
	for from := range positions(memory, binary.LittleEndian.AppendUint64(nil, uint64(at))) {
		module, ok := numbers(memory, from, moduleWords)
		if !ok || module[moduleFuncs] != at+header[headerWords-1] || module[moduleFuncs+1] != header[headerFuncs]+1 {
			continue
		}
		// From the last part to the first, each ends before the next begins.
		parts, end := [len(elementSizes)][]byte{}, len(memory)
		for i := len(parts) - 1; i >= 0 && ok; i-- {
			begin, size := at+header[headerParts+i], module[moduleParts+3*i+1]*elementSizes[i]
			ok = begin == module[moduleParts+3*i] && begin+size <= end
			if ok {
				parts[i], end = memory[begin:begin+size], begin
			}
		}
		if records := parts[len(parts)-1]; ok && 8*module[moduleFuncs+1] <= len(records) {
			files := memory[at+header[headerParts+1] : at+header[headerParts+3]]
			return table{header[headerFuncs], files, parts[3], records}, true
		}
	}
	return table{}, false
}

// numbers reads n words that are lengths, addresses or distances in memory; larger ones
// become -1, and make nothing fit.
func numbers(memory []byte, at, n int) ([]int, bool) {
	if at+n*word > len(memory) {
		return nil, false
	}
	read := make([]int, n)
	for i := range read {
		if read[i] = -1; binary.LittleEndian.Uint64(memory[at+i*word:]) <= uint64(len(memory)) {
			read[i] = int(binary.LittleEndian.Uint64(memory[at+i*word:]))
		}
	}
	return read, true
}

// record returns the record of a function, with its lists.
func (t table) record(i int) ([]byte, error) {
	entry := t.records[8*i:]
	at := get(entry, 4)
	if at+recordSize > len(t.records) {
		return nil, unknown("the record of a function is missing")
	}
	record := t.records[at:]
	pcdata, funcdata := get(record, recordPCData), int(record[recordFuncData])
	size := recordSize + 4*(pcdata+funcdata)
	if get(record, 0) != get(entry, 0) || pcdata > pcdataMost || funcdata > funcdataMost || size > len(record) {
		return nil, unknown("the record of a function has %d pcdata and %d funcdata", pcdata, funcdata)
	}
	return record[:size], nil
}

// need marks the bytes of the list of values at an address: pairs of numbers, up to a
// zero that is not the list's first.
func (t table) need(needed []bool, at int) error {
	if at == 0 {
		return nil
	}
	for first := true; at < len(t.values); first = false {
		if t.values[at] == 0 && !first {
			needed[at] = true
			return nil
		}
		for range 2 {
			for more := true; more && at < len(t.values); at++ {
				more, needed[at] = t.values[at] >= 0x80, true
			}
		}
	}
	return unknown("a list of values does not end")
}
